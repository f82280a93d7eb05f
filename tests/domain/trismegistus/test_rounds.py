"""Rounds, the roll of the dice, turns and passing."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.event import DeckShuffled, Doubted, canonical_event_json
from automa_rules.trismegistus.dice import count_by_colour
from automa_rules.trismegistus.dice_roll import read_faces
from automa_rules.trismegistus.events import (
    CardDrawn,
    DiceRolled,
    DieSetAside,
    DieTaken,
    EtherealDieSpent,
    EtherealGained,
    MarkerAdvanced,
    PotencySpent,
    RoundBegan,
    RoundEnded,
    ScoringBegan,
    TableReported,
    TurnEnded,
    VpGained,
)
from automa_rules.trismegistus.evolve import evolve
from tests.domain.trismegistus.table import (
    FOURTEEN,
    NEXT,
    VIOLET,
    VIRTUAL,
    Table,
    bowls,
    card,
    drawn,
    experiment,
    given,
    setup,
    steps,
)

SPENT = {"symbol": "iron", "colour": "red"}
LAST_DIE = {"symbol": "iron", "colour": "red", "potency": 1}
ROLL = {"type": "roll_dice", "bowls": bowls(iron="black black red", lead="white white red", wild="red")}
END = {"type": "end_turn", "potency": 1}


LAST_TURN = {"die": LAST_DIE, "spent": [SPENT, SPENT]}
PASSED = {"spent": [SPENT, SPENT, SPENT]}


def ending(number: int, *, ethereal: int = 0) -> Table:
    """A round in which the human has passed and the Automa has its last die."""
    return given(round=number, automa={**LAST_TURN, "ethereal": ethereal}, human=PASSED)


# The roll


def test_dice_rolled_at_the_table() -> None:
    """BASE.DICE: the table tells how they lie, before all else, and rolls the same in the next round."""
    table = setup().asks("dice", mode="physical", dice={})
    table.refuses(END, "question_open", answer="roll_dice").refuses(card(), "question_open")
    table = table.when(ROLL).then(DiceRolled, named=True).asks_nothing()
    assert table.state.dice == {"black": 2, "white": 2, "red": 3}
    table = ending(1).when(card()).asks("dice", dice={"black": 2, "white": 2, "red": 8})
    table.refuses(ROLL, "dice_not_conserved")


@pytest.mark.parametrize(
    ("roll", "code"),
    [
        ({"type": "roll_dice"}, "bowls_required"),
        ({"type": "roll_dice", "bowls": {"iron": {"red": 6}}}, "bowl_overfull"),
        ({"type": "roll_dice", "bowls": {"iron": {"red": 5}}}, "wrong_number_of_dice"),
    ],
)
def test_a_roll_that_cannot_be(roll: dict[str, object], code: str) -> None:
    """BASE.DICE: a bowl holds five dice, and two players take three each."""
    setup().refuses(roll, code)


def test_dice_rolled_by_the_service() -> None:
    """BASE.DICE: all fourteen lie in the bowls, five at most in each, by a shuffle; the table rolls none."""
    table = setup(dice="virtual", dice_count=FOURTEEN).then(DeckShuffled, deck="dice").asks_nothing()
    assert count_by_colour(table.state.bowls) == FOURTEEN
    assert all(sum(bowl.values()) <= 5 for bowl in table.state.bowls.values())
    table.refuses(ROLL, "no_question_open")


def test_how_a_die_falls() -> None:
    """BASE.DICE: the first of a die's six cards is its face."""
    order = ("red-1:iron", "black-1:wild", "red-1:tin", "black-1:lead")
    assert read_faces(order) == {"red-1": "iron", "black-1": "wild"}


# Turns


def test_the_humans_turn() -> None:
    """R21: the human takes a die with the potency of its bowl, spends some of it, and the Automa is next."""
    table = given(turn="human", copper="black white red").when(
        {"type": "take_die", "symbol": "copper", "colour": "white"}
    )
    table.then(DieTaken, seat="human", potency=3, decided_by="player")
    table = table.when({"type": "end_turn", "potency": 2}).then(PotencySpent, seat="human", potency=1)
    table.then(TurnEnded, seat="human", next="automa", rule="BASE.TURN").never(DieSetAside)


