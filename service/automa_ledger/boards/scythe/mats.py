"""A strip for each seat, below the board: its counts, and the units on its mat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from automa_ledger.boards.arrows import Point
from automa_ledger.boards.markup import Markup, at, group, titled_group, use
from automa_ledger.boards.scythe.layout import BOARD_HEIGHT, MARGIN, WIDTH
from automa_ledger.boards.scythe.pieces import list_pieces
from automa_ledger.boards.scythe.placement import Piece, PlacedPiece
from automa_ledger.boards.seats import CountRow, badge, count_row, frame, seat_list
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.words import Words
from automa_rules.scythe.player import Player, hand_size
from automa_rules.scythe.terms import MAT, STARS_PER_PLAYER

GAP: Final = 10.0
STRIPS_PER_ROW: Final = 2
STRIP_WIDTH: Final = (WIDTH - 2 * MARGIN - GAP) / STRIPS_PER_ROW
STRIP_HEIGHT: Final = 88.0
UPPER_ROW_Y: Final = 25.0
LOWER_ROW_Y: Final = 64.0
COUNTS_X: Final = 88.0
COUNTS: Final = CountRow(COUNTS_X, UPPER_ROW_Y, 82, 18, 26)
STAR_PITCH: Final = 18.0
MAT_PIECE_SCALE: Final = 0.62
CHARACTER_X: Final = STRIP_WIDTH - 22
MECHS_X, MECH_PITCH = 211.0, 26.0
WORKERS_X, WORKER_PITCH = 307.0, 13.0


def height(seats: int) -> float:
    """The height of the sheet with this number of strips."""
    rows = -(-seats // STRIPS_PER_ROW)
    return BOARD_HEIGHT + rows * (STRIP_HEIGHT + GAP)


def draw(players: Sequence[Player], turn: str | None, words: Words, theme: Theme) -> Markup:
    """Draw the strips, two in a row."""
    return seat_list(
        _strip(player, _corner(index), words, theme, turn=player.seat == turn)
        for index, player in enumerate(players)
    )


def _strip(player: Player, corner: Point, words: Words, theme: Theme, *, turn: bool) -> Markup:
    cards, faction = hand_size(player), player.faction
    has = {"power": player.power, "popularity": player.popularity, "coins": player.coins}
    facts = {**has, "cards": cards, "stars": len(player.stars)}
    return titled_group(
        words.format_message("picture-scythe-seat", seat=player.seat, faction=faction, **facts, turn=turn),
        frame(STRIP_WIDTH, STRIP_HEIGHT, theme, turn=turn),
        *badge((38, STRIP_HEIGHT / 2), faction[0].upper(), 36, faction, theme),
        group(*count_row({**has, "combat_cards": cards}, COUNTS, theme)),
        *_stars(player, theme),
        id=f"place-mat-{player.seat}",
        class_=f"seat {player.kind} {faction}{' turn' if turn else ''}",
        role="listitem",
        data_place="mat",
        transform=at(*corner),
    )


def _stars(player: Player, theme: Theme) -> tuple[Markup, Markup]:
    """The placed stars, and the outlines of the others."""
    placed = len(player.stars)
    places = [
        use("shape-star", COUNTS_X + STAR_PITCH * index, LOWER_ROW_Y) for index in range(STARS_PER_PLAYER)
    ]
    return (
        group(*places[:placed], fill=theme.colours[player.faction]),
        group(*places[placed:], fill="none", stroke_opacity=0.35),
    )


def place_pieces(player: Player, index: int) -> Iterator[PlacedPiece]:
    """Place the units on the mat: not deployed, or an Automa's character after a lost combat."""
    x, y = _corner(index)
    for piece in list_pieces(player):
        if piece.place == MAT:
            across, down = _mat_position(piece)
            yield PlacedPiece(piece, x + across, y + down, MAT_PIECE_SCALE)


def _mat_position(piece: Piece) -> Point:
    """Where a unit is on its mat: mechs and workers by their number, the character above them."""
    if piece.kind == "character":
        return CHARACTER_X, UPPER_ROW_Y
    before = int(piece.id.rpartition("-")[2]) - 1
    start, pitch = (WORKERS_X, WORKER_PITCH) if piece.kind == "worker" else (MECHS_X, MECH_PITCH)
    return start + pitch * before, LOWER_ROW_Y


def _corner(index: int) -> Point:
    """The upper left corner of a strip."""
    x = MARGIN + (index % STRIPS_PER_ROW) * (STRIP_WIDTH + GAP)
    return x, BOARD_HEIGHT - MARGIN / 2 + (index // STRIPS_PER_ROW) * (STRIP_HEIGHT + GAP)
