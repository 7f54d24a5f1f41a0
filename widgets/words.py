"""What cards, suits, announcements and seats are called in a sentence, in the reader's language.

`the_card` carries the article ("l’as de cœur", "el as de corazones") and stands where a sentence names a card that
everyone sees; `card_name` is the bare name for labels. Neither is ever put after *de* or *a*, which would contract.
"""

from __future__ import annotations

from collections.abc import Iterable

from engine.alcalde.events import Seat as AlcaldeSeat
from engine.alsos.events import Announcement
from engine.alsos.events import Seat as AlsosSeat
from engine.cards import Card, Rank, Suit
from widgets.i18n import N_, Translator

Seat = AlsosSeat | AlcaldeSeat

SUITS: dict[Suit, str] = {
    Suit.CLUBS: N_("clubs"),
    Suit.HEARTS: N_("hearts"),
    Suit.DIAMONDS: N_("diamonds"),
    Suit.SPADES: N_("spades"),
}

RANKS: dict[Rank, str] = {
    Rank.ACE: N_("ace"),
    Rank.KING: N_("king"),
    Rank.QUEEN: N_("queen"),
    Rank.JACK: N_("jack"),
    Rank.TEN: N_("ten"),
    Rank.NINE: N_("nine"),
    Rank.EIGHT: N_("eight"),
    Rank.SEVEN: N_("seven"),
    Rank.SIX: N_("six"),
    Rank.FIVE: N_("five"),
    Rank.FOUR: N_("four"),
    Rank.THREE: N_("three"),
    Rank.TWO: N_("two"),
}

CARDS: dict[Rank, str] = {
    Rank.ACE: N_("ace of {suit}"),
    Rank.KING: N_("king of {suit}"),
    Rank.QUEEN: N_("queen of {suit}"),
    Rank.JACK: N_("jack of {suit}"),
    Rank.TEN: N_("ten of {suit}"),
    Rank.NINE: N_("nine of {suit}"),
    Rank.EIGHT: N_("eight of {suit}"),
    Rank.SEVEN: N_("seven of {suit}"),
    Rank.SIX: N_("six of {suit}"),
    Rank.FIVE: N_("five of {suit}"),
    Rank.FOUR: N_("four of {suit}"),
    Rank.THREE: N_("three of {suit}"),
    Rank.TWO: N_("two of {suit}"),
}

THE_CARDS: dict[Rank, str] = {
    Rank.ACE: N_("the ace of {suit}"),
    Rank.KING: N_("the king of {suit}"),
    Rank.QUEEN: N_("the queen of {suit}"),
    Rank.JACK: N_("the jack of {suit}"),
    Rank.TEN: N_("the ten of {suit}"),
    Rank.NINE: N_("the nine of {suit}"),
    Rank.EIGHT: N_("the eight of {suit}"),
    Rank.SEVEN: N_("the seven of {suit}"),
    Rank.SIX: N_("the six of {suit}"),
    Rank.FIVE: N_("the five of {suit}"),
    Rank.FOUR: N_("the four of {suit}"),
    Rank.THREE: N_("the three of {suit}"),
    Rank.TWO: N_("the two of {suit}"),
}

ANNOUNCEMENTS: dict[Announcement, str] = {
    Announcement.PARTI: N_("Parti"),
    Announcement.ABSZOLUT: N_("Abszolút"),
    Announcement.HUNDRED: N_("100"),
    Announcement.TWO_HUNDRED: N_("200"),
    Announcement.TOUS_LES_TROIS: N_("Tous les trois"),
    Announcement.ULTIMO: N_("Ultimó"),
    Announcement.CSALAD: N_("Család"),
    Announcement.ALL_TRUMPS: N_("All the trumps"),
    Announcement.KASSZA: N_("Kassza"),
    Announcement.FORTY_FOUR: N_("44"),
}

SEATS: dict[type[Seat], dict[Seat, str]] = {
    AlsosSeat: {
        AlsosSeat.NON_DEALER: N_("the non-dealer"),
        AlsosSeat.DEALER: N_("the dealer"),
    },
    AlcaldeSeat: {
        AlcaldeSeat.RIGHT: N_("the player to the mayor’s right"),
        AlcaldeSeat.LEFT: N_("the player to the mayor’s left"),
        AlcaldeSeat.MAYOR: N_("the mayor"),
    },
}

ELISION = (" de é", " d’é")
"""How French writes *de* before the name of a suit that begins with a vowel: l’as d’épée."""

I_SOUNDS = ("i", "í", "y", "hi")
"""How a Spanish word begins that turns *y* into *e*: Lena e Isaac."""


def suit_name(suit: Suit, _: Translator) -> str:
    """The suit: "pique", "picas"."""
    return _(SUITS[suit])


def rank_name(rank: Rank, _: Translator) -> str:
    """The rank, bare: "valet", "jota"."""
    return _(RANKS[rank])


def card_name(card: Card, _: Translator) -> str:
    """The card, bare: "as de cœur", "as de corazones"."""
    return _(CARDS[card.rank], suit=suit_name(card.suit, _)).replace(*ELISION)


def the_card(card: Card, _: Translator) -> str:
    """The card with its article: "l’as de cœur", "el as de corazones"."""
    return _(THE_CARDS[card.rank], suit=suit_name(card.suit, _)).replace(*ELISION)


def announcement_name(announcement: Announcement, _: Translator) -> str:
    """What is announced, as the players call it: "Tous les atouts"."""
    return _(ANNOUNCEMENTS[announcement])


def seat_name(seat: Seat, _: Translator) -> str:
    """The seat by its part in the game, where no name is known: "le donneur"."""
    return _(SEATS[type(seat)][seat])


def capital(text: str) -> str:
    """A sentence that begins with a name or a card, its first letter a capital."""
    return text[:1].upper() + text[1:]


def listing(items: Iterable[str], _: Translator) -> str:
    """All of `items` in one phrase: "a, b et c"; empty for none."""
    *first, last = tuple(items) or ("",)
    if not first:
        return last
    before = ", ".join(first)
    if last.casefold().startswith(I_SOUNDS) and not last.casefold().startswith(("hia", "hie", "ya", "ye", "yo", "yu")):
        return _.sense("the last word begins with the sound of i", "{items} and {last}", items=before, last=last)
    return _("{items} and {last}", items=before, last=last)


def alternatives(items: Iterable[str], _: Translator) -> str:
    """One of `items`, whichever: "a, b ou c"; empty for none."""
    *first, last = tuple(items) or ("",)
    if not first:
        return last
    before = ", ".join(first)
    if last.casefold().startswith(("o", "ó", "ho", "8")):
        return _.sense("the last word begins with the sound of o", "{items} or {last}", items=before, last=last)
    return _("{items} or {last}", items=before, last=last)
