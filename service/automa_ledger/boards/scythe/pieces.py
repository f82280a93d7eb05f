"""The units of all players, and arrows for their moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, get_args

from automa_ledger.boards.arrows import arrow
from automa_ledger.boards.markup import Markup, at, circle, group, stroke_attributes, titled_group, use
from automa_ledger.boards.scene import Move
from automa_ledger.boards.scythe.layout import CENTRES, sheet_place
from automa_ledger.boards.scythe.placement import Piece, PlacedPiece
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.words import Words
from automa_rules.scythe.board import DISTANCE
from automa_rules.scythe.player import Player, unit_places
from automa_rules.scythe.terms import Faction, Place, UnitKind
from automa_rules.scythe.view import View

UNITS: Final[tuple[UnitKind, ...]] = get_args(UnitKind)
OFF_BOARD_DISTANCE: Final = 99
"""To or from a home base or a mat: longer than between any two territories."""


def list_pieces(player: Player) -> Iterator[Piece]:
    """The character, then mechs and workers, numbered in the order in which the state lists them."""
    seat = player.seat
    yield Piece(f"piece-{seat}-character", seat, "character", player.character)
    for kind, all_places in (("mech", player.mechs), ("worker", player.workers)):
        for number, place in enumerate(all_places, 1):
            yield Piece(f"piece-{seat}-{kind}-{number}", seat, kind, place)


def group_by_place(players: Sequence[Player]) -> dict[str, list[Piece]]:
    """All units by place on the sheet; those on mats together."""
    found: dict[str, list[Piece]] = {}
    for player in players:
        for piece in list_pieces(player):
            found.setdefault(sheet_place(piece.place, player.faction), []).append(piece)
    return found


def draw(placed: PlacedPiece, faction: Faction, words: Words) -> Markup:
    """Draw a unit at its place."""
    piece = placed.piece
    place = sheet_place(piece.place, faction)
    return titled_group(
        words.format_message("picture-scythe-unit", faction=faction, unit=piece.kind, place=place),
        use(f"{piece.kind}-{faction}"),
        id=piece.id,
        class_=f"piece {piece.kind} {faction}",
        data_place=piece.place,
        transform=at(placed.x, placed.y, placed.scale),
    )


def find_moves(before: View, after: View) -> tuple[Move, ...]:
    """The units that moved. Units of one kind are alike, so each is matched to the nearest new place."""
    then = {player.seat: player for player in before.players}
    return tuple(
        Move(player.seat, unit, origin, to)
        for player in after.players
        if player.seat in then
        for unit in UNITS
        for origin, to in _match_moves(then[player.seat], player, unit)
    )


def _match_moves(before: Player, after: Player, unit: UnitKind) -> Iterator[tuple[Place, Place]]:
    then, now = Counter(unit_places(before, unit)), Counter(unit_places(after, unit))
    arrived = list((now - then).elements())
    for origin in (then - now).elements():
        nearest = min(arrived, key=lambda to: DISTANCE.get(origin, {}).get(to, OFF_BOARD_DISTANCE))
        arrived.remove(nearest)
        yield origin, nearest


def moves(moved: Sequence[Move], factions: dict[str, Faction], words: Words, theme: Theme) -> Markup:
    """An arrow for each move, and a ring where a unit has come from its mat."""
    numbered = enumerate(dict.fromkeys(moved), 1)
    return group(*(_move(move, n, factions[move.seat], words, theme) for n, move in numbered), id="moves")


def _move(move: Move, index: int, faction: Faction, words: Words, theme: Theme) -> Markup:
    origin, to = sheet_place(move.origin, faction), sheet_place(move.to, faction)
    text = words.format_message("picture-scythe-move", faction=faction, unit=move.piece, origin=origin, to=to)
    name, kind = f"move-{index}", f"move {move.piece} {faction}"
    match [CENTRES[place] for place in (origin, to) if place in CENTRES]:
        case [start, end]:
            colour = theme.colours[faction]
            return arrow(start, end, text, colour=colour, edge=theme.ink, id=name, class_=kind)
        case [point]:
            ring = circle(46, fill="none", **stroke_attributes(theme.stress, 4, stroke_dasharray="10 7"))
            return titled_group(text, ring, id=name, class_=kind, transform=at(*point))
    return Markup()
