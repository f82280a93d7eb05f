"""Action 1: the Automa takes an experiment and solves it at once (Q11-Q13, Q16, Q21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from automa_rules.core.rejected import Rejected
from automa_rules.core.ruleset import Candidate
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.gains import gain_gold
from automa_rules.trismegistus.mastery import advance, advance_to
from automa_rules.trismegistus.refusals import AreaRequired, RequirementBeyondTrack, WrongArea
from automa_rules.trismegistus.state import Automa, Experiment, State, acting_die, track_of
from automa_rules.trismegistus.terms import SYMBOLS, WILD, Symbol

RULE: Final = "A1"
DecidedBy = Literal["only", "lacking_type", "vp", "area", "place"]


class Choice(msgspec.Struct, frozen=True):
    """The experiment chosen by its place on display, whether its type was lacking, and what settled it."""

    index: int
    lacking: bool
    decided_by: DecidedBy


def area_of(state: State) -> Symbol | None:
    """The area that belongs to the acting die; None for a wild die, which may take from all of them (Q11)."""
    symbol = acting_die(state).symbol
    return None if symbol == WILD else symbol


def scores(automa: Automa, shown: Sequence[Experiment], index: int) -> dict[DecidedBy, int]:
    """What is compared, in this order (Q12): a lacking type and VP, more is better; area and place, less is.

    The starting experiment counts among those that the Automa has (Q13).
    """
    one = shown[index]
    return {
        "lacking_type": int(all(one.type != owned.type for owned in automa.experiments)),
        "vp": one.vp,
        "area": SYMBOLS.index(one.area) + 1 if one.area is not None else 0,
        "place": index + 1,
    }


def choose(automa: Automa, shown: Sequence[Experiment]) -> Choice | None:
    """The experiment that the Automa takes; None when there is none."""
    if not shown:
        return None
    ranked = sorted(range(len(shown)), key=lambda index: _key(scores(automa, shown, index)))
    best = scores(automa, shown, ranked[0])
    decided_by: DecidedBy = "only"
    if len(ranked) > 1:
        second = scores(automa, shown, ranked[1])
        decided_by = next(name for name in best if best[name] != second[name])
    return Choice(ranked[0], bool(best["lacking_type"]), decided_by)


def _key(found: dict[DecidedBy, int]) -> tuple[int, int, int, int]:
    return (-found["lacking_type"], -found["vp"], found["area"], found["place"])


def candidates(automa: Automa, shown: Sequence[Experiment]) -> tuple[Candidate, ...]:
    """The experiments on display as they are compared, named by their place, 1 the leftmost."""
    choice = choose(automa, shown)
    return tuple(
        Candidate(
            str(index + 1),
            {str(name): score for name, score in scores(automa, shown, index).items()},
            chosen=choice is not None and choice.index == index,
        )
        for index in range(len(shown))
    )


def show(draft: Draft, shown: tuple[Experiment, ...]) -> None:
    """The table has told the display; the Automa takes and solves what it chooses.

    What is told without an area lies in the die's own, so that all are compared alike (Q12).

    Raises Rejected `area_required`, `wrong_area` or `requirement_beyond_track` for a display that cannot be.
    """
    area = area_of(draft.state)
    for index, one in enumerate(shown):
        if area is None and one.area is None:
            raise Rejected(AreaRequired(experiment=index + 1))
        if area is not None and one.area not in (None, area):
            raise Rejected(WrongArea(experiment=index + 1, area=one.area, die=area))
        require_on_track(draft.state, one)
    shown = tuple(one if one.area is not None else replace(one, area=area) for one in shown)
    draft.add(ev.ExperimentsShown(shown))
    choice = choose(draft.state.automa, shown)
    if choice is None:
        draft.add(ev.NoExperiment())
        gain_gold(draft, 1, RULE, "no_experiment")
        return
    taken = shown[choice.index]
    place = sum(one.area == taken.area for one in shown[: choice.index + 1])
    draft.add(ev.ExperimentTaken(taken, choice.lacking, choice.decided_by, place=place))
    _solve(draft, taken, lacking=choice.lacking)


def _solve(draft: Draft, one: Experiment, *, lacking: bool) -> None:
    """Up to the requirement, or one step when it is met already; gold for a type that is not new."""
    if draft.state.automa.markers[one.track] < one.requirement:
        advance_to(draft, one.track, one.requirement, RULE)
    else:
        advance(draft, one.track, "experiment", RULE)
    if not lacking:
        gain_gold(draft, FIGURES.of(draft.state.level).repeat_gold, RULE, "repeat_type")


def require_on_track(state: State, one: Experiment) -> None:
    """Raise Rejected `requirement_beyond_track` for a requirement that no marker can meet."""
    length = track_of(state, one.track).length
    if one.requirement > length:
        raise Rejected(RequirementBeyondTrack(track=one.track, requirement=one.requirement, length=length))
