"""What each action can contain at the moment: the human's actions, and the answers to questions."""

from __future__ import annotations

from typing import Final, get_args

import msgspec

from automa_rules.core.form import (
    ONLY_TYPE,
    Boolean,
    Constant,
    Field,
    Form,
    FormsOf,
    Group,
    Integer,
    OneOf,
    Option,
    Several,
    one_of,
    options,
)
from automa_rules.trismegistus import actions as act
from automa_rules.trismegistus.achievements import face_up_places
from automa_rules.trismegistus.bot_card import Effect, Picture
from automa_rules.trismegistus.deck import CARD_KINDS, drawable_cards
from automa_rules.trismegistus.dice import dice_on_board
from automa_rules.trismegistus.experiments import area_of_acting_die
from automa_rules.trismegistus.questions import (
    ArtifactsAsked,
    DiceAsked,
    SymbolsAsked,
    open_question,
)
from automa_rules.trismegistus.state import State
from automa_rules.trismegistus.terms import (
    BLACK_DIE_SIDES,
    COLOURS,
    DICE_PER_ROUND,
    ELEMENTS,
    MAX_DICE_PER_BOWL,
    SYMBOLS,
    EffectCode,
    EffectElement,
)

EXPERIMENT_TYPES: Final = ("black", "white", "red", "blue", "amber")
MOST_DISPLAYED: Final = 30
MOST_ARTIFACTS: Final = 2
MOST_PRINTED: Final = 6
MOST_VP: Final = 999
MOST_EXPERIMENT_VP: Final = 30
MOST_SYMBOLS: Final = 99

_DICE: Final = Group({colour: Integer(0, MAX_DICE_PER_BOWL, default=0) for colour in COLOURS}, by_id=True)
_BOWLS: Final = Group(dict.fromkeys(SYMBOLS, _DICE), by_id=True)
_PICTURES: Final = OneOf(
    tuple(
        Option(msgspec.to_builtins(picture), name=str(picture))
        for picture in (Picture(symbol, colour) for symbol in SYMBOLS for colour in COLOURS)
    )
)
_EFFECTS: Final = OneOf(
    tuple(
        Option(msgspec.to_builtins(effect), name=str(effect))
        for effect in (
            *(Effect(code) for code in get_args(EffectCode) if code != "advance_track"),
            *(Effect("advance_track", element) for element in get_args(EffectElement)),
        )
    )
)
_BLACK_DIE: Final = range(1, BLACK_DIE_SIDES + 1)


def _automa_turn(state: State, _: str | None) -> tuple[Form, ...]:
    return _draw_card(state, None) if state.deck.mode == "physical" else ONLY_TYPE


def _draw_card(state: State, _: str | None) -> tuple[Form, ...]:
    """A card of the pack, shown by its name or else its print; without a pack, what is printed on it."""
    cards = drawable_cards(state)
    if state.pack is not None:
        faces = (state.cards[card] for card in cards)
        shown = (Option(face.id, label="bot-card", facts=msgspec.structs.asdict(face)) for face in faces)
        return (Form({"card": OneOf(tuple(shown))}),)
    kinds = {state.cards[card].kind for card in cards}
    printed: dict[str, Field] = {
        "kind": one_of(kind for kind in CARD_KINDS if kind in kinds),
        "dice": Several(_PICTURES, 0, MOST_PRINTED, required=True),
        "potency_cost": Integer(0, MAX_DICE_PER_BOWL),
        "actions": Several(_EFFECTS, 0, MOST_PRINTED, required=True),
    }
    return (Form({"card": Group(printed)}),)


def _roll_dice(state: State, _: str | None) -> tuple[Form, ...]:
    """The dice in each bowl, if they are rolled at the table."""
    asked = open_question(state)
    is_physical = isinstance(asked, DiceAsked) and asked.mode == "physical"
    return (Form({"bowls": _BOWLS}),) if is_physical else ONLY_TYPE


def _show_experiments(state: State, _: str | None) -> tuple[Form, ...]:
    shown = Group(_experiment(state, has_area=area_of_acting_die(state) is None))
    return (Form({"experiments": Several(shown, 0, MOST_DISPLAYED, required=True)}),)


def _show_masterpiece(state: State, _: str | None) -> tuple[Form, ...]:
    return (Form({"masterpiece": Group(_experiment(state, has_area=False))}),)


