"""Below the board, a strip for each seat: what it has, and the units that are on its mat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from automa_ledger.boards.arrows import Point
from automa_ledger.boards.markup import Markup, at, group, titled, use
from automa_ledger.boards.scythe.layout import BOARD_HEIGHT, MARGIN, WIDTH
from automa_ledger.boards.scythe.pieces import pieces_of
from automa_ledger.boards.scythe.stands import Piece, Stand
from automa_ledger.boards.seats import Row, badge, counts, frame, strips
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.words import Words
from automa_rules.scythe.player import Player, hand_size
from automa_rules.scythe.terms import MAT, STARS_PER_PLAYER

GAP: Final = 10.0
ACROSS: Final = 2
WIDE: Final = (WIDTH - 2 * MARGIN - GAP) / ACROSS
TALL: Final = 88.0
UPPER: Final = 25.0
LOWER: Final = 64.0
LEFT: Final = 88.0
COUNTS: Final = Row(LEFT, UPPER, 82, 18, 26)
STAR_PITCH: Final = 18.0
SMALL: Final = 0.62
CHARACTER_AT: Final = WIDE - 22
MECHS_AT, MECH_PITCH = 211.0, 26.0
WORKERS_AT, WORKER_PITCH = 307.0, 13.0


def height(seats: int) -> float:
    """Of the sheet with so many strips."""
    rows = -(-seats // ACROSS)
    return BOARD_HEIGHT + rows * (TALL + GAP)


def drawn(players: Sequence[Player], turn: str | None, words: Words, theme: Theme) -> Markup:
    """All of them, two in a row."""
    return strips(
        _strip(player, _corner(index), words, theme, turn=player.seat == turn)
        for index, player in enumerate(players)
    )


def _strip(player: Player, corner: Point, words: Words, theme: Theme, *, turn: bool) -> Markup:
    cards, faction = hand_size(player), player.faction
    has = {"power": player.power, "popularity": player.popularity, "coins": player.coins}
    facts = {**has, "cards": cards, "stars": len(player.stars)}
    return titled(
        words.say("picture-scythe-seat", seat=player.seat, faction=faction, **facts, turn=turn),
        frame(WIDE, TALL, theme, turn=turn),
        *badge((38, TALL / 2), faction[0].upper(), 36, faction, theme),
        group(*counts({**has, "combat_cards": cards}, COUNTS, theme)),
        *_stars(player, theme),
        id=f"place-mat-{player.seat}",
        class_=f"seat {player.kind} {faction}{' turn' if turn else ''}",
        role="listitem",
        data_place="mat",
        transform=at(*corner),
    )


def _stars(player: Player, theme: Theme) -> tuple[Markup, Markup]:
    """Those that are placed, and the places of the others."""
    placed = len(player.stars)
    places = [use("shape-star", LEFT + STAR_PITCH * index, LOWER) for index in range(STARS_PER_PLAYER)]
    return (
        group(*places[:placed], fill=theme.colours[player.faction]),
        group(*places[placed:], fill="none", stroke_opacity=0.35),
    )


def stands(player: Player, index: int) -> Iterator[Stand]:
    """Units that are not deployed, on the strip; an Automa's character too, after a combat that it lost."""
    x, y = _corner(index)
    for piece in pieces_of(player):
        if piece.place == MAT:
            across, down = _spot(piece)
            yield Stand(piece, x + across, y + down, SMALL)


def _spot(piece: Piece) -> Point:
    """Where a unit waits: mechs and workers each in the place of its number, the character above them."""
    if piece.kind == "character":
        return CHARACTER_AT, UPPER
    before = int(piece.id.rpartition("-")[2]) - 1
    start, pitch = (WORKERS_AT, WORKER_PITCH) if piece.kind == "worker" else (MECHS_AT, MECH_PITCH)
    return start + pitch * before, LOWER


def _corner(index: int) -> Point:
    """The upper left corner of a strip."""
    x = MARGIN + (index % ACROSS) * (WIDE + GAP)
    return x, BOARD_HEIGHT - MARGIN / 2 + (index // ACROSS) * (TALL + GAP)
