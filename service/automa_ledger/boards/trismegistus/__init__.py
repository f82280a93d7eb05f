"""The table of Trismegistus: bowls and dice, the mastery board, the seats, and the cards.

The ids are `place-<symbol>` for a bowl, `place-<element>` for a track and `place-<element>-<step>` for its
steps, `place-mat-<seat>`, `place-achievement-<1 to 4>`, `place-deck`, `place-discards`, `place-card`;
`automa-marker-<element>`, `automa-cube`; dice, which have no names, by where they are:
`die-<symbol>-<colour>-<number>`, `die-<seat>-active`, `die-<seat>-spent-<number>`; `token-<element>-<step>`,
`experiment-<number>`, `artifact-<number>`; and `move-<number>` for a move.
"""

from __future__ import annotations

from collections.abc import Iterator

from automa_ledger.boards.markup import Markup, element, group
from automa_ledger.boards.scene import Drawing, Scene, Sheet
from automa_ledger.boards.seats import seat_list
from automa_ledger.boards.theme import shapes
from automa_ledger.boards.trismegistus import cards, dice, moves, seats, tracks
from automa_ledger.boards.trismegistus.layout import AUTOMA_Y, HEIGHT, MARGIN, WIDTH
from automa_ledger.boards.words import Words
from automa_rules.trismegistus.view import View

__all__ = ["DRAWING"]


def draw(scene: Scene[View]) -> Sheet:
    """Draw the empty table, and everything that the view has on it."""
    view, words, theme = scene.view, scene.words, scene.theme
    places = [
        *dice.bowls(None if view is None else view.bowls, words, theme),
        *tracks.lanes(view, words, theme),
    ]
    layers: list[Markup] = []
    if view is not None:
        steps = group(*tracks.steps(view, words, theme), fill=theme.card, stroke=theme.ink, stroke_width=1.5)
        places += [steps, *cards.achievements(view, words, theme), *cards.deck(view, words, theme)]
        layers = [
            seat_list(seats.draw(view, scene.turn, words, theme)),
            group(*cards.experiments(view, words, theme), id="experiments"),
            group(*cards.artifacts(view, words, theme), id="artifacts"),
            group(*tracks.tokens(view, words), id="tokens"),
            group(*dice.bowl_dice(view, words, theme), *dice.held_dice(view, words, theme), id="dice"),
            moves.draw(scene.moves, view.tracks, words, theme),
            group(*tracks.markers(view, words, theme), id="pieces"),
            cards.rounds(view, words, theme),
        ]
    return Sheet(
        width=WIDTH,
        height=AUTOMA_Y + MARGIN if view is None else HEIGHT,
        title=words.format_message("picture-trismegistus-title"),
        description=words.format_message(
            "picture-there", there=() if view is None else tuple(_describe_markers(view, words))
        ),
        shapes=[shapes(__package__, theme)],
        layers=[element("g", *places, id="places", role="list"), *layers],
    )


def _describe_markers(view: View, words: Words) -> Iterator[str]:
    """Where the markers are, which screen readers say first."""
    return (tracks.describe_marker(view, track.element, words) for track in view.tracks)


DRAWING: Drawing[View] = Drawing(__package__, draw, moves.find_moves)
