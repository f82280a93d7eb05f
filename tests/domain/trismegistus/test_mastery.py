"""The mastery tracks: ties, distances, tokens, cascades, overflow."""

from __future__ import annotations

from typing import Any

import pytest

from automa_rules.core.draft import Draft
from automa_rules.trismegistus.events import (
    EtherealGained,
    MarkerAdvanced,
    TokenReached,
    TokenRemoved,
    TurnEnded,
    VpGained,
)
from automa_rules.trismegistus.evolve import evolve
from automa_rules.trismegistus.mastery import advance_marker_to
from automa_rules.trismegistus.state import State
from tests.domain.table import ENTROPY
from tests.domain.trismegistus.table import FOURTEEN, Table, card, experiment, given, setup, steps, tracks

NEAREST = card("iron black", 1, "advance_nearest")


def advancing(cube: str = "earth", length: int = 8, **what: Any) -> Table:  # noqa: ANN401 - a document's values
    """A table whose Automa is about to advance on the nearest track; markers and tokens by element."""
    markers = what.pop("markers", steps())
    automa = {"cube": cube, "markers": markers}
    return given(automa=automa, tracks=tracks(length, **what)).when(NEAREST)


@pytest.mark.parametrize(
    ("cube", "advanced", "decided_by"),
    [("earth", "earth", "cube"), ("fire", "water", "below_cube"), ("air", "earth", "below_cube")],
)
def test_ties_go_by_the_cube(cube: str, advanced: str, decided_by: str) -> None:
    """R3: earth and water are two steps from a token; the cube's track, else the first below it."""
    table = advancing(cube, earth={2: "bonus_vp5"}, water={2: "bonus_vp5"})
    table.then(MarkerAdvanced, track=advanced, to=1, decided_by=decided_by, rule="A2")


@pytest.mark.parametrize(
    ("what", "track", "decided_by"),
    [
        # water is one step from its token, fire two, the others eight from their end
        ({"cube": "fire", "fire": {2: "bonus_vp5"}, "water": {1: "bonus_vp5"}}, "water", "nearest"),
        # air is one step from its end, nearer than the token two steps ahead on earth
        ({"markers": steps(air=7), "earth": {2: "bonus_vp5"}}, "air", "nearest"),
        # the marker of fire has passed its token, and is six steps from the end
        ({"markers": steps(fire=2), "fire": {2: "bonus_vp5"}, "air": {5: "bonus_vp5"}}, "air", "nearest"),
        # earth is full; fire is first below the cube
        ({"markers": steps(earth=8)}, "fire", "below_cube"),
    ],
)
def test_the_nearest_track(what: dict[str, Any], track: str, decided_by: str) -> None:
    """Q17: by the next token ahead or the end; full tracks are left out."""
    advancing(**what).then(MarkerAdvanced, track=track, decided_by=decided_by)


FIRE_AND_AIR = tracks(fire={2: "bonus_vp5"}, air={5: "bonus_vp5"})


def test_a_token_under_the_marker_or_removed_does_not_count() -> None:
    """Q17: the marker of fire was put on one. Q18: one was taken off. Air's is nearer then."""
    _set(given(turn="human", tracks=FIRE_AND_AIR), 2).when(NEAREST).then(MarkerAdvanced, track="air")
    remove = {"type": "remove_token", "track": "fire", "step": 2}
    table = given(turn="human", tracks=FIRE_AND_AIR).when(remove)
    table.then(TokenRemoved, track="fire", step=2).refuses(remove, "token_not_there")
    _on(table).when(NEAREST).then(MarkerAdvanced, track="air")


@pytest.mark.parametrize("leaves", [False, True])
def test_a_token_stays_or_leaves(leaves: bool) -> None:  # noqa: FBT001 - the option
    """Q45: it leaves at the end of the turn. Q18: as an option it stays, and does not serve again."""
    table = given(tracks=tracks(fire={1: "bonus_vp5"}), options={"tokens_leave": leaves}).when(NEAREST)
    token = table.state.tracks[1].tokens[0]
    assert (token.there, token.served) == (not leaves, True)
    if leaves:
        table.in_order(TokenReached, TokenRemoved, TurnEnded).then(TokenRemoved, step=1, rule="Q45")
    else:
        table.never(TokenRemoved)


