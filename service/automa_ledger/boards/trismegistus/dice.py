"""Dice in bowls and with players: black ones are square, white ones round, red ones diamonds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from automa_ledger.boards.arrows import Point
from automa_ledger.boards.markup import Markup, at, text, titled_group, use
from automa_ledger.boards.theme import Theme
from automa_ledger.boards.trismegistus.layout import bowl_at, space_at, spent_at
from automa_ledger.boards.words import Words
from automa_rules.trismegistus.dice import ActiveDie, Die
from automa_rules.trismegistus.terms import COLOURS, SYMBOLS, Bowls
from automa_rules.trismegistus.view import View

BOWL_ROWS: Final = ((), (1,), (2,), (3,), (2, 2), (3, 2))
"""How many dice are in the upper and the lower row of a bowl, by their number."""
DIE_PITCH_X, DIE_PITCH_Y, UPPER_ROW_Y = 28.0, 27.0, -14.0


def bowls(bowl_dice: Bowls | None, words: Words, theme: Theme) -> Iterator[Markup]:
    """Each bowl with its metal's sign and its coordinate."""
    for symbol in SYMBOLS:
        bowl = (bowl_dice or {}).get(symbol, {})
        contents = tuple(
            words.format_message("picture-count", what=colour, count=bowl[colour]) for colour in bowl
        )
        yield titled_group(
            words.format_message("picture-trismegistus-bowl", bowl=symbol, there=contents),
            use("shape-bowl", 0, 0, fill=theme.colours[f"metal_{symbol}"], **theme.outline),
            use(f"shape-{symbol}", -18, 60, stroke=theme.ink),
            text(18, 60, words.coordinate(symbol), 25, fill=theme.ink),
            id=f"place-{symbol}",
            class_=f"place bowl {symbol}",
            role="listitem",
            transform=at(*bowl_at(symbol)),
        )


def bowl_dice(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """The dice in the bowls, named after their bowl."""
    for symbol, bowl in view.bowls.items():
        x, y = bowl_at(symbol)
        dice = [(colour, number) for colour in COLOURS for number in range(1, bowl.get(colour, 0) + 1)]
        for (colour, number), (dx, dy) in zip(dice, _in_bowl(len(dice)), strict=False):
            sign = theme.colours[f"die_{colour}_sign"]
            yield titled_group(
                words.format_message("picture-trismegistus-die", die=f"{symbol}-{colour}"),
                use(f"shape-die-{colour}"),
                use(f"shape-{symbol}", stroke=sign, transform="scale(0.86)"),
                class_=f"piece die {colour}",
                id=f"die-{symbol}-{colour}-{number}",
                data_place=symbol,
                transform=at(x + dx, y + dy, 0.72),
            )


def _in_bowl(dice: int) -> Iterator[Point]:
    """The positions of dice from the middle of a bowl. An overfull one, soon rolled again, shows five."""
    for row, across in enumerate(BOWL_ROWS[min(dice, len(BOWL_ROWS) - 1)]):
        for place in range(across):
            yield DIE_PITCH_X * (place - (across - 1) / 2), UPPER_ROW_Y + DIE_PITCH_Y * row


def held_dice(view: View, words: Words, theme: Theme) -> Iterator[Markup]:
    """The players' dice: an active one on the space of its potency, the others at the right."""
    for seat, hand in (("automa", view.automa), ("human", view.human)):
        dice: list[tuple[str, Die | ActiveDie, int, Point]] = [
            (f"spent-{index + 1}", die, 0, spent_at(seat, index)) for index, die in enumerate(hand.spent)
        ]
        if hand.die is not None:
            potency = hand.die.potency
            dice.insert(0, ("active", hand.die, potency, space_at(seat, potency)))
        for name, die, potency, point in dice:
            facts = {"seat": seat, "die": f"{die.symbol}-{die.colour}", "potency": potency}
            yield titled_group(
                words.format_message("picture-trismegistus-held", **facts),
                use(f"shape-die-{die.colour}"),
                text(0, 0, words.coordinate(die.symbol), 19, fill=theme.colours[f"die_{die.colour}_sign"]),
                class_=f"piece die {die.colour}",
                id=f"die-{seat}-{name}",
                data_place=f"mat-{seat}",
                transform=at(*point),
            )
