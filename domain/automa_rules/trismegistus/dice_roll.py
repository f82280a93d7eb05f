"""The roll of the dice at the start of a round, at the table or by the service."""

from __future__ import annotations

from typing import Final

from automa_rules.core.event import CardId, Event
from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.actions import RollDice
from automa_rules.trismegistus.dice import (
    count_by_colour,
    count_dice_in_bowl,
    in_colour_order,
    overfull_bowls,
)
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.evolve.cards import DICE_DECK
from automa_rules.trismegistus.refusals import (
    BowlOverfull,
    BowlsRequired,
    DiceAreRolledHere,
    DiceNotConserved,
    WrongNumberOfDice,
)
from automa_rules.trismegistus.state import State
from automa_rules.trismegistus.terms import (
    COLOURS,
    MAX_DICE,
    MAX_DICE_PER_BOWL,
    MIN_DICE,
    SYMBOLS,
    Bowls,
    DiceCount,
    Symbol,
)

RULE: Final = "BASE.DICE"
MAX_REROLLS: Final = 5
"""Per command, because its entropy is limited. The next command rolls a bowl that is still overfull."""


def is_service_draw(_: State, event: Event) -> bool:
    """Whether the service rolled the dice or drew the card itself."""
    return isinstance(event, ev.DiceRolled | ev.BlackDieRolled | ev.CardDrawn) and not event.named


def roll_dice(draft: Draft) -> None:
    """Roll all dice unless they are in the bowls, then roll those of overfull bowls again (Q50)."""
    if not draft.state.bowls:
        _throw(draft, draft.state.dice, ())
    for _ in range(MAX_REROLLS):
        again = tuple(overfull_bowls(draft.state.bowls))
        if not again:
            return
        rolled = {symbol: draft.state.bowls[symbol] for symbol in again}
        _throw(draft, count_by_colour(rolled), again)


def _throw(draft: Draft, dice: DiceCount, again: tuple[Symbol, ...]) -> None:
    """Roll some dice: those in the bowls of `again`, while the others stay.

    Each die has six cards in one shuffled deck, one for each face. Its first card is its result. The faces
    are as independent as those of dice, and the shuffle can be verified like any other.
    """
    cards: list[CardId] = [
        f"{colour}-{number}:{face}"
        for colour in COLOURS
        for number in range(1, dice.get(colour, 0) + 1)
        for face in SYMBOLS
    ]
    faces = read_faces(draft.shuffle(DICE_DECK, cards, RULE).order)
    bowls = {symbol: {**bowl} for symbol, bowl in draft.state.bowls.items() if symbol not in again}
    for die, face in faces.items():
        symbol = next(one for one in SYMBOLS if one == face)
        colour = next(one for one in COLOURS if die.startswith(one))
        bowl = bowls.setdefault(symbol, {})
        bowl[colour] = bowl.get(colour, 0) + 1
    draft.add(ev.DiceRolled(bowls, again=again, rule=RULE))


def read_faces(order: tuple[CardId, ...]) -> dict[str, str]:
    """The result of each die: the first of its six faces."""
    faces: dict[str, str] = {}
    for card in order:
        die, _, face = str(card).partition(":")
        faces.setdefault(die, face)
    return faces


def answer_dice_roll(draft: Draft, action: RollDice) -> None:
    """Record a roll made at the table, or let the service roll a bowl again that is still overfull.

    Raises Rejected `dice_are_rolled_here`, `bowls_required`, `bowl_overfull`, `wrong_number_of_dice` or
    `dice_not_conserved`.
    """
    bowls = action.bowls
    if draft.state.dice_mode == "virtual":
        if bowls is not None:
            raise Rejected(DiceAreRolledHere())
        roll_dice(draft)
        return
    if bowls is None:
        raise Rejected(BowlsRequired())
    require_bowl_limit(bowls)
    rolled, known = count_by_colour(bowls), draft.state.dice
    if not known:
        require_dice_count(rolled)
    elif rolled != in_colour_order(known):
        raise Rejected(DiceNotConserved(dice=rolled, needed=known))
    draft.add(ev.DiceRolled(bowls, named=True))


def require_dice_count(dice: DiceCount) -> None:
    """Raise Rejected `wrong_number_of_dice` unless a game can have this number of dice."""
    count = sum(dice.values())
    if not MIN_DICE <= count <= MAX_DICE:
        raise Rejected(WrongNumberOfDice(dice=count, least=MIN_DICE, most=MAX_DICE))


def require_bowl_limit(bowls: Bowls) -> None:
    """Raise Rejected `bowl_overfull` for more dice than a bowl holds."""
    for symbol in overfull_bowls(bowls):
        raise Rejected(
            BowlOverfull(symbol=symbol, dice=count_dice_in_bowl(bowls, symbol), most=MAX_DICE_PER_BOWL)
        )
