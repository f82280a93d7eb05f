"""The bot deck: drawing at the table and by the service, and its renewal."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from automa_rules.core.event import DeckShuffled
from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import RULESET
from automa_rules.trismegistus.deck import drawable_cards
from automa_rules.trismegistus.events import (
    CardDiscarded,
    CardDrawn,
    DeckRenewed,
    DieTaken,
    GoldGained,
    PotencySpent,
    TurnEnded,
)
from tests.domain.trismegistus.table import NEXT, VIRTUAL, Table, card, drawn, face, given, steps, tracks

HUMAN_DONE = {"spent": [{"symbol": "iron", "colour": "red"}] * 3}
YELLOW = [{"kind": "basic"}] * 7
GREEN = [{"kind": "specialization"}] * 2


def alone(**what: Any) -> Table:  # noqa: ANN401 - a document's values
    """The human has passed, so that one turn of the Automa follows another, all with one die."""
    automa = {"die": {"symbol": "lead", "colour": "white", "potency": 5}, "cube": "earth", "markers": steps()}
    return given(automa=automa, human=HUMAN_DONE, **what)


def test_one_card_a_turn() -> None:
    """R6, R7: drawn, its three sections in order, discarded: nothing comes between, and that was the turn."""
    table = given(iron="black black red").when(card("iron black", 1, "gold")).asks_nothing()
    sections = [DieTaken, PotencySpent, GoldGained]
    assert [type(fact) for fact in table.events] == [CardDrawn, *sections, CardDiscarded, TurnEnded]
    assert (table.state.card, table.state.deck.discards) == (None, ("basic-1",))
    assert (len(table.state.deck.pile), table.one(CardDrawn).left) == (8, 8)


def test_the_automa_does_not_react_to_the_human() -> None:
    """R7: whatever the human does, the Automa neither gains nor spends anything, and nothing is asked."""
    has = {"gold": 3, "ethereal": 2, "artifacts": ["fire"], "markers": steps(earth=2)}
    table = given(turn="human", automa=has, tracks=tracks(earth={3: "bonus_vp5"}), copper="black white white")
    before = table.automa
    for action in (
        {"type": "remove_token", "track": "earth", "step": 3},
        {"type": "take_die", "symbol": "copper", "colour": "white", "ethereal": True},
        {"type": "end_turn", "potency": 4, "exhausted": True},
    ):
        table = table.when(action).asks_nothing()
        assert table.automa == before

    assert table.state.turn == "automa"


@pytest.mark.parametrize(
    ("what", "action"),
    [
        # R6: both green cards of level 2 are discarded, so a third one cannot be drawn
        ({"discards": GREEN}, card("iron red", 1, "gold", kind="specialization")),
        # R5: without achievements the violet cards have left the game
        ({}, drawn({"kind": "personality"})),
        # R5: the example pack's first yellow card is not played with at level 2
        ({"pack": VIRTUAL["pack"]}, drawn("example-basic-1")),
    ],
)
def test_a_card_that_is_gone(what: dict[str, Any], action: object) -> None:
    """R5, R6: only what is in the deck is drawn."""
    given(**what).refuses(action, "card_not_in_deck")


def test_cards_are_told_or_drawn_here() -> None:
    """R6: the table tells which card, of any kind in the deck; a virtual deck gives its top one."""
    given(discards=YELLOW).refuses(NEXT, "card_required", in_deck=["specialization-1", "specialization-2"])
    table = given(**VIRTUAL).refuses(drawn("example-basic-4"), "card_is_drawn_here")
    assert table.when(NEXT).one(CardDrawn).card == table.state.deck.pile[0]
    table = given(achievements=TURNED_DOWN)
    table.when(card("iron black")).then(CardDrawn, kind="basic")
    table.when(drawn({**face("iron black"), "kind": "personality"})).then(CardDrawn, kind="personality")


@pytest.mark.parametrize("missing", ["dice", "potency_cost", "actions"])
def test_a_card_told_in_part(missing: str) -> None:
    """R6: a yellow card needs its dice, its cost and its actions."""
    printed = {name: value for name, value in face("iron red").items() if name != missing}
    errors = [{"pointer": f"/card/{missing}", "code": "missing_field", "facts": {}}]
    given().refuses(drawn(printed), "card_incomplete", errors=errors)


def test_a_card_known_by_its_id_or_its_print() -> None:
    """R6: an id says nothing about a face that nobody has seen, but is enough with a pack.

    A print that no card of the pack has is refused; one that a card has means that card. The name that the
    pack gives it is told.
    """
    given().refuses(drawn("basic-1"), "card_face_required", card="basic-1")
    table = given(pack=VIRTUAL["pack"])
    assert table.when(drawn("example-basic-4")).one(CardDrawn).potency_cost == 1
    table.refuses(card("iron red", 9, "gold"), "card_not_in_deck")
    printed = {name: value for name, value in VIRTUAL["pack"]["cards"][7].items() if name in face("iron red")}
    assert table.when(drawn(printed)).one(CardDrawn).card == "example-basic-4"
    cards = [{**one, "name": f"The {one['id']}"} for one in VIRTUAL["pack"]["cards"]]
    named = given(pack={**VIRTUAL["pack"], "cards": cards})
    assert named.when(drawn("example-basic-4")).one(CardDrawn).name == "The example-basic-4"


PACK = VIRTUAL["pack"]
VIOLETS = [one["id"] for one in PACK["cards"] if one["kind"] == "personality"]
TURNED_DOWN = [{"vp": 1, "face_up": False}] * 4


def level_1(**what: Any) -> Table:  # noqa: ANN401 - a document's values
    """A game of the example pack at level 1, which is played with three of the four violet cards."""
    return given(level=1, achievements=TURNED_DOWN, pack=PACK, **what)


@pytest.mark.parametrize("order", list(permutations(VIOLETS, 3)))
def test_any_three_violet_cards(order: tuple[str, ...]) -> None:
    """Q24: which three of the pack's four the table plays with at level 1 turns out as they are drawn."""
    table = level_1()
    assert len(table.state.deck.pile) == 12
    for left, one in zip((11, 10, 9), order, strict=True):
        table = table.when(drawn(one) if left == 11 else {"type": "draw_card", "card": one})
        table.then(CardDrawn, card=one, left=left).then(CardDiscarded, card=one)
    assert table.state.deck.discards == order

    (fourth,) = set(VIOLETS) - {*order}
    for one in VIOLETS:
        table.refuses({"type": "draw_card", "card": one}, "card_not_in_deck")
    assert fourth not in table.state.deck.pile


