"""The themes of boards: paper and ink, for day, for night, and with the strongest contrast."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from importlib.resources import files
from string import Template
from typing import Literal, get_args

import msgspec

from automa_ledger.boards.markup import Markup, Value, stroke_attributes

ThemeName = Literal["light", "dark", "contrast"]
THEME_NAMES: tuple[ThemeName, ...] = get_args(ThemeName)


@dataclass(frozen=True, eq=False)
class Theme:
    """The colours that all drawings share, and the `colours` of one ruleset's drawing.

    `paper`: the background. `card`: what is on it. `ink`: text and outlines. `faded`: less prominent ink.
    `water`: rivers and lakes. `stress`: what has just moved. `stroke`: the width of an outline.
    """

    name: ThemeName
    paper: str
    card: str
    ink: str
    faded: str
    water: str
    shore: str
    stress: str
    stroke: int
    colours: Mapping[str, str] = field(default_factory=dict)

    @property
    def outline(self) -> dict[str, Value]:
        """The attributes of an outline in ink."""
        return stroke_attributes(self.ink, self.stroke)


@cache
def load_theme(package: str, name: ThemeName) -> Theme:
    """A theme with the colours of a drawing, from `colours.json` of its package."""
    shared = msgspec.json.decode((files(__package__) / "themes.json").read_bytes(), type=dict[str, Theme])
    text = (files(package) / "colours.json").read_bytes()
    own = msgspec.json.decode(text, type=dict[str, dict[str, str]])
    return replace(shared[name], colours={**own["all"], **own[name]})


@cache
def shapes(package: str, theme: Theme, name: str = "shapes", **colours: str) -> Markup:
    """The shapes in a file of a drawing's package, in the colours of a theme and the given ones."""
    lines = (files(package) / f"{name}.svg").read_text(encoding="utf-8").splitlines()
    template = Template("".join(line.strip() for line in lines))
    return Markup(template.substitute({**asdict(theme), **theme.colours, **colours}))
