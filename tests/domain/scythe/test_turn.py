"""The Automa's turn as a whole: draw, move, gain, recruit bonus, star tracker (Steps in an Automa Turn)."""

from __future__ import annotations

import pytest

from automa_rules.scythe.events import (
    AutomaCardDrawn,
    AutomaTurnPaused,
    CoinsChanged,
    CombatCardsDrawn,
    CombatWon,
    EncounterRemoved,
    FactoryCardTaken,
    GameEnded,
    PowerChanged,
    RecruitBonusOffered,
    StarPlaced,
    SymbolRefused,
    TrackerAdvanced,
    TurnEnded,
    TurnSkipped,
    UnitDeployed,
    UnitMoved,
    UnitsMoved,
)
from tests.domain.scythe.table import automa, begun, card, given, human

SKIPPING = (4, 7, 8, 17)


def test_the_steps_of_a_turn_in_their_order() -> None:
    """T1, T2A, T2B, T2C, T3: draw, move, gain, recruit bonus, star tracker; then the next seat's turn.

    Card 1 of Scheme I: Nordic moves a worker; 1 power and a worker; recruit bonus power; a star.
    """
    crimea = human("crimea", power=3, recruits=["power"])
    played = given(crimea, automa("nordic", workers=["r0c4"])).when(card(1))

    played.in_order(
        AutomaCardDrawn,
        UnitMoved,
        PowerChanged,
        UnitDeployed,
        RecruitBonusOffered,
        PowerChanged,
        TrackerAdvanced,
        TurnEnded,
    )
    assert (played.automa.power, played.human.power) == (5, 4)
    assert played.state.turn == "human"


def test_the_card_lies_on_the_main_discard_pile() -> None:
    """T1: the drawn card is face up on top of the main discard pile, and Scheme I is read at first."""
    played = given(automa(), decks={"automa_discards": [5]}).when(card(3))
    played.then(AutomaCardDrawn, card=3, scheme=1, rule="T1")
    assert played.deck.discards == (5, 3)


def test_the_automa_never_plays_on_a_humans_turn() -> None:
    """T: the human takes the first turn, then the Automa, alternating."""
    players = [
        {"kind": "automa", "faction": "nordic"},
        {"kind": "human", "faction": "crimea", "popularity": 2, "coins": 4},
    ]
    table = begun({"players": players})

    table.refuses(card(), "not_an_automas_turn", turn="human")
    turns = [table.state.turn]
    for _ in range(2):
        table = table.when({"type": "end_turn"}).when(card())
        turns.append(table.state.turn)
    assert turns == ["human"] * 3


# Step 2A: the move row


def test_only_the_first_valid_symbol_is_done() -> None:
    """R11: card 9 moves the mech, the worker's symbol is not tried; without a mech it moves a worker."""
    played = given(automa("nordic", mechs=["r0c4"], workers=["r0c5"])).when(card(9))
    played.then(UnitMoved, symbol="move_mech")
    assert len(played.all(UnitMoved)) == 1
    assert "r0c5" in played.automa.workers
    given(automa("nordic", workers=["r0c5"])).when(card(9)).in_order(SymbolRefused, UnitMoved)


def test_brackets_are_of_one_faction() -> None:
    """R11: card 9's encounter/Factory is Polania's alone, and ends its row; with no move the rest is done."""
    played = given(automa("nordic", workers=["r0c4"])).when(card(9))
    played.never(SymbolRefused, symbol="encounter_factory").never(UnitMoved, symbol="encounter_factory")
    played = given(automa("polania", workers=["r2c1"])).when(card(9))
    assert played.one(UnitMoved).symbol == "encounter_factory"
    given(automa("nordic", character="mat")).when(card(3)).never(UnitMoved).in_order(
        SymbolRefused, PowerChanged, TrackerAdvanced, TurnEnded
    )


def test_units_deployed_this_turn_stay_at_home() -> None:
    """T2A, R43: the Move action comes before the gains, so a new worker does not move this turn.

    Card 3 of Scheme II: move worker; 2 power and a worker. The only worker comes too late to move.
    """
    played = given(automa("nordic", scheme=2)).when(card(3))
    played.in_order(SymbolRefused, UnitDeployed).never(UnitMoved)
    assert played.automa.workers[0] == "home"


# Autometta's skipped turns