def test_tokens_leave_at_the_end_of_the_turn() -> None:
    """Q45: while the turn waits for an answer it is still there; reached or passed, in setup too."""
    reaches = card("iron black", 1, "advance_track fire", "artifact")
    table = given(tracks=tracks(fire={1: "bonus_vp5", 2: "bonus_vp5"})).when(reaches)
    assert [token.there for token in table.state.tracks[1].tokens] == [True, True]
    table = table.when({"type": "show_artifacts", "artifacts": []})
    assert [token.there for token in table.state.tracks[1].tokens] == [False, True]

    begun = setup(dice_count=FOURTEEN, tracks=tracks(fire={1: "bonus_vp5", 2: "bonus_vp5", 3: "bonus_vp5"}))
    bowls = {"iron": {"black": 5}, "tin": {"white": 5}, "lead": {"red": 4}}
    begun = _on(begun.when({"type": "roll_dice", "bowls": bowls}))
    assert [token.there for token in begun.state.tracks[1].tokens] == [False, False, True]


def test_a_token_that_the_human_reached_is_not_near() -> None:
    """Q45, Q17: the human took the one on fire, two steps off, in the own turn; air's is nearer now."""
    table = given(turn="human", tracks=FIRE_AND_AIR)
    table = table.when({"type": "remove_token", "track": "fire", "step": 2}).then(TokenRemoved, rule="Q45")
    _on(table).when(NEAREST).then(MarkerAdvanced, track="air", decided_by="nearest")
    kept = given(turn="human", tracks=FIRE_AND_AIR, options={"tokens_leave": False})
    kept.when({"type": "remove_token", "track": "fire", "step": 2}).then(TokenRemoved, rule="Q18")


def test_what_tokens_give() -> None:
    """R18: as soon as they are reached. B1: an ethereal die. B2: 5 VP. B3: the same as action 2.

    With B3 air is nearest, one step from its end.
    """
    table = advancing(fire={1: "bonus_ethereal"}).in_order(MarkerAdvanced, TokenReached, EtherealGained)
    assert table.automa.ethereal == 1
    assert advancing(fire={1: "bonus_vp5"}).then(VpGained, amount=5, rule="B2").automa.vp == 5
    table = advancing(markers=steps(fire=0, air=6), fire={1: "bonus_advance"})
    assert [(one.track, one.rule) for one in table.all(MarkerAdvanced)] == [("fire", "A2"), ("air", "B3")]


def test_overflow() -> None:
    """R19: fire is at its last step, so the printed step on it is 1 VP. Q17: so is action 2 if all are."""
    table = given(automa={"cube": "earth", "markers": steps(fire=8)})
    table = table.when(card("iron black", 1, "advance_track fire"))
    table.then(VpGained, amount=1, rule="R19").never(MarkerAdvanced)
    advancing(markers=steps(8, 8, 8, 8)).then(VpGained, amount=1, rule="Q17")


@pytest.mark.parametrize(
    ("requirement", "tokens", "moves"),
    [
        # Q20: the token moves water, 5 steps from its token, before fire's second step, now 7 from its end
        (
            3,
            {"fire": {1: "bonus_advance"}, "water": {5: "bonus_vp5"}},
            [("fire", 1, "R4"), ("water", 1, "B3"), ("fire", 2, "R4"), ("fire", 3, "R4")],
        ),
        # Q38: the token on 1 itself moves fire on to 2, and there it stops
        (2, {"fire": {1: "bonus_advance"}}, [("fire", 1, "R4"), ("fire", 2, "B3")]),
        # Q38: two advance tokens in a row carry it from 0 past requirement 2 to 3
        (
            2,
            {"fire": {1: "bonus_advance", 2: "bonus_advance"}},
            [("fire", 1, "R4"), ("fire", 2, "B3"), ("fire", 3, "B3")],
        ),
    ],
)
def test_an_advance_of_several_steps_goes_step_by_step(
    requirement: int, tokens: dict[str, Any], moves: list[tuple[str, int, str]]
) -> None:
    """Q20, Q38: a token serves at once; no planned step is left over, and it may carry the marker beyond."""
    table = setup(experiment=experiment("red", "fire", requirement), tracks=tracks(**tokens))
    assert [(one.track, one.to, one.rule) for one in table.all(MarkerAdvanced)] == moves


def test_an_advance_beyond_the_track() -> None:
    """R4: whoever asks for it has to look before; it is no advance without an end."""
    draft: Draft[State] = Draft(given().state, evolve, ENTROPY)
    advance_marker_to(draft, "fire", 8, "R4")
    with pytest.raises(ValueError, match="ends at 8"):
        advance_marker_to(draft, "fire", 9, "R4")
    assert draft.state.automa.markers["fire"] == len(draft.events) == 8


def test_each_token_counts_once() -> None:
    """Q44: the first token moves the marker on to the second one, and each gives its own benefit once."""
    table = advancing(fire={1: "bonus_advance", 2: "bonus_vp5"})
    assert [one.step for one in table.all(TokenReached)] == [1, 2]
    assert table.automa.vp == 5


