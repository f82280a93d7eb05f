"""Questions that only the table can answer. The open question is derived from the state."""

from __future__ import annotations

from typing import Final

import msgspec

from automa_rules.core.question import Question
from automa_rules.trismegistus import tally
from automa_rules.trismegistus.achievements import face_up_places
from automa_rules.trismegistus.experiments import area_of_acting_die
from automa_rules.trismegistus.final_scoring import count_formulas
from automa_rules.trismegistus.state import Pause, Scoring, State, acting_die
from automa_rules.trismegistus.terms import Colour, DiceCount, Element, Mode, SeatName, Step, Symbol


class HumanQuestion(Question, frozen=True, kw_only=True):
    """A question to the human at the table. The Automa is never asked."""

    seat: SeatName = "human"


class DiceAsked(HumanQuestion, frozen=True, tag="dice", kw_only=True):
    """Roll all dice of the round and give the result. `dice`: the dice to roll, empty while unknown."""

    mode: Mode
    dice: DiceCount
    answer: str = "roll_dice"


class BlackDieAsked(HumanQuestion, frozen=True, tag="black_die", kw_only=True):
    """Roll the black die. `places`: the results that count; roll again on any other."""

    places: tuple[int, ...]
    answer: str = "roll_black_die"


class CardAsked(HumanQuestion, frozen=True, tag="card", kw_only=True):
    """Draw another bot card."""

    answer: str = "draw_card"


class ExperimentsAsked(HumanQuestion, frozen=True, tag="experiments", kw_only=True):
    """Give the experiments on display in `area`, from left to right; of all areas if it is null (Q11)."""

    area: Symbol | None
    answer: str = "show_experiments"


class ArtifactsAsked(HumanQuestion, frozen=True, tag="artifacts", kw_only=True):
    """Give the artifacts on display of a colour. `roll`: if there are two, roll the black die as well."""

    colour: Colour
    roll: bool
    answer: str = "show_artifacts"


class ElementAsked(HumanQuestion, frozen=True, tag="element", kw_only=True):
    """Give the element of the essence on a bowl, if it has one (Q14)."""

    symbol: Symbol
    answer: str = "tell_element"


class MasterpieceAsked(HumanQuestion, frozen=True, tag="masterpiece", kw_only=True):
    """Draw a masterpiece for the Automa (R30)."""

    answer: str = "show_masterpiece"


class SymbolsAsked(HumanQuestion, frozen=True, tag="symbols", kw_only=True):
    """Count the symbols that the Automa has reached on the tracks; the service counts the others (R32, Q36).

    `tracks`: one for each level, unless the setup says where they are; it counts if no other is given (Q48).
    If `experiments` is null, some have unknown symbols: count those on all experiments too (Q37).
    """

    experiments: int | None
    artifacts: int
    tracks: int
    answer: str = "tell_symbols"


class FormulaVpAsked(HumanQuestion, frozen=True, tag="formula_vp", kw_only=True):
    """Give the total VP of this number of formulas (R33)."""

    formulas: int
    answer: str = "tell_formula_vp"


class TrackVpAsked(HumanQuestion, frozen=True, tag="track_vp", kw_only=True):
    """Give the Automa's total points of the four mastery tracks (R35). `markers`: from the top down."""

    markers: dict[Element, Step]
    answer: str = "tell_track_vp"


class HumanVpAsked(HumanQuestion, frozen=True, tag="human_vp", kw_only=True):
    """Give the human's final score. `experiments`: those that the Automa has solved, for a tie (Q47)."""

    automa: int
    experiments: int
    answer: str = "tell_human_vp"


AnyQuestion = (
    DiceAsked
    | BlackDieAsked
    | CardAsked
    | ExperimentsAsked
    | ArtifactsAsked
    | ElementAsked
    | MasterpieceAsked
    | SymbolsAsked
    | FormulaVpAsked
    | TrackVpAsked
    | HumanVpAsked
)

QUESTION_TYPES: Final[tuple[type[msgspec.Struct], ...]] = (
    DiceAsked,
    BlackDieAsked,
    CardAsked,
    ExperimentsAsked,
    ArtifactsAsked,
    ElementAsked,
    MasterpieceAsked,
    SymbolsAsked,
    FormulaVpAsked,
    TrackVpAsked,
    HumanVpAsked,
)


def open_question(state: State) -> AnyQuestion | None:
    """The open question, if there is one."""
    if state.over:
        return None
    if state.scoring is not None:
        return _scoring_question(state, state.scoring)
    if state.pause is not None:
        return _turn_question(state, state.pause)
    if state.rolling:
        return DiceAsked(mode=state.dice_mode, dice=state.dice)
    return None


def questions(state: State) -> tuple[AnyQuestion, ...]:
    """The open questions: at most one."""
    question = open_question(state)
    return () if question is None else (question,)


def _turn_question(state: State, pause: Pause) -> AnyQuestion:
    match pause.asks:
        case "black_die":
            return BlackDieAsked(places=face_up_places(state))
        case "card":
            return CardAsked()
        case "experiments":
            return ExperimentsAsked(area=area_of_acting_die(state))
        case "artifacts":
            return ArtifactsAsked(colour=acting_die(state).colour, roll=state.dice_mode == "physical")
        case "element":
            return ElementAsked(symbol=acting_die(state).symbol)


def _scoring_question(state: State, scoring: Scoring) -> AnyQuestion:
    markers = state.automa.markers
    if scoring.masterpiece is None:
        return MasterpieceAsked()
    if scoring.symbols is None:
        return SymbolsAsked(
            experiments=tally.experiment_symbols(state),
            artifacts=len(state.automa.artifacts),
            tracks=tally.proposed_track_symbols(state),
        )
    if scoring.formulas is None:
        return FormulaVpAsked(formulas=count_formulas(state))
    if scoring.tracks is None:
        return TrackVpAsked(markers={track.element: markers[track.element] for track in state.tracks})
    return HumanVpAsked(automa=state.automa.vp, experiments=len(tally.solved_experiments(state)))
