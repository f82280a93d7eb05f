"""A strip for each seat: the spaces of potency, the dice that are exhausted, and what the Automa has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from domain.trismegistus.terms import DICE_A_ROUND, POTENCY_MAX, SeatName
from domain.trismegistus.view import View
from service.boards.markup import Markup, at, element, group, text, title, use
from service.boards.scene import Words
from service.boards.theme import Theme
from service.boards.trismegistus.layout import (
    AUTOMA_HEIGHT,
    HUMAN_HEIGHT,
    INNER,
    MARGIN,
    SLOTS_Y,
    SPACE_PITCH,
    SPACES_X,
    SPENT_PITCH,
    SPENT_X,
    seat_y,
)
from service.boards.trismegistus.palette import CUBE, MARKER

SEATS: Final[tuple[SeatName, ...]] = ("automa", "human")
SPACE: Final = 46.0
STATS_Y: Final = 91.0
STATS: Final = ((98.0, "laurel", "vp"), (262.0, "coin", "gold"), (426.0, "ethereal", "ethereal"))


def strips(view: View, turn: str | None, words: Words, theme: Theme) -> Iterator[Markup]:
    """The Automa's, then the human's; the one that has the turn stands out."""
    for seat in SEATS:
        automa = seat == "automa"
        yield element(
            "g",
            title(_told(view, seat, words, turn=turn == seat)),
            element(
                "rect",
                width=INNER,
                height=AUTOMA_HEIGHT if automa else HUMAN_HEIGHT,
                rx=12,
                fill=theme.card,
                stroke=theme.stress if turn == seat else theme.faded,
                stroke_width=4 if turn == seat else 1.5,
            ),
            element(
                "circle",
                cx=40,
                cy=SLOTS_Y,
                r=24,
                fill=MARKER.fill if automa else theme.card,
                stroke=theme.ink,
                stroke_width=theme.stroke,
            ),
            use(
                "shape-cog" if automa else "shape-person",
                40,
                SLOTS_Y,
                stroke="#ffffff" if automa else theme.ink,
            ),
            *_slots(theme),
            *(_stats(view, theme) if automa else ()),
            id=f"place-mat-{seat}",
            class_=f"seat {seat}{' turn' if turn == seat else ''}",
            role="listitem",
            data_place=f"mat-{seat}",
            transform=at(MARGIN, seat_y(seat)),
        )


def _told(view: View, seat: SeatName, words: Words, *, turn: bool) -> str:
    automa = view.automa
    if seat == "human":
        return words.say("picture-trismegistus-human", dice=DICE_A_ROUND - len(view.human.spent), turn=turn)
    return words.say(
        "picture-trismegistus-automa",
        vp=automa.vp,
        gold=automa.gold,
        ethereal=automa.ethereal,
        dice=DICE_A_ROUND - len(automa.spent),
        turn=turn,
    )


def _slots(theme: Theme) -> Iterator[Markup]:
    """Squares with their potency, and rings for three dice."""
    spaces = [
        group(
            element("rect", x=-SPACE / 2, y=-SPACE / 2, width=SPACE, height=SPACE, rx=6),
            text(0, 0, str(potency), 26, fill=theme.faded, stroke="none"),
            transform=at(SPACES_X - MARGIN + SPACE_PITCH * (potency - 1), SLOTS_Y),
        )
        for potency in range(1, POTENCY_MAX + 1)
    ]
    rings = [
        element("circle", cx=SPENT_X - MARGIN + SPENT_PITCH * index, cy=SLOTS_Y, r=21)
        for index in range(DICE_A_ROUND)
    ]
    yield group(*spaces, fill="none", stroke=theme.faded, stroke_width=1.5)
    yield group(*rings, fill="none", stroke=theme.faded, stroke_width=1.5, stroke_dasharray="4 5")


def _stats(view: View, theme: Theme) -> Iterator[Markup]:
    counts = {"vp": view.automa.vp, "gold": view.automa.gold, "ethereal": view.automa.ethereal}
    for x, shape, name in STATS:
        fill = CUBE if shape == "coin" else theme.card
        yield use(f"shape-{shape}", x, STATS_Y, fill=fill, stroke=theme.ink, stroke_width=2)
        yield text(x + 22, STATS_Y, str(counts[name]), 30, fill=theme.ink, text_anchor="start", class_=name)
