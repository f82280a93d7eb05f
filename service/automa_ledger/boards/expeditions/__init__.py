"""The board of Expeditions: three regions of locations, Basecamp, what lies and stands there, both players.

The ids are `place-<location>` (`place-n3`) and `place-basecamp`; `piece-human`, `piece-automa-north` and
`piece-automa-central`; `map-<location>`, `corruption-<location>`, `twenty-<location>`;
`glory-automa-<number>` and `glory-<category>` on Basecamp; `progress`, `seat-human`, `seat-automa`; and
`move-<number>` for what has moved. How the regions touch is not published, so that they stand apart.
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
    """The sheet: the empty board, and on it what the view has."""
    view, words, theme = scene.view, scene.words, scene.theme
    told = list(tiles.describe_places(view, words))
    camp = basecamp.draw(view, words, theme)
    layers = [tiles.draw(view, theme), camp, tiles.place_overlays(told)]
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
            "picture-there", there=tuple(line for _, line in told if view is not None)
        ),
        shapes=[shapes(__package__, theme)],
        layers=layers,
    )


DRAWING: Drawing[View] = Drawing(__package__, draw, mechs.find_moves)