def test_the_human_strengthens_a_die_or_gives_it_up() -> None:
    """R14: by one as the Automa, to five at most. R21: an exhausted die is one of three in any case."""
    take = {"type": "take_die", "symbol": "copper", "colour": "red", "ethereal": True}
    strengthened = given(turn="human", copper="red", lead="white white red").when(take)
    strengthened.then(EtherealDieSpent, seat="human", potency=2)
    given(turn="human", copper="red red red red red").when(take).never(EtherealDieSpent)
    die = {"symbol": "tin", "colour": "red", "potency": 4}
    given_up = given(turn="human", human={"die": die}).when({**END, "exhausted": True})
    given_up.then(DieSetAside, seat="human", number=1)


@pytest.mark.parametrize(
    ("human", "action", "code"),
    [
        ({}, END, "die_required"),
        ({"die": LAST_DIE}, {"type": "end_turn", "potency": 2}, "potency_too_low"),
        ({"die": LAST_DIE}, {"type": "take_die", "symbol": "iron", "colour": "red"}, "die_active"),
        ({}, {"type": "take_die", "symbol": "tin", "colour": "red"}, "die_not_there"),
        ({}, {"type": "roll_black_die", "result": 1}, "no_question_open"),
        ({}, card(), "not_an_automas_turn"),
    ],
)
def test_what_the_human_cannot_do(human: dict[str, object], action: object, code: str) -> None:
    """R21: a turn takes a die on the board, and potency that is there."""
    given(turn="human", human=human).refuses(action, code)


def test_who_acts() -> None:
    """R21: the seats take turns, each by its commands. QUESTION: what is asked the human has to say."""
    given().refuses(END, "not_your_turn", turn="automa")
    given(turn="human").refuses(END, "not_your_turn", by="automa", seat="automa")
    setup().refuses(ROLL, "not_your_question", by="automa", seat="human")


def test_who_has_passed_draws_no_more() -> None:
    """Q10: the human has, so the Automa plays on alone; the other way round no card is drawn."""
    given(human=PASSED).when(card()).then(TurnEnded, seat="automa", next="automa", rule="Q10")
    die = {"symbol": "tin", "colour": "white", "potency": 3}
    table = given(automa=LAST_TURN, human={"die": die}).when(card())
    table = table.then(TurnEnded, next="human").when(END)
    table.then(TurnEnded, seat="human", next="human", rule="Q10").never(CardDrawn)
    table.refuses(NEXT, "not_an_automas_turn")


# Rounds


@pytest.mark.parametrize(("number", "gained"), [(1, 2), (2, 3)])
@pytest.mark.parametrize("left_over", [0, 1])
def test_ethereal_dice_before_a_round(number: int, gained: int, left_over: int) -> None:
    """R20: 2 before the second round, 3 before the third. Q29: they are added to what is left over."""
    table = ending(number, ethereal=left_over).when(card()).then(EtherealGained, amount=gained, rule="R20")
    table.in_order(RoundEnded, EtherealGained, RoundBegan)
    assert (table.state.round, table.automa.ethereal) == (number + 1, left_over + gained)


def test_the_round_ends_when_both_have_passed() -> None:
    """R21: all dice come back to be rolled, and the human, who was done first, begins the next one."""
    table = ending(1).when(card()).then(TurnEnded, next=None, rule="R21").asks("dice")
    assert table.automa.spent == table.state.human.spent == ()
    table.then(RoundEnded, first_done="human").then(RoundBegan, round=2, first="human")


def test_the_automa_begins_the_next_round() -> None:
    """R21: the Automa exhausted its three dice first, though the human had the last turn."""
    table = given(automa=LAST_TURN, human=LAST_TURN)
    table = table.when(card()).when(END).then(RoundBegan, round=2, first="automa")
    table.when({"type": "roll_dice", "bowls": _all_dice(table)}).when(card()).then(CardDrawn)


def _all_dice(table: Table) -> dict[str, dict[str, int]]:
    """Two white, two black, eight red: laid out by hand."""
    assert table.state.dice == {"black": 2, "white": 2, "red": 8}
    return bowls(iron="black black red red", lead="white white red red", tin="red red red red")