@pytest.mark.parametrize("number", SKIPPING)
@pytest.mark.parametrize("scheme", [1, 2])
def test_autometta_skips_the_turns_of_marked_cards(number: int, scheme: int) -> None:
    """R36: no move, no gains, no recruit bonus, no star step; the card counts as discarded."""
    recruits = ["power", "coin", "popularity", "combat_card"]
    autometta = automa("nordic", level="autometta", scheme=scheme, workers=["r0c4"], mechs=["r0c5"])
    played = given(human(recruits=recruits), autometta).when(card(number))
    assert [type(event) for event in played.events] == [AutomaCardDrawn, TurnSkipped, TurnEnded]
    assert played.automa == played.before.players[1]
    assert played.deck.last_turn_card == number


def test_autometta_plays_all_other_cards() -> None:
    """R36: only the marked cards are skipped."""
    for number in set(range(1, 20)) - set(SKIPPING):
        given(automa(level="autometta")).when(card(number)).never(TurnSkipped)


@pytest.mark.parametrize("level", ["automa", "automaszyna", "ultimaszyna"])
@pytest.mark.parametrize("number", SKIPPING)
def test_other_levels_skip_nothing_without_the_option(level: str, number: int) -> None:
    """R36: the marker is Autometta's; the option lends it to other levels."""
    given(automa(level=level)).when(card(number)).never(TurnSkipped)
    given(automa(level=level), options={"skip_turns": True}).when(card(number)).then(TurnSkipped)


# All moves: Ultimaszyna and the option


@pytest.mark.parametrize("how", [{"level": "ultimaszyna"}, {}], ids=["ultimaszyna", "option"])
def test_all_valid_moves_of_the_row_are_done(how: dict[str, str]) -> None:
    """R11: with all moves card 9 moves the mech and then the worker, each fully before the next.

    The mech goes first, to the territory nearest to the enemy on r2c5: r1c4, where the worker may follow.
    """
    nordic = automa("nordic", mechs=["r0c4"], workers=["r0c5"], **how)
    options = {"all_moves": not how}
    played = given(human("crimea", mechs=["r2c5"]), nordic, options=options).when(card(9))
    assert [move.symbol for move in played.all(UnitMoved)] == ["move_mech", "move_worker"]


def test_with_all_moves_an_invalid_symbol_is_passed_over() -> None:
    """R11: card 11 without a mech: encounter/Factory and then the character's plain move."""
    played = given(automa("nordic", workers=["r0c4"]), options={"all_moves": True}).when(card(11))
    played.then(SymbolRefused, symbol="move_mech")
    assert [move.symbol for move in played.all(UnitMoved)] == ["encounter_factory", "move_character"]
    played.in_order(UnitMoved, EncounterRemoved, UnitMoved)


def test_ultimaszyna_moves_the_beaten_unit_again() -> None:
    """R54: the mech loses its attack, retreats home, and is the nearest for the row's next symbol.

    Card 16 of Scheme II: attack with power 5, attack workers, move mech. The human's dial of 7 and a card
    against card 10: no power and one card of the Automa's none.
    """
    ultimaszyna = automa(
        "nordic", level="ultimaszyna", scheme=2, power=5, combat_cards=0, mechs=["r0c4"], character="r0c5"
    )
    attacked = given(human("saxony", power=7, mechs=["r1c4"]), ultimaszyna).when(card(16))
    attacked.then(UnitMoved, symbol="attack_combat", unit="mech", origin="r0c4", to="r1c4")
    beaten = attacked.when({"type": "fight", "dial": 7, "automa_card": 10})
    beaten.in_order(CombatWon, UnitsMoved, UnitMoved)
    beaten.then(UnitsMoved, seat="automa", unit="mech", origin="r1c4", to="home", rule="R29")
    beaten.then(UnitMoved, symbol="move_mech", unit="mech", origin="home")


def test_a_beaten_unit_of_other_levels_does_not_move_again() -> None:
    """R54, R29: with the option alone the mech is on the mat and the next symbol has no unit."""
    nordic = automa("nordic", scheme=2, power=5, combat_cards=0, mechs=["r0c4"], character="r0c5")
    table = given(human("saxony", power=7, mechs=["r1c4"]), nordic, options={"all_moves": True})
    table.when(card(16)).when({"type": "fight", "dial": 7, "automa_card": 10}).then(
        SymbolRefused, symbol="move_mech", reason="no_unit"
    )