def test_a_marker_that_is_corrected() -> None:
    """Q44: back, it was never there, and serves (Q17); past it, that has served, others will."""
    kept = given(
        tracks=tracks(fire={1: "bonus_vp5"}, earth={3: "bonus_vp5"}), options={"tokens_leave": False}
    )
    table = _set(kept.when(NEAREST).then(TokenReached, track="fire"), 0)
    assert not table.state.tracks[1].tokens[0].served
    table.when(NEAREST).then(MarkerAdvanced, track="fire", to=1).then(TokenReached, track="fire", step=1)
    table = given(turn="human", tracks=tracks(fire={2: "bonus_vp5", 5: "bonus_vp5"}))
    table = _set(table, 3)
    assert [token.served for token in table.state.tracks[1].tokens] == [True, False]
    table.when(NEAREST).then(MarkerAdvanced, track="fire", to=4).never(TokenReached)


def test_a_marker_that_is_not_corrected_keeps_what_served() -> None:
    """Q44: another correction of the Automa leaves the tokens as they are."""
    table = advancing(fire={1: "bonus_vp5"}).when(_correct("/tracks/1/tokens/0/served", value=False))
    assert not table.when(_correct("/automa/gold", 3)).state.tracks[1].tokens[0].served


def _correct(pointer: str, value: object) -> dict[str, object]:
    return {"type": "correct", "pointer": pointer, "value": value}


def _set(table: Table, marker: int) -> Table:
    """The table puts the marker of fire there; then the human's turn is over, and the Automa's is next."""
    return _on(table.when(_correct("/automa/markers/fire", marker)))


def _on(table: Table) -> Table:
    return table.when({"type": "take_die", "symbol": "lead", "colour": "red"}).when({"type": "end_turn"})


def test_a_token_that_has_served_is_not_near() -> None:
    """Q17, Q44: the one on fire has, as the table says, so the next ahead is that of air, five steps off."""
    table = given(turn="human", tracks=tracks(fire={1: "bonus_vp5"}, air={5: "bonus_vp5"}))
    table = _on(table.when(_correct("/tracks/1/tokens/0/served", value=True)))
    table = table.when(NEAREST).then(MarkerAdvanced, track="air", decided_by="nearest")
    assert table.why(MarkerAdvanced).candidates[1].scores["distance"] == 8


def test_a_token_that_has_served_and_was_removed() -> None:
    """Q44: it counts once, also when the table takes it away and lays it back."""
    table = given(turn="human", tracks=tracks(fire={1: "bonus_vp5"}))
    table = table.when(_correct("/tracks/1/tokens/0/served", value=True))
    table = table.when({"type": "remove_token", "track": "fire", "step": 1})
    token = table.state.tracks[1].tokens[0]
    assert (token.there, token.served) == (False, True)
    table = _on(table.when(_correct("/tracks/1/tokens/0/there", value=True)))
    table = table.when(card("iron black", 1, "advance_track fire"))
    table.then(MarkerAdvanced, track="fire", to=1).never(TokenReached)


@pytest.mark.parametrize(("marker", "served"), [(1, False), (2, True), (3, True)])
def test_tokens_of_a_position(marker: int, served: bool) -> None:  # noqa: FBT001 - a parameter
    """Q44: a marker of a position has reached the token that it stands on."""
    automa = {"cube": "earth", "markers": steps(fire=marker)}
    table = given(turn="human", automa=automa, tracks=tracks(fire={2: "bonus_vp5"}))
    assert table.state.tracks[1].tokens[0].served == served
    table = _on(table).when(card("iron black", 1, "advance_track fire"))
    assert len(table.all(TokenReached)) == (not served)


def test_a_token_of_a_position_that_has_served() -> None:
    """Q44: what the position says of a token ahead of the marker is kept."""
    served = {"step": 1, "kind": "bonus_vp5", "served": True}
    table = given(tracks=[{**one, "tokens": [served]} for one in tracks()])
    table.when(card("iron black", 1, "advance_track fire")).never(TokenReached)


def test_why_a_track() -> None:
    """Q17, R3: the reasons name each track's distance, and its place in the order from the cube."""
    why = advancing("water", markers=steps(air=8), fire={2: "bonus_vp5"}, water={2: "bonus_vp5"}).why(
        MarkerAdvanced
    )

    assert why.decided_by == "cube"
    assert {one.id: (one.scores, one.refused, one.chosen) for one in why.candidates} == {
        "earth": ({"distance": 8, "from_cube": 2}, None, False),
        "fire": ({"distance": 2, "from_cube": 3}, None, False),
        "water": ({"distance": 2, "from_cube": 0}, None, True),
        "air": ({}, "at_the_end", False),
    }
