"""A strip for each seat: what it has, and whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from domain.expeditions.view import View
from service.boards.expeditions.layout import CAMP_HEIGHT, CAMP_TOP, GAP, INNER, MARGIN, TRACK_TOP
from service.boards.expeditions.palette import MECHS
from service.boards.expeditions.progress import height
from service.boards.expeditions.shapes import LETTERS
from service.boards.markup import Markup, at, element, group, text, title, use
from service.boards.scene import Words
from service.boards.theme import Theme

WIDE: Final = (INNER - GAP) / 2
TALL: Final = 62.0
BADGE: Final = 34.0
FIRST: Final = 82.0
PITCH: Final = 79.0
NUMBER: Final = 27.0


def bottom(view: View | None) -> float:
    """How high the sheet is."""
    if view is None:
        return CAMP_TOP + CAMP_HEIGHT + MARGIN
    return _top(view) + TALL + MARGIN


def _top(view: View) -> float:
    return TRACK_TOP + height(view) + GAP / 2


def drawn(view: View, turn: str | None, words: Words, theme: Theme) -> Markup:
    """The human's and the Automa's."""
    human, automa = view.human, view.automa
    counts: dict[str, Mapping[str, int]] = {
        "human": {
            "coins": human.coins,
            "maps": human.maps,
            "corruption": len(human.corruption) + human.twenty,
            "quests": human.solved_quests,
        },
        "automa": {
            "deck": view.deck.left,
            "maps": automa.maps,
            "corruption": len(automa.corruption) + automa.twenty,
        },
    }
    strips = (
        _strip(
            seat, counts[seat], (MARGIN + index * (WIDE + GAP), _top(view)), words, theme, turn=seat == turn
        )
        for index, seat in enumerate(counts)
    )
    return element("g", *strips, id="seats", role="list")


def _strip(
    seat: str,
    counts: Mapping[str, int],
    corner: tuple[float, float],
    words: Words,
    theme: Theme,
    *,
    turn: bool,
) -> Markup:
    dye = MECHS["human" if seat == "human" else "north"]
    signs = [use(f"shape-{name}", FIRST + PITCH * index, TALL / 2) for index, name in enumerate(counts)]
    numbers = [
        text(FIRST + PITCH * index + 19, TALL / 2, str(count), NUMBER, font_size=None, class_=name)
        for index, (name, count) in enumerate(counts.items())
    ]
    frame = element(
        "rect",
        width=WIDE,
        height=TALL,
        rx=10,
        fill=theme.card,
        stroke=theme.stress if turn else theme.faded,
        stroke_width=4 if turn else 1.5,
    )
    return element(
        "g",
        title(words.say(f"picture-expeditions-{seat}", **counts, turn=turn)),
        frame,
        element("circle", cx=BADGE, cy=TALL / 2, r=22, fill=dye.fill, stroke=theme.ink, stroke_width=2),
        text(BADGE, TALL / 2, LETTERS["human" if seat == "human" else "north"], 29, fill=dye.letter),
        group(*signs, fill="none", stroke=theme.faded, stroke_width=2.2, stroke_linejoin="round"),
        group(*numbers, fill=theme.ink, font_size=NUMBER, text_anchor="start"),
        id=f"seat-{seat}",
        class_=f"seat {seat}{' turn' if turn else ''}",
        role="listitem",
        transform=at(*corner),
    )
