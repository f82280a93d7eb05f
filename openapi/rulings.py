"""Write the rulings of all games for players, in each language: docs/rulings.md, rulings.it.md and so on."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from automa_ledger.games.rulesets import RULESETS
from automa_ledger.narration.languages import DEFAULT_LANGUAGE, LANGUAGES
from automa_ledger.narration.sentences import Sentences, load_sentences
from automa_ledger.narration.titles import rule_source, rule_title
from automa_rules.core.ruleset import Rule

DOCS: Final = Path(__file__).parents[1] / "docs"
LETTERS: Final = {"scythe": "RM", "expeditions": "E", "trismegistus": "Q"}
"""With which letters the rulings of each game begin. R is a rule of the rulebook in Trismegistus."""
THREAD: Final = re.compile("BoardGameGeek ([0-9]+)")


def rulings(ruleset: str) -> list[Rule]:
    """The rulings among a game's rules."""
    form = re.compile(f"[{LETTERS[ruleset]}][0-9]+")
    return [rule for rule in RULESETS[ruleset].rules if form.fullmatch(rule.id)]


def page(language: str) -> str:
    """The page of a language."""
    sentences = load_sentences(language)
    lines = [
        f"# {sentences.format_message('rulings-title', {})}",
        sentences.format_message("rulings-text", {}),
    ]
    for ruleset in LETTERS:
        listed = (_line(sentences, language, ruleset, rule) for rule in rulings(ruleset))
        lines += [f"## {RULESETS[ruleset].title}", "\n".join(listed)]
    return "\n\n".join(lines) + "\n"


def _line(sentences: Sentences, language: str, ruleset: str, rule: Rule) -> str:
    text = sentences.format_message("rulings-line", {"title": rule_title(ruleset, rule, language)})
    source = THREAD.sub(r"[\g<0>](https://boardgamegeek.com/thread/\1)", rule_source(rule, language))
    return f"- **{rule.id}** {text} *{source}*"


def path(language: str) -> Path:
    """Where the page of a language is."""
    return DOCS / ("rulings.md" if language == DEFAULT_LANGUAGE else f"rulings.{language}.md")


if __name__ == "__main__":
    for each in LANGUAGES:
        path(each).write_text(page(each), encoding="utf-8")
