"""Section 1 of a card: which die the Automa takes."""

from __future__ import annotations

import pytest

from domain.trismegistus.events import CardDrawn, DieTaken, EtherealDieSpent, PotencySpent
from tests.domain.trismegistus.table import Document, card, given

COPPER_BLACK_TIN_RED = "copper black, tin red"


@pytest.mark.parametrize(
    ("board", "die", "potency", "rule", "decided_by"),
    [
        (
            {"copper": "black white white", "tin": "red red", "wild": "red"},
            "copper black",
            3,
            "R10",
            "potency",
        ),
        ({"copper": "black white", "tin": "red white", "wild": "red white"}, "wild red", 2, "R10", "wild"),
        ({"copper": "black white", "tin": "red white"}, "copper black", 2, "R10", "picture"),
        ({"copper": "red white", "tin": "black white white"}, "tin black", 3, "R11", "colour"),
        ({"iron": "black black", "lead": "red red white"}, "lead red", 3, "R12", "potency"),
        ({"iron": "red white", "mercury": "black white"}, "mercury black", 2, "R12", "picture"),
    ],
)
def test_the_worked_examples(board: Document, die: str, potency: int, rule: str, decided_by: str) -> None:
    """R10, R11, R12, Q1: the six worked selections, with copper black and tin red on the card."""
    symbol, colour = die.split()
    table = given(**board).when(card(COPPER_BLACK_TIN_RED))

    table.then(
        DieTaken, symbol=symbol, colour=colour, potency=potency, rule=rule, decided_by=decided_by
    ).never(EtherealDieSpent)


@pytest.mark.parametrize(
    ("board", "potency"),
    [
        ({"copper": "black white white", "tin": "red red", "wild": "red"}, 4),
        ({"copper": "black white", "tin": "red white", "wild": "red white"}, 3),
        ({"copper": "black white", "tin": "red white"}, 3),
        ({"copper": "red white", "tin": "black white white"}, 4),
        ({"iron": "black black", "lead": "red red white"}, 4),
        ({"iron": "red white", "mercury": "black white"}, 3),
    ],
)
def test_the_worked_examples_with_an_ethereal_die(board: Document, potency: int) -> None:
    """R14, Q6: with one ethereal die each of the worked selections rises by 1, and the die is spent."""
    given(automa={"ethereal": 1}, **board).when(card(COPPER_BLACK_TIN_RED)).then(
        EtherealDieSpent, potency=potency, left=0
    )


def test_no_die_is_chosen_while_one_is_active() -> None:
    """R9: section 1 is passed over with an active die."""
    active = {"symbol": "lead", "colour": "white", "potency": 3}
    given(automa={"die": active}).when(card()).never(DieTaken).then(PotencySpent, potency=2)


def test_the_die_lies_at_its_potency() -> None:
    """R13: three dice lie in the bowl, so the die lies on 3 and falls to 2 at a cost of 1."""
    table = given(copper="black white white", tin="white").when(card())

    assert table.automa.die is not None
    assert (table.automa.die.symbol, table.automa.die.potency) == ("copper", 2)
    assert table.state.bowls["copper"] == {"white": 2}


def test_an_ethereal_die_does_not_go_beyond_five() -> None:
    """R14: at potency 5 none is spent."""
    given(automa={"ethereal": 2}, copper="black black white white red").when(card()).then(
        DieTaken, potency=5
    ).never(EtherealDieSpent)


def test_an_ethereal_die_goes_up_to_five() -> None:
    """R14: a potency of 4 is below 5, so it rises."""
    table = given(automa={"ethereal": 2}, copper="black white white red").when(card())

    table.then(DieTaken, potency=4).then(EtherealDieSpent, potency=5, left=1)


def test_one_ethereal_die_is_spent_for_a_die() -> None:
    """Q6: never two, and always one when there is any."""
    table = given(automa={"ethereal": 3}, copper="black").when(card())

    assert table.one(EtherealDieSpent).left == 2
    assert len(table.all(EtherealDieSpent)) == 1


def test_the_ethereal_die_has_no_say_in_the_choice() -> None:
    """Q7: tin with 3 is taken before copper with 2, though copper could rise to 3."""
    given(automa={"ethereal": 1}, copper="black red", tin="red white white").when(card()).in_order(
        CardDrawn, DieTaken, EtherealDieSpent
    ).then(DieTaken, symbol="tin", potency=3)


def test_potency_comes_before_a_wild_die() -> None:
    """Q1: a wild die wins among equals only."""
    given(copper="black white", wild="black").when(card()).then(
        DieTaken, symbol="copper", decided_by="potency"
    )


