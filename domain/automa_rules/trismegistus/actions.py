"""Actions on a running game: the Automa's turn, the human's actions, and answers to questions."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from automa_rules.trismegistus.bot_card import Print
from automa_rules.trismegistus.dice import ActiveDie
from automa_rules.trismegistus.state import Artifacts, Experiment, Experiments, Human, Markers, SpentDice
from automa_rules.trismegistus.terms import (
    AchievementPlace,
    BlackDieResult,
    Bowls,
    CardId,
    Colour,
    Count,
    Element,
    Step,
    Symbol,
)

CardIdOrPrint = CardId | Print
Cost = Annotated[int, Meta(ge=0, le=5)]
ExperimentDisplay = Annotated[tuple[Experiment, ...], Meta(max_length=30)]
ArtifactDisplay = Annotated[
    tuple[Element | None, ...],
    Meta(max_length=2, description="The two places, left or upper first; null is an empty one."),
]


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag_field="type"):
    """An action that a client requests."""


class AutomaTurn(Action, frozen=True, tag="automa_turn"):
    """Play the Automa's turn.

    `card`: the card drawn from a physical deck, by its id or its printed content. For a personality card,
    `kind` is enough.
    """

    card: CardIdOrPrint | None = None


class RollDice(Action, frozen=True, tag="roll_dice"):
    """Roll the dice of the round. `bowls`: the result of a roll at the table."""

    bowls: Bowls | None = None


class DrawCard(Action, frozen=True, tag="draw_card"):
    """The next card drawn at the table, after a personality card (R45)."""

    card: CardIdOrPrint


class RollBlackDie(Action, frozen=True, tag="roll_black_die"):
    """The result of the black die, rolled at the table for a personality card."""

    result: BlackDieResult


class ShowExperiments(Action, frozen=True, tag="show_experiments"):
    """The experiments on display in the requested area, from left to right."""

    experiments: ExperimentDisplay


class ShowArtifacts(Action, frozen=True, tag="show_artifacts"):
    """The elemental symbols of the displayed artifacts of the requested colour, left or upper first.

    null is an empty place. A single artifact given alone may be at either place. `roll`: the black die's
    result, if there are two artifacts and the dice are rolled at the table.
    """

    artifacts: ArtifactDisplay
    roll: BlackDieResult | None = None


class TellElement(Action, frozen=True, tag="tell_element"):
    """The element of the essence on the requested bowl; left out if there is none."""

    element: Element | None = None


class PutAwayDie(Action, frozen=True, tag="put_away_die"):
    """Put the human's active die away, unused, at the start of the turn, to take another one (Q49)."""


class TakeDie(Action, frozen=True, tag="take_die"):
    """Take a die for the human. `ethereal` raises its potency by 1, up to 5."""

    symbol: Symbol
    colour: Colour
    ethereal: bool = False


class EndTurn(Action, frozen=True, tag="end_turn"):
    """End the human's turn.

    `potency`: the cost of the turn's action. `exhausted`: give up the rest of the die.
    """

    potency: Cost = 0
    exhausted: bool = False


class CompleteAchievement(Action, frozen=True, tag="complete_achievement"):
    """Complete the achievement at a place of the row, for the human."""

    place: AchievementPlace


class RemoveToken(Action, frozen=True, tag="remove_token"):
    """Remove a bonus token that the human's marker has reached (Q45)."""

    track: Element
    step: Step


class AutomaReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the Automa has. `cube`: the track with the tie cube. `spent`: its exhausted dice."""

    cube: Element | UnsetType = UNSET
    markers: Markers | UnsetType = UNSET
    vp: Count | UnsetType = UNSET
    gold: Count | UnsetType = UNSET
    ethereal: Count | UnsetType = UNSET
    artifacts: Artifacts | UnsetType = UNSET
    experiments: Experiments | UnsetType = UNSET
    die: ActiveDie | UnsetType | None = UNSET
    spent: SpentDice | UnsetType = UNSET


class Report(Action, frozen=True, tag="report"):
    """Report the dice as they are, instead of each action. A given field replaces what was known.

    `bowls`: the dice on the board. `human`: the human's dice of this round. `automa`: the Automa's pieces.
    The owner may report in the Automa's turn too.
    """

    bowls: Bowls | None = None
    human: Human | None = None
    automa: AutomaReport | None = None
    end_turn: bool = False


class ShowMasterpiece(Action, frozen=True, tag="show_masterpiece"):
    """The masterpiece drawn for the Automa (R30)."""

    masterpiece: Experiment


class TellSymbols(Action, frozen=True, tag="tell_symbols"):
    """The number of elemental symbols that the Automa has reached on the mastery tracks (R32, Q36).

    `tracks` overrides what the service has proposed (Q48), `experiments` and `artifacts` what it has counted.
    `experiments` is required if the symbols of an experiment are unknown (Q37).
    """

    tracks: Count | None = None
    experiments: Count | None = None
    artifacts: Count | None = None


class TellFormulaVp(Action, frozen=True, tag="tell_formula_vp"):
    """The total VP of the requested number of formulas (R33)."""

    vp: Count


class TellTrackVp(Action, frozen=True, tag="tell_track_vp"):
    """The Automa's total points of the four mastery tracks (R35)."""

    vp: Count


class TellHumanVp(Action, frozen=True, tag="tell_human_vp"):
    """The human's final score. `experiments`: how many the human has solved, required in a tie (Q47)."""

    vp: Count
    experiments: Count | None = None
