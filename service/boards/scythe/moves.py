"""What moved between two views of one turn, and its arrows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, get_args

from domain.scythe.board import DISTANCE
from domain.scythe.player import Player, places
from domain.scythe.terms import Faction, Place, UnitKind
from domain.scythe.view import View
from service.boards.arrows import arrow
from service.boards.markup import Markup, at, element, group, title
from service.boards.scene import Move, Words
from service.boards.scythe.layout import CENTRES, place_of
from service.boards.scythe.palette import FACTIONS
from service.boards.theme import Theme

UNITS: Final[tuple[UnitKind, ...]] = get_args(UnitKind)
FAR: Final = 99
"""Further than any two territories: to or from a home base or a mat."""


def moved(before: View, after: View) -> tuple[Move, ...]:
    """The units that stand elsewhere. Units of one kind are alike: those that went the shortest way, say."""
    then = {player.seat: player for player in before.players}
    return tuple(
        Move(player.seat, unit, origin, to)
        for player in after.players
        if player.seat in then
        for unit in UNITS
        for origin, to in _ways(then[player.seat], player, unit)
    )


def _ways(before: Player, after: Player, unit: UnitKind) -> Iterator[tuple[Place, Place]]:
    then, now = Counter(places(before, unit)), Counter(places(after, unit))
    arrived = list((now - then).elements())
    for origin in (then - now).elements():
        nearest = min(arrived, key=lambda to: DISTANCE.get(origin, {}).get(to, FAR))
        arrived.remove(nearest)
        yield origin, nearest


def drawn(moves: Sequence[Move], players: Sequence[Player], words: Words, theme: Theme) -> Markup:
    """An arrow for each way that was gone, and a ring where a unit has come from its mat."""
    factions = {player.seat: player.faction for player in players}
    ways = dict.fromkeys(moves)
    return group(
        *(_one(move, index, factions[move.seat], words, theme) for index, move in enumerate(ways, 1)),
        id="moves",
    )


def _one(move: Move, index: int, faction: Faction, words: Words, theme: Theme) -> Markup:
    origin, to = place_of(move.origin, faction), place_of(move.to, faction)
    told = words.say("picture-scythe-move", faction=faction, unit=move.piece, origin=origin, to=to)
    name, kind = f"move-{index}", f"move {move.piece} {faction}"
    if origin in CENTRES and to in CENTRES:
        colour = FACTIONS[faction].fill
        return arrow(CENTRES[origin], CENTRES[to], told, colour=colour, edge=theme.ink, id=name, class_=kind)
    ends = [CENTRES[place] for place in (origin, to) if place in CENTRES]
    if not ends:
        return Markup()
    ring = element("circle", r=46, fill="none", stroke=theme.stress, stroke_width=4, stroke_dasharray="10 7")
    return group(title(told), ring, id=name, class_=kind, transform=at(*ends[0]))
