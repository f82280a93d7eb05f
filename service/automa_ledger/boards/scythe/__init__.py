"""The board of Scythe: land, water and bases, everything on them, and a strip for each seat.

The ids are `place-<territory>` (`place-r3c4`), `place-home-<faction>`, `place-mat-<seat>`;
`<seat>-character`, `<seat>-mech-<1 to 4>`, `<seat>-worker-<1 to 8>`, numbered in the order in which the state
lists them; `resource-<territory>-<resource>`, `structure-<territory>`,
`encounter-<territory>`, `token-<seat>-<territory>`; and `move-<number>` for a move.
"""

from __future__ import annotations

from collections.abc import Iterator

from automa_ledger.boards.markup import Markup, group
from automa_ledger.boards.scene import Drawing, Scene, Sheet
from automa_ledger.boards.scythe import board_tokens, mats, pieces, terrain
from automa_ledger.boards.scythe.layout import CENTRES, WIDTH
from automa_ledger.boards.scythe.placement import PlacedPiece, place_pieces
from automa_ledger.boards.theme import Theme, shapes
from automa_rules.scythe.terms import Faction
from automa_rules.scythe.view import View

__all__ = ["DRAWING"]


def draw(scene: Scene[View]) -> Sheet:
    """Draw the empty board, and everything that the view has on it."""
    view, words, theme = scene.view, scene.words, scene.theme
    players = () if view is None else view.players
    units = pieces.group_by_place(players)
    factions = {player.seat: player.faction for player in players}
    places = list(board_tokens.describe_places(view, units, words))
    layers = [terrain.draw_land(theme), board_tokens.place_overlays(places)]
    if view is not None:
        flags = (token for player in players for token in board_tokens.tokens(player, words, theme))
        drawn = (pieces.draw(placed, factions[placed.piece.seat], words) for placed in _placed_pieces(view))
        layers += [
            pieces.moves(scene.moves, factions, words, theme),
            group(*board_tokens.structures(view, factions, words, theme), id="structures"),
            group(*flags, id="tokens"),
            group(
                *board_tokens.resources(view, words),
                id="resources",
                font_size=board_tokens.COUNT_FONT_SIZE,
                fill=board_tokens.DARK_INK,
            ),
            mats.draw(players, scene.turn, words, theme),
            group(*drawn, id="pieces"),
            group(*board_tokens.encounters(view, words), id="encounters"),
        ]
    layers.append(terrain.draw_coordinates(theme))
    return Sheet(
        width=WIDTH,
        height=mats.height(len(players)),
        title=words.format_message("picture-scythe-title"),
        description=words.format_message(
            "picture-there", there=tuple(line for place, line in places if units.get(place))
        ),
        shapes=[shapes(__package__, theme), *(_faction_shapes(each, theme) for each in factions.values())],
        layers=layers,
    )


def _faction_shapes(faction: Faction, theme: Theme) -> Markup:
    """The shapes of a player's units, in the colours of the faction and with its letter."""
    fill, letter = theme.colours[faction], theme.colours[f"{faction}_letter"]
    names = {"faction": faction, "initial": faction[0].upper()}
    return shapes(__package__, theme, "faction", **names, fill=fill, letter=letter)


def _placed_pieces(view: View) -> Iterator[PlacedPiece]:
    """All units in one layer, including those on strips, so that each can move anywhere."""
    for place, units in pieces.group_by_place(view.players).items():
        if place in CENTRES:
            has_structure, has_resources = place in view.structures, bool(view.resources.get(place))
            yield from place_pieces(
                units, CENTRES[place], has_structure=has_structure, has_resources=has_resources
            )
    for index, player in enumerate(view.players):
        yield from mats.place_pieces(player, index)


DRAWING: Drawing[View] = Drawing(__package__, draw, pieces.find_moves)