def test_a_wild_die_comes_before_the_picture_on_the_left() -> None:
    """R10: copper black is on the left, but the wild red of equal potency is taken."""
    given(copper="black", wild="red").when(card()).then(
        DieTaken, symbol="wild", colour="red", decided_by="wild"
    )


def test_two_valid_wild_dice() -> None:
    """Q2: both colours are pictured; the colour of the picture further left wins."""
    given(wild="red black").when(card()).then(DieTaken, colour="black", decided_by="picture", rule="R10")


def test_a_wild_die_of_another_colour_waits_for_the_second_pass() -> None:
    """Q3: a wild die without a pictured colour is valid in the second pass, not in the first."""
    given(wild="white", lead="black red red").when(card()).then(DieTaken, symbol="wild", rule="R11")


def test_the_picture_comes_before_the_colour_list() -> None:
    """Q1: second pass, equal potency: copper stands further left, though the tin is black."""
    given(copper="white red", tin="black white").when(card()).then(
        DieTaken, symbol="copper", colour="white", rule="R11", decided_by="colour"
    )


@pytest.mark.parametrize(
    ("pictures", "copper", "taken"),
    [
        ("copper white, tin white", "red black", "black"),
        ("copper black, tin black", "red white", "white"),
        ("copper black, tin white", "red", "red"),
    ],
)
def test_the_colour_list(pictures: str, copper: str, taken: str) -> None:
    """R11: black, then white, then red, where the copper dice have no colour that is pictured with copper."""
    given(copper=copper).when(card(pictures)).then(DieTaken, symbol="copper", colour=taken, rule="R11")


def test_the_symbol_list() -> None:
    """R12: iron, mercury, tin, copper, lead; both black dice have potency 1, and mercury comes first."""
    given(lead="black", mercury="black").when(card("copper black, tin black")).then(
        DieTaken, symbol="mercury", rule="R12", decided_by="symbol"
    )


def test_no_die_is_valid_in_any_pass() -> None:
    """Q4: both pictures are black; the greatest potency, then the symbol list, then the colour list."""
    given(lead="red white", mercury="red white", iron="white").when(card("copper black, tin black")).then(
        DieTaken, symbol="mercury", colour="white", potency=2, rule="Q4", decided_by="colour"
    )


def test_a_pictured_wild_face() -> None:
    """Q5: it is matched by wild dice only; the iron red is not valid in the first two passes."""
    given(iron="red red", wild="white").when(card("wild red")).then(DieTaken, symbol="wild", rule="R11")
    given(iron="red red", lead="white").when(card("wild red")).then(DieTaken, symbol="iron", rule="R12")


def test_symbol_and_colour_come_from_one_picture() -> None:
    """Q43: copper red matches neither picture whole, so the first pass finds the tin red alone."""
    given(copper="red red red", tin="red").when(card()).then(
        DieTaken, symbol="tin", potency=1, rule="R10", decided_by="only"
    )


def test_why_a_die_was_taken() -> None:
    """R11: the reasons name the dice valid in each pass, and every die on the board with its potency."""
    why = given(copper="red white", tin="black white white").when(card()).why(DieTaken)

    assert why.facts["valid"] == {
        "symbol_and_colour": [],
        "symbol": ["tin-black", "tin-white", "copper-white", "copper-red"],
    }
    assert why.decided_by == "colour"
    assert {one.id: (one.scores, one.chosen) for one in why.candidates} == {
        "tin-black": ({"potency": 3, "wild": 0, "picture": 2, "colour": 1}, True),
        "tin-white": ({"potency": 3, "wild": 0, "picture": 2, "colour": 2}, False),
        "copper-white": ({"potency": 2, "wild": 0, "picture": 1, "colour": 2}, False),
        "copper-red": ({"potency": 2, "wild": 0, "picture": 1, "colour": 3}, False),
    }


def test_why_a_die_was_left() -> None:
    """R10: a die that the deciding pass does not accept is named with the reason."""
    why = given(copper="black", lead="white").when(card()).why(DieTaken)

    assert {one.id: one.refused for one in why.candidates} == {
        "copper-black": None,
        "lead-white": "not_pictured",
    }


def test_empty_bowls() -> None:
    """R10: without a die on the board the turn cannot be taken; the table has to tell what lies there."""
    given(iron="black").when({"type": "correct", "pointer": "/bowls", "value": {}}).refuses(card(), "no_dice")