def test_what_may_be_drawn_of_four_violet_cards() -> None:
    """Q24: while a violet card is in the deck each of them may be the one; then none of them."""
    table = level_1(discards=[VIOLETS[3], VIOLETS[0]])
    yellow = [one for one in table.state.deck.pile if one not in VIOLETS]
    assert len(yellow) == 9
    table.refuses(NEXT, "card_required", in_deck=sorted([*yellow, VIOLETS[1], VIOLETS[2]]))
    table.refuses(drawn(VIOLETS[3]), "card_not_in_deck")
    after = table.when(drawn(VIOLETS[2])).asks("card")
    assert list(drawable_cards(after.state)) == yellow


@pytest.mark.parametrize("one", VIOLETS)
def test_whichever_violet_card_came_could_have_come(one: str) -> None:
    """Q24: the one that was thought to be out of the game too, once it is drawn."""
    table = level_1()
    why = RULESET.explain(table.state, table.when(drawn(one)).one(CardDrawn))
    assert why is not None
    assert [each.id for each in why.candidates if each.chosen] == [one]
    assert len(why.candidates) == len(table.state.deck.pile)


def test_a_fourth_violet_card() -> None:
    """Q24: three are played with at level 1, whichever they are; at level 2 not one is left over."""
    assert len(level_1(discards=VIOLETS[1:]).state.deck.pile) == 9
    with pytest.raises(Rejected, match="card_not_in_deck"):
        level_1(discards=VIOLETS)

    table = level_1()
    pile = [*table.state.deck.pile]
    for fewer in (pile[1:], [one for one in pile if one != VIOLETS[0]]):
        table.refuses({"type": "correct", "pointer": "/deck/pile", "value": fewer}, "cards_not_conserved")
    other = sorted({*pile, VIOLETS[3]} - {VIOLETS[0]})
    table = table.when({"type": "correct", "pointer": "/deck/pile", "value": other})
    assert VIOLETS[0] not in table.state.deck.pile
    table.refuses({"type": "correct", "pointer": "/level", "value": 2}, "deck_left_behind", pointer="/level")


