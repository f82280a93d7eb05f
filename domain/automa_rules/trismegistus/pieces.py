"""The pieces on the table by their ids, which the picture and the changes of a commit use too.

Dice are not pieces: those of one colour are alike, and the bowls count them.
"""

from __future__ import annotations

from automa_rules.trismegistus.view import View


def pieces(view: View) -> dict[str, str]:
    """The step of each marker, the track of the tie cube, and the step of each bonus token."""
    return {
        **{f"automa-marker-{track}": f"{track}-{step}" for track, step in view.automa.markers.items()},
        "automa-cube": view.automa.cube,
        **{
            f"token-{track.element}-{token.step}": f"{track.element}-{token.step}"
            for track in view.tracks
            for token in track.tokens
            if token.there
        },
    }
