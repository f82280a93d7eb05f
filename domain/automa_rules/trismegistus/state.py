"""The state of a game: everything on the table that the Automa's rules read."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from automa_rules.core.event import DeckShuffled
from automa_rules.core.pack import PackInfo
from automa_rules.trismegistus.bot_card import BotCard
from automa_rules.trismegistus.dice import ActiveDie, Die
from automa_rules.trismegistus.terms import (
    COLOURS,
    DICE_PER_ROUND,
    ELEMENTS,
    MAX_ARTIFACTS,
    MAX_DICE,
    MAX_EXPERIMENTS,
    Bowls,
    CardId,
    Colour,
    Count,
    DiceCount,
    Element,
    FormulaVp,
    Level,
    Mode,
    PauseReason,
    Round,
    SeatName,
    Step,
    Symbol,
    Total,
    TypeName,
    VioletInto,
)
from automa_rules.trismegistus.track import Track


class Experiment(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """An experiment card. `requirement`: the step that it asks for on its track.

    `symbols`: its number of elemental symbols, null while unknown (Q37). `area`: the bowl next to which it
    is displayed.
    """

    type: TypeName
    track: Element
    requirement: Step
    vp: Count
    symbols: Count | None = None
    area: Symbol | None = None


Markers = Annotated[dict[Element, Step], Meta(max_length=len(ELEMENTS))]
Artifacts = Annotated[tuple[Element, ...], Meta(max_length=MAX_ARTIFACTS)]
Experiments = Annotated[tuple[Experiment, ...], Meta(max_length=MAX_EXPERIMENTS)]
SpentDice = Annotated[tuple[Die, ...], Meta(max_length=MAX_DICE)]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Choices that the rules leave open.

    `violet_into`: where the personality cards start at level 3 (Q23). `tokens_leave`: whether the bonus
    tokens that a marker has reached are removed at the end of the turn (Q45) or stay (Q18).
    """

    violet_into: VioletInto = "deck"
    tokens_leave: bool = True


class Automa(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The Automa's pieces. `cube`: the track with the tie cube (R3). `spent`: its exhausted dice."""

    cube: Element
    markers: Markers
    vp: Total = 0
    gold: Total = 0
    ethereal: Total = 0
    artifacts: Artifacts = ()
    experiments: Experiments = ()
    die: ActiveDie | None = None
    spent: SpentDice = ()


class Human(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The human's dice of this round. The human keeps track of everything else.

    `drafted`: the active die was taken in this turn.
    """

    die: ActiveDie | None = None
    spent: SpentDice = ()
    drafted: bool = False


class Achievement(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An achievement card in the row: its VP, the cubes on it, and whether it is face up."""

    vp: Count
    cubes: Annotated[int, Meta(ge=0, le=2)] = 0
    face_up: bool = True


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The bot deck. A virtual pile has its top card first; a physical pile is sorted, its order unknown."""

    mode: Mode
    pile: tuple[CardId, ...]
    discards: tuple[CardId, ...] = ()


class Pause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The Automa's turn waits for an answer. `step`: the index of the card's action in progress."""

    asks: PauseReason
    step: int = 0


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The final scoring so far: VP by rule, in the rules' order; None where not scored yet.

    `solved`: the masterpiece, if it was solved. `bought`: the number of formulas bought.
    `human_experiments`: the number that the human has solved, which breaks a tie (Q47).
    """

    masterpiece: Total | None = None
    solved: Experiment | None = None
    experiments: Total | None = None
    symbols: Total | None = None
    bought: Total = 0
    formulas: Total | None = None
    remainders: Total | None = None
    tracks: Total | None = None
    human: Total | None = None
    human_experiments: Total | None = None


class State(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game at one moment. Mappings are never changed in place.

    `dice`: all dice of the game by colour, empty until the first roll at the table shows them. `rolling`:
    the bowls wait for a roll. `tracks`: from the top down. `first_done`: who exhausted three dice first this
    round. `card`: the bot card being carried out. `acting`: the die that its actions go by (Q9). `shown`:
    what is on display for the current action.
    """

    level: Level
    options: Options
    tracks: tuple[Track, ...]
    bowl_elements: dict[Symbol, Element | None]
    formula_vp: FormulaVp
    pack: PackInfo | None
    cards: dict[CardId, BotCard]
    deck: Deck
    dice_mode: Mode
    dice: DiceCount
    bowls: Bowls
    rolling: bool
    automa: Automa
    human: Human
    achievements: tuple[Achievement, ...]
    round: Round
    turn: SeatName
    first_done: SeatName | None = None
    card: CardId | None = None
    acting: Die | None = None
    pause: Pause | None = None
    shown: tuple[Experiment, ...] = ()
    artifacts_shown: tuple[Element | None, ...] = ()
    scoring: Scoring | None = None
    over: bool = False
    winner: SeatName | None = None
    shuffles: tuple[DeckShuffled, ...] = ()


def track_of(state: State, element: Element) -> Track:
    """The mastery track of an element."""
    return next(track for track in state.tracks if track.element == element)


def current_card(state: State) -> BotCard:
    """The bot card being carried out.

    Raises LookupError when there is none.
    """
    if state.card is None:
        message = "no bot card is being carried out"
        raise LookupError(message)
    return state.cards[state.card]


def acting_die(state: State) -> Die:
    """The die that the card's actions go by: the one active at the start of section 2 (Q9).

    Raises LookupError when there is none.
    """
    if state.acting is None:
        message = "no die is acting"
        raise LookupError(message)
    return state.acting


def has_passed(state: State, seat: SeatName) -> bool:
    """Whether a player has exhausted three dice this round."""
    return len((state.automa if seat == "automa" else state.human).spent) >= DICE_PER_ROUND


def unused_personality_cards(state: State) -> list[CardId]:
    """The personality cards of the pack that are presumed out of the game (Q24)."""
    in_game = (*state.deck.pile, *state.deck.discards, state.card)
    return [one for one, card in state.cards.items() if card.kind == "personality" and one not in in_game]


def pile_containing(state: State, drawn: CardId) -> tuple[CardId, ...]:
    """The pile, corrected for a drawn card that was presumed out of the game.

    Such a personality card replaces another one in the pile (Q24).
    """
    pile = state.deck.pile
    violet = [one for one in pile if state.cards[one].kind == "personality"]
    if not violet or drawn not in unused_personality_cards(state):
        return pile
    return tuple(sorted((drawn, *(one for one in pile if one != violet[-1]))))


def only_passed_seat(automa: Automa, human: Human) -> SeatName | None:
    """The player who has exhausted three dice if the other has not: the first of this round (R21)."""
    done: dict[SeatName, bool] = {
        "automa": len(automa.spent) >= DICE_PER_ROUND,
        "human": len(human.spent) >= DICE_PER_ROUND,
    }
    passed = [seat for seat, is_done in done.items() if is_done]
    return passed[0] if len(passed) == 1 else None


def held_dice(automa: Automa, human: Human) -> tuple[Die | ActiveDie, ...]:
    """All dice that the players hold."""
    active = tuple(die for die in (automa.die, human.die) if die is not None)
    return (*active, *automa.spent, *human.spent)


def dice_off_board(state: State) -> tuple[Die | ActiveDie, ...]:
    """All dice that are not on the board."""
    return held_dice(state.automa, state.human)


def expected_dice_on_board(state: State) -> dict[Colour, int]:
    """How many dice of each colour must be on the board. Valid when the dice of the game are known."""
    taken = [die.colour for die in dice_off_board(state)]
    return {colour: state.dice.get(colour, 0) - taken.count(colour) for colour in COLOURS}
