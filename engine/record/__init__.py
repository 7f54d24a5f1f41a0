"""What a worked example records, how it is replayed step by step, and what it comes to."""

from engine.record.decisions import Decision, coming_decision, decision_of
from engine.record.replaying import replay, result, result_of
from engine.record.tokens import find_event, token
from engine.record.values import Body, Event, Example, Position, Replay, Step

__all__ = [
    "Body",
    "Decision",
    "Event",
    "Example",
    "Position",
    "Replay",
    "Step",
    "coming_decision",
    "decision_of",
    "find_event",
    "replay",
    "result",
    "result_of",
    "token",
]