def test_who_was_first_is_found_anew_in_each_round() -> None:
    """R21: the human was first in round 1; in round 2 it keeps its first die a turn longer."""
    table = ending(1).when(card()).then(RoundEnded, round=1, first_done="human")
    table = table.when({"type": "roll_dice", "bowls": _all_dice(table)})
    white, red = ({"type": "take_die", "symbol": "lead", "colour": colour} for colour in ("white", "red"))
    done = {"type": "end_turn", "exhausted": True}
    table = table.when(white).when({"type": "end_turn"}).when(card(cost=9)).when(done)
    table = table.when(card(cost=9)).when(white).when(done).when(card(cost=9)).when(red).when(done)
    table.then(RoundEnded, round=2, first_done="automa").then(RoundBegan, round=3, first="automa")


@pytest.mark.parametrize("seat", ["automa", "human"])
def test_who_was_first_in_a_position(seat: str) -> None:
    """R21: only one has exhausted three dice when the game is taken up."""
    hands: dict[str, Any] = {"automa": LAST_TURN, "human": LAST_TURN, seat: PASSED}
    turn, end = ("human", END) if seat == "automa" else ("automa", card())
    table = given(turn=turn, **hands)
    assert table.state.first_done == seat
    table.when(end).then(RoundEnded, first_done=seat)


@pytest.mark.parametrize(("automa", "first"), [(PASSED, "automa"), ({}, "human")])
def test_a_report_of_three_exhausted_dice(automa: dict[str, Any], first: str) -> None:
    """R21: it changes nothing of who was done before. Q10: else the Automa plays on alone."""
    three = [{"symbol": "lead", "colour": colour} for colour in ("white", "white", "red")]
    table = given(turn="human", automa=automa).when(
        {"type": "report", "bowls": bowls(iron="black black red"), "human": {"spent": three}}
    )
    if automa:
        table.then(RoundEnded, first_done=first)
    else:
        table.then(TurnEnded, seat="human", next="automa").when(card()).then(TurnEnded, next="automa")
        assert table.state.first_done == first


def test_the_third_round_is_the_last() -> None:
    """R30: no further round begins; the final scoring does."""
    ending(3).when(card()).then(ScoringBegan).never(RoundBegan).never(EtherealGained).asks("masterpiece")


def _correct(pointer: str, value: object) -> dict[str, object]:
    """What lies on the table is put right."""
    return {"type": "correct", "pointer": pointer, "value": value}


BOTH_LAST = {"automa": LAST_TURN, "human": LAST_TURN}
AUTOMA_PASSED = {"cube": "earth", "markers": steps(), **PASSED}


@pytest.mark.parametrize(
    ("table", "pointer", "hand", "first", "turns"),
    [
        # the human is done by the correction, so the Automa, who is next, is second
        (given(**BOTH_LAST), "/human", PASSED, "human", [card()]),
        # the Automa is done by it in the human's turn
        (given(turn="human", **BOTH_LAST), "/automa", AUTOMA_PASSED, "automa", [END]),
        # the human is not done after all, and then the Automa is first
        (given(automa=LAST_TURN, human=PASSED), "/human", LAST_TURN, None, [card(), END]),
    ],
)
def test_a_correction_tells_who_was_first(
    table: Table, pointer: str, hand: dict[str, Any], first: str | None, turns: list[object]
) -> None:
    """R21: whoever has exhausted three dice by what was put right, or has not after all."""
    table = table.when(_correct(pointer, hand))
    assert table.state.first_done == first
    for turn in turns:
        table = table.when(turn)
    done = first or "automa"
    table.then(RoundEnded, first_done=done).then(RoundBegan, first=done)


def test_who_was_first_when_nobody_remembers() -> None:
    """R21: both have passed, and a correction forgets the first: not the one that has just finished."""
    table = ending(1).when(card("iron red", 1, "artifact")).when(_correct("/first_done", None))
    assert table.state.first_done is None
    table.when({"type": "show_artifacts", "artifacts": []}).then(RoundEnded, first_done="human")


# Telling the table


def test_a_report_of_the_dice() -> None:
    """R21: a client may tell only how the dice lie after the human's turn; none vanishes or appears."""
    table = given(turn="human", iron="black red", lead="white white", tin="red red")
    lying = bowls(iron="black red", lead="white", tin="red red")
    told = {"type": "report", "bowls": lying, "end_turn": True}
    table.refuses(told, "dice_not_conserved")
    table = table.when({**told, "human": {"spent": [{"symbol": "lead", "colour": "white"}]}})
    table.then(TableReported).then(TurnEnded, next="automa")
    assert table.state.bowls == {"iron": {"black": 1, "red": 1}, "tin": {"red": 2}, "lead": {"white": 1}}


