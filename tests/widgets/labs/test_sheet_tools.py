"""Under a sheet stand the ways in and out of it, hidden until the shell is there, and all that may have to be said."""

from __future__ import annotations

import re

import pytest

from widgets.i18n import LANGUAGES, load
from widgets.labs.lab_view import lab_view
from widgets.labs.sheet_tools import SAID


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["alsos.match", "alcalde.terms"])
def test_a_sheet_has_its_tools(name: str, language: str) -> None:
    """Four ways out and in, the choice between two sheets, a sentence for all that can happen, none shown yet."""
    html = lab_view(name, "../", load(language))
    news, tools = html[: html.index("<card-lab")], html[html.index("<card-sheet") :]
    assert '<div class="sheet-news" role="status">' in news
    assert re.findall(r'data-do="(\w+)"', news) == ["keep", "back"]
    assert re.findall(r'data-when="([\w-]+)" hidden', news) == ["lent", *SAID]
    assert f'<card-sheet class="sheet-tools" data-lab="{name}" hidden>' in tools
    assert re.findall(r'data-do="(\w+)"', tools) == ["export", "open", "table", "link"]
