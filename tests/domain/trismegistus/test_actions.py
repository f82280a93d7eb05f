"""Section 3 of a card: the six actions."""

from __future__ import annotations

from typing import Any

import pytest

from automa_rules.core.event import DeckShuffled
from automa_rules.trismegistus.events import (
    ArtifactTaken,
    BlackDieRolled,
    CardDiscarded,
    ExperimentTaken,
    GoldGained,
    MarkerAdvanced,
    NoArtifact,
    NoExperiment,
    TurnEnded,
    VpGained,
)
from tests.domain.trismegistus.table import Document, Table, card, experiment, given, steps


def show(*experiments: Document) -> dict[str, object]:
    """The experiments on display, from left to right."""
    return {"type": "show_experiments", "experiments": list(experiments)}


def artifacts(*elements: str | None, roll: int | None = None) -> dict[str, object]:
    """The artifacts on display, and the black die."""
    told: dict[str, object] = {"type": "show_artifacts", "artifacts": list(elements)}
    return told if roll is None else {**told, "roll": roll}


def taking(*owned: Document, die: str = "iron black", **what: Any) -> Table:  # noqa: ANN401 - a document's values
    """A table whose Automa is asked about the experiments on display."""
    symbol, colour = die.split()
    automa = {"cube": "earth", "markers": steps(), "experiments": list(owned)}
    return given(automa=automa, **{symbol: colour}, **what).when(card(die, 1, "experiment"))


# 1 Experiment


def test_the_area_of_the_die() -> None:
    """A1, Q16: an iron die opens its own area only. Q11: a wild one all, so each says where it lies."""
    iron = taking().asks("experiments", area="iron")
    iron.refuses(show(experiment(area="tin")), "wrong_area", experiment=1)
    wild = taking(die="wild black").asks("experiments", area=None)
    wild.refuses(show(experiment()), "area_required", experiment=1)
    wild.when(show(experiment("blue", area="lead"))).then(ExperimentTaken, decided_by="only")


@pytest.mark.parametrize(
    ("owned", "shown", "taken", "decided_by"),
    [
        # A1: blue is lacking, red is not, though the red one is worth more
        ([experiment("red")], [experiment("red", vp=9), experiment("blue", vp=1)], 1, "lacking_type"),
        # A1: without a lacking type the one with most VP
        ([experiment("red")], [experiment("red", vp=3), experiment("red", vp=5)], 1, "vp"),
        # Q12: of several that are lacking the one with most VP, then the one further left
        ([], [experiment("red", vp=3), experiment("blue", vp=4)], 1, "vp"),
        ([], [experiment("red", vp=4), experiment("blue", vp=4)], 0, "place"),
    ],
)
def test_which_experiment(owned: list[Document], shown: list[Document], taken: int, decided_by: str) -> None:
    """A1, Q12: a type that is lacking, then most VP, then the place."""
    table = taking(*owned).when(show(*shown)).then(ExperimentTaken, decided_by=decided_by)
    found = table.one(ExperimentTaken)
    assert (found.experiment.type, found.experiment.vp) == (shown[taken]["type"], shown[taken]["vp"])
    assert found.lacking == (shown[taken]["type"] not in [one["type"] for one in owned])


def test_equal_experiments_of_two_areas() -> None:
    """Q12: the area order is that of the symbols: mercury before lead."""
    table = taking(die="wild black").when(
        show(experiment("red", area="lead", vp=4), experiment("blue", area="mercury", vp=4))
    )
    assert table.then(ExperimentTaken, decided_by="area").one(ExperimentTaken).experiment.area == "mercury"


def test_why_an_experiment() -> None:
    """Q12: the reasons name what was compared of each."""
    table = taking(experiment("red")).when(show(experiment("red", vp=9), experiment("blue", vp=1)))
    assert {one.id: (one.scores, one.chosen) for one in table.why(ExperimentTaken).candidates} == {
        "1": ({"lacking_type": 0, "vp": 9, "area": 1, "place": 1}, False),
        "2": ({"lacking_type": 1, "vp": 1, "area": 1, "place": 2}, True),
    }