def _experiment(state: State, *, has_area: bool) -> dict[str, Field]:
    longest = max(track.length for track in state.tracks)
    fields: dict[str, Field] = {
        "type": one_of(EXPERIMENT_TYPES),
        "track": one_of(ELEMENTS),
        "requirement": Integer(0, longest),
        "vp": Integer(0, MOST_EXPERIMENT_VP),
        "symbols": Integer(0, MOST_SYMBOLS),
    }
    return {**fields, "area": one_of(SYMBOLS)} if has_area else fields


def _show_artifacts(state: State, _: str | None) -> tuple[Form, ...]:
    """At most two, and the black die where it decides between them."""
    one = OneOf((*options(ELEMENTS), Option(None, label="empty-place")))
    fields: dict[str, Field] = {"artifacts": Several(one, 0, MOST_ARTIFACTS, required=True)}
    asked = open_question(state)
    if isinstance(asked, ArtifactsAsked) and asked.roll:
        fields["roll"] = OneOf((Option(None, label="not-rolled"), *options(_BLACK_DIE)), default=None)
    return (Form(fields),)


def _tell_element(*_: object) -> tuple[Form, ...]:
    return (Form({"element": OneOf((*options(ELEMENTS), Option(None, label="no-element")), default=None)}),)


def _tell_symbols(state: State, _: str | None) -> tuple[Form, ...]:
    asked = open_question(state)
    proposed = asked.tracks if isinstance(asked, SymbolsAsked) else None
    fields: dict[str, Field] = {"tracks": Integer(0, MOST_SYMBOLS, default=proposed)}
    if isinstance(asked, SymbolsAsked) and asked.experiments is None:
        fields["experiments"] = Integer(0, MOST_SYMBOLS)
    return (Form(fields),)


def _tell_human_vp(*_: object) -> tuple[Form, ...]:
    """The experiments matter only in a tie (Q47)."""
    solved = OneOf((Option(None, label="no-tie"), *options(range(MOST_DISPLAYED + 1))), default=None)
    return (Form({"vp": Integer(0, MOST_VP), "experiments": solved}),)


def _tell_vp(*_: object) -> tuple[Form, ...]:
    return (Form({"vp": Integer(0, MOST_VP)}),)


def _take_die(state: State, _: str | None) -> tuple[Form, ...]:
    """A form for each die on the board, while the human has none."""
    if state.human.die is not None:
        return ()
    return tuple(
        Form(
            {"symbol": Constant(die.symbol), "colour": Constant(die.colour), "ethereal": Boolean()},
            name=str(die),
        )
        for die in dice_on_board(state.bowls)
    )


def _put_away_die(state: State, _: str | None) -> tuple[Form, ...]:
    """While another die can be taken after it."""
    can_take = len(state.human.spent) + 1 < DICE_PER_ROUND
    return ONLY_TYPE if state.human.die is not None and can_take and not state.human.drafted else ()


def _end_turn(state: State, _: str | None) -> tuple[Form, ...]:
    die = state.human.die
    return (
        ()
        if die is None
        else (Form({"potency": Integer(0, die.potency, default=0), "exhausted": Boolean()}),)
    )


def _complete_achievement(state: State, _: str | None) -> tuple[Form, ...]:
    places = face_up_places(state)
    return (Form({"place": one_of(places)}),) if places else ()


def _remove_token(state: State, _: str | None) -> tuple[Form, ...]:
    """A form for each track with bonus tokens."""
    steps = {track.element: [token.step for token in track.tokens if token.there] for track in state.tracks}
    return tuple(
        Form({"track": Constant(element), "step": one_of(there)}, name=element)
        for element, there in steps.items()
        if there
    )


FORMS: Final[dict[type[msgspec.Struct], FormsOf[State]]] = {
    act.AutomaTurn: _automa_turn,
    act.PutAwayDie: _put_away_die,
    act.TakeDie: _take_die,
    act.EndTurn: _end_turn,
    act.CompleteAchievement: _complete_achievement,
    act.RemoveToken: _remove_token,
    act.Report: lambda *_: (Form({"bowls": _BOWLS, "end_turn": Boolean()}),),
    act.RollDice: _roll_dice,
    act.DrawCard: _draw_card,
    act.RollBlackDie: lambda *_: (Form({"result": one_of(_BLACK_DIE)}),),
    act.ShowExperiments: _show_experiments,
    act.ShowArtifacts: _show_artifacts,
    act.TellElement: _tell_element,
    act.ShowMasterpiece: _show_masterpiece,
    act.TellSymbols: _tell_symbols,
    act.TellFormulaVp: _tell_vp,
    act.TellTrackVp: _tell_vp,
    act.TellHumanVp: _tell_human_vp,
}
