"""Dice, in a bowl or before a player: black ones are square, white ones round, red ones stand on a corner."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from domain.trismegistus.dice import ActiveDie, Die
from domain.trismegistus.terms import COLOURS, SYMBOLS, Bowls
from domain.trismegistus.view import View
from service.boards.arrows import Point
from service.boards.markup import Markup, at, element, group, text, title, use
from service.boards.scene import Words
from service.boards.theme import Theme
from service.boards.trismegistus.layout import bowl_at, space_at, spent_at
from service.boards.trismegistus.palette import DICE, PALETTES

ROWS: Final = ((), (1,), (2,), (3,), (2, 2), (3, 2))
"""How many dice lie in the upper and the lower row of a bowl, by their number."""
ACROSS, DOWN, UPPER = 28.0, 27.0, -14.0
SMALL: Final = 0.72
SIGN: Final = 0.86


def bowls(lying: Bowls | None, words: Words, theme: Theme) -> Iterator[Markup]:
    """Each bowl with its metal's sign and coordinate, and the potency that a die from it would have."""
    for symbol in SYMBOLS:
        x, y = bowl_at(symbol)
        bowl = (lying or {}).get(symbol, {})
        there = tuple(words.say("picture-count", what=colour, count=bowl[colour]) for colour in bowl)
        yield group(
            title(words.say("picture-trismegistus-bowl", bowl=symbol, there=there)),
            use(
                "shape-bowl",
                fill=PALETTES[theme.name].metal[symbol],
                stroke=theme.ink,
                stroke_width=theme.stroke,
            ),
            use(f"shape-{symbol}", -18, 60, stroke=theme.ink),
            text(18, 60, words.coordinate(symbol), 25, fill=theme.ink),
            id=f"place-{symbol}",
            class_=f"place bowl {symbol}",
            role="listitem",
            transform=at(x, y),
        )


def lying(view: View, words: Words) -> Iterator[Markup]:
    """The dice in the bowls, named after their bowl."""
    for symbol, bowl in view.bowls.items():
        x, y = bowl_at(symbol)
        dice = [(colour, number) for colour in COLOURS for number in range(1, bowl.get(colour, 0) + 1)]
        for (colour, number), (dx, dy) in zip(dice, _in_bowl(len(dice)), strict=False):
            told = words.say("picture-trismegistus-die", die=f"{symbol}-{colour}")
            name = f"die-{symbol}-{colour}-{number}"
            yield _drawn(
                Die(symbol, colour),
                told,
                use(f"shape-{symbol}", stroke=DICE[colour].sign, transform=f"scale({SIGN})"),
                id=name,
                data_place=symbol,
                transform=at(x + dx, y + dy, SMALL),
            )


def _in_bowl(dice: int) -> Iterator[Point]:
    """Where so many dice lie, from the middle of their bowl; one that is too full is rolled again at once."""
    for row, across in enumerate(ROWS[min(dice, len(ROWS) - 1)]):
        for place in range(across):
            yield ACROSS * (place - (across - 1) / 2), UPPER + DOWN * row


def held(view: View, words: Words) -> Iterator[Markup]:
    """The dice before the players: one with potency on the space of it, the others at the right."""
    for seat, hand in (("automa", view.automa), ("human", view.human)):
        if hand.die is not None:
            yield _held(seat, "active", hand.die, space_at(seat, hand.die.potency), words)
        for index, die in enumerate(hand.spent):
            yield _held(seat, f"spent-{index + 1}", die, spent_at(seat, index), words)


def _held(seat: str, name: str, die: Die | ActiveDie, point: Point, words: Words) -> Markup:
    potency = die.potency if isinstance(die, ActiveDie) else 0
    told = words.say(
        "picture-trismegistus-held", seat=seat, die=f"{die.symbol}-{die.colour}", potency=potency
    )
    return _drawn(
        die,
        told,
        text(0, 0, words.coordinate(die.symbol), 19, fill=DICE[die.colour].sign),
        id=f"die-{seat}-{name}",
        data_place=f"mat-{seat}",
        transform=at(*point),
    )


def _drawn(die: Die | ActiveDie, told: str, sign: Markup, **attributes: str) -> Markup:
    return element(
        "g",
        title(told),
        use(f"shape-die-{die.colour}"),
        sign,
        class_=f"piece die {die.colour}",
        **attributes,
    )
