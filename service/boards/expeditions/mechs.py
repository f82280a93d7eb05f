"""The three mechs: the human's, and the Automa's in North and Central."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from domain.expeditions.terms import BASECAMP
from domain.expeditions.view import View
from service.boards.expeditions.layout import CENTRES
from service.boards.markup import Markup, at, group, title, use
from service.boards.scene import Words

BELOW: Final = 34.0
"""Where a mech stands, from the middle of its hex."""
SCALE: Final = 1.12
IDS: Final = {"human": "piece-human", "north": "piece-automa-north", "central": "piece-automa-central"}


def standing(view: View) -> dict[str, str]:
    """Where each mech stands."""
    return {"north": view.automa.north, "central": view.automa.central, "human": view.human.mech}


def drawn(view: View, words: Words) -> Iterator[Markup]:
    """Each where it stands."""
    for mech, place in standing(view).items():
        x, y = CENTRES[place]
        yield group(
            title(words.say("picture-expeditions-mech", mech=f"mech_{mech}", place=place)),
            use(f"mech-{mech}"),
            id=IDS[mech],
            class_=f"piece mech {mech}",
            data_place=place,
            transform=at(x, y if place == BASECAMP else y + BELOW, SCALE),
        )
