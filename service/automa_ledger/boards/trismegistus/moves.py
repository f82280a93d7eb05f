"""What moved between two views of one turn: markers along their tracks, dice from bowls to players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from automa_ledger.boards.markup import Markup, group, number, path, rect, stroke_attributes, titled_group
from automa_ledger.boards.scene import Move
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.trismegistus.layout import bowl_at, step_at
from automa_ledger.boards.trismegistus.tracks import MARKER_OFFSET_Y
from automa_ledger.boards.words import Words
from automa_rules.trismegistus.dice import ActiveDie, Die
from automa_rules.trismegistus.terms import ELEMENTS
from automa_rules.trismegistus.track import Track
from automa_rules.trismegistus.view import View

MARKER: Final = "marker-"
MARKER_GAP: Final = 20.0
ARROWHEAD_SIZE: Final = 8


def find_moves(before: View, after: View) -> tuple[Move, ...]:
    """The markers that moved, and the dice that a player has taken."""
    return (*_markers(before, after), *_dice(before, after))


def _markers(before: View, after: View) -> Iterator[Move]:
    for element_ in ELEMENTS:
        then, now = before.automa.markers[element_], after.automa.markers[element_]
        if then != now:
            yield Move("automa", f"{MARKER}{element_}", f"{element_}-{then}", f"{element_}-{now}")


def _dice(before: View, after: View) -> Iterator[Move]:
    if before.round != after.round:
        return
    hands = (("automa", before.automa, after.automa), ("human", before.human, after.human))
    for seat, then, now in hands:
        had, has = _hand(then.die, then.spent), _hand(now.die, now.spent)
        for die in (has - had).elements():
            yield Move(seat, f"{die.symbol}-{die.colour}", die.symbol, f"mat-{seat}")


def _hand(active: ActiveDie | None, spent: Sequence[Die]) -> Counter[Die]:
    return Counter((*spent, *(() if active is None else (active.die,))))


def draw(moves: Sequence[Move], tracks: Sequence[Track], words: Words, theme: Theme) -> Markup:
    """A trail for each marker, its consecutive moves as one; a ring around the bowl of a taken die."""
    numbered = enumerate(_merge_moves(moves), 1)
    return group(*(_draw_move(move, index, tracks, words, theme) for index, move in numbered), id="moves")


def _merge_moves(moves: Sequence[Move]) -> list[Move]:
    joined: dict[str, Move] = {}
    for again, move in enumerate(moves):
        first = joined.get(move.piece)
        if first is not None and first.to == move.origin:
            joined[move.piece] = Move(move.seat, move.piece, first.origin, move.to)
        else:
            joined[move.piece if move.piece not in joined else f"{move.piece} {again}"] = move
    return list(joined.values())


def _draw_move(move: Move, index: int, tracks: Sequence[Track], words: Words, theme: Theme) -> Markup:
    marker = move.piece.startswith(MARKER)
    description = words.format_message(
        "picture-trismegistus-move",
        seat=move.seat,
        piece="marker" if marker else move.piece,
        origin=move.origin,
        to=move.to if marker else move.seat,
    )
    way = _trail(move, tracks) if marker else _ring(move)
    return titled_group(
        description,
        way,
        id=f"move-{index}",
        class_=f"move {'marker' if marker else 'die'} {move.seat}",
        fill="none",
        **stroke_attributes(theme.stress, 5),
        stroke_linecap="round",
        stroke_linejoin="round",
    )


def _trail(move: Move, tracks: Sequence[Track]) -> Markup:
    """A line along the track, from where the marker was to an arrowhead beside where it is."""
    places = (place.split("-") for place in (move.origin, move.to))
    (x0, below), (x1, _) = (step_at(tracks, name, int(step)) for name, step in places)
    y = below - MARKER_OFFSET_Y
    way = 1 if x1 > x0 else -1
    end = x1 - way * MARKER_GAP
    shaft = f"M{number(x0)} {number(y)}H{number(end)}" if (end - x0) * way > 0 else ""
    back = number(end - way * ARROWHEAD_SIZE)
    head = (
        f"M{back} {number(y - ARROWHEAD_SIZE)}L{number(end)} {number(y)}L{back} {number(y + ARROWHEAD_SIZE)}"
    )
    return path(shaft + head)


def _ring(move: Move) -> Markup:
    """A ring around the bowl that a die came from."""
    x, y = bowl_at(move.origin)
    return rect(102, 116, x=x - 51, y=y - 37, rx=12, stroke_dasharray="3 9")
