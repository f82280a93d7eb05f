"""The ruleset as a whole: its rules, what it hides, its examples."""

from __future__ import annotations

import msgspec
import pytest

from automa_rules.core.command import Command
from automa_rules.core.event import DeckShuffled, canonical_event_json, without_secrets
from automa_rules.core.rejection import ImpossibleEvent, Rejected
from automa_rules.trismegistus import RULESET
from automa_rules.trismegistus.events import (
    CardDrawn,
    DieTaken,
    GameBegan,
    GoldGained,
    MarkerAdvanced,
    PotencySpent,
)
from automa_rules.trismegistus.evolve import evolve
from tests.domain.table import ENTROPY
from tests.domain.trismegistus.table import NEXT, VIRTUAL, card, given, setup


def test_every_fact_names_a_rule_of_the_catalogue() -> None:
    """TABLE: the rules that facts cite by default are in the catalogue."""
    known = {rule.id for rule in RULESET.rules}
    for kind in RULESET.events:
        for field in msgspec.structs.fields(kind):
            if field.name == "rule" and isinstance(field.default, str) and field.default:
                assert field.default in known, kind


@pytest.mark.parametrize("seat", [None, "human", "automa"])
def test_nobody_sees_the_order_of_a_virtual_deck(seat: str | None) -> None:
    """R6: the view names the cards that are left, sorted, and neither the order nor a salt."""
    table = setup(level=1, **VIRTUAL)
    shown = msgspec.to_builtins(RULESET.view(table.state, seat))
    salts = [shuffle.salt for shuffle in table.state.shuffles]
    assert shown["deck"]["left"] == tuple(sorted(table.state.deck.pile))
    assert all(salt not in str(shown) for salt in salts)
    assert "shuffles" not in shown


def test_secrets() -> None:
    """R8: a shuffle's public text has neither salt nor order. R5: an example is told as one."""
    shuffle = setup(level=1, **VIRTUAL).one(DeckShuffled, deck="bot")
    assert b"order" not in canonical_event_json(without_secrets(shuffle)).replace(b'"order":[]', b"")
    assert shuffle.salt.encode() not in canonical_event_json(without_secrets(shuffle))
    assert msgspec.to_builtins(RULESET.view(setup(**VIRTUAL).state, None))["pack"]["example"] is True


@pytest.mark.parametrize("form", ["setup", "position"])
def test_the_examples_can_be_played(form: str) -> None:
    """R1: each begins a game."""
    document = RULESET.examples[form]
    kind = RULESET.setup if form == "setup" else RULESET.position
    assert RULESET.decide(None, Command(msgspec.convert(document, kind), None, ENTROPY)).events


def test_the_example_turn_can_be_played() -> None:
    """R6: the example of a turn fits the example of a position."""
    start = msgspec.convert(RULESET.examples["position"], RULESET.position)
    state = RULESET.decide(None, Command(start, None, ENTROPY)).state
    turn = msgspec.convert({"type": "automa_turn", **RULESET.examples["automa_turn"]}, RULESET.automa_turn)
    assert RULESET.decide(state, Command(turn, None, ENTROPY)).events


def test_a_game_begins_once() -> None:
    """R1: there is nothing to act on before, and a running game takes no second beginning."""
    with pytest.raises(Rejected, match="game_not_begun"):
        RULESET.decide(None, Command(NEXT, None, ENTROPY))
    for kind in ("setup", "position"):
        again = msgspec.convert(RULESET.examples[kind], getattr(RULESET, kind))
        given().refuses(again, "game_begun_already")


@pytest.mark.parametrize(
    "event",
    [
        CardDrawn(card="basic-99", kind="basic", left=1),
        MarkerAdvanced("fire", 2, "element", "A5"),
        PotencySpent("automa", 1, 1),
        DieTaken(seat="human", symbol="tin", colour="red", potency=1, decided_by="player", rule="PLAYER"),
    ],
)
def test_a_fact_that_cannot_have_happened(event: object) -> None:
    """TABLE: a damaged log is found when it is read."""
    with pytest.raises(ImpossibleEvent):
        evolve(given().state, event)  # type: ignore[arg-type] # the parameters are events of several kinds


def test_a_log_begins_with_the_table() -> None:
    """R1: no other fact can be the first, and a second beginning cannot follow."""
    with pytest.raises(ImpossibleEvent):
        evolve(None, GoldGained(1, 1, "A4"))
    first = setup().one(GameBegan)
    with pytest.raises(ImpossibleEvent):
        evolve(given().state, first)


def test_the_catalogue_says_what_is_not_known() -> None:
    """R5: the faces of the bot cards among other things."""
    catalogue = msgspec.to_builtins(RULESET.catalogue())
    assert "bot_cards" in catalogue["not_known"]
    assert catalogue["symbols"] == ("iron", "mercury", "tin", "copper", "lead", "wild")


def test_seats_and_turns() -> None:
    """R1: a human and an Automa; nobody's turn during the final scoring."""
    table = given()

    assert [(seat.name, seat.kind) for seat in RULESET.seats(table.state)] == [
        ("human", "human"),
        ("automa", "automa"),
    ]
    assert RULESET.turn(table.state) == "automa"
    assert not RULESET.is_over(table.state)
    why = RULESET.explain(table.state, table.when(card()).one(CardDrawn))
    assert why is not None
    assert (why.decided_by, why.facts["kind"]) == ("told", "basic")
