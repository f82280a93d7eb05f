"""The units of all players, and arrows for their moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from automa_ledger.boards.arrows import arrow
from automa_ledger.boards.markup import Markup, at, circle, group, stroke_attributes, titled_group, use
from automa_ledger.boards.scene import Move
from automa_ledger.boards.scythe.layout import CENTRES, sheet_place
from automa_ledger.boards.scythe.placement import Piece, PlacedPiece
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.words import Words
from automa_rules.scythe.player import Player, list_units
from automa_rules.scythe.terms import Faction
from automa_rules.scythe.view import View


def list_pieces(player: Player) -> Iterator[Piece]:
    """The character, then mechs and workers, numbered in the order in which the state lists them."""
    return (Piece(piece, player.seat, kind, place) for piece, kind, place in list_units(player))


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
    """The units that moved."""
    then = {piece: place for player in before.players for piece, _, place in list_units(player)}
    return tuple(
        Move(player.seat, unit, then[piece], place)
        for player in after.players
        for piece, unit, place in list_units(player)
        if then.get(piece, place) != place
    )


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
