"""Scythe without a board: what the card alone tells, and what follows from what the table tells."""

from __future__ import annotations

from typing import get_args

import pytest

from automa_rules.core.event import Event
from automa_rules.core.refusals import CardNotInDeck, CardRequired, QuestionOpen
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import CARD_ONLY
from automa_rules.scythe import events as ev
from automa_rules.scythe.card_only import actions as act
from automa_rules.scythe.card_only import events as own
from automa_rules.scythe.refusals.illegal_actions import StarPlacedAlready
from automa_rules.scythe.refusals.impossible_states import FactionTaken, TooManyStars
from automa_rules.scythe.terms import HumanGoal
from tests.domain.forms import offered, values
from tests.domain.scythe.card_table import Table


def shown(events: list[Event]) -> list[tuple[str, bool]]:
    """The symbols that the table carries out, and whether only if no earlier one was possible."""
    return [(event.symbol, event.otherwise) for event in events if isinstance(event, own.SymbolShown)]


def test_a_card_tells_its_symbols_and_gains_in_order() -> None:
    """T2A, T2B, R11: card 1 begins with a bracket for Nordic; it has 1 power and a worker."""
    events = Table(automa={"power": 4}).does(act.AutomaTurn(1))
    assert shown(events) == [("move_worker", False), ("encounter_factory", True), ("move_character", True)]
    rules = [event.rule for event in events if isinstance(event, own.SymbolShown)]
    assert rules == ["MOVE-WORKER", "ENCOUNTER-FACTORY", "MOVE-CHARACTER"]
    assert ev.PowerChanged("automa", 1, "T2B", to=5) in events
    assert own.UnitOrdered("automa", "deploy_worker") in events
    others = Table(automa={"faction": "rusviet"}).does(act.AutomaTurn(1))
    assert shown(others) == [("encounter_factory", False), ("move_character", True)]


def test_ultimaszyna_does_every_symbol_and_gains_one_more() -> None:
    """R44: once for the coins of card 2, of which Crimea has two; no symbol depends on another."""
    table = Table(human={"faction": "nordic"}, automa={"faction": "crimea", "level": "ultimaszyna"})
    assert ev.CoinsChanged("automa", 3, "R44", to=8) in table.does(act.AutomaTurn(2))
    events = Table(automa={"level": "ultimaszyna"}).does(act.AutomaTurn(8))
    assert shown(events) == [("move_mech", False), ("move_worker", False)]


def test_autometta_skips_a_turn() -> None:
    """R36: card 7 has the marker; the tracker stays."""
    table = Table(automa={"level": "autometta"})
    assert ev.TurnSkipped("automa", 7) in table.does(act.AutomaTurn(7))
    assert (table.state.turn, table.state.automa.star_tracker) == ("human", 0)


def test_an_attack_waits_for_the_table_and_ends_the_row() -> None:
    """R20, R26, C2-C5: with 12 power card 12 says 5 power and 2 cards; the gains come after the combat."""
    table = Table(automa={"power": 12, "combat_cards": 3, "scheme": 2, "stars": ["tracker"]})
    assert shown(table.does(act.AutomaTurn(14))) == [("attack_combat", False)]
    assert isinstance(table.refuses(act.EndTurn()), QuestionOpen)
    assert isinstance(table.refuses(act.TellAttack(attacks=True)), CardRequired)
    assert isinstance(table.refuses(act.TellAttack(attacks=True, card=14)), CardNotInDeck)
    (told, read) = table.does(act.TellAttack(attacks=True, card=12))
    assert told == own.AttackTold("automa", attacks=True)
    assert isinstance(read, ev.CombatTableRead)
    assert (read.power, read.cards) == (5, 2)
    won, star, *after = table.does(act.TellWinner("automa"))
    assert won == own.WinnerTold("automa", power=7, cards=1, level="automa")
    assert star == ev.StarPlaced("automa", "combat", "R37", 2)
    assert shown(after) == []
    assert ev.PowerChanged("automa", 3, "T2B", to=10) in after


def test_without_an_attack_the_next_symbols_are_told() -> None:
    """R11, R20: nobody to attack, or too little power for the printed number."""
    table = Table(automa={"power": 7, "scheme": 2})
    events = table.does(act.AutomaTurn(14), act.TellAttack(attacks=False))
    assert shown(events) == [("attack_worker", True), ("move_mech", True)]
    events = Table(automa={"power": 6, "scheme": 2}).does(act.AutomaTurn(14))
    assert ev.SymbolRefused("automa", "attack_combat", "power_too_low", "R20", 6, 7) in events
    assert shown(events) == [("attack_worker", False), ("move_mech", True)]


def test_ultimaszyna_goes_on_after_an_attack() -> None:
    """Rulebook, Ultimaszyna: every valid Move action is performed."""
    table = Table(automa={"power": 16, "level": "ultimaszyna", "scheme": 2, "stars": ["power"]})
    events = table.does(act.AutomaTurn(14), act.TellAttack(attacks=True, card=12), act.TellWinner("automa"))
    assert shown(events) == [("attack_worker", False), ("move_mech", False)]


def test_a_human_conqueror_finds_the_last_turn_card_s_resources() -> None:
    """R28, R30: the Automa gains a card for what it showed, and the human a star; R57 before any card."""
    table = Table(turn="human", automa={"power": 4, "combat_cards": 0}, last_turn_card=12)
    assert table.does(act.TellCombat(14))[0] == own.CombatTold("human")
    assert table.does(act.TellWinner("human")) == [
        own.WinnerTold("human", power=3, cards=0, level="automa"),
        ev.CombatCardsDrawn("automa", 1, "R28", 1, consoled=True),
        own.BoxShown("human", 12, 1),
        ev.StarPlaced("human", "combat", "R37", 1),
    ]
    assert (table.state.human.stars, table.state.turn) == (("combat",), "human")
    first = Table(turn="human")
    first.does(act.TellCombat(12))
    assert not any(isinstance(event, own.BoxShown) for event in first.does(act.TellWinner("human")))


