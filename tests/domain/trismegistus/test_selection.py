"""Section 1 of a card: which die the Automa takes."""

from __future__ import annotations

import pytest

from automa_rules.trismegistus.events import CardDrawn, DieTaken, EtherealDieSpent, PotencySpent
from tests.domain.trismegistus.table import Document, card, given

COPPER_BLACK_TIN_RED = "copper black, tin red"


@pytest.mark.parametrize("ethereal", [0, 1])
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
def test_the_worked_examples(
    board: Document, die: str, potency: int, rule: str, decided_by: str, *, ethereal: int
) -> None:
    """R10, R11, R12, Q1: the six worked selections, with copper black and tin red on the card.

    R14, Q6: with one ethereal die each rises by 1 after it was chosen, and the die is spent.
    """
    symbol, colour = die.split()
    table = given(automa={"ethereal": ethereal}, **board).when(card(COPPER_BLACK_TIN_RED))
    table.then(DieTaken, symbol=symbol, colour=colour, potency=potency, rule=rule, decided_by=decided_by)
    spent = [(one.potency, one.left) for one in table.all(EtherealDieSpent)]
    assert spent == [(potency + 1, 0)] * ethereal


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


@pytest.mark.parametrize(
    ("copper", "spent"),
    [("black", [(2, 1)]), ("black white white red", [(5, 1)]), ("black black white white red", [])],
)
def test_one_ethereal_die_is_spent_up_to_five(copper: str, spent: list[tuple[int, int]]) -> None:
    """R14: potency 4 is below 5, so it rises, and 5 does not. Q6: never two, and one when there is any."""
    table = given(automa={"ethereal": 2}, copper=copper).when(card())
    table.then(DieTaken, potency=len(copper.split()))
    assert [(one.potency, one.left) for one in table.all(EtherealDieSpent)] == spent


def test_the_ethereal_die_has_no_say_in_the_choice() -> None:
    """Q7: tin with 3 is taken before copper with 2, though copper could rise to 3."""
    given(automa={"ethereal": 1}, copper="black red", tin="red white white").when(card()).in_order(
        CardDrawn, DieTaken, EtherealDieSpent
    ).then(DieTaken, symbol="tin", potency=3)


@pytest.mark.parametrize(
    ("pictures", "board", "taken"),
    [
        # Q1: a wild die wins among equals only
        (COPPER_BLACK_TIN_RED, {"copper": "black white", "wild": "black"}, "copper black 2 R10 potency"),
        # R10: copper black is on the left, but the wild red of equal potency is taken
        (COPPER_BLACK_TIN_RED, {"copper": "black", "wild": "red"}, "wild red 1 R10 wild"),
        # Q2: both colours are pictured; the colour of the picture further left wins
        (COPPER_BLACK_TIN_RED, {"wild": "red black"}, "wild black 2 R10 picture"),
        # Q3: a wild die without a pictured colour is valid in the second pass, not in the first
        (COPPER_BLACK_TIN_RED, {"wild": "white", "lead": "black red red"}, "wild white 1 R11 only"),
        # Q1: second pass, equal potency: copper stands further left, though the tin is black
        (COPPER_BLACK_TIN_RED, {"copper": "white red", "tin": "black white"}, "copper white 2 R11 colour"),
        # R12: iron, mercury, tin, copper, lead; both black dice have potency 1, and mercury comes first
        ("copper black, tin black", {"lead": "black", "mercury": "black"}, "mercury black 1 R12 symbol"),
        # Q4: no die is valid; the greatest potency, then the symbol list, then the colour list
        (
            "copper black, tin black",
            {"lead": "red white", "mercury": "red white", "iron": "white"},
            "mercury white 2 Q4 colour",
        ),
        # Q5: a pictured wild face is matched by wild dice only; iron red is not valid in the first two passes
        ("wild red", {"iron": "red red", "wild": "white"}, "wild white 1 R11 only"),
        ("wild red", {"iron": "red red", "lead": "white"}, "iron red 2 R12 only"),
        # Q43: copper red matches neither picture whole, so the first pass finds the tin red alone
        (COPPER_BLACK_TIN_RED, {"copper": "red red red", "tin": "red"}, "tin red 1 R10 only"),
    ],
)
def test_which_die_is_taken(pictures: str, board: Document, taken: str) -> None:
    """R10, R12, Q1-Q5, Q43: whole pictures, then symbols, then colours; equals by the lists of each pass."""
    found = given(**board).when(card(pictures)).one(DieTaken)
    assert f"{found.symbol} {found.colour} {found.potency} {found.rule} {found.decided_by}" == taken


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
