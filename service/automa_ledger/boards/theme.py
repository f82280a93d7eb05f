"""The themes in which a board is drawn: paper and ink, by day, by night, and with the strongest contrast."""

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
    """What all drawings share, and the `colours` that only those of one ruleset have.

    `paper` is the ground, `card` what lies on it, `ink` writes and outlines, `faded` is ink that stands back,
    `water` rivers and lakes, `stress` what has just moved. `stroke` is the width of an outline.
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
        """The attributes of an edge in ink."""
        return stroke_attributes(self.ink, self.stroke)


@cache
def load_theme(package: str, name: ThemeName) -> Theme:
    """A theme with the colours of a drawing, in `colours.json` of its package."""
    shared = msgspec.json.decode((files(__package__) / "themes.json").read_bytes(), type=dict[str, Theme])
    text = (files(package) / "colours.json").read_bytes()
    own = msgspec.json.decode(text, type=dict[str, dict[str, str]])
    return replace(shared[name], colours={**own["all"], **own[name]})


@cache
def shapes(package: str, theme: Theme, name: str = "shapes", **colours: str) -> Markup:
    """The shapes in a file of a drawing's package, in the colours of a theme and others."""
    lines = (files(package) / f"{name}.svg").read_text(encoding="utf-8").splitlines()
    template = Template("".join(stroke_attributes.strip() for stroke_attributes in lines))
    return Markup(template.substitute({**asdict(theme), **theme.colours, **colours}))
