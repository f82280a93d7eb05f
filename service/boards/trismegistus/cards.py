"""The Automa's experiments and artifacts, the row of achievements, the bot deck, and the rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from domain.trismegistus.bot_card import BotCard
from domain.trismegistus.state import Achievement, Experiment
from domain.trismegistus.terms import ROUNDS
from domain.trismegistus.view import View
from service.boards.markup import Markup, at, element, group, text, title, use
from service.boards.scene import Words
from service.boards.theme import Theme
from service.boards.trismegistus.layout import MARGIN, OWNED_HEIGHT, OWNED_Y, ROW_HEIGHT, ROW_Y, WIDTH
from service.boards.trismegistus.palette import CUBE, DARK, DICE, PALETTES

CARD: Final = 50.0
EXPERIMENTS_WIDTH: Final = 408.0
TILE: Final = 42.0
ARTIFACTS_X: Final = MARGIN + EXPERIMENTS_WIDTH + 16
ARTIFACTS_WIDTH: Final = WIDTH - MARGIN - ARTIFACTS_X
ACHIEVEMENT, ACHIEVEMENT_PITCH = 84.0, 92.0
DECK_X: Final = 396.0
FACE: Final = 112.0
CUBES: Final = 3


def experiments(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """What the Automa has solved: the type's first letter, the element and what it requires, the VP."""
    solved = view.automa.experiments
    pitch = min(CARD + 6, (EXPERIMENTS_WIDTH - CARD) / max(1, len(solved) - 1))
    for index, one in enumerate(solved):
        yield group(
            title(_experiment_told(one, words)),
            _card(CARD, OWNED_HEIGHT, theme.card, theme),
            text(14, 14, one.type[0].upper(), 22, fill=theme.ink),
            text(CARD - 13, 14, str(one.requirement), 20, fill=theme.faded),
            use(f"shape-{one.track}", CARD / 2, 34, stroke=theme.ink),
            text(CARD / 2, 56, str(one.vp), 21, fill=theme.ink),
            id=f"experiment-{index + 1}",
            class_=f"experiment {one.track}",
            transform=at(MARGIN + pitch * index, OWNED_Y),
        )


def _experiment_told(one: Experiment, words: Words) -> str:
    return words.say(
        "picture-trismegistus-experiment",
        kind=one.type,
        track=one.track,
        requirement=one.requirement,
        vp=one.vp,
    )


def artifacts(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """The Automa's artifacts by their elements."""
    there = view.automa.artifacts
    pitch = min(TILE + 6, (ARTIFACTS_WIDTH - TILE) / max(1, len(there) - 1))
    for index, one in enumerate(there):
        yield group(
            title(words.say("picture-trismegistus-artifact", element=one)),
            element(
                "path",
                d="M10 0H32L42 10V32L32 42H10L0 32V10Z",
                fill=PALETTES[theme.name].ground[one],
                stroke=theme.ink,
                stroke_width=theme.stroke,
            ),
            use(f"shape-{one}", TILE / 2, TILE / 2, stroke=theme.ink),
            id=f"artifact-{index + 1}",
            class_=f"artifact {one}",
            transform=at(ARTIFACTS_X + pitch * index, OWNED_Y + (OWNED_HEIGHT - TILE) / 2),
        )


def achievements(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """The row, numbered from the left; a card that is turned down is struck out."""
    for index, card in enumerate(view.achievements):
        yield group(
            title(_achievement_told(index + 1, card, words)),
            _card(ACHIEVEMENT, ROW_HEIGHT, theme.card if card.face_up else theme.paper, theme),
            text(ACHIEVEMENT / 2, 22, str(index + 1), 19, fill=theme.faded),
            text(ACHIEVEMENT / 2, 44, str(card.vp), 28, fill=theme.ink)
            if card.face_up
            else element("path", d="M12 34L72 72M72 34L12 72", stroke=theme.faded, stroke_width=3),
            *(_cubes(card, theme) if card.face_up else ()),
            id=f"place-achievement-{index + 1}",
            class_=f"place achievement{'' if card.face_up else ' face-down'}",
            role="listitem",
            transform=at(MARGIN + ACHIEVEMENT_PITCH * index, ROW_Y),
        )


def _achievement_told(place: int, card: Achievement, words: Words) -> str:
    return words.say(
        "picture-trismegistus-achievement", place=place, vp=card.vp, cubes=card.cubes, up=card.face_up
    )


def _cubes(card: Achievement, theme: Theme) -> Iterator[Markup]:
    for index in range(CUBES):
        placed = index < card.cubes
        yield element(
            "rect",
            x=18 + 18 * index,
            y=62,
            width=13,
            height=13,
            rx=2,
            fill=CUBE if placed else "none",
            stroke=theme.ink if placed else theme.faded,
            stroke_width=1.5,
        )


def deck(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """The pile and the discards with their counts, the card in use or played last, and the rounds."""
    piles = (("deck", len(view.deck.left)), ("discards", len(view.deck.discards)))
    for index, (name, count) in enumerate(piles):
        yield group(
            title(words.say("picture-count", what=name, count=count)),
            _card(CARD, ROW_HEIGHT, theme.card if name == "discards" else theme.faded, theme),
            text(CARD / 2, ROW_HEIGHT / 2, str(count), 27, fill=theme.ink if index else theme.paper),
            id=f"place-{name}",
            class_=f"place pile {name}",
            role="listitem",
            transform=at(DECK_X + (CARD + 6) * index, ROW_Y),
        )
    played = view.card or (view.deck.discards[-1] if view.deck.discards else None)
    if played is not None:
        yield _face(view.cards[played], words, theme)


def _face(card: BotCard, words: Words, theme: Theme) -> Markup:
    """The dice that are pictured on a card, and what it takes of the potency."""
    dice = tuple(str(picture) for picture in card.dice)
    shown = [
        group(
            use(f"shape-die-{picture.colour}"),
            use(f"shape-{picture.symbol}", stroke=DICE[picture.colour].sign, transform="scale(.9)"),
            transform=at(FACE / 2 + 38 * (index - (len(card.dice) - 1) / 2), 30, 0.78),
        )
        for index, picture in enumerate(card.dice)
    ]
    ink = theme.ink if theme.name == "dark" else DARK
    cost = [] if card.potency_cost is None else [text(FACE / 2, 63, f"-{card.potency_cost}", 27, fill=ink)]
    told = words.say("picture-trismegistus-card", kind=card.kind, card=card.id, dice=dice)
    ground = PALETTES[theme.name].card[card.kind]
    return group(
        title(told),
        _card(FACE, ROW_HEIGHT, ground, theme),
        *shown,
        *cost,
        id="place-card",
        class_=f"place card {card.kind}",
        role="listitem",
        transform=at(DECK_X + 2 * (CARD + 6) + 4, ROW_Y),
    )


def rounds(view: View, words: Words, theme: Theme) -> Markup:
    """Three pips above the bowls: those that have begun are filled."""
    pips = [
        element(
            "circle",
            cx=WIDTH / 2 + 22 * (number - 2),
            cy=11,
            r=6,
            fill=theme.ink if number <= view.round else "none",
        )
        for number in range(1, ROUNDS + 1)
    ]
    told = title(words.say("picture-trismegistus-round", round=view.round))
    return element("g", told, *pips, id="rounds", stroke=theme.ink, stroke_width=2)


def _card(width: float, height: float, fill: str, theme: Theme) -> Markup:
    return element(
        "rect", width=width, height=height, rx=7, fill=fill, stroke=theme.ink, stroke_width=theme.stroke
    )
