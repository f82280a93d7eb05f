"""The board of Expeditions: three regions of locations, Basecamp, everything on them, both players.

The ids are `place-<location>` (`place-n3`) and `place-basecamp`; `human-mech`, `automa-north` and
`automa-central`; `map-<location>`, `corruption-<location>`, `twenty-<location>`;
`glory-automa-<number>` and `glory-<category>` on Basecamp; `progress`, `seat-human`, `seat-automa`; and
`move-<number>` for a move. The regions are drawn apart, because how they touch is not published.
"""

from __future__ import annotations

from automa_ledger.boards.expeditions import basecamp, mechs, seats, tiles
from automa_ledger.boards.expeditions.layout import WIDTH
from automa_ledger.boards.markup import group
from automa_ledger.boards.scene import Drawing, Scene, Sheet
from automa_ledger.boards.theme import shapes
from automa_rules.expeditions.view import View

__all__ = ["DRAWING"]


def draw(scene: Scene[View]) -> Sheet:
    """Draw the empty board, and everything that the view has on it."""
    view, words, theme = scene.view, scene.words, scene.theme
    places = list(tiles.describe_places(view, words))
    camp = basecamp.draw(view, words, theme)
    layers = [tiles.draw(view, theme), camp, tiles.place_overlays(places)]
    if view is not None:
        layers += [
            group(*tiles.tokens(view, words, theme), id="tokens"),
            mechs.moves(scene.moves, words, theme),
            group(*mechs.draw(view, words), id="pieces"),
            seats.progress(view, words, theme),
            seats.draw(view, scene.turn, words, theme),
        ]
    return Sheet(
        width=WIDTH,
        height=seats.bottom(view),
        title=words.format_message("picture-expeditions-title"),
        description=words.format_message(
            "picture-there", there=tuple(line for _, line in places if view is not None)
        ),
        shapes=[shapes(__package__, theme)],
        layers=layers,
    )


DRAWING: Drawing[View] = Drawing(__package__, draw, mechs.find_moves)
