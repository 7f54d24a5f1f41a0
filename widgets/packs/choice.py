"""How a reader chooses the pack of a game, and what a page says of the cards that its text calls otherwise.

Classes: `pack-choice` is folded away, a choice for each game with a picture of every pack; `pack-names` stands under
it while another pack than the first is chosen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.cards import Rank, Suit
from widgets.cards_view import suit_sign
from widgets.i18n import LANGUAGES, N_, Translator, load, usual
from widgets.markup import NOTHING, Markup, escape, join, tag
from widgets.packs import OTHER_PACKS, PACKS_OF, Pack
from widgets.packs.parts import Parts
from widgets.packs.sprite import pack_file, sample_file
from widgets.words import rank_name, suit_name

GAMES = {"alsos": "Alsós", "alcalde": "Alcalde"}

NAMES = {
    Pack.INTERNATIONAL: N_("French cards"),
    Pack.HUNGARIAN: N_("Hungarian cards"),
    Pack.SPANISH: N_("Spanish cards"),
}

SAID = {
    Pack.INTERNATIONAL: N_("{game} is shown with French cards now."),
    Pack.HUNGARIAN: N_("{game} is shown with Hungarian cards now."),
    Pack.SPANISH: N_("{game} is shown with Spanish cards now."),
}

TOLD = {
    Pack.HUNGARIAN: N_("Hungarian cards. What the text calls otherwise:"),
    Pack.SPANISH: N_("Spanish cards. What the text calls otherwise:"),
}

LANGUAGE_OF = {Pack.HUNGARIAN: "hu", Pack.SPANISH: "es"}
"""What language the names of the court cards are."""

COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)
ORDER = (Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS, Suit.SPADES)


def pack_choice(games: Iterable[str], assets: str, parts: Parts, _: Translator) -> Markup:
    """The choice for each of the games; `assets` is the way to the site's assets. Nothing without a game."""
    chosen = [game for game in GAMES if game in games]
    if not chosen:
        return NOTHING
    failed = _("These cards could not be fetched. Check the connection, then choose again.")
    choices = (
        tag(
            "pack-choice",
            tag("fieldset", tag("legend", GAMES[game]), *(_pack(pack, game, assets, _) for pack in PACKS_OF[game])),
            tag("p", failed, class_="notice", hidden=True, role="alert"),
            tag("p", class_="live visually-hidden", aria_live="polite"),
            data_game=game,
        )
        for game in chosen
    )
    names = (parts.part(game, lambda _: _names(_)) for game in chosen)
    return tag("details", tag("summary", _("Choose the cards")), *choices, class_="pack-choice") + join(names)


def pack_files() -> Iterator[tuple[str, str]]:
    """The files among the site's assets, address and text: the symbols of each other pack, a picture of every pack."""
    for pack in OTHER_PACKS:
        yield f"assets/packs/{pack}.svg", pack_file(pack)
    for pack in Pack:
        for language in LANGUAGES:
            yield f"assets/{_picture(pack, language)}", sample_file(pack, load(language))


def own_words(text: str, _: Translator) -> Markup:
    """Words of a pack, its court cards marked as words of another language where they are."""
    language = LANGUAGE_OF.get(_.pack)
    if language in (None, _.language):
        return escape(text)
    names = "|".join(rank_name(rank, _) for rank in COURTS)
    words = re.split(rf"\b({names})\b", text)
    return join(tag("span", word, lang=language) if at % 2 else word for at, word in enumerate(words))


def _picture(pack: Pack, language: str) -> str:
    return f"packs/{pack}-{language}.svg"


def _pack(pack: Pack, game: str, assets: str, _: Translator) -> Markup:
    """One pack to choose; the first is the one that needs no choice."""
    is_first = pack is PACKS_OF[game][0]
    return tag(
        "label",
        tag(
            "input",
            type="radio",
            name_=f"pack-{game}",
            value="" if is_first else pack,
            checked=is_first,
            data_said=_(SAID[pack], game=GAMES[game]),
        ),
        tag("img", src=assets + _picture(pack, _.language), alt="", loading="lazy", width=72, height=49),
        _(NAMES[pack]),
    )


def _names(_: Translator) -> Markup:
    """What the cards are called in both packs, where they differ; for the first pack only the place for it."""
    if _.pack not in TOLD:
        return tag("div", hidden=True)
    plain = usual(_)
    ranks = (
        _pair(rank_name(rank, plain), own_words(rank_name(rank, _), _))
        for rank in COURTS
        if rank_name(rank, plain) != rank_name(rank, _)
    )
    suits = (
        _pair(suit_name(suit, plain), join((suit_name(suit, _), suit_sign(suit, _)), " "))
        for suit in ORDER
        if suit_name(suit, plain) != suit_name(suit, _)
    )
    return tag("p", tag("b", _(TOLD[_.pack])), " ", join((*ranks, *suits), " · "), class_="pack-names")


def _pair(usual: str, own: Markup) -> Markup:
    return tag("span", f"{usual} = ", own)
