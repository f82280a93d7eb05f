"""The progress card and a strip for each seat, below Basecamp."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from automa_ledger.boards.arrows import Point
from automa_ledger.boards.expeditions.layout import CAMP_HEIGHT, CAMP_TOP, GAP, INNER, MARGIN, TRACK_TOP
from automa_ledger.boards.markup import (
    Markup,
    at,
    circle,
    group,
    path,
    rect,
    stroke_attributes,
    text,
    title,
    titled_group,
    use,
)
from automa_ledger.boards.seats import CountRow, badge, count_row, frame, seat_list
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.words import Words
from automa_rules.expeditions.view import View

SPACES_PER_ROW: Final = 16
CELL: Final = INNER / SPACES_PER_ROW
CELL_HEIGHT: Final = 42.0
ROW_GAP: Final = 4.0
STRIP_WIDTH: Final = (INNER - GAP) / 2
STRIP_HEIGHT: Final = 62.0
COUNTS: Final = CountRow(82, STRIP_HEIGHT / 2, 79, 19, 27)


def bottom(view: View | None) -> float:
    """The height of the sheet."""
    return MARGIN + (CAMP_TOP + CAMP_HEIGHT if view is None else _top(view) + STRIP_HEIGHT)


def _top(view: View) -> float:
    """The top of the strips, below a track with any number of spaces."""
    rows = -(-(view.progress_card.last_space + 1) // SPACES_PER_ROW)
    return TRACK_TOP + rows * (CELL_HEIGHT + ROW_GAP) + GAP / 2


def progress(view: View, words: Words, theme: Theme) -> Markup:
    """Draw the progress card: its spaces in rows from left to right, and a ring on the token's space."""
    card, at_ = view.progress_card, view.automa.progress
    ahead = next((space - at_ for space in card.glory_spaces if space > at_), None)
    x, y = _space_centre(at_)
    rings = [
        circle(18, cx=x, cy=y, fill="none", **stroke_attributes(colour, width))
        for colour, width in ((theme.card, 9), (theme.stress, 5))
    ]
    return group(
        title(
            words.format_message("picture-expeditions-progress", at=at_, last=card.last_space, ahead=ahead)
        ),
        group(*_spaces(view, theme), class_="track"),
        group(*rings, id="progress-token", class_="token"),
        id="progress",
        class_="progress",
    )


def _spaces(view: View, theme: Theme) -> Iterator[Markup]:
    """The spaces from START on, with the glory to be reached."""
    colours, glory = theme.colours, view.progress_card.glory_spaces
    edge = stroke_attributes(theme.faded, theme.stroke - 0.5)
    for space in range(view.progress_card.last_space + 1):
        x, y = _space_centre(space)
        left, top = x - CELL / 2 + 1.5, y - CELL_HEIGHT / 2
        fill = colours["camp"] if space <= view.automa.progress else theme.card
        yield rect(CELL - 3, CELL_HEIGHT, x=left, y=top, rx=7, fill=fill, **edge)
        if space in glory:
            token = use("token-glory", y=-1, fill=colours["glory"])
            number = text(0, 1, str(glory.index(space) + 1), 14, fill=colours["glory_letter"])
            yield group(token, number, transform=at(x, y, 1.2))
        elif space == 0:
            yield path("M-6 -9 L7 0 L-6 9 Z", fill=theme.faded, transform=at(x, y))


def _space_centre(space: int) -> Point:
    x, y = (
        MARGIN + CELL * (space % SPACES_PER_ROW),
        TRACK_TOP + (CELL_HEIGHT + ROW_GAP) * (space // SPACES_PER_ROW),
    )
    return x + CELL / 2, y + CELL_HEIGHT / 2


def draw(view: View, turn: str | None, words: Words, theme: Theme) -> Markup:
    """Draw the strips of the human and the Automa: their counts, and whose turn it is."""
    human, automa = view.human, view.automa
    has: dict[str, Mapping[str, int]] = {
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
    return seat_list(
        titled_group(
            words.format_message(f"picture-expeditions-{seat}", **has[seat], turn=seat == turn),
            frame(STRIP_WIDTH, STRIP_HEIGHT, theme, turn=seat == turn),
            *badge(
                (34, STRIP_HEIGHT / 2), seat[0].upper(), 29, "human" if seat == "human" else "north", theme
            ),
            *count_row(has[seat], COUNTS, theme, stroke_width=2.2, stroke_linejoin="round"),
            id=f"seat-{seat}",
            class_=f"seat {seat}{' turn' if seat == turn else ''}",
            role="listitem",
            transform=at(MARGIN + index * (STRIP_WIDTH + GAP), _top(view)),
        )
        for index, seat in enumerate(has)
    )
