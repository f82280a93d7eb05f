"""The board of Scythe: land, water and bases; what lies and stands on them; a strip for each seat.

The ids are `place-<territory>` (`place-r3c4`), `place-home-<faction>`, `place-mat-<seat>`;
`piece-<seat>-character`, `piece-<seat>-mech-<1 to 4>`, `piece-<seat>-worker-<1 to 8>`, numbered in the order
in which the state lists them; `resource-<territory>-<resource>`, `structure-<territory>`,
`encounter-<territory>`, `token-<seat>-<territory>`; and `move-<number>` for what has moved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from domain.scythe.view import View
from service.boards.markup import Markup, group
from service.boards.scene import Drawing, Scene, Sheet, Words
from service.boards.scythe import goods, mats, moves, pieces, places, shapes, terrain
from service.boards.scythe.layout import CENTRES, WIDTH
from service.boards.scythe.stands import Piece, stands
from service.boards.theme import Theme

__all__ = ["DRAWING"]


def draw(scene: Scene[View]) -> Sheet:
    """The sheet: the empty board, and on it what the view has."""
    view, words, theme = scene.view, scene.words, scene.theme
    players = () if view is None else view.players
    units = pieces.by_place(players)
    told = list(places.listed(view, units, words))
    layers = [terrain.land(theme), places.drawn(told)]
    if view is not None:
        layers += [
            moves.drawn(scene.moves, players, words, theme),
            group(*goods.structures(view, words), id="structures"),
            group(*(token for player in players for token in goods.tokens(player, words)), id="tokens"),
            group(*goods.resources(view, words), id="resources", font_size=goods.COUNT, fill=goods.DARK),
            mats.strips(players, scene.turn, words, theme),
            _units(view, units, words),
            group(*goods.encounters(view, words), id="encounters"),
        ]
    layers.append(terrain.coordinates(theme))
    return Sheet(
        width=WIDTH,
        height=mats.height(len(players)),
        title=words.say("picture-scythe-title"),
        description=words.say("picture-there", there=tuple(line for place, line in told if units.get(place))),
        shapes=[*_shapes(theme), *pieces.shapes(players, theme), *goods.shapes(players, theme)],
        layers=layers,
    )


@cache
def _shapes(theme: Theme) -> tuple[Markup, ...]:
    """Those that are the same in every game."""
    return (*terrain.shapes(), *shapes.shapes(theme), *mats.shapes(theme))


def _units(view: View, units: Mapping[str, Sequence[Piece]], words: Words) -> Markup:
    """All units in one layer, those on the strips too, so that each can go anywhere."""
    factions = {player.seat: player.faction for player in view.players}
    on_board = (
        pieces.drawn(stand, factions[stand.piece.seat], words)
        for place, there in units.items()
        if place in CENTRES
        for stand in stands(
            there, CENTRES[place], built=place in view.structures, stored=bool(view.resources.get(place))
        )
    )
    on_mats = (
        pieces.drawn(stand, player.faction, words)
        for index, player in enumerate(view.players)
        for stand in mats.stands(player, index)
    )
    return group(*on_board, *on_mats, id="pieces")


DRAWING: Drawing[View] = Drawing(draw, moves.moved)
