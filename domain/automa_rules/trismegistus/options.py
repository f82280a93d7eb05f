"""What a seat can do at the moment: the human's actions with their bounds, and the expected answer."""

from __future__ import annotations

from typing import Final

import msgspec

from automa_rules.trismegistus.achievements import face_up_places
from automa_rules.trismegistus.deck import drawable_cards
from automa_rules.trismegistus.dice import count_dice_in_bowl, dice_on_board
from automa_rules.trismegistus.questions import (
    AnyQuestion,
    ArtifactsAsked,
    BlackDieAsked,
    CardAsked,
    DiceAsked,
    ElementAsked,
    ExperimentsAsked,
    MasterpieceAsked,
    SymbolsAsked,
    open_question,
)
from automa_rules.trismegistus.state import State
from automa_rules.trismegistus.terms import (
    BLACK_DIE_SIDES,
    ELEMENTS,
    MAX_DICE_PER_BOWL,
    MAX_POTENCY,
    SYMBOLS,
    AchievementPlace,
    CardId,
    Colour,
    DiceCount,
    Element,
    Potency,
    Step,
    Symbol,
)

MAX_DISPLAYED_ARTIFACTS: Final = 2


class DieOption(msgspec.Struct, frozen=True):
    """A die that can be taken: its potency, and its potency with an ethereal die."""

    symbol: Symbol
    colour: Colour
    potency: Potency
    strengthened: Potency


class TokenOption(msgspec.Struct, frozen=True):
    """A bonus token on a track."""

    track: Element
    step: Step


class AnswerOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What the `action` that answers the open question may contain; null where it does not apply.

    `dice`: all dice that are rolled, at most `bowl_max` in a bowl. `cards`: those that can be drawn.
    `results`: the faces of the black die. `counting`: the results that end the rolling. `areas`: where the
    requested experiments are. `requirements`: the highest one possible on each track. `artifacts`: how many
    of `colour` there can be. `roll`: whether two of them need the black die. `elements`: the elements to
    choose from. `symbols`: whether those on experiments must be counted too.
    """

    action: str
    dice: DiceCount | None = None
    bowl_max: int | None = None
    cards: tuple[CardId, ...] | None = None
    results: tuple[int, ...] | None = None
    counting: tuple[AchievementPlace, ...] | None = None
    areas: tuple[Symbol, ...] | None = None
    requirements: dict[Element, Step] | None = None
    colour: Colour | None = None
    artifacts: int | None = None
    roll: bool | None = None
    elements: tuple[Element, ...] | None = None
    symbols: bool | None = None


class OptionsNow(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat can do, as far as the table is known.

    In the human's own turn: the `dice` that can be taken, or the most `potency` that its active die can
    spend; the `achievements` that can be completed; the `tokens` that can be removed. `answer`: what the
    open question expects. `automa_cards`: the cards that can be drawn at the table for the Automa's turn.
    """

    dice: tuple[DieOption, ...] = ()
    potency: Potency | None = None
    achievements: tuple[AchievementPlace, ...] = ()
    tokens: tuple[TokenOption, ...] = ()
    answer: AnswerOptions | None = None
    automa_cards: tuple[CardId, ...] = ()


def options(state: State, seat: str | None) -> OptionsNow:
    """What a seat can do; nothing for a spectator, and nothing when the game is over."""
    question = open_question(state)
    if seat is None or state.over:
        return OptionsNow()
    if question is not None:
        return OptionsNow(answer=_answer_options(state, question)) if seat == question.seat else OptionsNow()
    if state.turn == "automa":
        physical = state.deck.mode == "physical"
        return OptionsNow(automa_cards=tuple(drawable_cards(state)) if physical else ())
    return _human_turn_options(state) if seat == "human" else OptionsNow()


def _human_turn_options(state: State) -> OptionsNow:
    die = state.human.die
    return OptionsNow(
        dice=_die_options(state) if die is None else (),
        potency=None if die is None else die.potency,
        achievements=face_up_places(state),
        tokens=tuple(
            TokenOption(track.element, token.step)
            for track in state.tracks
            for token in track.tokens
            if token.there
        ),
    )


def _die_options(state: State) -> tuple[DieOption, ...]:
    dice = ((die, count_dice_in_bowl(state.bowls, die.symbol)) for die in dice_on_board(state.bowls))
    return tuple(
        DieOption(die.symbol, die.colour, potency, min(potency + 1, MAX_POTENCY)) for die, potency in dice
    )


def _answer_options(state: State, question: AnyQuestion) -> AnswerOptions:
    requirements = {track.element: track.length for track in state.tracks}
    match question:
        case DiceAsked(mode="physical", answer=answer, dice=dice):
            return AnswerOptions(action=answer, dice=dice, bowl_max=MAX_DICE_PER_BOWL)
        case BlackDieAsked(answer=answer, places=places):
            return AnswerOptions(action=answer, results=tuple(range(1, BLACK_DIE_SIDES + 1)), counting=places)
        case CardAsked(answer=answer, in_deck=cards):
            return AnswerOptions(action=answer, cards=cards)
        case ExperimentsAsked(answer=answer, area=area):
            areas = SYMBOLS if area is None else (area,)
            return AnswerOptions(action=answer, areas=areas, requirements=requirements)
        case ArtifactsAsked(answer=answer, colour=colour, roll=roll):
            return AnswerOptions(
                action=answer, colour=colour, artifacts=MAX_DISPLAYED_ARTIFACTS, elements=ELEMENTS, roll=roll
            )
        case ElementAsked(answer=answer):
            return AnswerOptions(action=answer, elements=ELEMENTS)
        case MasterpieceAsked(answer=answer):
            return AnswerOptions(action=answer, requirements=requirements)
        case SymbolsAsked(answer=answer, experiments=experiments):
            return AnswerOptions(action=answer, symbols=experiments is None)
        case _:
            return AnswerOptions(action=question.answer)
