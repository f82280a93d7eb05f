"""Action 1: the Automa takes an experiment and solves it at once (Q11-Q13, Q16, Q21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from automa_rules.core.rejection import Rejected
from automa_rules.core.ruleset import Candidate
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.gains import gain_gold
from automa_rules.trismegistus.mastery import advance_marker, advance_marker_to
from automa_rules.trismegistus.refusals import AreaRequired, RequirementBeyondTrack, WrongArea
from automa_rules.trismegistus.state import Automa, Experiment, State, acting_die, track_of
from automa_rules.trismegistus.terms import SYMBOLS, WILD, Symbol

RULE: Final = "A1"
DecidedBy = Literal["only", "lacking_type", "vp", "area", "place"]


class ExperimentChoice(msgspec.Struct, frozen=True):
    """The index of the chosen experiment on display, whether its type is new, and what decided."""

    index: int
    is_new_type: bool
    decided_by: DecidedBy


def area_of_acting_die(state: State) -> Symbol | None:
    """The area of the acting die; None for a wild die, which may take from all areas (Q11)."""
    symbol = acting_die(state).symbol
    return None if symbol == WILD else symbol


def score_experiment(automa: Automa, display: Sequence[Experiment], index: int) -> dict[DecidedBy, int]:
    """The compared values, in order (Q12): new type and VP (higher wins), area and place (lower wins).

    The starting experiment counts as one of the Automa's (Q13).
    """
    one = display[index]
    return {
        "lacking_type": int(all(one.type != owned.type for owned in automa.experiments)),
        "vp": one.vp,
        "area": SYMBOLS.index(one.area) + 1 if one.area is not None else 0,
        "place": index + 1,
    }


def choose_experiment(automa: Automa, display: Sequence[Experiment]) -> ExperimentChoice | None:
    """Choose the experiment that the Automa takes; None when there is none."""
    if not display:
        return None
    ranked = sorted(
        range(len(display)), key=lambda index: _sort_key(score_experiment(automa, display, index))
    )
    best = score_experiment(automa, display, ranked[0])
    decided_by: DecidedBy = "only"
    if len(ranked) > 1:
        second = score_experiment(automa, display, ranked[1])
        decided_by = next(name for name in best if best[name] != second[name])
    return ExperimentChoice(ranked[0], bool(best["lacking_type"]), decided_by)


def _sort_key(found: dict[DecidedBy, int]) -> tuple[int, int, int, int]:
    return (-found["lacking_type"], -found["vp"], found["area"], found["place"])


def candidates(automa: Automa, display: Sequence[Experiment]) -> tuple[Candidate, ...]:
    """The experiments on display with their compared values, named by place, 1 the leftmost."""
    choice = choose_experiment(automa, display)
    return tuple(
        Candidate(
            str(index + 1),
            {str(name): score for name, score in score_experiment(automa, display, index).items()},
            chosen=choice is not None and choice.index == index,
        )
        for index in range(len(display))
    )


def take_from_display(draft: Draft, display: tuple[Experiment, ...]) -> None:
    """Record the display; then take the chosen experiment and solve it.

    An experiment given without an area is in the die's, so that all are compared alike (Q12).

    Raises Rejected `area_required`, `wrong_area` or `requirement_beyond_track` for an impossible display.
    """
    area = area_of_acting_die(draft.state)
    for index, one in enumerate(display):
        if area is None and one.area is None:
            raise Rejected(AreaRequired(experiment=index + 1))
        if area is not None and one.area not in (None, area):
            raise Rejected(WrongArea(experiment=index + 1, area=one.area, die=area))
        require_reachable_requirement(draft.state, one)
    display = tuple(one if one.area is not None else replace(one, area=area) for one in display)
    draft.add(ev.ExperimentsShown(display))
    choice = choose_experiment(draft.state.automa, display)
    if choice is None:
        draft.add(ev.NoExperiment())
        gain_gold(draft, 1, RULE, "no_experiment")
        return
    taken = display[choice.index]
    place = sum(one.area == taken.area for one in display[: choice.index + 1])
    draft.add(ev.ExperimentTaken(taken, choice.is_new_type, choice.decided_by, place=place))
    _solve_experiment(draft, taken, is_new_type=choice.is_new_type)


def _solve_experiment(draft: Draft, one: Experiment, *, is_new_type: bool) -> None:
    """Advance to the requirement, or one step if it is met already. A type that is not new gives gold."""
    if draft.state.automa.markers[one.track] < one.requirement:
        advance_marker_to(draft, one.track, one.requirement, RULE)
    else:
        advance_marker(draft, one.track, "experiment", RULE)
    if not is_new_type:
        gain_gold(draft, FIGURES.for_level(draft.state.level).repeat_gold, RULE, "repeat_type")


def require_reachable_requirement(state: State, one: Experiment) -> None:
    """Raise Rejected `requirement_beyond_track` for a requirement that no marker can meet."""
    length = track_of(state, one.track).length
    if one.requirement > length:
        raise Rejected(RequirementBeyondTrack(track=one.track, requirement=one.requirement, length=length))
