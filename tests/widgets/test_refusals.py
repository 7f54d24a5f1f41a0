"""Every refusal that the engine can make has a sentence in both languages, with the cards and names in words."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import alcalde, alsos
from engine.cards import Card, Rank, Suit
from engine.errors import EngineError, NotAllowed, Unreadable
from engine.notation import read
from engine.verify import verify_text
from tests.engine.notation import documents
from tests.engine.notation.changes import Change, early
from tests.engine.notation.documents import ALCALDE_DEAL, ALSOS_TRICK, EXCHANGE, PARTI, changed, fault
from tests.widgets.raise_sites import Refusal, module, refusals
from widgets.i18n import LANGUAGES, blanks, load
from widgets.refusals import SENTENCES, sentence

ENGINE = Path(__file__).parents[2] / "engine"
ALL = refusals(ENGINE)
ACE = Card(Rank.ACE, Suit.SPADES)


def test_all_are_found() -> None:
    """Refusals are found in every room of the engine that refuses."""
    rooms = {Path(one.place.rpartition(":")[0]).relative_to(ENGINE).parts[0] for one in ALL}
    assert rooms >= {"alsos", "alcalde", "notation", "record", "words.py"}
    assert len({(one.rule, one.reason) for one in ALL}) > 100


def test_each_has_a_sentence() -> None:
    """Each rule and reason in the engine's source has a sentence."""
    assert {(one.rule, one.reason) for one in ALL} - set(SENTENCES) == set()


def test_each_sentence_is_said() -> None:
    """No sentence stands for a rule and reason that the engine does not know."""
    assert set(SENTENCES) - {(one.rule, one.reason) for one in ALL} == set()


@pytest.mark.parametrize("refusal", ALL, ids=lambda one: f"{Path(one.place).name} {one.rule} {one.reason}")
def test_blanks(refusal: Refusal) -> None:
    """Every blank of a sentence is a fact that the engine gives where it refuses."""
    for text in SENTENCES[refusal.rule, refusal.reason]:
        assert blanks(text) <= refusal.facts


@pytest.mark.parametrize("key", SENTENCES, ids=" ".join)
def test_what_and_what_to_do(key: tuple[str, str]) -> None:
    """A refusal says what is wrong; all but a button's say what to do, in a second sentence or after a semicolon."""
    for text in SENTENCES[key]:
        said = re.sub(r"`[^`]*`", "", text)
        assert re.search(r"[.?] \S|; \S", said) or key[1] in ("not-a-move",), text


def test_raise_sites_are_read(tmp_path: Path) -> None:
    """The search follows variables, choices, parameters and facts; a refusal it cannot read is an error."""
    source = """
RULE = "game.rule"
def one(late):
    reason = "late" if late else "early"
    return NotAllowed(RULE, reason, seat=1)
def helper(reason, **facts):
    return NotAllowed("game.other", reason, **facts)
def two():
    facts = {"card": 1}
    helper("first", seat=2)
    helper("second")
    raise Inconsistent("game.third", "third", **facts, at=3)
"""
    (tmp_path / "one.py").write_text(source)
    found = {(one.rule, one.reason, one.facts) for one in refusals(tmp_path)}
    assert found == {
        ("game.rule", "late", frozenset({"seat"})),
        ("game.rule", "early", frozenset({"seat"})),
        ("game.other", "first", frozenset({"seat"})),
        ("game.other", "second", frozenset()),
        ("game.third", "third", frozenset({"card", "at"})),
    }
    (tmp_path / "one.py").write_text('def one(of):\n    return NotAllowed(f"game.{of}", "reason")\n')
    assert module(tmp_path / "one.py").functions
    with pytest.raises(AssertionError, match="as they stand"):
        refusals(tmp_path)


def said(text: str, language: str) -> str:
    """The sentence of the document's first fault."""
    return sentence(fault(text), load(language))


