"""Below the board, a strip for each seat: what it has, and the units that are on its mat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from domain.scythe.player import Player, hand_size
from domain.scythe.terms import MAT, STARS
from service.boards.arrows import Point
from service.boards.frame import defined
from service.boards.markup import Markup, at, element, group, text, title, use
from service.boards.scene import Words
from service.boards.scythe.layout import BOARD_HEIGHT, MARGIN, WIDTH
from service.boards.scythe.outlines import OUTLINES
from service.boards.scythe.palette import FACTIONS
from service.boards.scythe.pieces import pieces_of
from service.boards.scythe.stands import Piece, Stand
from service.boards.theme import Theme

GAP: Final = 10.0
ACROSS: Final = 2
CARD_WIDTH: Final = (WIDTH - 2 * MARGIN - GAP) / ACROSS
CARD_HEIGHT: Final = 88.0
BADGE: Final = 38.0
STATS: Final = 88.0
STAT_PITCH: Final = 82.0
NUMBER: Final = 26.0
UPPER: Final = 25.0
LOWER: Final = 64.0
STAR_PITCH: Final = 18.0
SMALL: Final = 0.62
CHARACTER_AT: Final = CARD_WIDTH - 22
MECHS_AT, MECH_PITCH = 211.0, 26.0
WORKERS_AT, WORKER_PITCH = 307.0, 13.0


def shapes(theme: Theme) -> Iterator[Markup]:
    """The signs of what a player has."""
    for name, path in OUTLINES.icons.items():
        inked = element("path", d=path, stroke_width=2, stroke_linejoin="round", fill_rule="evenodd")
        yield defined(f"shape-{name}", inked)
    yield defined("shape-star", element("path", d=OUTLINES.star, stroke=theme.ink, stroke_width=1.6))


def height(seats: int) -> float:
    """Of the sheet with so many strips."""
    rows = -(-seats // ACROSS)
    return BOARD_HEIGHT + rows * (CARD_HEIGHT + GAP)


def strips(players: Sequence[Player], turn: str | None, words: Words, theme: Theme) -> Markup:
    """All of them, two in a row."""
    cards = (
        _strip(player, _corner(index), words, theme, turn=player.seat == turn)
        for index, player in enumerate(players)
    )
    return element("g", *cards, id="seats", role="list")


def _strip(player: Player, corner: Point, words: Words, theme: Theme, *, turn: bool) -> Markup:
    dye = FACTIONS[player.faction]
    told = words.say(
        "picture-scythe-seat",
        seat=player.seat,
        faction=player.faction,
        power=player.power,
        popularity=player.popularity,
        coins=player.coins,
        cards=hand_size(player),
        stars=len(player.stars),
        turn=turn,
    )
    return element(
        "g",
        title(told),
        element(
            "rect",
            width=CARD_WIDTH,
            height=CARD_HEIGHT,
            rx=10,
            fill=theme.card,
            stroke=theme.stress if turn else theme.faded,
            stroke_width=4 if turn else 1.5,
        ),
        element(
            "circle", cx=BADGE, cy=CARD_HEIGHT / 2, r=27, fill=dye.fill, stroke=theme.ink, stroke_width=2
        ),
        text(BADGE, CARD_HEIGHT / 2, player.faction[0].upper(), 36, fill=dye.letter),
        _stats(player, theme),
        *_stars(player),
        id=f"place-mat-{player.seat}",
        class_=f"seat {player.kind} {player.faction}{' turn' if turn else ''}",
        role="listitem",
        data_place="mat",
        transform=at(*corner),
    )


def _stats(player: Player, theme: Theme) -> Markup:
    counts = {
        "power": player.power,
        "popularity": player.popularity,
        "coins": player.coins,
        "combat_cards": hand_size(player),
    }
    signs = [use(f"shape-{name}", STATS + STAT_PITCH * index, UPPER) for index, name in enumerate(counts)]
    numbers = [
        text(
            STATS + STAT_PITCH * index + 18,
            UPPER,
            str(count),
            NUMBER,
            font_size=None,
            class_=name.replace("_", "-"),
        )
        for index, (name, count) in enumerate(counts.items())
    ]
    return group(
        group(*signs, fill="none", stroke=theme.faded),
        group(*numbers, fill=theme.ink, font_size=NUMBER, text_anchor="start"),
    )


def _stars(player: Player) -> Iterator[Markup]:
    """Those that are placed, and the places of the others."""
    placed = len(player.stars)
    places = [use("shape-star", STATS + STAR_PITCH * index, LOWER) for index in range(STARS)]
    yield group(*places[:placed], fill=FACTIONS[player.faction].fill)
    yield group(*places[placed:], fill="none", stroke_opacity=0.35)


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
    x = MARGIN + (index % ACROSS) * (CARD_WIDTH + GAP)
    return x, BOARD_HEIGHT - MARGIN / 2 + (index // ACROSS) * (CARD_HEIGHT + GAP)
