"""What can be asked of a running game: the Automa's turn, the human's doings, and answers to questions."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from automa_rules.trismegistus.bot_card import Print
from automa_rules.trismegistus.state import Experiment, Human
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
    """Something that a client asks for."""


class AutomaTurn(Action, frozen=True, tag="automa_turn"):
    """The Automa takes its turn.

    `card` is the card drawn from a physical deck: its id, or what is printed on it. Of a personality
    card the kind is enough.
    """

    card: CardIdOrPrint | None = None


class RollDice(Action, frozen=True, tag="roll_dice"):
    """The dice of the round are rolled. `bowls` is how they lie when that happened at the table."""

    bowls: Bowls | None = None


class DrawCard(Action, frozen=True, tag="draw_card"):
    """The next card was drawn at the table, after a personality card (R45)."""

    card: CardIdOrPrint


class RollBlackDie(Action, frozen=True, tag="roll_black_die"):
    """The black die was rolled at the table for a personality card."""

    result: BlackDieResult


class ShowExperiments(Action, frozen=True, tag="show_experiments"):
    """The experiments on display in the area asked about, from left to right."""

    experiments: ExperimentDisplay


class ShowArtifacts(Action, frozen=True, tag="show_artifacts"):
    """The elemental symbols of the artifacts on display in the colour asked about, left or upper first.

    An empty place is null; a single artifact without the other place may be either. `roll` is the black die's
    result when there are two and the dice are rolled at the table.
    """

    artifacts: ArtifactDisplay
    roll: BlackDieResult | None = None


class TellElement(Action, frozen=True, tag="tell_element"):
    """Which element the bowl asked about belongs to by its essence; left out when to none."""

    element: Element | None = None


class TakeDie(Action, frozen=True, tag="take_die"):
    """The human takes a die; `ethereal` raises its potency by 1, to 5 at most."""

    symbol: Symbol
    colour: Colour
    ethereal: bool = False


class EndTurn(Action, frozen=True, tag="end_turn"):
    """The human's turn is over.

    `potency` is what the turn's action cost; `exhausted` gives up what is left of the die.
    """

    potency: Cost = 0
    exhausted: bool = False


class CompleteAchievement(Action, frozen=True, tag="complete_achievement"):
    """The human completes the achievement at a place of the row."""

    place: AchievementPlace


class RemoveToken(Action, frozen=True, tag="remove_token"):
    """A bonus token leaves its track."""

    track: Element
    step: Step


class Report(Action, frozen=True, tag="report"):
    """For a client that only tells how the dice lie: what is given replaces what was known.

    `bowls` are the dice on the board, `human` the human's dice of this round.
    """

    bowls: Bowls | None = None
    human: Human | None = None
    end_turn: bool = False


class ShowMasterpiece(Action, frozen=True, tag="show_masterpiece"):
    """The masterpiece that was drawn for the Automa (R30)."""

    masterpiece: Experiment


class TellSymbols(Action, frozen=True, tag="tell_symbols"):
    """Elemental symbols that the Automa has reached on the mastery tracks (R32, Q36).

    `experiments` and `artifacts` overrule what the service has counted; without the number of symbols of each
    experiment it cannot count them, and `experiments` has to be told (Q37).
    """

    tracks: Count
    experiments: Count | None = None
    artifacts: Count | None = None


class TellFormulaVp(Action, frozen=True, tag="tell_formula_vp"):
    """The VP in all of as many formulas as are asked about (R33)."""

    vp: Count


class TellTrackVp(Action, frozen=True, tag="tell_track_vp"):
    """The Automa's points of all four mastery tracks together (R35)."""

    vp: Count


class TellHumanVp(Action, frozen=True, tag="tell_human_vp"):
    """The human's final score."""

    vp: Count
