"""What a seat may see: never a pile, a salt, or another's hand of known values."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.event import DeckShuffled, canonical_event_json, without_secrets
from automa_rules.core.ruleset import Ruleset
from automa_rules.scythe import RULESET
from automa_rules.scythe.state import State
from automa_rules.scythe.view import View
from tests.domain.scythe.table import WATER, Table, automa, card, given, human

RULES: Ruleset[State] = RULESET
SEATS = (None, "one", "two", "automa")


def table() -> Table:
    """Two humans and an Automa with virtual decks."""
    return given(
        human("crimea", seat="one", combat_cards=3),
        human("polania", seat="two", combat_cards=2),
        automa("nordic", combat_cards=4),
        turn="one",
    )


def seen(state: State, seat: str | None) -> dict[str, Any]:
    """A view as its JSON document."""
    view = RULES.view(state, seat)
    assert isinstance(view, View)
    document: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(view))
    return document


@pytest.mark.parametrize("seat", SEATS)
def test_hands(seat: str | None) -> None:
    """A human sees the values of its own cards; everything else is a count, for Automas always."""
    hands = {one["seat"]: one["combat_cards"] for one in seen(table().state, seat)["players"]}
    for owner, count in {"one": 3, "two": 2, "automa": 4}.items():
        if owner == seat != "automa":
            assert hands[owner] == list(table().player(owner).combat_cards)  # type: ignore[arg-type]  # virtual
        else:
            assert hands[owner] == count


@pytest.mark.parametrize("seat", SEATS)
def test_decks(seat: str | None) -> None:
    """Of the Automa deck one sees which cards are left, in no order; of the combat deck how many."""
    played = table().when({"type": "end_turn"}).when({"type": "end_turn"}).when(card())
    document = seen(played.state, seat)
    (deck,) = document["automa_decks"]
    assert deck["left"] == sorted(played.deck.pile)
    assert len(deck["left"]) == 18
    assert "pile" not in deck
    assert isinstance(document["combat_deck"]["left"], int)
    assert "pile" not in document["combat_deck"]
    assert "shuffles" not in document


@pytest.mark.parametrize("seat", SEATS)
def test_salts_and_orders(seat: str | None) -> None:
    """Of a shuffle everybody sees the commitment and nobody the salt."""
    state = table().state
    text = msgspec.json.encode(seen(state, seat)).decode()
    assert "salt" not in text
    for sealed in state.shuffles:
        assert sealed.salt
        assert sealed.salt not in text
    assert state.shuffles[0].commitment in text


def test_public_texts_of_shuffles() -> None:
    """Commitment and cards, no salt or order; drawn values in no event; real hands are counts for all."""
    for event in table().all(DeckShuffled):
        text = canonical_event_json(without_secrets(event)).decode()
        assert event.commitment in text
        assert event.salt not in text
        assert '"order":[]' in text
    after = table().when({"type": "gain", "combat_cards": 2})
    assert [canonical_event_json(event) for event in after.events] == [
        b'{"consoled":false,"count":2,"held":5,"rule":"PLAYER","seat":"one","type":"combat_cards_drawn"}'
    ]
    real = given(human(combat_cards=3), automa(combat_cards=2), decks={"combat": "physical"})
    for seat in (None, "human", "automa"):
        assert [one["combat_cards"] for one in seen(real.state, seat)["players"]] == [3, 2]


@pytest.mark.parametrize("seat", SEATS)
def test_in_the_middle_of_a_combat(seat: str | None) -> None:
    """While the combat waits for the human the Automa's cards are hidden as before."""
    asked = given(
        human("crimea", seat="one", mechs=["r4c3"], combat_cards=2),
        human("polania", seat="two"),
        automa("nordic", mechs=["r5c3"], power=6, scheme=2, star_tracker=WATER, combat_cards=3),
    ).when(card(15))
    document = seen(asked.state, seat)
    assert document["combat"]["territory"] == "r4c3"
    assert document["players"][2]["combat_cards"] == 3