@pytest.mark.parametrize("told", [(True, False), (False, True), (True, True), (False, False)])
def test_an_area_that_is_told_of_some_only(told: tuple[bool, bool]) -> None:
    """Q12: all lie in the iron die's area, whether that is told or not; so the one further left."""
    left, right = (
        {**experiment(kind, vp=4), **({"area": "iron"} if one else {})}
        for kind, one in zip(("left", "right"), told, strict=True)
    )
    table = taking().when(show(left, right))
    assert table.then(ExperimentTaken, decided_by="place").one(ExperimentTaken).experiment.type == "left"
    assert [one.scores["area"] for one in table.why(ExperimentTaken).candidates] == [1, 1]


def test_a_type_brings_gold_unless_it_is_new() -> None:
    """Q13: the starting experiment's is not lacking any more. A1: one that was lacking brings none."""
    old = taking(experiment("red")).when(show(experiment("red")))
    old.then(ExperimentTaken, lacking=False).then(GoldGained, amount=1)
    taking(experiment("blue")).when(show(experiment("red"))).never(GoldGained)


def test_no_experiment_on_display() -> None:
    """A1: 1 gold, and nothing else."""
    table = taking().when(show()).then(NoExperiment).then(GoldGained, amount=1, rule="A1")
    table.never(MarkerAdvanced).then(CardDiscarded).then(TurnEnded)


@pytest.mark.parametrize(("marker", "after"), [(0, 2), (2, 3), (3, 4), (8, 8)])
def test_the_marker_of_an_experiment(marker: int, after: int) -> None:
    """A1: behind the requirement, here 2, it advances to it, and else one step.

    Q21, R19: on a full track the experiment is solved all the same, and the step is 1 VP.
    """
    automa = {"cube": "earth", "markers": steps(water=marker)}
    table = given(automa=automa).when(card("iron black", 1, "experiment"))
    table = table.when(show(experiment(track="water", requirement=2)))
    assert table.markers == steps(water=after)
    assert len(table.automa.experiments) == 1
    assert [(one.amount, one.rule) for one in table.all(VpGained)] == [(1, "R19")] * (marker == 8)


@pytest.mark.parametrize(("level", "gold"), [(1, 1), (2, 1), (3, 2)])
def test_gold_for_a_type_that_is_not_new(level: int, gold: int) -> None:
    """A1: 1 gold, 2 at level 3, after the marker has moved."""
    automa = {"cube": "earth", "markers": steps(), "experiments": [experiment("red")]}
    discards = [{"kind": "basic"}] * 6 if level == 3 else []
    table = given(level=level, automa=automa, discards=discards, iron="black").when(
        card("iron black", 1, "experiment", kind="specialization")
    )
    table.when(show(experiment("red", requirement=1))).in_order(MarkerAdvanced, GoldGained).then(
        GoldGained, amount=gold
    )


def test_while_a_question_is_open() -> None:
    """A1: nothing but its answer is taken, whose requirement is on the track: this table's end at 8."""
    table = taking().refuses(card(), "question_open", question="experiments", answer="show_experiments")
    table.refuses({"type": "end_turn"}, "question_open").refuses(artifacts(), "question_open")
    table.refuses(show(experiment(requirement=9)), "requirement_beyond_track")


# 2 Nearest track: test_mastery

# 3 Artifact


def asking_artifacts(**what: Any) -> Table:  # noqa: ANN401 - a document's values
    """A table whose Automa is asked about the white artifacts."""
    return given(lead="white white", **what).when(card("lead white", 1, "artifact"))


@pytest.mark.parametrize(
    ("roll", "element", "place"),
    [(1, "air", "left"), (3, "air", "left"), (4, "fire", "right"), (6, "fire", "right")],
)
def test_which_of_two_artifacts(roll: int, element: str, place: str) -> None:
    """Q15: up to 3 the left one is taken, from 4 on the right one."""
    table = (
        asking_artifacts()
        .asks("artifacts", colour="white", roll=True)
        .when(artifacts("air", "fire", roll=roll))
    )
    table.then(BlackDieRolled, result=roll, named=True)
    table.then(ArtifactTaken, colour="white", element=element, place=place)
    assert table.automa.artifacts == (element,)


