"""The deck of Automa cards: draws, discards, reshuffles and the scheme switch (R33-R35)."""

from __future__ import annotations

import pytest

from automa_rules.core.command import Command
from automa_rules.core.event import DeckShuffled, Event
from automa_rules.core.rejection import ImpossibleEvent, Rejected
from automa_rules.scythe import RULESET
from automa_rules.scythe.actions import AutomaTurn
from automa_rules.scythe.events import (
    AutomaCardDrawn,
    AutomaDeckRenewed,
    CoinsChanged,
    CombatTableRead,
    ResourcesChanged,
    SchemeSwitched,
    StarPlaced,
    TurnEnded,
)
from tests.domain.scythe.table import WATER, Table, automa, card, given, human

ALL = tuple(range(1, 20))
LOSE = {"type": "fight", "dial": 0}


def spent(*combat: int, left: tuple[int, ...] = (), mode: str = "virtual") -> dict[str, object]:
    """Decks where only the cards `left` are not discarded yet; `combat` lie on the combat discards."""
    main = [number for number in ALL if number not in (*left, *combat)]
    return {"automa": mode, "automa_discards": main, "automa_combat_discards": list(combat)}


def test_the_next_card_is_the_top_of_the_pile() -> None:
    """T1: of a virtual deck; at the table one is named, and none that is discarded."""
    table = given(automa())
    top, *rest = table.deck.pile
    played = table.when(card())
    played.then(AutomaCardDrawn, card=top, named=False)
    assert played.deck.pile == tuple(rest)
    decks = {"automa": "physical", "automa_discards": [3], "automa_combat_discards": [7]}
    for number in (3, 7):
        given(automa(), decks=decks).refuses(
            card(number), "card_not_in_deck", in_deck=[one for one in ALL if one not in (3, 7)]
        )
    given(automa(), decks={"automa": "physical"}).refuses(card(), "card_required").when(card(19)).then(
        AutomaCardDrawn, card=19, named=True
    )


@pytest.mark.promise("virtual-draws")
def test_a_virtual_card_is_drawn_by_the_service_alone() -> None:
    """T1: nobody says which card of a virtual deck is turned up, in a turn or in a combat."""
    given(automa()).refuses(AutomaTurn(card=19), "card_is_drawn_here", deck="automa")
    nordic = automa("nordic", power=7, workers=["r0c4"])
    fought = given(human("crimea", mechs=["r0c5"]), nordic).when(card(17))
    fought.refuses({**LOSE, "automa_card": 3}, "card_is_drawn_here", deck="automa")


@pytest.mark.parametrize(
    "event",
    [
        AutomaDeckRenewed("automa5"),
        AutomaCardDrawn("human", 3, 1),
        CombatTableRead("human", 3, 1, 2, 2, 0, 0),
        DeckShuffled(deck="automa5", cards=ALL, commitment="", order=ALL),
    ],
)
def test_a_fact_about_a_deck_that_is_not_there(event: Event) -> None:
    """T1: a human has no Automa deck; a log that says so is damaged, and found to be so when it is read."""
    with pytest.raises(ImpossibleEvent):
        RULESET.evolve(given(automa()).state, event)


# The empty deck (R33)


def test_an_empty_deck_is_made_anew_of_all_19_cards() -> None:
    """R33: only when a card is needed and there is none, and none is named that nobody names."""
    played = given(automa(), decks=spent(5, 6)).when(card())
    played.in_order(DeckShuffled, AutomaCardDrawn).then(DeckShuffled, cards=ALL, rule="R33")
    assert len(played.deck.pile) == 18
    assert len(played.deck.discards) == 1
    assert played.deck.combat_discards == ()
    with pytest.raises(Rejected) as refused:
        RULESET.decide(given(automa(), decks=spent()).state, Command(AutomaTurn(card=19)))
    assert refused.value.code == "card_is_drawn_here"
    played = given(automa(), decks=spent(left=(3,))).when(card()).then(AutomaCardDrawn, card=3)
    played.never(DeckShuffled)
    assert played.deck.pile == ()
    given(automa(), decks=spent(5, mode="physical")).when(card(5)).in_order(
        AutomaDeckRenewed, AutomaCardDrawn
    )


