"""The Automa's turn, by the five steps of the rulebook, and the progress marker."""

from __future__ import annotations

import pytest

from domain.core.command import Command
from domain.core.event import DeckShuffled
from domain.core.rejected import Rejected
from domain.expeditions import RULESET
from domain.expeditions import events as ev
from domain.expeditions.actions import AutomaTurn
from tests.domain.expeditions.table import all_of, face_up, given, none_of, only, setup


def test_turns_alternate() -> None:
    """Automa turn, opening: after the Automa the human, after the human the Automa."""
    table = given()
    assert only(table.automa(8), ev.TurnEnded).next == "human"
    assert only(table.does({"type": "end_turn"}), ev.TurnEnded).next == "automa"
    assert table.state.turn == "automa"


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
    """Automa turn, step 1: after twelve cards any of the 14 can come again."""
    table = given(drawn=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    facts = table.automa(8)
    assert [type(fact) for fact in facts[:2]] == [ev.DeckRenewed, ev.AutomaCardDrawn]
    assert table.state.deck.drawn == (8,)


def test_the_deck_is_not_shuffled_before_it_is_needed() -> None:
    """Automa turn, step 1: the last card is drawn and used; the shuffle waits for the next turn."""
    table = given(drawn=[1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12])
    assert none_of(table.automa(8), ev.DeckRenewed)
    assert table.state.deck.left == 0


def test_the_top_card_is_drawn() -> None:
    """Automa turn, step 2: the virtual deck gives its top card."""
    table = setup(first_player="automa")
    top = table.state.deck.pile[0]
    drawn = only(table.automa(), ev.AutomaCardDrawn)
    assert (drawn.card, drawn.left, drawn.named) == (top, 11, False)


def test_the_client_names_the_card_of_a_physical_deck() -> None:
    """Automa turn, step 2: the table says which card it drew."""
    assert only(given().automa(8), ev.AutomaCardDrawn) == ev.AutomaCardDrawn(8, 11, named=True)


def test_a_card_that_was_drawn_cannot_come_again() -> None:
    """Automa turn, step 2: a card used since the last shuffle is refused."""
    refusal = given(drawn=[8, 3]).refused({"type": "automa_turn", "card": 8})
    assert refusal.code == "card_not_in_deck"
    assert refusal.facts["in_deck"] == [1, 2, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14]


def test_the_service_draws_from_its_own_deck() -> None:
    """Automa turn, step 2: nobody names a card of the virtual deck, so nothing leaks about its order."""
    refusal = setup(first_player="automa").refused({"type": "automa_turn", "card": 8})
    assert refusal.code == "card_is_drawn_here"


def test_what_is_refused_shuffles_no_empty_deck() -> None:
    """Automa turn, step 1: a named card is refused before there is chance in it (E15)."""
    table = given(deck="virtual", drawn=[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    with pytest.raises(Rejected) as refused:
        RULESET.decide(table.state, Command(AutomaTurn(card=8)))
    assert refused.value.code == "card_is_drawn_here"


def test_the_progress_symbol_advances_the_marker() -> None:
    """Automa turn, step 3, and "advance the progress token": one space on, here without glory."""
    table = given()
    facts = table.automa(7)
    assert only(facts, ev.ProgressAdvanced).to == 1
    assert none_of(facts, ev.AutomaGloryPlaced)
    assert table.state.automa.progress == 1


@pytest.mark.parametrize("card", [1, 5, 8])
def test_a_card_without_the_symbol_does_not_advance(card: int) -> None:
    """Automa turn, step 3: cards 1, 5 and 8 have no progress symbol."""
    table = given(automa={"progress": 5})
    assert none_of(table.automa(card), ev.ProgressAdvanced)
    assert table.state.automa.progress == 5


def test_a_glory_space_places_the_next_glory() -> None:
    """Advance the progress token: space 6 of level 2 is its second glory space."""
    table = given(automa={"progress": 5})
    assert table.state.automa.glory == 1
    assert only(table.automa(7), ev.AutomaGloryPlaced).number == 2
    assert table.state.automa.glory == 2


def test_the_end_of_a_row_is_an_ordinary_step() -> None:
    """Advance the progress token: every advance is one space, wherever the rows of the card end."""
    for space in range(28):
        end = {"by": "automa", "turns_left": 1} if space >= 27 else None
        facts = given(automa={"progress": space}, end=end).automa(7)
        assert only(facts, ev.ProgressAdvanced).to == space + 1


def test_the_glory_of_a_whole_track_is_placed_in_ascending_order() -> None:
    """Advance the progress token: from START to the end of level 1, glory 1 to 8 on the printed spaces."""
    placed = {}
    for space in range(30):
        end = {"by": "automa", "turns_left": 1} if space >= 29 else None
        table = given(level=1, automa={"progress": space}, end=end)
        for fact in all_of(table.automa(7), ev.AutomaGloryPlaced):
            placed[space + 1] = fact.number
    assert placed == {3: 1, 8: 2, 13: 3, 18: 4, 22: 5, 25: 6, 27: 7, 29: 8}


def test_north_acts_before_central() -> None:
    """Automa turn, steps 4 and 5: all facts of the North mech come first."""
    facts = given().automa(8)
    assert [fact.mech for fact in all_of(facts, ev.MechMoved)] == ["north", "central"]


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


def test_the_automa_does_not_act_in_the_humans_turn() -> None:
    """Automa turn, opening: it waits for its turn."""
    assert given(turn="human").refused({"type": "automa_turn", "card": 8}).code == "not_an_automas_turn"