def test_two_automas_fight_without_a_pause() -> None:
    """T2A, M9: where nobody has to be asked the turn does not wait: virtual decks tell everything.

    Card 17 of Scheme I: Nordic attacks Saxony's mech on r0c5 and goes on to its coins in the same breath.
    """
    nordic = automa("nordic", seat="north", power=7, workers=["r0c4"])
    played = given(human(), nordic, automa("saxony", mechs=["r0c5"])).when(card(17))
    played.in_order(UnitMoved, CombatWon, CoinsChanged, TurnEnded).never(AutomaTurnPaused)


# The end of the turn


def test_a_sixth_star_of_the_tracker_leaves_the_factory_card() -> None:
    """R51, R39: the character has come to the Factory, but its turn never ends.

    Card 18 of Scheme II; the marker steps from 18 onto 19, a full star of the Automa tracker.
    """
    stars = ["combat", "combat", "tracker", "tracker", "tracker"]
    nordic = automa("nordic", stars=stars, star_tracker=18, workers=["r4c3"])
    played = given(nordic, encounters=[]).when(card(18))
    played.then(UnitMoved, to="r3c3").then(StarPlaced, goal="tracker").then(GameEnded)
    played.never(FactoryCardTaken).never(TurnEnded)


def test_a_sixth_star_for_power_leaves_the_factory_card_and_the_rest_of_the_card() -> None:
    """R51, R39, R38: card 11 of Scheme II gives 3 power; the rest of the card is not done.

    That is a worker, the recruit bonus and the step on the star tracker.
    """
    stars = ["combat", "tracker", "tracker", "tracker", "tracker"]
    nordic = automa("nordic", power=13, stars=stars, star_tracker=19, character="r3c3")
    played = given(human(recruits=["combat_card"]), nordic).when(card(11))
    played.in_order(UnitMoved, PowerChanged, StarPlaced, GameEnded).then(StarPlaced, goal="power")
    played.never(UnitDeployed).never(RecruitBonusOffered).never(TrackerAdvanced)
    played.never(FactoryCardTaken).never(TurnEnded)
    assert played.state.over


# The recruit bonus (T2C)


@pytest.mark.parametrize(
    ("bonus", "number"), [("power", 17), ("coin", 5), ("popularity", 9), ("combat_card", 14)]
)
def test_a_human_who_has_enlisted_gains_the_bonus(bonus: str, number: int) -> None:
    """R45, T2C: one power, coin, popularity or combat card, when that recruit has been enlisted."""
    crimea = human("crimea", power=3, popularity=3, coins=3, combat_cards=0, recruits=[bonus])
    one = given(crimea, automa("nordic")).when(card(number)).human
    gained = {
        "power": one.power - 3,
        "coin": one.coins - 3,
        "popularity": one.popularity - 3,
        "combat_card": len(one.combat_cards) if isinstance(one.combat_cards, tuple) else one.combat_cards,
    }
    assert gained == {"power": 0, "coin": 0, "popularity": 0, "combat_card": 0, bonus: 1}


def test_other_recruits_gain_nothing() -> None:
    """R45: only the one shown, none on card 3, and no power beyond 16 nor popularity beyond 18."""
    given(human(recruits=["power", "popularity", "combat_card"]), automa("nordic")).when(card(5)).never(
        RecruitBonusOffered
    )
    given(human(recruits=["power", "coin", "popularity", "combat_card"]), automa()).when(card(3)).never(
        RecruitBonusOffered
    )
    full = human(power=16, popularity=18, recruits=["power", "popularity"])
    assert given(full, automa()).when(card(17)).human.power == 16
    assert given(full, automa()).when(card(9)).human.popularity == 18


def test_only_humans_next_to_the_automa_gain_it() -> None:
    """R45, M6: of three humans around the table the one opposite gains nothing."""
    seats = [
        human("polania", seat="left", recruits=["coin"]),
        human("rusviet", seat="opposite", recruits=["coin"]),
        human("crimea", seat="right", recruits=["coin"]),
    ]
    played = given(*seats, automa("nordic")).when(card(5))
    assert {event.seat for event in played.all(RecruitBonusOffered)} == {"left", "right"}
    played.never(CombatCardsDrawn)
