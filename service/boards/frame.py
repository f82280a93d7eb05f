"""The frame around every drawing: the root element, its title, its description, its ground.

Colours are presentation attributes and classes, never styles: a page with a strict content security policy
can lay the picture in, and its own style sheet overrules every attribute. The root is a graphics document,
whose places are a list, to readers that know such; to others it is an image with a description.
"""

from __future__ import annotations

from service.boards.markup import element, escape, number, title
from service.boards.scene import Sheet
from service.boards.theme import Theme

FONTS = "Fira Sans Condensed, Roboto Condensed, Arial Narrow, system-ui, sans-serif"


def framed(sheet: Sheet, theme: Theme, language: str, width: int | None = None) -> str:
    """The SVG document, so many pixels wide when that is told."""
    shown = sheet.width if width is None else width
    return element(
        "svg",
        title(sheet.title),
        element("desc", escape(sheet.description)),
        element("defs", *sheet.shapes),
        element("rect", class_="paper", width="100%", height="100%", fill=theme.paper),
        *sheet.layers,
        xmlns="http://www.w3.org/2000/svg",
        id="board",
        class_=f"board {theme.name}",
        role="graphics-document img",
        lang=language,
        viewBox=f"0 0 {number(sheet.width)} {number(sheet.height)}",
        width=number(shown),
        height=number(sheet.height * shown / sheet.width),
        font_family=FONTS,
        font_weight=600,
        text_anchor="middle",
    )
