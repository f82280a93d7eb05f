"""The page of all problem codes, to which each problem document's `type` points."""

from __future__ import annotations

import re
from base64 import b64encode
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import Any, TypeAlias

from automa_ledger.api.openapi.problems import facts_of
from automa_ledger.api.problems.codes import (
    CORE_REFUSALS,
    FAULTS,
    RULES_STATUS,
    STATUS_BY_CODE,
    rule_refusals,
)
from automa_ledger.narration.titles import problem_title, refusal_template
from automa_ledger.refusals import SERVICE_REFUSALS
from automa_rules.core.rejection import Refusal
from automa_rules.core.ruleset import Ruleset
from automa_rules.core.tag import tag_of

RefusalsByTitle: TypeAlias = Mapping[str, tuple[str, tuple[type[Refusal], ...]]]
"""The name and the refusals of each ruleset, by its title."""

_NAMED = re.compile(r"\{([a-z_]+)\}")
_PAGE = (files("automa_ledger.api.problems") / "page.html").read_text(encoding="utf-8")
_STYLE = sha256(_PAGE.partition("<style>")[2].partition("</style>")[0].encode()).digest()
CONTENT_SECURITY_POLICY = b"default-src 'none'; style-src 'sha256-%b'; base-uri 'none'" % b64encode(_STYLE)
"""The page may load nothing, and may use its one inline style."""


@dataclass(frozen=True)
class Row:
    """A code on the page. `anchor` is the target of links."""

    anchor: str
    code: str
    status: str
    meanings: tuple[str, ...]
    facts: Mapping[str, bool]


@cache
def problems_page(rulesets: tuple[Ruleset[Any], ...]) -> bytes:
    """Return the page as HTML. Each code is on it once."""
    refusals_by_title = {each.title: (each.name, rule_refusals(each)) for each in rulesets}
    counts = Counter(tag_of(kind) for _, kinds in refusals_by_title.values() for kind in kinds)
    own = {tag_of(kind): kind for kind in (*CORE_REFUSALS, *SERVICE_REFUSALS)}
    groups = {
        "The service": [
            _row(code, STATUS_BY_CODE[code], [problem_title(own[code])], [own[code]])
            for code in STATUS_BY_CODE
        ]
    }
    several = sorted(code for code, times in counts.items() if times > 1)
    groups["Several rulesets"] = [_make_shared_row(code, refusals_by_title) for code in several]
    for title, (name, kinds) in refusals_by_title.items():
        groups[title] = [
            _row(tag_of(kind), RULES_STATUS, [refusal_template(name, kind) or ""], [kind])
            for kind in kinds
            if counts[tag_of(kind)] == 1
        ]
    groups["Faults, each in the errors of pack_invalid and card_incomplete"] = [
        Row(f"fault-{code}", code, "", (fault.meaning,), fault.facts) for code, fault in FAULTS.items()
    ]
    return _render_page({title: rows for title, rows in groups.items() if rows}).encode()


def _row(code: str, status: int, meanings: Iterable[str], kinds: Iterable[type[Refusal]]) -> Row:
    return Row(code, code, str(status), tuple(meanings), facts_of(kinds))


def _make_shared_row(code: str, refusals_by_title: RefusalsByTitle) -> Row:
    """Return the row of a code that several rulesets share, with one sentence if all have the same."""
    kinds = {
        title: kind for title, (_, own) in refusals_by_title.items() for kind in own if tag_of(kind) == code
    }
    texts = {
        title: refusal_template(refusals_by_title[title][0], kind) or "" for title, kind in kinds.items()
    }
    labelled = [f"{title}: {text}" for title, text in texts.items()]
    return _row(
        code,
        RULES_STATUS,
        [*texts.values()][:1] if len(set(texts.values())) == 1 else labelled,
        kinds.values(),
    )


def _render_page(groups: Mapping[str, Iterable[Row]]) -> str:
    links = " ".join(f'<a href="#{_anchor(title)}">{escape(title)}</a>' for title in groups)
    sections = "\n".join(_section(title, rows) for title, rows in groups.items())
    return _PAGE.replace("<!-- groups -->", links).replace("<!-- sections -->", sections)


def _anchor(title: str) -> str:
    return "group-" + re.sub("[^a-z]+", "-", title.partition(",")[0].lower())


def _section(title: str, rows: Iterable[Row]) -> str:
    heading = f'<h2 id="{_anchor(title)}">{escape(title)}</h2>'
    head = "<thead><tr><th>code</th><th>status</th><th>meaning</th><th>facts</th></tr></thead>"
    body = "\n".join(_render_row(row) for row in rows)
    return f"{heading}\n<table>\n{head}\n<tbody>\n{body}\n</tbody>\n</table>"


def _render_row(row: Row) -> str:
    meaning = "<br>".join(_NAMED.sub(r"<var>\1</var>", escape(text)) for text in row.meanings)
    facts = " ".join(
        f"<code>{escape(name)}</code>" if always else f"(<code>{escape(name)}</code>)"
        for name, always in row.facts.items()
    )
    cells = (f"<code>{escape(row.code)}</code>", row.status, meaning, facts)
    return f'<tr id="{escape(row.anchor)}">' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"
