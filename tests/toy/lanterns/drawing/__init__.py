"""The picture of Lanterns: a row of ten for each side, those that burn filled."""

from __future__ import annotations

from typing import Final

from automa_ledger.boards.markup import Markup, circle, titled_group
from automa_ledger.boards.scene import Drawing, Scene, Sheet
from lanterns.state import GOAL, View

STEP: Final = 30


def _row(scene: Scene[View], seat: str, count: int, y: int) -> Markup:
    colours = scene.theme.colours
    lanterns = (
        circle(11, cx=STEP * (place + 1), cy=y, fill=colours[seat if place < count else "dark"])
        for place in range(GOAL)
    )
    words = scene.words.format_message("picture-lanterns-row", seat=seat, count=count)
    return titled_group(words, *lanterns, id=f"row-{seat}", **scene.theme.outline)


def draw(scene: Scene[View]) -> Sheet:
    """Both rows; dark before the game begins."""
    human, automa = (0, 0) if scene.view is None else (scene.view.human, scene.view.automa)
    rows = [_row(scene, "human", human, STEP), _row(scene, "automa", automa, 2 * STEP)]
    return Sheet(STEP * (GOAL + 1), 3 * STEP, "Lanterns", f"{human} : {automa}", shapes=(), layers=rows)


DRAWING: Final = Drawing(__package__, draw, lambda _before, _after: ())