DOCUMENTS = tuple(value for name, value in vars(documents).items() if name.isupper() and isinstance(value, str))
WORDS = ("♠", "AS", "2S", "Anna", "Pilar", "1", "-1", "1.5", "true", "x", "pass", "44", "exchange", "[expect]\n", "")


FOLLOW: tuple[Change, ...] = (("AH 9H", "AH 8S"),)


@pytest.mark.parametrize(
    ("language", "text", "wanted"),
    [
        pytest.param(
            "fr",
            changed(ALSOS_TRICK, *FOLLOW),
            "L’entame est l’as de cœur (`AH`), et Bence peut fournir\u00a0: le huit de pique (`8S`) n’est pas permis "
            "ici. On peut jouer le neuf de cœur (`9H`).",
            id="cards in French",
        ),
        pytest.param(
            "es",
            changed(ALSOS_TRICK, *FOLLOW),
            "La salida es el as de corazones (`AH`); Bence puede asistir: el ocho de picas (`8S`) no vale aquí."
            " Se puede jugar el nueve de corazones (`9H`).",
            id="cards in Spanish",
        ),
        pytest.param(
            "fr",
            changed(PARTI, ("auction =", "auctoin =")),
            "La clé `auctoin` est inconnue. Vouliez-vous dire `auction`\u202f?",
            id="a key misspelt",
        ),
        pytest.param(
            "es",
            changed(PARTI, ('kind = "deal"', 'kind = "whist"')),
            "`whist` no es una palabra que pueda ir aquí. "
            "Elija entre `deal`, `trick`, `melds`, `score`, `auction`, `announcements` o `match`.",
            id="the words that may stand",
        ),
        pytest.param(
            "fr",
            changed(PARTI, early("Anna: ultimo, ultimo")),
            "Anna a déjà promis cela\u00a0: Ultimó (`ultimo`). On ne promet qu’une fois\u202f; retirez la seconde.",
            id="an announcement by its name",
        ),
        pytest.param(
            "es",
            changed(ALCALDE_DEAL, ("Lena exchange", "Isaac exchange")),
            "Isaac no tiene en la mano el siete de picas (`7S`), y nada más se cambia por la dama de picas (`QS`). "
            "Quite el cambio.",
            id="an exchange in Alcalde",
        ),
        pytest.param(
            "fr",
            changed(PARTI, ("10D 10S 9S", "10S 9S")),
            "Nombre de cartes inexact pour Anna\u00a0: 7 au lieu de 8 (les huit premières cartes). "
            "Recomptez ce paquet.",
            id="a packet, before there is an example",
        ),
        pytest.param(
            "fr",
            changed(PARTI, ("JC QC 7S", "JC 7S")),
            "Nombre de cartes inexact\u00a0: 5 au lieu de 6 (les cartes cachées du talon). Recomptez ce paquet.",
            id="a packet of nobody's",
        ),
        pytest.param(
            "es",
            changed(PARTI, ('["Anna: accept"]', '["Anna: pass", "Bence: pass", "Anna: bid D", "Bence: bid D"]')),
            "El palo nombrado, diamantes, no supera a diamantes. "
            "Queda por nombrar tréboles (`C`) o corazones (`H`), o pasar.",
            id="suits that are left",
        ),
        pytest.param(
            "es",
            changed(PARTI, ('["Anna: accept"]', '["Anna: pass", "Bence: pass", "Anna: bid C", "Bence: bid D"]')),
            "El palo nombrado, diamantes, no supera a tréboles, y no queda nada más alto. Solo se puede pasar.",
            id="no suit that is left",
        ),
        pytest.param(
            "fr",
            changed(EXCHANGE, ("QS AH 9S", "AH QS")),
            "La première carte prise est toujours l’indicateur, la dame de pique (`QS`), et non l’as de cœur (`AH`). "
            "Mettez-le en tête de `take`.",
            id="the indicator first",
        ),
    ],
)
def test_sentence(language: str, text: str, wanted: str) -> None:
    """The sentence says it in the reader's language, cards and suits in words, the record's words as code."""
    assert said(text, language) == wanted