def test_corrections() -> None:
    """TABLE: any value can be set to what lies on the table."""
    assert given().when({**_correct("/automa/gold", 4), "reason": "miscounted"}).automa.gold == 4


@pytest.mark.parametrize(
    ("pointer", "value", "code"),
    [
        ("/automa/markers/air", 9, "marker_beyond_track"),
        ("/bowls/iron/red", 6, "bowl_overfull"),
        ("/shuffles", [], "correction_secret"),
        ("/automa/gold", "much", "correction_impossible"),
        ("/deck/pile/0", "basic-9", "cards_not_conserved"),
        ("/cards/basic-1/id", "basic-2", "card_incomplete"),
        ("/turn", "nobody", "correction_impossible"),
        ("/deck/mode", "virtual", "correction_secret"),
        ("/dice_mode", "virtual", "correction_secret"),
        ("/dice", {}, "wrong_number_of_dice"),
        ("/dice/red", 18, "wrong_number_of_dice"),
        ("/first_done", "human", "first_has_not_passed"),
        ("/human/spent", [SPENT] * 4, "too_many_dice"),
        ("/formula_vp", [1], "correction_impossible"),
        ("", {}, "correction_secret"),
        ("/level", 1, "deck_left_behind"),
        ("/level", 3, "deck_left_behind"),
        ("/options/violet_into", "discards", "deck_left_behind"),
        ("/achievements", [{"vp": 1}] * 4, "deck_left_behind"),
        ("/automa/gold/-", 1, "correction_impossible"),
        ("/automa/experiments/-", {"type": "red"}, "correction_impossible"),
        ("/automa/experiments/-/vp", 1, "correction_impossible"),
        ("/automa/experiments/-", experiment(requirement=9), "requirement_beyond_track"),
    ],
)
def test_corrections_that_cannot_be(pointer: str, value: object, code: str) -> None:
    """TABLE: a correction leads to a table that the rules can go on from."""
    given().refuses(_correct(pointer, value), code)


def test_a_correction_behind_the_last() -> None:
    """TABLE: `-` is the place behind the last item of a list; what is put there counts like the others."""
    table = given().when(_correct("/automa/experiments/-", experiment("blue")))
    table = table.when(_correct("/automa/experiments/-", experiment("red")))
    table = table.when(_correct("/tracks/0/tokens/-", {"step": 1, "kind": "bonus_vp5"}))
    assert [one.type for one in table.automa.experiments] == ["blue", "red"]
    table.when(card("iron black", 1, "advance_nearest")).then(MarkerAdvanced, track="earth").then(VpGained)


def test_a_level_that_is_corrected_to_itself() -> None:
    """TABLE: nothing is left behind by what does not change."""
    assert given(level=2).when(_correct("/level", 2)).state.level == 2


def test_the_turn_of_a_running_card_is_the_automas() -> None:
    """TABLE: it cannot be given away meanwhile. R45: nor between a violet card and the next one."""
    away = _correct("/turn", "human")
    given().when(card("iron black", 1, "artifact")).refuses(away, "not_an_automas_turn")
    violet = given(achievements=[{"vp": 1}] * 4).when(drawn(VIOLET)).asks("black_die")
    violet.refuses(away, "not_an_automas_turn")
    violet.when({"type": "roll_black_die", "result": 1}).asks("card").refuses(away, "not_an_automas_turn")


def test_a_secret_pile_cannot_be_corrected() -> None:
    """TABLE: what the service keeps secret is not on the table."""
    table = setup(**VIRTUAL).refuses(_correct("/deck/pile", []), "correction_secret")
    table.refuses(_correct("/cards", {}), "correction_secret")


def test_a_game_that_is_over() -> None:
    """SCORING: nothing can be done any more but corrections."""
    table = ending(3).when(card("iron black", 1, "gold"))
    table = table.when({"type": "show_masterpiece", "masterpiece": experiment(requirement=8)})
    table = table.when({"type": "tell_symbols", "tracks": 0})
    for told, vp in {"tell_track_vp": 1, "tell_human_vp": 2}.items():
        table = table.when({"type": told, "vp": vp})
    table.refuses(card(), "game_over").asks_nothing()


