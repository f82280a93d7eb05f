"""Corrections of an Automa's stars and scheme: which half of a card is read, now and next."""

from __future__ import annotations

from automa_rules.core.event import Corrected
from automa_rules.scythe.actions import EndTurn
from automa_rules.scythe.events import CoinsChanged, PowerChanged, TurnEnded, UnitDeployed
from tests.domain.scythe.table import WATER, automa, card, given, human
from tests.domain.scythe.test_human_corrections import correct, table

REAL = {"automa": "physical", "combat": "physical"}


def test_an_automa_plays_the_scheme_of_its_tracker_stars() -> None:
    """R34, R37: also when they are set right; another star is none that switches, nor a human's."""
    first = table().when(correct("/players/1/stars", ["combat", "tracker"]))
    assert [(event.pointer, event.value) for event in first.all(Corrected)] == [
        ("/players/1/stars", ["combat", "tracker"]),
        ("/players/1/scheme", 2),
    ]
    assert first.state.players[1].scheme == 2
    second = first.when(correct("/players/1/stars", ["tracker", "tracker"]))
    assert second.state.players[1].scheme == 2
    assert second.when(correct("/players/1/stars", [])).state.players[1].scheme == 1
    assert table().when(correct("/players/1/stars", ["combat"])).state.players[1].scheme == 1
    assert table().when(correct("/players/0/stars", ["mechs"])).state.players[1].scheme == 1


def test_a_scheme_that_was_set_is_followed_by_none() -> None:
    """The table is right in this too."""
    told = table().when(correct("/players/1/scheme", 2))
    assert told.when(correct("/players/1/stars", ["tracker"])).state.players[1].scheme == 2


def test_a_card_under_way_keeps_its_scheme() -> None:
    """R34: it is executed with the scheme that it was drawn with, the next one with that of the stars.

    Card 5 brings by Scheme I a worker, which a flip is asked for, and a coin; card 3 by Scheme II 2 power.
    """
    start = given(automa("nordic", workers=["r0c4"]), options={"test_deployments": True}, decks=REAL)
    asked = start.when(card(5)).asks("flip", what="deploy_worker")
    switched = asked.when(correct("/players/1/stars", ["tracker"])).asks("flip", what="deploy_worker")
    assert switched.automa.scheme == 2
    after = switched.when({"type": "flip", "value": 2}).then(UnitDeployed, unit="worker")
    after.then(CoinsChanged, amount=1).never(PowerChanged).then(TurnEnded)
    after.when(EndTurn()).when(card(3)).then(PowerChanged, amount=2)


def test_a_card_that_waits_for_a_combat_keeps_its_scheme() -> None:
    """R34: card 15 attacks in Scheme II and gives a coin; Scheme I, to which it is set back, 3 power more."""
    asked = given(
        human(mechs=["r4c3"], power=7),
        automa("nordic", mechs=["r5c3"], character="mat", power=6, stars=["tracker"], star_tracker=WATER),
    ).when(card(15))
    fixed = asked.asks("combat").when(correct("/players/1/stars", []))
    assert fixed.automa.scheme == 1
    after = fixed.when({"type": "fight", "dial": 0})
    after.then(CoinsChanged, amount=1).never(PowerChanged, amount=3).then(TurnEnded)
