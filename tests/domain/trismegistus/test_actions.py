"""Section 3 of a card: the six actions."""

from __future__ import annotations

from typing import Any

import pytest

from domain.core.event import DeckShuffled
from domain.trismegistus.events import (
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
    """A1, Q16: the iron die asks for the experiments of its own area, and for no others."""
    table = taking().asks("experiments", area="iron")

    table.refuses(show(experiment(area="tin")), "wrong_area", experiment=1)


def test_the_area_of_a_wild_die() -> None:
    """Q11: a wild die opens all areas, so each experiment says where it lies."""
    table = taking(die="wild black").asks("experiments", area=None)

    table.refuses(show(experiment()), "area_required", experiment=1)
    table.when(show(experiment("blue", area="lead"))).then(ExperimentTaken, decided_by="only")


def test_a_type_that_is_lacking() -> None:
    """A1: blue is lacking, red is not, though the red one is worth more."""
    table = taking(experiment("red")).when(show(experiment("red", vp=9), experiment("blue", vp=1)))

    taken = table.one(ExperimentTaken)
    assert (taken.experiment.type, taken.lacking, taken.decided_by) == ("blue", True, "lacking_type")


def test_the_experiment_worth_most() -> None:
    """A1: without a lacking type the one with most VP."""
    table = taking(experiment("red")).when(show(experiment("red", vp=3), experiment("red", vp=5)))

    assert table.one(ExperimentTaken).experiment.vp == 5
    assert table.one(ExperimentTaken).decided_by == "vp"


def test_several_lacking_types() -> None:
    """Q12: among them the one with most VP."""
    table = taking().when(show(experiment("red", vp=3), experiment("blue", vp=4)))

    assert table.one(ExperimentTaken).experiment.type == "blue"


def test_equal_experiments_of_two_areas() -> None:
    """Q12: the area order is that of the symbols: mercury before lead."""
    table = taking(die="wild black").when(
        show(experiment("red", area="lead", vp=4), experiment("blue", area="mercury", vp=4))
    )

    table.then(ExperimentTaken, decided_by="area")
    assert table.one(ExperimentTaken).experiment.area == "mercury"


def test_equal_experiments_of_one_area() -> None:
    """Q12: the one further left."""
    table = taking().when(show(experiment("red", vp=4), experiment("blue", vp=4)))

    assert table.one(ExperimentTaken).experiment.type == "red"
    assert table.one(ExperimentTaken).decided_by == "place"


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


def test_the_starting_experiment_is_owned() -> None:
    """Q13: its type is not lacking any more, and a second one brings gold."""
    table = taking(experiment("red")).when(show(experiment("red")))

    table.then(ExperimentTaken, lacking=False).then(GoldGained, amount=1)


def test_no_experiment_on_display() -> None:
    """A1: 1 gold, and nothing else."""
    table = taking().when(show()).then(NoExperiment).then(GoldGained, amount=1, rule="A1")

    table.never(MarkerAdvanced).then(CardDiscarded).then(TurnEnded)


def test_a_marker_behind_the_requirement() -> None:
    """A1: it advances to the requirement."""
    assert taking().when(show(experiment(track="water", requirement=3))).markers == steps(water=3)


@pytest.mark.parametrize("marker", [2, 3])
def test_a_marker_at_or_beyond_the_requirement(marker: int) -> None:
    """A1: one step."""
    automa = {"cube": "earth", "markers": steps(water=marker)}
    table = given(automa=automa).when(card("iron black", 1, "experiment"))
    table = table.when(show(experiment(track="water", requirement=2)))

    assert table.markers == steps(water=marker + 1)


def test_an_experiment_of_a_full_track() -> None:
    """Q21, R19: it is solved all the same, and the step is 1 VP."""
    automa = {"cube": "earth", "markers": steps(water=8)}
    table = given(automa=automa).when(card("iron black", 1, "experiment"))
    table = table.when(show(experiment(track="water", requirement=2)))

    table.then(VpGained, amount=1, rule="R19")
    assert len(table.automa.experiments) == 1


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


def test_no_gold_for_a_new_type() -> None:
    """A1: a type that was lacking brings none."""
    taking(experiment("blue")).when(show(experiment("red"))).never(GoldGained)


def test_a_requirement_that_the_track_does_not_have() -> None:
    """A1: the tracks of this table end at 8."""
    taking().refuses(show(experiment(requirement=9)), "requirement_beyond_track")


def test_why_an_experiment() -> None:
    """Q12: the reasons name what was compared of each."""
    table = taking(experiment("red")).when(show(experiment("red", vp=9), experiment("blue", vp=1)))

    assert {one.id: (one.scores, one.chosen) for one in table.why(ExperimentTaken).candidates} == {
        "1": ({"lacking_type": 0, "vp": 9, "area": 1, "place": 1}, False),
        "2": ({"lacking_type": 1, "vp": 1, "area": 1, "place": 2}, True),
    }


def test_while_a_question_is_open() -> None:
    """A1: nothing but its answer is taken."""
    table = taking().refuses(card(), "question_open", question="experiments", answer="show_experiments")
    table.refuses({"type": "end_turn"}, "question_open").refuses(artifacts(), "question_open")


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


def test_the_only_artifact() -> None:
    """Q15: it is taken without rolling."""
    table = asking_artifacts().refuses(artifacts("air", roll=2), "roll_not_needed")

    table.when(artifacts("air")).then(ArtifactTaken, element="air", place="only").never(BlackDieRolled)


@pytest.mark.parametrize(("shown", "place"), [((None, "fire"), "right"), (("fire", None), "left")])
def test_the_side_of_the_only_artifact(shown: tuple[str | None, ...], place: str) -> None:
    """Q15: beside an empty place it is taken without rolling from where it really lies."""
    table = asking_artifacts().refuses(artifacts(*shown, roll=1), "roll_not_needed")
    table = table.when(artifacts(*shown)).then(ArtifactTaken, element="fire", place=place)

    why = table.never(BlackDieRolled).why(ArtifactTaken)
    assert (why.decided_by, [one.id for one in why.candidates]) == ("only", [place])


def test_two_empty_places() -> None:
    """Q15: there is no artifact."""
    asking_artifacts().when(artifacts(None, None)).then(NoArtifact).never(ArtifactTaken)


def test_no_artifact_there() -> None:
    """Q15: no effect, and no gold for it."""
    asking_artifacts().when(artifacts()).then(NoArtifact).never(GoldGained).then(TurnEnded)


def test_an_artifact_does_nothing_at_once() -> None:
    """A3: no marker moves, nothing is gained; it counts at the end."""
    asking_artifacts().when(artifacts("air")).never(MarkerAdvanced).never(VpGained).never(GoldGained)


def test_a_die_that_has_to_be_rolled_at_the_table() -> None:
    """Q15: two artifacts, and nobody has said what the die shows."""
    asking_artifacts().refuses(artifacts("air", "fire"), "roll_required")


def test_the_service_rolls_for_the_artifact() -> None:
    """Q15: with virtual dice the result comes from a shuffle that can be checked."""
    table = asking_artifacts(dice="virtual").asks("artifacts", roll=False)
    table.refuses(artifacts("air", "fire", roll=1), "dice_are_rolled_here")

    table.when(artifacts("air", "fire")).in_order(DeckShuffled, BlackDieRolled, ArtifactTaken)


# 4 Gold, 6 VP


def test_gold() -> None:
    """A4: 1 gold."""
    assert given().when(card("iron black", 1, "gold")).then(GoldGained, rule="A4").automa.gold == 1


def test_vp() -> None:
    """A6: 5 VP."""
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


def test_a_bowl_without_an_element() -> None:
    """Q14: action 2 instead; all tracks are as near, so the cube's is taken."""
    given(bowl_elements={"iron": None}).when(card("iron black", 1, "advance_track of_die")).then(
        MarkerAdvanced, track="earth", decided_by="cube", rule="Q14"
    )


def test_a_wild_die_has_no_bowl_element() -> None:
    """Q14: action 2 for a wild die."""
    given(wild="black").when(card("iron black", 1, "advance_track of_die")).then(
        MarkerAdvanced, decided_by="cube", rule="Q14"
    )


def test_the_element_of_a_bowl_is_asked_once() -> None:
    """Q14: what the table says about a bowl is kept for the game."""
    table = given(human={"spent": [{"symbol": "tin", "colour": "red"}] * 3})
    table = table.when(card("iron black", 1, "advance_track of_die")).asks("element", symbol="iron")
    table = table.when({"type": "tell_element", "element": "fire"}).then(MarkerAdvanced, track="fire", to=1)

    table.when(card("iron red", 1, "advance_track of_die")).asks_nothing().then(
        MarkerAdvanced, track="fire", to=2
    )


def test_the_table_says_that_a_bowl_has_no_element() -> None:
    """Q14: action 2 instead, on the cube's track as all are as near; and that is kept for the game too."""
    table = given(human={"spent": [{"symbol": "tin", "colour": "red"}] * 3})
    table = table.when(card("iron black", 1, "advance_track of_die")).asks("element", symbol="iron")
    table = table.when({"type": "tell_element"})
    table.then(MarkerAdvanced, track="earth", to=1, decided_by="cube", rule="Q14")
    assert table.state.bowl_elements == {"iron": None}

    table = table.when(card("iron red", 1, "advance_track of_die")).asks_nothing()
    table.then(MarkerAdvanced, track="earth", to=2, decided_by="nearest", rule="Q14")


def test_several_actions() -> None:
    """R17: in printed order, the second after the answer to the first."""
    table = given().when(card("iron black", 1, "gold", "artifact", "vp5"))
    table = table.then(GoldGained).never(VpGained).when(artifacts())

    table.never(GoldGained).in_order(NoArtifact, VpGained, CardDiscarded, TurnEnded)