def test_a_combat_draw_in_the_turn_shuffles_the_card_being_executed_too() -> None:
    """R33: card 17 attacks as the last of the deck; all 19 are shuffled, even 17, which is then finished.

    Card 17 of Scheme I gives 2 coins after the move; the same 17 may be drawn for the combat.
    """
    nordic = automa("nordic", power=7, workers=["r0c4"])
    table = given(human("crimea", mechs=["r0c5"]), nordic, decks=spent(left=(17,), mode="physical")).when(
        card(17)
    )

    fought = table.when({**LOSE, "automa_card": 17})
    fought.then(AutomaDeckRenewed, rule="R33")
    fought.in_order(AutomaDeckRenewed, CombatTableRead, CoinsChanged, TurnEnded)
    assert fought.deck.combat_discards == (17,)
    assert fought.deck.discards == ()
    assert len(fought.deck.pile) == 18


# The scheme switch (R34)


def switching(**what: object) -> Table:
    """The Automa tracker's marker steps onto its first full star, space 9, with card 16."""
    nordic = automa("nordic", star_tracker=8, **what)
    return given(nordic, decks={"automa_discards": [1, 2], "automa_combat_discards": [5]}).when(card(16))


def test_the_first_tracker_star_shuffles_all_cards_and_switches_the_scheme() -> None:
    """R34: both piles and the rest, real cards too; Scheme II is read from the next draw."""
    switched = switching()
    switched.in_order(StarPlaced, SchemeSwitched, DeckShuffled, TurnEnded)
    switched.then(DeckShuffled, deck="automa", cards=ALL, rule="R34")
    assert sorted(switched.deck.pile) == list(ALL)
    assert switched.deck.discards == switched.deck.combat_discards == ()
    assert switched.automa.scheme == 2
    switched = switching().then(AutomaCardDrawn, scheme=1)
    switched.when({"type": "end_turn"}).when(card()).then(AutomaCardDrawn, scheme=2)
    switched = given(automa(star_tracker=8), decks={"automa": "physical"}).when(card(16))
    switched.in_order(SchemeSwitched, AutomaDeckRenewed).then(AutomaDeckRenewed, rule="R34")
    assert switched.deck.pile == ALL


def test_other_stars_switch_nothing() -> None:
    """R34, R37: only the tracker's first one, after stars for power and combat too."""
    nordic = automa("nordic", star_tracker=13, stars=["tracker"])
    given(nordic).when(card(18)).then(StarPlaced, goal="tracker").never(SchemeSwitched).never(DeckShuffled)
    played = given(automa("nordic", power=14)).when(card(3))
    played.then(StarPlaced, goal="power").never(SchemeSwitched)
    assert played.automa.scheme == 1
    switching(power=16, stars=["power", "combat"]).then(SchemeSwitched)


# The combat discard pile (R35)


def test_cards_drawn_for_combat_lie_on_a_pile_of_their_own() -> None:
    """R35: card 15, drawn for the combat, does not cover card 17 on the main discard pile."""
    nordic = automa("nordic", power=7, workers=["r0c4"])
    fought = given(human("crimea", mechs=["r0c5"]), nordic).when(card(17)).when({**LOSE, "automa_card": 15})
    assert fought.deck.discards == (17,)
    assert fought.deck.combat_discards == (15,)
    assert fought.deck.last_turn_card == 17


def test_the_resource_box_is_that_of_the_last_turn_card() -> None:
    """R35, R30: the human conquers r1c4 by a combat in which card 10 is drawn; card 9's box shows 3.

    Card 10 spends no power; the mountain r1c4 gives metal.
    """
    nordic = automa("nordic", power=3, combat_cards=0, mechs=["r1c4"])
    crimea = human("crimea", power=7, mechs=["r2c5"])
    table = given(crimea, nordic, turn="human", decks={"automa_discards": [9]})
    table.when({"type": "move", "moves": [{"unit": "mech", "from": "r2c5", "to": "r1c4"}]}).when(
        {"type": "fight", "dial": 1, "automa_card": 10}
    ).then(ResourcesChanged, territory="r1c4", resource="metal", amount=3, rule="R30")


def test_water_does_not_depend_on_the_scheme() -> None:
    """T3: the tracker's icons decide on water, its first star on the scheme: spaces 4 and 9."""
    played = given(automa(star_tracker=WATER - 1)).when(card(3))
    assert played.automa.star_tracker == WATER
    assert played.automa.scheme == 1
