"""Boards as pictures: our own drawings, in paper and ink, as SVG and as PNG.

A drawing is a pure function of a `Scene`: what a seat may see (the ruleset's view, never its state), the
words of the reader's language, a theme, whose turn it is, and what has just moved. It gives a `Sheet`, which
`framed` makes a document of. A ruleset gets its drawing by a package such as `scythe` here, with

    DRAWING: Drawing[View] = Drawing(__package__, draw, moved)

registered under the ruleset's name in the entry-point group `automa.boards`. `draw(scene)` draws the empty
board when the scene has no view; `moved(before, after)` names what moved between the views before and after
one event. Then the calls, the PNG, arrows for the last turn, and the pictures of `make pictures` are there.

What every drawing keeps to:

- Elements are made by `markup`, which escapes. Colours are presentation attributes, never styles; what has a
  meaning has a class too, so that a page can overrule and restyle it.
- A place is an element `place-<id>` (`_` of the id as `-`) of the class `place` and the role `listitem` in a
  group `places` of the role `list`; its title names it and all that is there. A piece is an element
  `piece-<seat>-<kind>[-<number>]` of the class `piece`, with `data-place`, in the coordinates of the sheet,
  so that it can be moved between two places. All pieces are always there, on a mat or a bowl if not on the
  board. What can come and go is named after the place where it lies. An id never changes from version to
  version.
- No words are drawn: shape, letter, number and colour tell, and nothing by colour alone. Words are in the
  titles, in the reader's language (`pictures.ftl`), and a PNG needs no font but its own.
- It can be read at a width of 390 pixels, and has less than 60 kB.
"""
