"""The page of all problem codes: what each problem document's `type` points to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib.resources import files

from service.http.codes import CODES, RULES, own_refusals
from service.http.raised import OTHERS, Facts, faults, raised
from service.narration.languages import FALLBACK
from service.narration.titles import problem_title

FAULTS = {
    "duplicate_id": "Two cards have the same id; first is the place of the other one.",
    "duplicate_level": "A level stands there twice.",
    "glory_spaces_impossible": "The glory spaces do not rise, or do not fit on the track.",
    "kind_unknown": "The ruleset has no packs of this kind.",
    "missing_field": "The field has to be there.",
    "not_allowed": "Only the allowed values can stand there.",
    "not_with_this_code": "An action with this code has no such field.",
    "out_of_range": "The number, or the length of the text or list, is too small or too large.",
    "pattern_not_matched": "The text does not match the pattern, a regular expression.",
    "ruleset_unknown": "There is no such ruleset.",
    "unknown_field": "There is no such field; known are the names of those there are.",
    "wrong_count": "There are too few or too many cards, or cards of this kind.",
    "wrong_count_at_level": "The cards that stay in the game at this level are too few or too many.",
    "wrong_type": "The value is of another type than the expected one.",
}
"""What the codes of faults in a card pack, or a card, mean."""

_NAMED = re.compile(r"\{([a-z_]+)\}")


@dataclass(frozen=True)
class Row:
    """A code, as the page shows it. `anchor` is where links lead to."""

    anchor: str
    code: str
    status: str
    meanings: tuple[str, ...]
    facts: Facts


@cache
def problems_page(rulesets: tuple[tuple[str, str], ...]) -> bytes:
    """The page as HTML, for rulesets given by name and title. A code stands on it once."""
    told = {title: own_refusals(name, FALLBACK) for name, title in rulesets}
    tellers = Counter(code for own in told.values() for code in own)
    groups = {"The service": [_row(code, CODES[code], [problem_title(code)]) for code in CODES]}
    several = sorted(code for code, times in tellers.items() if times > 1)
    groups["Several rulesets"] = [_row(code, RULES, _by_title(code, told)) for code in several]
    for title, own in told.items():
        groups[title] = [_row(code, RULES, [own[code]]) for code in own if tellers[code] == 1]
    groups["Faults, each in the errors of pack_invalid and card_incomplete"] = [
        Row(f"fault-{code}", code, "", (FAULTS.get(code, ""),), facts) for code, facts in faults().items()
    ]
    return _filled({title: rows for title, rows in groups.items() if rows}).encode()


def _row(code: str, status: int, meanings: Iterable[str]) -> Row:
    return Row(code, code, str(status), tuple(meanings), raised().get(code, {}))


def _by_title(code: str, told: Mapping[str, Mapping[str, str]]) -> list[str]:
    """What each ruleset says, once if all say the same."""
    texts = {title: own[code] for title, own in told.items() if code in own}
    if len(set(texts.values())) == 1:
        return [*texts.values()][:1]
    return [f"{title}: {text}" for title, text in texts.items()]


def _filled(groups: Mapping[str, Iterable[Row]]) -> str:
    page = (files("service.http") / "docs" / "problems.html").read_text(encoding="utf-8")
    links = " ".join(f'<a href="#{_anchor(title)}">{escape(title)}</a>' for title in groups)
    sections = "\n".join(_section(title, rows) for title, rows in groups.items())
    return page.replace("<!-- groups -->", links).replace("<!-- sections -->", sections)


def _anchor(title: str) -> str:
    return "group-" + re.sub("[^a-z]+", "-", title.partition(",")[0].lower())


def _section(title: str, rows: Iterable[Row]) -> str:
    heading = f'<h2 id="{_anchor(title)}">{escape(title)}</h2>'
    head = "<thead><tr><th>code</th><th>status</th><th>meaning</th><th>facts</th></tr></thead>"
    body = "\n".join(_shown(row) for row in rows)
    return f"{heading}\n<table>\n{head}\n<tbody>\n{body}\n</tbody>\n</table>"


def _shown(row: Row) -> str:
    meaning = "<br>".join(_NAMED.sub(r"<var>\1</var>", escape(text)) for text in row.meanings)
    facts = " ".join(_fact(name, always=always) for name, always in row.facts.items())
    cells = (f"<code>{escape(row.code)}</code>", row.status, meaning, facts)
    return f'<tr id="{escape(row.anchor)}">' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _fact(name: str, *, always: bool) -> str:
    shown = name if name == OTHERS else f"<code>{escape(name)}</code>"
    return shown if always or name == OTHERS else f"({shown})"