@pytest.mark.parametrize(
    ("shown", "place"), [(("fire",), "only"), ((None, "fire"), "right"), (("fire", None), "left")]
)
def test_the_only_artifact(shown: tuple[str | None, ...], place: str) -> None:
    """Q15: it is taken without rolling, from where it really lies. A3: nothing is gained at once."""
    table = asking_artifacts().refuses(artifacts(*shown, roll=1), "roll_not_needed")
    table = table.when(artifacts(*shown)).then(ArtifactTaken, element="fire", place=place)
    why = table.never(BlackDieRolled).why(ArtifactTaken)
    assert (why.decided_by, [one.id for one in why.candidates]) == ("only", [place])
    table.never(MarkerAdvanced).never(VpGained).never(GoldGained)


@pytest.mark.parametrize("shown", [(None, None), ()])
def test_no_artifact_there(shown: tuple[None, ...]) -> None:
    """Q15: no effect, and no gold for it."""
    table = asking_artifacts().when(artifacts(*shown)).then(NoArtifact).never(ArtifactTaken)
    table.never(GoldGained).then(TurnEnded)


def test_who_rolls_for_the_artifact() -> None:
    """Q15: the table, which has to say it; with virtual dice the service, by a shuffle to be checked."""
    asking_artifacts().refuses(artifacts("air", "fire"), "roll_required")
    table = asking_artifacts(dice="virtual").asks("artifacts", roll=False)
    table.refuses(artifacts("air", "fire", roll=1), "dice_are_rolled_here")
    table.when(artifacts("air", "fire")).in_order(DeckShuffled, BlackDieRolled, ArtifactTaken)


# 4 Gold, 6 VP


def test_gold_and_vp() -> None:
    """A4: 1 gold. A6: 5 VP."""
    assert given().when(card("iron black", 1, "gold")).then(GoldGained, rule="A4").automa.gold == 1
    assert given().when(card("iron black", 1, "vp5")).then(VpGained, rule="A6").automa.vp == 5


# 5 A given track


def test_a_printed_element() -> None:
    """Q14, A5: one step on the track of the icon."""
    table = given().when(card("iron black", 1, "advance_track water"))
    table.then(MarkerAdvanced, track="water", to=1, decided_by="printed", rule="A5")
    why = table.why(MarkerAdvanced)
    assert (why.decided_by, why.candidates, "bowl" in why.facts) == ("printed", (), False)


def test_the_element_of_the_bowl() -> None:
    """Q14: an icon without an element goes by the bowl that the die came from."""
    table = given(bowl_elements={"iron": "air"}).when(card("iron black", 1, "advance_track of_die"))
    table.then(MarkerAdvanced, track="air", decided_by="element", rule="Q14")
    assert table.why(MarkerAdvanced).facts["bowl"] == "iron"


@pytest.mark.parametrize("lying", [{"bowl_elements": {"iron": None}}, {"wild": "black"}])
def test_a_bowl_without_an_element(lying: dict[str, Any]) -> None:
    """Q14: action 2 instead, as for a wild die; all tracks are as near, so the cube's is taken."""
    table = given(**lying).when(card("iron black", 1, "advance_track of_die"))
    table.then(MarkerAdvanced, track="earth", decided_by="cube", rule="Q14")


@pytest.mark.parametrize(
    ("told", "track", "decided_by"),
    [({"element": "fire"}, "fire", ("element", "element")), ({}, "earth", ("cube", "nearest"))],
)
def test_the_element_of_a_bowl_is_asked_once(
    told: dict[str, str], track: str, decided_by: tuple[str, str]
) -> None:
    """Q14: what the table says is kept for the game, also that there is none: then action 2 instead.

    All tracks are as near then, so the cube's is taken, which is the nearest after that.
    """
    table = given(human={"spent": [{"symbol": "tin", "colour": "red"}] * 3})
    table = table.when(card("iron black", 1, "advance_track of_die")).asks("element", symbol="iron")
    table = table.when({"type": "tell_element", **told})
    table.then(MarkerAdvanced, track=track, to=1, decided_by=decided_by[0], rule="Q14")
    assert table.state.bowl_elements == {"iron": told.get("element")}
    table = table.when(card("iron red", 1, "advance_track of_die")).asks_nothing()
    table.then(MarkerAdvanced, track=track, to=2, decided_by=decided_by[1], rule="Q14")


def test_several_actions() -> None:
    """R17: in printed order, the second after the answer to the first."""
    table = given().when(card("iron black", 1, "gold", "artifact", "vp5"))
    table = table.then(GoldGained).never(VpGained).when(artifacts())
    table.never(GoldGained).in_order(NoArtifact, VpGained, CardDiscarded, TurnEnded)
