"""The progress card: the track from START, the spaces with glory, the token."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from domain.expeditions.view import View
from service.boards.expeditions.layout import INNER, MARGIN, TRACK_TOP
from service.boards.expeditions.palette import PALETTES
from service.boards.markup import Markup, Value, at, element, group, text, title, use
from service.boards.scene import Words
from service.boards.theme import Theme

ACROSS: Final = 16
CELL: Final = INNER / ACROSS
TALL: Final = 42.0
SPACE: Final = 4.0
START: Final = "M-6 -9 L7 0 L-6 9 Z"


def height(view: View) -> float:
    """Of the track, which can have any number of spaces."""
    return -(-(view.progress_card.last_space + 1) // ACROSS) * (TALL + SPACE)


def drawn(view: View, words: Words, theme: Theme) -> Markup:
    """The spaces in rows from left to right, as on the card, and the token on its space."""
    card, at_ = view.progress_card, view.automa.progress
    ahead = next((space - at_ for space in card.glory_spaces if space > at_), None)
    return group(
        title(words.say("picture-expeditions-progress", at=at_, last=card.last_space, ahead=ahead)),
        group(*_spaces(view, theme), class_="track"),
        _token(at_, theme),
        id="progress",
        class_="progress",
    )


def _spaces(view: View, theme: Theme) -> Iterator[Markup]:
    palette, spaces = PALETTES[theme.name], view.progress_card.glory_spaces
    for space in range(view.progress_card.last_space + 1):
        x, y = _corner(space)
        passed = space <= view.automa.progress
        yield element(
            "rect",
            x=x + 1.5,
            y=y,
            width=CELL - 3,
            height=TALL,
            rx=7,
            fill=palette.camp if passed else theme.card,
            stroke=theme.faded,
            stroke_width=theme.stroke - 0.5,
        )
        if space in spaces:
            yield group(
                use("token-glory", y=-1, fill=palette.glory.fill),
                text(0, 1, str(spaces.index(space) + 1), 14, fill=palette.glory.letter),
                transform=at(x + CELL / 2, y + TALL / 2, 1.2),
            )
        elif space == 0:
            yield element("path", d=START, fill=theme.faded, transform=at(x + CELL / 2, y + TALL / 2))


def _token(space: int, theme: Theme) -> Markup:
    """A ring, so that what is printed can be seen."""
    x, y = _corner(space)
    ring: dict[str, Value] = {"cx": x + CELL / 2, "cy": y + TALL / 2, "r": 18, "fill": "none"}
    return group(
        element("circle", **ring, stroke=theme.card, stroke_width=9),
        element("circle", **ring, stroke=theme.stress, stroke_width=5),
        id="progress-token",
        class_="token",
    )


def _corner(space: int) -> tuple[float, float]:
    return MARGIN + CELL * (space % ACROSS), TRACK_TOP + (TALL + SPACE) * (space // ACROSS)