def rolled(lying: Any) -> Table:  # noqa: ANN401 - a document
    """The fourteen virtual dice have been rolled, and lie so."""
    begun = setup(dice="virtual", dice_count=FOURTEEN).state
    state = evolve(evolve(begun, RoundBegan(1, "human")), DiceRolled(lying))
    return Table(state, state, ())


def test_a_bowl_that_stays_overfull() -> None:
    """Q50: after some rolls in one command the service asks to go on, and rolls that bowl again."""
    table = rolled({"iron": FOURTEEN}).asks("dice", mode="virtual").refuses(ROLL, "dice_are_rolled_here")
    table = table.when({"type": "roll_dice"}).then(DiceRolled, again=("iron",)).asks_nothing()
    assert count_by_colour(table.state.bowls) == FOURTEEN


def test_dice_lie_in_the_printed_order() -> None:
    """BASE.DICE: iron to wild, and black, white, red, also when the roll is read from a stored log."""
    lying = {"wild": {"red": 1, "black": 1}, "lead": {"white": 1}, "iron": {"white": 1, "red": 1, "black": 1}}
    table = setup(dice_count={"red": 2, "white": 2, "black": 2}).when({"type": "roll_dice", "bowls": lying})
    rolled_dice = table.one(DiceRolled)
    stored = msgspec.json.decode(canonical_event_json(rolled_dice), type=DiceRolled)
    for bowls_there in (rolled_dice.bowls, stored.bowls, table.state.bowls):
        order = [(symbol, [*bowl]) for symbol, bowl in bowls_there.items()]
        assert order == [("iron", ["black", "white", "red"]), ("lead", ["white"]), ("wild", ["black", "red"])]


def test_only_the_dice_of_an_overfull_bowl_are_rolled_again() -> None:
    """Q50: fourteen dice, at most five in a bowl. Nine lie in iron, the white ones stay in tin and lead."""
    lying = {"iron": {"black": 5, "red": 4}, "tin": {"white": 2}, "lead": {"white": 3}}
    first = rolled(lying).when({"type": "roll_dice"}).all(DiceRolled)[0]
    assert first.again == ("iron",)
    assert count_by_colour(first.bowls) == FOURTEEN
    white = {symbol: bowl["white"] for symbol, bowl in first.bowls.items() if "white" in bowl}
    assert white == {"tin": 2, "lead": 3}


def test_the_owner_reports_what_the_automa_has() -> None:
    """Its dice with those on the board, its markers and gold; only what is told changes."""
    table = given(turn="human", iron="black red", lead="white white")
    die = {"symbol": "lead", "colour": "white", "potency": 2}
    told = {"automa": {"die": die, "gold": 3}, "bowls": bowls(iron="black red", lead="white")}

    after = table.when({"type": "report", **told})

    assert (after.automa.gold, after.automa.markers) == (3, table.automa.markers)
    assert after.state.bowls["lead"] == {"white": 1}
    after.refuses({"type": "report", "automa": {"die": None}}, "dice_not_conserved")
    cleared = {
        "type": "report",
        "automa": {"die": None},
        "bowls": bowls(iron="black red", lead="white white"),
    }
    assert after.when(cleared).automa.die is None
    given().when({"type": "report", "automa": {"gold": 1}}, "human").never(TurnEnded)
    given().refuses({"type": "report", "end_turn": True}, "not_your_turn", by="human")


def test_a_human_puts_the_active_die_away() -> None:
    """Q49: at the start of the own turn, unused; it counts as exhausted, and another is taken.

    Not the third die, after which none can be taken, and not without a die. After it a die must be taken.
    """
    tin = {"symbol": "tin", "colour": "red"}
    put_away = {"type": "put_away_die"}
    table = given(turn="human", human={"die": {**tin, "potency": 3}, "spent": [tin]})
    table = table.when(put_away).then(DieSetAside, seat="human", symbol="tin", number=2, rule="Q49")
    table.never(TurnEnded).never(Doubted).refuses(END, "die_required").refuses(put_away, "die_required")
    table = table.when({"type": "take_die", "symbol": "lead", "colour": "red"})
    table.when({**END, "potency": 1}).then(TurnEnded, next="automa")
    third = given(turn="human", human={"die": {**tin, "potency": 3}, "spent": [tin] * 2})
    third.refuses(put_away, "too_many_dice", seat="human")
