"""What the cases of a chapter look like in a table: each rule with its examples, and how each of them ends."""

from __future__ import annotations

from collections.abc import Sequence

from widgets.cases import Case, Cases
from widgets.i18n import Translator
from widgets.links import rule_link
from widgets.markup import NOTHING, Markup, join, tag
from widgets.problems import Unfillable, nearest
from widgets.rule_ids import PAGE_OF, chapter_of


def case_table(chapter: str, cases: Cases, base: str, _: Translator) -> Markup:
    """A row for each case, beside the rule that it is a case of; raises Unfillable for a chapter that is none."""
    rules = [rule for rule in PAGE_OF if chapter_of(rule) == chapter]
    if not rules:
        raise Unfillable(f"there is no chapter {chapter!r}{nearest(chapter, set(map(chapter_of, PAGE_OF)))}")
    heads = (_("Rule"), _("Case"), _("How it ends"))
    table = tag(
        "table",
        tag("thead", tag("tr", join(tag("th", head, scope="col") for head in heads))),
        tag("tbody", join(_rows(rule, cases[rule], base, _) for rule in rules)),
    )
    return tag("div", table, class_="filled-table", data_search_exclude=True)  # titles and rules are found at home


def case_link(case: Case, base: str, words: str = "") -> Markup:
    """The way to an example, in the words given or by its title."""
    return tag("a", words or case.title, class_="case", href=base + case.address)


def _rows(rule: str, cases: Sequence[Case], base: str, _: Translator) -> Markup:
    head = tag("th", rule_link(rule, base, _), scope="rowgroup", rowspan=len(cases))
    return join(
        tag("tr", NOTHING if at else head, tag("td", case_link(case, base)), tag("td", _end(case, _)))
        for at, case in enumerate(cases)
    )


def _end(case: Case, _: Translator) -> str:
    return _.sense("an example", "refused") if case.is_refused else _.sense("an example", "as expected")
