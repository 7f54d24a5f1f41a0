"""The rules of Alsós and Alcalde: what may be done, what it leads to, and what it is worth.

Standard library only; no screen, clock, file or network. A state is a value, an event is the only way on.
"""
