"""The mastery board: a lane for each track from the top, its steps and tokens, the markers and the cube."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from domain.trismegistus.terms import ELEMENTS, Element
from domain.trismegistus.track import Token, Track
from domain.trismegistus.view import View
from service.boards.markup import Markup, at, element, group, number, text, title, use
from service.boards.scene import Words
from service.boards.theme import Theme
from service.boards.trismegistus.layout import (
    INNER,
    LANE,
    MARGIN,
    STEPS_FROM,
    STEPS_TO,
    STEPS_Y,
    lane_y,
    pitch,
    step_at,
)
from service.boards.trismegistus.palette import CUBE, PALETTES

SIGN_X, LETTER_X, CUBE_X = 28.0, 58.0, 88.0
STEP: Final = 13.0
WIDE: Final = 32.0
EVERY: Final = 5
MARKER_ABOVE: Final = 17.0
SERVED: Final = 0.35


def lanes(view: View | None, words: Words, theme: Theme) -> Iterator[Markup]:
    """The tracks with their signs and coordinates; without a game their lengths are not known."""
    order = ELEMENTS if view is None else tuple(track.element for track in view.tracks)
    for index, name in enumerate(order):
        yield group(
            title(_lane_told(view, name, words)),
            element(
                "rect",
                width=INNER,
                height=LANE - 8,
                rx=12,
                fill=PALETTES[theme.name].ground[name],
                stroke=theme.faded,
                stroke_width=theme.stroke / 2,
            ),
            use(f"shape-{name}", SIGN_X, STEPS_Y, stroke=theme.ink),
            text(LETTER_X, STEPS_Y, words.coordinate(name), 28, fill=theme.ink),
            element(
                "path",
                d=f"M{number(STEPS_FROM - MARGIN)} {STEPS_Y}H{number(STEPS_TO - MARGIN)}",
                stroke=theme.faded,
                stroke_width=3,
                stroke_dasharray="3 7" if view is None else None,
            ),
            id=f"place-{name}",
            class_=f"place track {name}",
            role="listitem",
            transform=at(MARGIN, lane_y(index)),
        )


def _lane_told(view: View | None, name: Element, words: Words) -> str:
    if view is None:
        return words.say("picture-trismegistus-track", track=name, there=())
    track = next(one for one in view.tracks if one.element == name)
    there = [words.say("picture-trismegistus-marker", step=view.automa.markers[name], last=track.length)]
    if view.automa.cube == name:
        there.append(words.name("cube"))
    return words.say("picture-trismegistus-track", track=name, there=tuple(there))


def steps(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """A circle for each step; where they lie close only each fifth and the last have their number."""
    for track in view.tracks:
        apart = pitch(track.length)
        for step in range(track.length + 1):
            x, y = step_at(view.tracks, track.element, step)
            numbered = apart >= WIDE or step % EVERY == 0
            covered = any(one.there and not one.served and one.step == step for one in track.tokens)
            circle = element("circle", r=number(min(STEP, apart * 0.42)), stroke="none" if covered else None)
            mark = text(0, 24, str(step), 18, fill=theme.ink, stroke="none") if numbered else Markup()
            yield element(
                "g",
                title(_step_told(view, track, step, words)),
                circle,
                mark,
                *_symbol(track, step, theme),
                id=f"place-{track.element}-{step}",
                class_=f"place step {track.element}",
                role="listitem",
                transform=at(x, y),
            )


def _symbol(track: Track, step: int, theme: Theme) -> Iterator[Markup]:
    if step in (track.symbols or ()):
        yield use(f"shape-{track.element}", 0, 0, stroke=theme.ink, transform="scale(.55)")


def _step_told(view: View, track: Track, step: int, words: Words) -> str:
    there = [words.name(token.kind) for token in track.tokens if token.step == step and token.there]
    if view.automa.markers[track.element] == step:
        there.append(words.name("automa"))
    return words.say("picture-trismegistus-step", track=track.element, step=step, there=tuple(there))


def tokens(view: View, words: Words) -> Iterator[Markup]:
    """The tokens that lie on the tracks; one that has served is faint."""
    for track in view.tracks:
        scale = min(1.0, max(0.6, pitch(track.length) / WIDE))
        for token in track.tokens:
            if token.there:
                yield _token(view, track, token, scale, words)


def _token(view: View, track: Track, token: Token, scale: float, words: Words) -> Markup:
    told = words.say(
        "picture-trismegistus-token",
        track=track.element,
        step=token.step,
        token=token.kind,
        served=token.served,
    )
    return element(
        "g",
        title(told),
        use(f"shape-{token.kind.replace('_', '-')}"),
        id=f"token-{track.element}-{token.step}",
        class_=f"token {token.kind.replace('_', '-')}{' served' if token.served else ''}",
        data_place=f"{track.element}-{token.step}",
        opacity=SERVED if token.served else None,
        transform=at(*step_at(view.tracks, track.element, token.step), scale),
    )


def markers(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """The Automa's markers, above their steps, and the yellow cube that settles ties."""
    for index, track in enumerate(view.tracks):
        step = view.automa.markers[track.element]
        x, y = step_at(view.tracks, track.element, step)
        told = words.say("picture-trismegistus-on", what="automa", track=track.element, step=step)
        yield element(
            "g",
            title(told),
            use("shape-marker"),
            id=f"piece-automa-marker-{track.element}",
            class_=f"piece marker {track.element}",
            data_place=f"{track.element}-{step}",
            transform=at(x, y - MARKER_ABOVE, 0.9),
        )
        if view.automa.cube == track.element:
            side = 24.0
            cube = element(
                "rect",
                x=-side / 2,
                y=-side / 2,
                width=side,
                height=side,
                rx=3,
                fill=CUBE,
                stroke=theme.ink,
                stroke_width=theme.stroke,
            )
            yield element(
                "g",
                title(
                    words.say("picture-trismegistus-track", track=track.element, there=(words.name("cube"),))
                ),
                cube,
                id="piece-automa-cube",
                class_="piece cube",
                data_place=track.element,
                transform=at(MARGIN + CUBE_X, lane_y(index) + STEPS_Y),
            )
