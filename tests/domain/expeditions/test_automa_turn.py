"""The Automa's turn, by the five steps of the rulebook, and the progress marker."""

from __future__ import annotations

import pytest

from automa_rules.core.command import Command
from automa_rules.core.event import DeckShuffled
from automa_rules.core.rejection import Rejected
from automa_rules.expeditions import RULESET
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.actions import AutomaTurn
from tests.domain.expeditions.table import all_of, face_up, given, none_of, only, setup


def test_turns_alternate() -> None:
    """Automa turn, opening and steps 4 and 5: the seats take turns; all of the North mech comes first."""
    table = given()
    assert only(table.automa(8), ev.TurnEnded).next == "human"
    assert only(table.does({"type": "end_turn"}), ev.TurnEnded).next == "automa"
    assert table.state.turn == "automa"
    assert given(turn="human").refused({"type": "automa_turn", "card": 8}).code == "not_an_automas_turn"
    facts = given().automa(8)
    assert [fact.mech for fact in all_of(facts, ev.MechMoved)] == ["north", "central"]


def test_an_empty_deck_is_shuffled_from_all_cards() -> None:
    """Automa turn, step 1: all 14, those set aside too, and again two set aside."""
    table = setup(first_player="automa")
    for _ in range(12):
        table.automa()
        while table.state.pause:
            table.does({"type": "tell_tile", "tokens": ["orange-3"]})
        table.does({"type": "end_turn"})
    assert table.state.deck.left == 0

    facts = table.automa()

    shuffled = only(facts, DeckShuffled)
    assert (shuffled.cards, shuffled.rule) == (tuple(range(1, 15)), "E15")
    assert table.state.deck.set_aside == shuffled.order[:2]
    assert only(facts, ev.AutomaCardDrawn).card == shuffled.order[2]
    assert (table.state.deck.left, len(table.state.deck.drawn)) == (11, 1)


def test_a_physical_deck_is_renewed_at_the_table() -> None:
    """Automa turn, step 1: after twelve cards any of the 14 can come again, and no sooner."""
    table = given(drawn=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    facts = table.automa(8)
    assert [type(fact) for fact in facts[:2]] == [ev.DeckRenewed, ev.AutomaCardDrawn]
    assert table.state.deck.drawn == (8,)
    table = given(drawn=[1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12])
    assert none_of(table.automa(8), ev.DeckRenewed)
    assert table.state.deck.left == 0


def test_the_top_card_is_drawn() -> None:
    """Automa turn, step 2: of a virtual deck.

    Nobody names it, so nothing leaks about its order; that is refused before there is chance in it (E15).
    """
    table = setup(first_player="automa")
    top = table.state.deck.pile[0]
    drawn = only(table.automa(), ev.AutomaCardDrawn)
    assert (drawn.card, drawn.left, drawn.named) == (top, 11, False)

    refusal = setup(first_player="automa").refused({"type": "automa_turn", "card": 8})
    assert refusal.code == "card_is_drawn_here"

    table = given(deck="virtual", drawn=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    with pytest.raises(Rejected) as refused:
        RULESET.decide(table.state, Command(AutomaTurn(card=8)))
    assert refused.value.code == "card_is_drawn_here"


def test_the_client_names_the_card_of_a_physical_deck() -> None:
    """Automa turn, step 2: the table says which card it drew, and none that was used already."""
    assert only(given().automa(8), ev.AutomaCardDrawn) == ev.AutomaCardDrawn(8, 11, named=True)
    refusal = given(drawn=[8, 3]).refused({"type": "automa_turn", "card": 8})
    assert refusal.code == "card_not_in_deck"
    assert refusal.facts["in_deck"] == [1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14]


def test_the_progress_symbol_advances_the_marker() -> None:
    """Automa turn, step 3, and "advance the progress token": always one space.

    Space 6 of level 2 is its second glory space.
    """
    table = given()
    facts = table.automa(7)
    assert only(facts, ev.ProgressAdvanced).to == 1
    assert none_of(facts, ev.AutomaGloryPlaced)
    assert table.state.automa.progress == 1

    table = given(automa={"progress": 5})
    assert table.state.automa.glory == 1
    assert only(table.automa(7), ev.AutomaGloryPlaced).number == 2
    assert table.state.automa.glory == 2

    for space in range(28):
        end = {"by": "automa", "turns_left": 1} if space >= 27 else None
        facts = given(automa={"progress": space}, end=end).automa(7)
        assert only(facts, ev.ProgressAdvanced).to == space + 1


@pytest.mark.parametrize("card", [1, 5, 8])
def test_a_card_without_the_symbol_does_not_advance(card: int) -> None:
    """Automa turn, step 3: cards 1, 5 and 8 have no progress symbol."""
    table = given(automa={"progress": 5})
    assert none_of(table.automa(card), ev.ProgressAdvanced)
    assert table.state.automa.progress == 5


def test_the_glory_of_a_whole_track_is_placed_in_ascending_order() -> None:
    """Advance the progress token: from START to the end of level 1, glory 1 to 8 on the printed spaces."""
    placed = {}
    for space in range(30):
        end = {"by": "automa", "turns_left": 1} if space >= 29 else None
        table = given(level=1, automa={"progress": space}, end=end)
        for fact in all_of(table.automa(7), ev.AutomaGloryPlaced):
            placed[space + 1] = fact.number
    assert placed == {3: 1, 8: 2, 13: 3, 18: 4, 22: 5, 25: 6, 27: 7, 29: 8}


def test_the_order_of_a_whole_turn() -> None:
    """Automa turn, steps 2 to 5 with card 12, 1 glory and 1 map token in Central's range."""
    table = given(
        automa={"progress": 3, "central": "c7"},
        locations=[face_up("c7"), face_up("c6"), face_up("c5")],
        tiles={"c4": "twenty"},
    )

    facts = table.automa(12)

    assert [type(fact) for fact in facts] == [
        ev.AutomaCardDrawn,
        ev.ProgressAdvanced,
        ev.TargetMissed,
        ev.MechMoved,
        ev.SweepAnnounced,
        ev.TargetFound,
        ev.MechMoved,
        ev.MapTokenTaken,
        ev.TileRevealed,
        ev.CorruptionPlaced,
        ev.TurnEnded,
    ]