def test_all_violet_cards_are_played_with_at_level_2() -> None:
    """R41: all four, so that one that was drawn cannot come again."""
    table = given(level=2, achievements=TURNED_DOWN, pack=PACK).when(drawn(VIOLETS[3]))
    assert len(table.state.deck.pile) == 12
    table.refuses({"type": "draw_card", "card": VIOLETS[3]}, "card_not_in_deck")


def test_an_exhausted_deck_at_the_table() -> None:
    """R8, Q22: the deck is renewed only when a card has to be drawn; then all nine can come again."""
    table = alone(discards=[*YELLOW[1:], *GREEN]).when(card("lead white", 1, "gold")).never(DeckRenewed)
    assert table.state.deck.pile == ()
    table = table.when(card("lead white", 1, "gold")).in_order(DeckRenewed, CardDrawn)
    assert len(table.state.deck.pile) == 8


def test_cards_seen_before_are_known_after_the_renewal() -> None:
    """R8: a face that was seen is that card again; when all have been, a card of another is not drawn."""
    yellow = [face(f"iron {colour}", cost) for cost in (1, 2, 3) for colour in ("red", "black")]
    table = alone(discards=[*yellow, face("tin red"), *GREEN])
    table.refuses(card("lead red"), "card_not_in_deck").when(card("tin red")).then(CardDrawn, card="basic-7")
    table = alone(discards=[YELLOW[0], face("tin red"), *YELLOW[2:], *GREEN])
    table.when(card("tin red")).then(CardDrawn, card="basic-2")
    table.when(card("tin white")).then(CardDrawn, card="basic-1")


def test_an_exhausted_virtual_deck() -> None:
    """R8: the discards are shuffled, with a commitment of its own.

    Q41: of thirteen cards twelve are discarded, and the violet one that is drawn is the thirteenth.
    """
    played = [one["id"] for one in PACK["cards"] if 2 not in one.get("removed_at_levels", [2])]
    table = given(**VIRTUAL, discards=played).when(NEXT)
    table.in_order(DeckShuffled, CardDrawn).then(DeckShuffled, rule="R8", cards=tuple(sorted(played)))
    assert len(table.state.deck.pile) == 8

    with_violet = [*played, *VIOLETS]
    discards = [one for one in with_violet if one != VIOLETS[1]]
    table = given(**VIRTUAL, achievements=TURNED_DOWN, discards=discards).when(NEXT)
    table.in_order(CardDrawn, CardDiscarded, DeckShuffled, CardDrawn)
    assert table.one(DeckShuffled, rule="R8").cards == tuple(sorted(with_violet))
    assert len(with_violet) == 13


def test_the_yellow_cards_of_level_3_come_in_later() -> None:
    """Q22, R5: after four green cards the first renewal mixes them with the six yellow ones."""
    table = alone(level=3).refuses(card("iron red"), "card_not_in_deck")
    for _ in range(4):
        table = table.when(drawn(face("lead white", 1, "gold", kind="specialization")))
    table = table.when(card("lead red")).then(DeckRenewed, cards=10)
    assert len(table.state.deck.pile) == 9
