"""The units of all players, wherever they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from domain.scythe.player import Player
from domain.scythe.terms import Faction, UnitKind
from service.boards.frame import defined
from service.boards.markup import Markup, at, group, text, title, use
from service.boards.scene import Words
from service.boards.scythe.layout import place_of
from service.boards.scythe.outlines import OUTLINES
from service.boards.scythe.palette import FACTIONS
from service.boards.scythe.shapes import rimmed
from service.boards.scythe.stands import Piece, Stand
from service.boards.theme import Theme

LETTERS: Final[Mapping[UnitKind, tuple[float, float]]] = {
    "character": (4.0, 20.0),
    "mech": (-3.0, 19.0),
    "worker": (6.5, 14.0),
}
"""How far below the middle a unit has its letter, and how large."""


def pieces_of(player: Player) -> Iterator[Piece]:
    """The character, then mechs and workers, numbered in the order in which the state lists them."""
    seat = player.seat
    yield Piece(f"piece-{seat}-character", seat, "character", player.character)
    for number, place in enumerate(player.mechs, 1):
        yield Piece(f"piece-{seat}-mech-{number}", seat, "mech", place)
    for number, place in enumerate(player.workers, 1):
        yield Piece(f"piece-{seat}-worker-{number}", seat, "worker", place)


def shapes(players: Sequence[Player], theme: Theme) -> Iterator[Markup]:
    """The units in the colours of their factions, with their letters."""
    for player in players:
        dye, letter = FACTIONS[player.faction], player.faction[0].upper()
        for unit, (below, size) in LETTERS.items():
            yield defined(
                f"{unit}-{player.faction}",
                *rimmed(OUTLINES.units[unit], theme, dye.fill),
                text(0, below, letter, size, fill=dye.letter),
            )


def drawn(stand: Stand, faction: Faction, words: Words) -> Markup:
    """A unit where it stands."""
    piece = stand.piece
    place = place_of(piece.place, faction)
    return group(
        title(words.say("picture-scythe-unit", faction=faction, unit=piece.kind, place=place)),
        use(f"{piece.kind}-{faction}"),
        id=piece.id,
        class_=f"piece {piece.kind} {faction}",
        data_place=piece.place,
        transform=at(stand.x, stand.y, stand.scale),
    )


def by_place(players: Sequence[Player]) -> dict[str, list[Piece]]:
    """All units, by the place on the sheet; those on mats together."""
    found: dict[str, list[Piece]] = {}
    for player in players:
        for piece in pieces_of(player):
            found.setdefault(place_of(piece.place, player.faction), []).append(piece)
    return found