def test_players_of_a_branch() -> None:
    """Off the record the names are given; without any, the seats are called by their part in the game."""
    dealer, other = alsos.Seat.DEALER, alsos.Seat.NON_DEALER
    error = NotAllowed("alsos.announcements.turns", "out-of-turn", seat=dealer, to_move=other)
    french = sentence(error, load("fr"), ("Zoé", "Luc"))
    assert french.startswith("Luc parle hors de son tour\u00a0: c’est maintenant à Zoé.")
    spanish = "quien reparte habla fuera de turno: ahora le toca a quien no reparte."
    assert sentence(error, load("es")).startswith(spanish)
    turn = NotAllowed("alcalde.tricks.own-card", "already-played", seat=alcalde.Seat.MAYOR, card=ACE, hand=())
    assert sentence(turn, load("es")).endswith("Elija una que tenga todavía el alcalde.")


def test_hidden_cards() -> None:
    """Of a hand that is partly hidden only what may be seen is told; of one wholly hidden, nothing."""
    facts = {"seat": alcalde.Seat.MAYOR, "card": Card(Rank.TWO, Suit.CLUBS)}
    seen = NotAllowed("alcalde.tricks.own-card", "not-held", **facts, hand=(ACE, None))
    told = sentence(seen, load("fr"), ("A", "B", "C"))
    assert told.endswith("Toute carte de cette main convient\u00a0: l’as de pique (`AS`).")
    unseen = NotAllowed("alcalde.tricks.own-card", "not-held", **facts, hand=(None, None))
    assert sentence(unseen, load("fr"), ("A", "B", "C")).endswith("Choisissez une carte de cette main.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SENTENCES, ids=" ".join)
def test_translated(key: tuple[str, str], language: str) -> None:
    """Every sentence reads otherwise in French and Spanish than in the source."""
    for text in SENTENCES[key]:
        assert load(language)(text) != text


@settings(max_examples=400, deadline=None)
@given(st.integers(0, 2**32))
def test_anything_that_goes_wrong_is_told(seed: int) -> None:
    """Documents with words taken out, put in or moved about: whatever is refused is told in both languages."""
    random = Random(seed)
    parts = re.findall(r"[\w♠-]+|[^\w\s]|\s+", random.choice(DOCUMENTS))
    for _time in range(random.randrange(1, 4)):
        at, to = random.randrange(len(parts)), random.randrange(len(parts))
        change = random.randrange(4)
        if change == 0:
            parts[at] = random.choice(WORDS)
        elif change == 1:
            parts[at], parts[to] = parts[to], parts[at]
        elif change == 2:
            del parts[at : at + random.randrange(1, 5)]
        else:
            parts[to:to] = parts[at : at + random.randrange(1, 9)]
        parts = parts or ["\n"]
    verdict = verify_text("".join(parts), "-")
    if verdict.error is not None:
        for language in LANGUAGES:
            told = sentence(verdict.error, load(language))
            assert told
            assert not {name for name in blanks(re.sub(r"`[^`]*`", "", told)) if name in verdict.error.facts}


def test_unknown_reason() -> None:
    """A refusal without a sentence is a fault of the house, told loudly."""
    with pytest.raises(KeyError):
        sentence(EngineError("alsos.tricks.lead", "for-fun"), load("fr"))


def test_strange_names() -> None:
    """Braces and signs in a document's words are told as they stand, and no word at all is told too."""
    assert said(changed(PARTI, ('["Anna", "Bence"]', '["", "Bence"]')), "fr").startswith('`""` ne convient pas')
    with pytest.raises(Unreadable) as caught:
        read(changed(PARTI, ("Anna: accept", "{seat}: accept")))
    assert "`{seat}`" in sentence(caught.value, load("fr"))
    error = verify_text(changed(PARTI, ("Anna: accept", f"Anna: {'é' * 500}")), "-").error
    assert error is not None
    assert len(sentence(error, load("es"))) < 250
