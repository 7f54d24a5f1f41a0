"""Every rule has a case on the pages, in both languages, and the case ends otherwise where the rule is broken."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from engine import alcalde, alsos
from tests.breaking import ROOT, SLIPS, broken, copied
from tests.breaks import BREAKS, SHOWN_ONLY
from widgets.cases import Case, cases_of, check_cases
from widgets.i18n import LANGUAGES
from widgets.page_checks import Pages
from widgets.page_examples import OfLanguage, page_examples
from widgets.page_source import read_pages
from widgets.rule_ids import CASE_PAGES

RULES = (*alsos.RULES, *alcalde.RULES)


@cache
def pages(language: str) -> Pages:
    """The real pages of a language."""
    return read_pages(ROOT / "docs", language, str)


@cache
def examples(language: str) -> OfLanguage:
    """Their examples."""
    return {path: page_examples(page) for path, page in pages(language).items()}


def cases(rule: str, language: str = LANGUAGES[0]) -> tuple[Case, ...]:
    """The cases of one rule."""
    return cases_of(pages(language), examples(language))[rule]


def text_of(case: Case) -> str:
    """The example itself."""
    return next(example.text for example in examples(LANGUAGES[0])[case.path] if example.id == case.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_rule_is_without_a_case(language: str) -> None:
    """The pages of cases are there, and each rule of both games has one at least; a refused one is refused by it."""
    assert set(CASE_PAGES) <= set(pages(language))
    assert {rule for rules in CASE_PAGES.values() for rule in rules} == set(RULES)
    found = cases_of(pages(language), examples(language))
    assert [rule for rule in RULES if not found[rule]] == []
    for rule in RULES:
        for case in found[rule]:
            (example,) = (one for one in examples(language)[case.path] if one.id == case.id)
            error = example.verdict.error
            assert example.verdict.ok
            assert case.is_refused is (error is not None)
            assert error is None or error.rule == rule


def test_the_languages_have_the_same_cases() -> None:
    """What is a case in French is one in Spanish, and every chapter has its table."""
    found = {language: cases_of(pages(language), examples(language)) for language in LANGUAGES}
    assert list(check_cases({language: pages(language) for language in LANGUAGES}, found)) == []


def test_every_rule_is_broken_or_excused() -> None:
    """Each rule has its way of being broken, or a reason why a record cannot tell."""
    assert sorted([*BREAKS, *SHOWN_ONLY]) == sorted(RULES)
    assert all(len(why.split()) > 5 for why in SHOWN_ONLY.values())


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine, to be broken without harm."""
    return copied(tmp_path_factory.mktemp("broken"), "engine")


ASK = """
import json, sys
from engine.verify import verify_text
print(json.dumps([verify_text(text, "case", must_expect=True).ok for text in json.load(sys.stdin)]))
"""


def asked(folder: Path, texts: list[str]) -> subprocess.CompletedProcess[str]:
    """What the engine in `folder` says of the examples."""
    return subprocess.run(
        [sys.executable, "-c", ASK],
        cwd=folder,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(folder)},
        input=json.dumps(texts),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize("rule", BREAKS)
def test_a_case_turns_on_its_rule(copy: Path, rule: str) -> None:
    """With the rule broken, one of its cases at least does not hold (and not for a slip in the break)."""
    with broken(copy, *BREAKS[rule]):
        run = asked(copy, [text_of(case) for case in cases(rule)])
    assert not any(slip in run.stderr for slip in SLIPS), run.stderr[-2000:]
    assert run.returncode != 0 or not all(json.loads(run.stdout)), f"{rule}: no case of it notices"


def test_unbroken_they_hold(copy: Path) -> None:
    """Nothing fails only because it is a copy."""
    texts = [text_of(case) for rule in RULES for case in cases(rule)]
    run = asked(copy, texts)
    assert run.returncode == 0, run.stderr[-2000:]
    assert all(json.loads(run.stdout))