def test_a_third_combat_star_is_saxony_s_alone() -> None:
    """R37, Dominate."""
    for faction, count in (("crimea", 2), ("saxony", 3)):
        table = Table(turn="human", human={"faction": faction, "stars": ["combat", "combat"]})
        table.does(act.TellCombat(12), act.TellWinner("human"))
        assert len(table.state.human.stars) == count


def test_the_first_tracker_star_switches_the_scheme() -> None:
    """T3, R34: the tenth space of the ordinary tracker; the 19 cards are shuffled anew."""
    table = Table(automa={"star_tracker": 8}, discards=[3])
    events = table.does(act.AutomaTurn(6))
    assert ev.StarPlaced("automa", "tracker", "R37", 1) in events
    assert ev.SchemeSwitched("automa") in events
    assert ev.AutomaDeckRenewed("automa", "R34") in events
    assert (table.state.automa.scheme, len(table.state.deck.pile)) == (2, 19)


def test_sixteen_power_is_a_star_once() -> None:
    """R38: the surplus is lost; later the track is full."""
    table = Table(automa={"power": 15, "combat_cards": 0})
    events = table.does(act.AutomaTurn(3))
    assert ev.PowerChanged("automa", 1, "T2B", to=16) in events
    assert ev.StarPlaced("automa", "power", "R38", 1) in events
    again = table.does(act.EndTurn(), act.AutomaTurn(6))
    assert ev.GainFailed("automa", "power", "track_full", "R38") in again


def test_the_sixth_star_ends_the_game_and_is_counted() -> None:
    """R39, R40, SCORING: the rest of the card is not done; 4 a star and 3 a territory."""
    stars = ["tracker", "tracker", "tracker", "combat", "combat"]
    table = Table(automa={"power": 15, "coins": 10, "scheme": 2, "stars": stars})
    events = table.does(act.AutomaTurn(9))
    assert isinstance(events[-1], ev.StarPlaced)
    assert isinstance(table.refuses(act.AutomaTurn(1)), QuestionOpen)
    assert [each.total for each in CARD_ONLY.standings(table.state)] == [None, None]
    ended = table.does(act.TellCount(7, 54))[-1]
    assert ended == ev.GameEnded("automa", ("automa",), {"automa": 10 + 24 + 21, "human": 54})
    assert [each.wins for each in CARD_ONLY.standings(table.state)] == [True, False]


def test_equal_totals_are_both_winners() -> None:
    """SCORING: the tie-breakers lie on the board, which nobody tells."""
    goals = ["mechs", "workers", "upgrades", "recruits", "popularity"]
    table = Table(turn="human", human={"stars": goals}, automa={"coins": 5})
    table.does(act.PlaceStar("power"), act.TellCount(5, 20))
    assert table.state.winners == ("human", "automa")


@pytest.mark.parametrize("placed", [True, False])
def test_a_bonus_that_can_bring_the_sixth_star_is_asked_for(placed: bool) -> None:  # noqa: FBT001 - both
    """R58: the game ends at step 2C, before the tracker moves; else the card goes on."""
    goals = ["mechs", "workers", "upgrades", "recruits", "popularity"]
    table = Table(human={"stars": goals})
    events = table.does(act.AutomaTurn(1))
    assert events[-1] == own.BonusShown("human", "power", asks=True)
    events = table.does(act.TellBonusStar(placed))
    assert any(isinstance(event, ev.TrackerAdvanced) for event in events) is not placed
    assert table.state.asked == ("final_count" if placed else None)


def test_options_change_what_a_card_gives() -> None:
    """R49: once per card, never below 0."""
    table = Table(options={"coins": -2, "power": 1})
    assert ev.GainFailed("automa", "coin", "modified_to_nothing", "R49") in table.does(act.AutomaTurn(13))
    events = table.does(act.EndTurn(), act.AutomaTurn(3))
    assert ev.PowerChanged("automa", 4, "R49", to=8) in events


def test_a_star_too_many_is_refused_and_not_offered() -> None:
    """R37, Dominate: one star a goal, Saxony's objectives two."""
    for faction, stars in (("crimea", ["objective"]), ("saxony", ["objective", "objective"])):
        table = Table(turn="human", human={"faction": faction, "stars": stars[1:]})
        (fields,) = offered(CARD_ONLY, table.state, "place_star")
        assert values(fields["goal"]) == [*get_args(HumanGoal)]
        table.does(act.PlaceStar("objective"))
        assert table.refuses(act.PlaceStar("objective")) == StarPlacedAlready("objective", (*stars,))
        (fields,) = offered(CARD_ONLY, table.state, "place_star")
        assert values(fields["goal"]) == [goal for goal in get_args(HumanGoal) if goal != "objective"]


def test_impossible_mats_are_refused() -> None:
    """R37 and the setup: one faction twice, a star too many; nothing begins."""
    for refusal, position in (
        (FactionTaken, {"automa": {"faction": "crimea"}}),
        (TooManyStars, {"automa": {"stars": ["combat", "combat", "combat"]}}),
        (TooManyStars, {"human": {"stars": ["tracker"]}}),
        (TooManyStars, {"human": {"faction": "saxony", "stars": ["objective"] * 3}}),
    ):
        with pytest.raises(Rejected) as refused:
            Table(**position)
        assert type(refused.value.refusal) is refusal
