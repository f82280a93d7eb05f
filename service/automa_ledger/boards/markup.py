"""SVG as text, built from elements with typed attributes. Text is escaped only here."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias
from xml.sax import saxutils

Value: TypeAlias = str | int | float


class Markup(str):
    """Well-formed SVG, created only by the functions of this module."""

    __slots__ = ()


NOTHING = Markup()
CAPITAL_HEIGHT = 0.69  # the height of capitals and digits, relative to the font size


_NO_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")  # not allowed in XML


def escape(words: str) -> Markup:
    """Escape a text for use between tags."""
    return Markup(saxutils.escape(_NO_XML.sub("\ufffd", words)))


def number(value: float) -> str:
    """A coordinate, rounded to tenths, as short as possible."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.0", "0")


def element(tag: str, *children: Markup, **attributes: Value | None) -> Markup:
    """An element. In attribute names, underscores become dashes, and a last one is dropped.

    An attribute that is None is left out.
    """
    rendered = "".join(
        f" {name.rstrip('_').replace('_', '-')}={_quoted(value)}"
        for name, value in attributes.items()
        if value is not None
    )
    return Markup(f"<{tag}{rendered}>{''.join(children)}</{tag}>" if children else f"<{tag}{rendered}/>")


def group(*children: Markup, **attributes: Value | None) -> Markup:
    """Elements that belong together; nothing if there are none."""
    return element("g", *children, **attributes) if any(children) else NOTHING


def title(words: str) -> Markup:
    """What an element is, for tooltips and screen readers."""
    return element("title", escape(words))


def titled_group(words: str, *children: Markup, **attributes: Value | None) -> Markup:
    """Elements that are one thing, with a title."""
    return element("g", title(words), *children, **attributes)


def stroke_attributes(colour: str, width: float, **attributes: Value) -> dict[str, Value]:
    """The attributes of an outline or a line."""
    return {"stroke": colour, "stroke_width": width, **attributes}


def rect(
    width: Value, height: Value, *, x: Value | None = None, y: Value | None = None, **attributes: Value | None
) -> Markup:
    """A rectangle; `x` and `y` are its upper left corner."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def circle(
    r: Value, *, cx: Value | None = None, cy: Value | None = None, **attributes: Value | None
) -> Markup:
    """A circle around a point."""
    return element("circle", cx=cx, cy=cy, r=r, **attributes)


def path(d: str, *children: Markup, **attributes: Value | None) -> Markup:
    """A line, or the area inside it."""
    return element("path", *children, d=d, **attributes)


def text(x: float, y: float, words: str, size: float, **attributes: Value | None) -> Markup:
    """A short text centred at a point."""
    base = number(y + size * CAPITAL_HEIGHT / 2)
    return element(
        "text",
        escape(words),
        **{"x": number(x) if x else None, "y": base, "font_size": size, **attributes},
    )


def use(shape: str, x: float = 0, y: float = 0, **attributes: Value | None) -> Markup:
    """A defined shape, placed at a point."""
    place = {"x": number(x), "y": number(y)} if x or y else {}
    return element("use", href=f"#{shape}", **place, **attributes)


def at(x: float, y: float, scale: float = 1) -> str:
    """The `transform` that moves the origin to a point."""
    translation = f"translate({number(x)} {number(y)})"
    return translation if scale == 1 else f"{translation} scale({scale:g})"


@lru_cache(maxsize=8192)
def _quoted(value: Value) -> str:
    return (
        saxutils.quoteattr(_NO_XML.sub("\ufffd", value)) if isinstance(value, str) else f'"{number(value)}"'
    )
