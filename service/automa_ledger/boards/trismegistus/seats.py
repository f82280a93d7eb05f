"""A strip for each seat: the spaces of potency, the exhausted dice, and the Automa's counts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from automa_ledger.boards.markup import (
    Markup,
    at,
    circle,
    group,
    rect,
    stroke_attributes,
    text,
    titled_group,
    use,
)
from automa_ledger.boards.seats import frame
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.trismegistus.layout import (
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
from automa_ledger.boards.words import Words
from automa_rules.trismegistus.terms import DICE_PER_ROUND, MAX_POTENCY, SeatName
from automa_rules.trismegistus.view import View

SEATS: Final[tuple[tuple[SeatName, str, float], ...]] = (
    ("automa", "shape-cog", AUTOMA_HEIGHT),
    ("human", "shape-person", HUMAN_HEIGHT),
)
SPACE: Final = 46.0
STATS_Y: Final = 91.0
STATS: Final = ((98.0, "laurel", "vp"), (262.0, "coin", "gold"), (426.0, "ethereal", "ethereal"))


def draw(view: View, turn: str | None, words: Words, theme: Theme) -> Iterator[Markup]:
    """Draw the Automa's strip, then the human's. The one whose turn it is stands out."""
    automa = view.automa
    has = {"vp": automa.vp, "gold": automa.gold, "ethereal": automa.ethereal}
    for seat, sign, height in SEATS:
        hand, counts, fill, stroke = (
            (automa, has, theme.colours["marker"], "#ffffff")
            if seat == "automa"
            else (view.human, {}, theme.card, theme.ink)
        )
        dice = DICE_PER_ROUND - len(hand.spent)
        yield titled_group(
            words.format_message(f"picture-trismegistus-{seat}", **counts, dice=dice, turn=turn == seat),
            frame(INNER, height, theme, turn=turn == seat, rx=12),
            circle(24, cx=40, cy=SLOTS_Y, fill=fill, **theme.outline),
            use(sign, 40, SLOTS_Y, stroke=stroke),
            *_slots(theme),
            *_stats(counts, theme),
            id=f"place-mat-{seat}",
            class_=f"seat {seat}{' turn' if turn == seat else ''}",
            role="listitem",
            data_place=f"mat-{seat}",
            transform=at(MARGIN, seat_y(seat)),
        )


def _slots(theme: Theme) -> tuple[Markup, Markup]:
    """Squares with their potency, and rings for three exhausted dice."""
    spaces = [
        group(
            rect(SPACE, SPACE, x=-SPACE / 2, y=-SPACE / 2, rx=6),
            text(0, 0, str(potency), 26, fill=theme.faded, stroke="none"),
            transform=at(SPACES_X - MARGIN + SPACE_PITCH * (potency - 1), SLOTS_Y),
        )
        for potency in range(1, MAX_POTENCY + 1)
    ]
    rings = [
        circle(21, cx=SPENT_X - MARGIN + SPENT_PITCH * index, cy=SLOTS_Y) for index in range(DICE_PER_ROUND)
    ]
    edge = stroke_attributes(theme.faded, 1.5)
    return group(*spaces, fill="none", **edge), group(*rings, fill="none", **edge, stroke_dasharray="4 5")


def _stats(has: Mapping[str, int], theme: Theme) -> Iterator[Markup]:
    for x, shape, name in STATS:
        if name in has:
            fill = theme.colours["cube"] if shape == "coin" else theme.card
            yield use(f"shape-{shape}", x, STATS_Y, fill=fill, **stroke_attributes(theme.ink, 2))
            yield text(x + 22, STATS_Y, str(has[name]), 30, fill=theme.ink, text_anchor="start", class_=name)
