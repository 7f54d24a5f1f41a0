"""How prose writes a small number: "douze", "doce"."""

from __future__ import annotations

from widgets.i18n import Translator

MOST_IN_WORDS = 20
"""From two to that many, prose writes numbers in words; one would have to agree with what it counts."""


def number_word(value: int, _: Translator) -> str:
    """The word for a number from two to `MOST_IN_WORDS`; raises LookupError for any other."""
    words = {
        2: _.sense("a number in a sentence", "two"),
        3: _.sense("a number in a sentence", "three"),
        4: _.sense("a number in a sentence", "four"),
        5: _.sense("a number in a sentence", "five"),
        6: _.sense("a number in a sentence", "six"),
        7: _.sense("a number in a sentence", "seven"),
        8: _.sense("a number in a sentence", "eight"),
        9: _.sense("a number in a sentence", "nine"),
        10: _.sense("a number in a sentence", "ten"),
        11: _.sense("a number in a sentence", "eleven"),
        12: _.sense("a number in a sentence", "twelve"),
        13: _.sense("a number in a sentence", "thirteen"),
        14: _.sense("a number in a sentence", "fourteen"),
        15: _.sense("a number in a sentence", "fifteen"),
        16: _.sense("a number in a sentence", "sixteen"),
        17: _.sense("a number in a sentence", "seventeen"),
        18: _.sense("a number in a sentence", "eighteen"),
        19: _.sense("a number in a sentence", "nineteen"),
        20: _.sense("a number in a sentence", "twenty"),
    }
    return words[value]
