"""The layout of the sheet, from the top down: bowls, tracks, seats, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from automa_ledger.boards.arrows import Point
from automa_rules.trismegistus.terms import ELEMENTS, SYMBOLS
from automa_rules.trismegistus.track import Track

WIDTH: Final = 640.0
MARGIN: Final = 12.0
INNER: Final = WIDTH - 2 * MARGIN

BOWLS_Y: Final = 62.0
BOWL_PITCH: Final = INNER / len(SYMBOLS)

LANES_Y: Final = 160.0
LANE: Final = 76.0
STEPS_Y: Final = 36.0
STEPS_START_X, STEPS_END_X = 128.0, 608.0

AUTOMA_Y: Final = LANES_Y + len(ELEMENTS) * LANE + 6
AUTOMA_HEIGHT: Final = 118.0
HUMAN_Y: Final = AUTOMA_Y + AUTOMA_HEIGHT + 8
HUMAN_HEIGHT: Final = 66.0
OWNED_Y: Final = HUMAN_Y + HUMAN_HEIGHT + 10
OWNED_HEIGHT: Final = 68.0
ROW_Y: Final = OWNED_Y + OWNED_HEIGHT + 10
ROW_HEIGHT: Final = 84.0
HEIGHT: Final = ROW_Y + ROW_HEIGHT + MARGIN

SPACES_X, SPACE_PITCH = 112.0, 54.0
SPENT_X, SPENT_PITCH = 424.0, 52.0
SLOTS_Y: Final = 33.0


def bowl_at(symbol: str) -> Point:
    """The middle of a bowl."""
    return MARGIN + BOWL_PITCH * (SYMBOLS.index(symbol) + 0.5), BOWLS_Y


def lane_y(index: int) -> float:
    """The upper edge of a track's lane, the first at the top."""
    return LANES_Y + index * LANE


def step_pitch(length: int) -> float:
    """The distance between the steps of a track of this length."""
    return (STEPS_END_X - STEPS_START_X) / length


def step_at(tracks: Sequence[Track], element: str, step: int) -> Point:
    """The middle of a step of a track."""
    index, track = next((index, track) for index, track in enumerate(tracks) if track.element == element)
    return STEPS_START_X + step_pitch(track.length) * step, lane_y(index) + STEPS_Y


def seat_y(seat: str) -> float:
    """The upper edge of a seat's strip."""
    return AUTOMA_Y if seat == "automa" else HUMAN_Y


def space_at(seat: str, potency: int) -> Point:
    """Where an active die with this potency is."""
    return SPACES_X + SPACE_PITCH * (potency - 1), seat_y(seat) + SLOTS_Y


def spent_at(seat: str, index: int) -> Point:
    """Where an exhausted die is, the first at the left."""
    return SPENT_X + SPENT_PITCH * index, seat_y(seat) + SLOTS_Y
