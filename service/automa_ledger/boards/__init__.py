"""Boards as pictures: our own drawings, in paper and ink, as SVG and as PNG.

A drawing is a pure function of a `Scene`: what a seat may see (the ruleset's view, never its state), the
words of the reader's language, a theme, whose turn it is, and what has just moved. It returns a `Sheet`,
which `boards.draw_board` turns into a document. A ruleset gets its drawing from a package such as `scythe`
here, with

    DRAWING: Drawing[View] = Drawing(__package__, draw, find_moves)

registered under the ruleset's name in the entry-point group `automa.boards`. `draw(scene)` draws the empty
board if the scene has no view. `find_moves(before, after)` returns what moved between the views before and
after one event. The HTTP operations, the PNG, the arrows of the last turn and `make pictures` then work.

Rules for every drawing:

- Elements are built by `markup`, which escapes. Colours are presentation attributes, never styles. What has
  a meaning has a class too, so that a page can restyle it.
- A place is an element `place-<id>` (`_` of the id as `-`) with the class `place` and the role `listitem`,
  in a group `places` with the role `list`. Its title names it and all that is there. A piece is an element
  `piece-<seat>-<kind>[-<number>]` with the class `piece` and `data-place`, in the coordinates of the sheet,
  so that it can be moved between two places. All pieces are always present, on a mat or a bowl if not on the
  board. Anything that can come and go is named after its place. An id never changes between versions.
- No words are drawn: shape, letter, number and colour carry meaning, and never colour alone. Words are in
  the titles, in the reader's language (`pictures.ftl`), and a PNG needs no font but its own.
- It is readable at a width of 390 pixels, and has less than 60 kB.
"""
