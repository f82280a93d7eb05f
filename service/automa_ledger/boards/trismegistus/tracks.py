"""The mastery board: a lane for each track from the top, its steps and tokens, the markers and the cube."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from automa_ledger.boards.markup import (
    Markup,
    at,
    circle,
    number,
    path,
    rect,
    stroke_attributes,
    text,
    titled_group,
    use,
)
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.trismegistus.layout import (
    INNER,
    LANE,
    MARGIN,
    STEPS_END_X,
    STEPS_START_X,
    STEPS_Y,
    lane_y,
    step_at,
    step_pitch,
)
from automa_ledger.boards.words import Words
from automa_rules.trismegistus.terms import ELEMENTS, Element
from automa_rules.trismegistus.track import Track
from automa_rules.trismegistus.view import View

SIGN_X, LETTER_X, CUBE_X = 28.0, 58.0, 88.0
STEP_RADIUS: Final = 13.0
WIDE_PITCH: Final = 32.0
NUMBERED_EVERY: Final = 5
MARKER_OFFSET_Y: Final = 17.0


def lanes(view: View | None, words: Words, theme: Theme) -> Iterator[Markup]:
    """The tracks with their signs and coordinates. Without a game, their lengths are unknown."""
    order = ELEMENTS if view is None else tuple(track.element for track in view.tracks)
    way = f"M{number(STEPS_START_X - MARGIN)} {STEPS_Y}H{number(STEPS_END_X - MARGIN)}"
    for index, name in enumerate(order):
        edge = {"fill": theme.colours[f"track_{name}"], **stroke_attributes(theme.faded, theme.stroke / 2)}
        yield titled_group(
            _describe_lane(view, name, words),
            rect(INNER, LANE - 8, rx=12, **edge),
            use(f"shape-{name}", SIGN_X, STEPS_Y, stroke=theme.ink),
            text(LETTER_X, STEPS_Y, words.coordinate(name), 28, fill=theme.ink),
            path(way, **stroke_attributes(theme.faded, 3), stroke_dasharray="3 7" if view is None else None),
            id=f"place-{name}",
            class_=f"place track {name}",
            role="listitem",
            transform=at(MARGIN, lane_y(index)),
        )


def _describe_lane(view: View | None, name: Element, words: Words) -> str:
    contents = []
    if view is not None:
        last = next(track.length for track in view.tracks if track.element == name)
        step = view.automa.markers[name]
        contents.append(words.format_message("picture-trismegistus-marker", step=step, last=last))
        if view.automa.cube == name:
            contents.append(words.name("cube"))
    return words.format_message("picture-trismegistus-track", track=name, there=tuple(contents))


def steps(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """A circle for each step. If the steps are close, only each fifth has its number."""
    for track in view.tracks:
        apart = step_pitch(track.length)
        radius = number(min(STEP_RADIUS, apart * 0.42))
        for step in range(track.length + 1):
            covered = any(one.there and not one.served and one.step == step for one in track.tokens)
            drawn = [circle(radius, stroke="none" if covered else None)]
            if apart >= WIDE_PITCH or step % NUMBERED_EVERY == 0:
                drawn.append(text(0, 24, str(step), 18, fill=theme.ink, stroke="none"))
            if step in (track.symbols or ()):
                drawn.append(use(f"shape-{track.element}", stroke=theme.ink, transform="scale(.55)"))
            yield titled_group(
                _describe_step(view, track, step, words),
                *drawn,
                id=f"place-{track.element}-{step}",
                class_=f"place step {track.element}",
                role="listitem",
                transform=at(*step_at(view.tracks, track.element, step)),
            )


def _describe_step(view: View, track: Track, step: int, words: Words) -> str:
    contents = [words.name(token.kind) for token in track.tokens if token.step == step and token.there]
    if view.automa.markers[track.element] == step:
        contents.append(words.name("automa"))
    return words.format_message(
        "picture-trismegistus-step", track=track.element, step=step, there=tuple(contents)
    )


def tokens(view: View, words: Words) -> Iterator[Markup]:
    """The tokens on the tracks; one that has served is faint."""
    for track in view.tracks:
        scale = min(1.0, max(0.6, step_pitch(track.length) / WIDE_PITCH))
        for token in (each for each in track.tokens if each.there):
            step, served, kind = token.step, token.served, token.kind.replace("_", "-")
            facts = {"track": track.element, "step": step, "token": token.kind, "served": served}
            yield titled_group(
                words.format_message("picture-trismegistus-token", **facts),
                use(f"shape-{kind}"),
                id=f"token-{track.element}-{step}",
                class_=f"token {kind}{' served' if served else ''}",
                data_place=f"{track.element}-{step}",
                opacity=0.35 if served else None,
                transform=at(*step_at(view.tracks, track.element, step), scale),
            )


def describe_marker(view: View, name: Element, words: Words) -> str:
    """Where the Automa's marker of a track is, in words."""
    step = view.automa.markers[name]
    return words.format_message("picture-trismegistus-on", what="automa", track=name, step=step)


def markers(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """The Automa's markers, above their steps, and the yellow cube that settles ties."""
    for index, track in enumerate(view.tracks):
        name = track.element
        step = view.automa.markers[name]
        x, y = step_at(view.tracks, name, step)
        yield titled_group(
            describe_marker(view, name, words),
            use("shape-marker"),
            id=f"automa-marker-{name}",
            class_=f"piece marker {name}",
            data_place=f"{name}-{step}",
            transform=at(x, y - MARKER_OFFSET_Y, 0.9),
        )
        if view.automa.cube == name:
            yield titled_group(
                words.format_message("picture-trismegistus-track", track=name, there=(words.name("cube"),)),
                rect(24, 24, x=-12, y=-12, rx=3, fill=theme.colours["cube"], **theme.outline),
                id="automa-cube",
                class_="piece cube",
                data_place=name,
                transform=at(MARGIN + CUBE_X, lane_y(index) + STEPS_Y),
            )
