"""Pictures of boards: what the HTTP operations call, and the document around every drawing.

Colours are presentation attributes and classes, never styles: a page with a strict content security policy
can embed the picture, and its own style sheet overrides every attribute. The root is a graphics document
with a list of places for screen readers that support it; for others it is an image with a description.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.metadata import entry_points
from importlib.resources import files
from itertools import pairwise
from typing import Any

import msgspec

from automa_ledger.boards.markup import element, escape, number, title
from automa_ledger.boards.scene import Drawing, Move, Scene, Sheet
from automa_ledger.boards.theme import Theme, ThemeName, load_theme
from automa_ledger.boards.words import Words
from automa_ledger.narration.languages import LANGUAGES
from automa_ledger.narration.messages import message_files
from automa_ledger.refusals.games import BoardNotDrawn
from automa_rules.core.rejection import Rejected

FONT_FAMILY = "Fira Sans Condensed, Roboto Condensed, Arial Narrow, system-ui, sans-serif"

GROUP = "automa.boards"
SOURCE_SUFFIXES = (".py", ".json", ".svg")

DRAWINGS: Mapping[str, Drawing[Any]] = {entry.name: entry.load() for entry in entry_points(group=GROUP)}
"""The drawings that installed packages register, by ruleset name."""


class BoardStyle(msgspec.Struct, frozen=True):
    """How to draw a board: its theme, the reader's language, and its width in pixels, if given."""

    theme: ThemeName = "light"
    language: str = "en"
    width: int | None = None


def draw_board(
    ruleset: str,
    view: msgspec.Struct | None,
    look: BoardStyle,
    *,
    turn: str | None = None,
    moves: tuple[Move, ...] = (),
) -> str:
    """Draw a game's board as a seat sees it. Raises Rejected `board_not_drawn`."""
    found = get_drawing(ruleset)
    theme = load_theme(found.package, look.theme)
    sheet = found.draw(Scene(view, Words(look.language), theme, turn, moves))
    return _build_document(sheet, theme, look)


@lru_cache(maxsize=64)
def draw_empty_board(ruleset: str, look: BoardStyle) -> str:
    """Draw the board before the game. Raises Rejected `board_not_drawn`."""
    return draw_board(ruleset, None, look)


def find_turn_moves(ruleset: str, views: Sequence[msgspec.Struct]) -> tuple[Move, ...]:
    """Find what moved along the views of a turn. Raises Rejected `board_not_drawn`."""
    find_moves = get_drawing(ruleset).find_moves
    return tuple(move for before, after in pairwise(views) for move in find_moves(before, after))


def get_drawing(ruleset: str) -> Drawing[Any]:
    """The drawing of a ruleset. Raises Rejected `board_not_drawn`."""
    if ruleset not in DRAWINGS:
        raise Rejected(BoardNotDrawn(ruleset, tuple(DRAWINGS)))
    return DRAWINGS[ruleset]


def _build_document(sheet: Sheet, theme: Theme, look: BoardStyle) -> str:
    """The SVG document, at the given width in pixels, if any."""
    shown = sheet.width if look.width is None else look.width
    return element(
        "svg",
        title(sheet.title),
        element("desc", escape(sheet.description)),
        element("defs", *sheet.shapes),
        element("rect", class_="paper", width="100%", height="100%", fill=theme.paper),
        *sheet.layers,
        xmlns="http://www.w3.org/2000/svg",
        id="board",
        class_=f"board {theme.name}",
        role="graphics-document img",
        lang=look.language,
        viewBox=f"0 0 {number(sheet.width)} {number(sheet.height)}",
        width=number(shown),
        height=number(sheet.height * shown / sheet.width),
        font_family=FONT_FAMILY,
        font_weight=600,
        text_anchor="middle",
    )


@cache
def edition() -> str:
    """A short hash of all drawings and their words. It changes whenever a picture may."""
    digest = blake2b(digest_size=8)
    for package in (__package__, *sorted(each.package for each in DRAWINGS.values())):
        for file in sorted(files(package).iterdir(), key=lambda each: each.name):
            if file.name.endswith(SOURCE_SUFFIXES):
                digest.update(file.read_bytes())
    for language in LANGUAGES:
        for _, text in message_files(language):
            digest.update(text.encode())
    return digest.hexdigest()
