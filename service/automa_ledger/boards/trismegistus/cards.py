"""The Automa's experiments and artifacts, the achievements, the bot deck, and the rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from automa_ledger.boards.markup import (
    Markup,
    at,
    circle,
    group,
    path,
    rect,
    stroke_attributes,
    text,
    titled_group,
    use,
)
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.trismegistus.layout import MARGIN, OWNED_HEIGHT, OWNED_Y, ROW_HEIGHT, ROW_Y, WIDTH
from automa_ledger.boards.words import Words
from automa_rules.trismegistus.bot_card import BotCard
from automa_rules.trismegistus.state import Achievement
from automa_rules.trismegistus.terms import ROUND_COUNT
from automa_rules.trismegistus.view import View

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
    """The Automa's experiments: the type's first letter, the element and what it requires, the VP."""
    solved = view.automa.experiments
    pitch = min(CARD + 6, (EXPERIMENTS_WIDTH - CARD) / max(1, len(solved) - 1))
    for index, one in enumerate(solved):
        facts = {"kind": one.type, "track": one.track, "requirement": one.requirement, "vp": one.vp}
        yield titled_group(
            words.format_message("picture-trismegistus-experiment", **facts),
            _card(CARD, OWNED_HEIGHT, theme.card, theme),
            text(14, 14, one.type[0].upper(), 22, fill=theme.ink),
            text(CARD - 13, 14, str(one.requirement), 20, fill=theme.faded),
            use(f"shape-{one.track}", CARD / 2, 34, stroke=theme.ink),
            text(CARD / 2, 56, str(one.vp), 21, fill=theme.ink),
            id=f"experiment-{index + 1}",
            class_=f"experiment {one.track}",
            transform=at(MARGIN + pitch * index, OWNED_Y),
        )


def artifacts(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """The Automa's artifacts by element."""
    owned = view.automa.artifacts
    pitch = min(TILE + 6, (ARTIFACTS_WIDTH - TILE) / max(1, len(owned) - 1))
    for index, one in enumerate(owned):
        fill = theme.colours[f"track_{one}"]
        yield titled_group(
            words.format_message("picture-trismegistus-artifact", element=one),
            path("M10 0H32L42 10V32L32 42H10L0 32V10Z", fill=fill, **theme.outline),
            use(f"shape-{one}", TILE / 2, TILE / 2, stroke=theme.ink),
            id=f"artifact-{index + 1}",
            class_=f"artifact {one}",
            transform=at(ARTIFACTS_X + pitch * index, OWNED_Y + (OWNED_HEIGHT - TILE) / 2),
        )


def achievements(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """The row, numbered from the left; a face-down card is crossed out."""
    for index, card in enumerate(view.achievements):
        facts = {"place": index + 1, "vp": card.vp, "cubes": card.cubes, "up": card.face_up}
        yield titled_group(
            words.format_message("picture-trismegistus-achievement", **facts),
            _card(ACHIEVEMENT, ROW_HEIGHT, theme.card if card.face_up else theme.paper, theme),
            text(ACHIEVEMENT / 2, 22, str(index + 1), 19, fill=theme.faded),
            *_achievement(card, theme),
            id=f"place-achievement-{index + 1}",
            class_=f"place achievement{'' if card.face_up else ' face-down'}",
            role="listitem",
            transform=at(MARGIN + ACHIEVEMENT_PITCH * index, ROW_Y),
        )


def _achievement(card: Achievement, theme: Theme) -> Iterator[Markup]:
    if not card.face_up:
        yield path("M12 34L72 72M72 34L12 72", **stroke_attributes(theme.faded, 3))
        return
    yield text(ACHIEVEMENT / 2, 44, str(card.vp), 28, fill=theme.ink)
    for index in range(CUBES):
        fill, edge = (theme.colours["cube"], theme.ink) if index < card.cubes else ("none", theme.faded)
        yield rect(13, 13, x=18 + 18 * index, y=62, rx=2, fill=fill, **stroke_attributes(edge, 1.5))


def deck(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """The pile and the discards with their counts, and the card in use or played last."""
    discards = view.deck.discards
    piles = (
        ("deck", len(view.deck.left), theme.faded, theme.paper),
        ("discards", len(discards), theme.card, theme.ink),
    )
    for index, (name, count, ground, ink) in enumerate(piles):
        yield titled_group(
            words.format_message("picture-count", what=name, count=count),
            _card(CARD, ROW_HEIGHT, ground, theme),
            text(CARD / 2, ROW_HEIGHT / 2, str(count), 27, fill=ink),
            id=f"place-{name}",
            class_=f"place pile {name}",
            role="listitem",
            transform=at(DECK_X + (CARD + 6) * index, ROW_Y),
        )
    played = view.card or (discards[-1] if discards else None)
    if played is not None:
        yield _face(view.cards[played], words, theme)


def _face(card: BotCard, words: Words, theme: Theme) -> Markup:
    """The dice pictured on a card, and its potency cost."""
    colours, dice = theme.colours, tuple(str(picture) for picture in card.dice)
    shown = [
        group(
            use(f"shape-die-{die.colour}"),
            use(f"shape-{die.symbol}", stroke=colours[f"die_{die.colour}_sign"], transform="scale(.9)"),
            transform=at(FACE / 2 + 38 * (index - (len(card.dice) - 1) / 2), 30, 0.78),
        )
        for index, die in enumerate(card.dice)
    ]
    if card.potency_cost is not None:
        shown.append(text(FACE / 2, 63, f"-{card.potency_cost}", 27, fill=colours["cost"]))
    return titled_group(
        words.format_message("picture-trismegistus-card", kind=card.kind, name=card.name, dice=dice),
        _card(FACE, ROW_HEIGHT, colours[f"card_{card.kind}"], theme),
        *shown,
        id="place-card",
        class_=f"place card {card.kind}",
        role="listitem",
        transform=at(DECK_X + 2 * (CARD + 6) + 4, ROW_Y),
    )


def rounds(view: View, words: Words, theme: Theme) -> Markup:
    """Three pips above the bowls; those of started rounds are filled."""
    pips = [
        circle(6, cx=WIDTH / 2 + 22 * (number - 2), cy=11, fill=theme.ink if number <= view.round else "none")
        for number in range(1, ROUND_COUNT + 1)
    ]
    description = words.format_message("picture-trismegistus-round", round=view.round)
    return titled_group(description, *pips, id="rounds", **stroke_attributes(theme.ink, 2))


def _card(width: float, height: float, fill: str, theme: Theme) -> Markup:
    return rect(width, height, rx=7, fill=fill, **theme.outline)
