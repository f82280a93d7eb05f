"""Setup, by the numbered steps of the rulebook."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from automa_rules.core.command import Command
from automa_rules.core.event import DeckShuffled
from automa_rules.core.rejection import Rejected
from automa_rules.core.shuffle import matches_commitment
from automa_rules.expeditions import RULESET
from automa_rules.expeditions import events as ev
from automa_rules.expeditions.actions import AutomaTurn
from automa_rules.expeditions.examples import EXAMPLE_PACK
from automa_rules.expeditions.new_game import Position, Setup
from tests.domain.expeditions.table import Table, all_of, only, setup
from tests.domain.table import ENTROPY


def test_the_table_is_that_of_two_players() -> None:
    """Setup: fourteen face-down tiles, the human at Basecamp.

    Steps 1, 2, 4 and 6: the mechs in the west and the east, the marker on START, none of eight glory
    placed.
    """
    table = setup()
    assert [(there.face_up, there.map, there.corruption) for there in table.state.locations] == [
        (False, True, ())
    ] * 14
    assert table.state.human.mech == "basecamp"
    assert (table.state.human.coins, table.state.human.maps, table.state.human.glory) == (0, 0, ())

    assert setup().state.automa.north == "n1"

    assert setup().state.automa.central == "c7"

    assert setup().state.automa.progress == 0

    table = setup()
    assert table.state.automa.glory == 0
    assert len(table.state.progress_card.glory_spaces) == 8


@pytest.mark.parametrize(
    ("level", "first_glory", "eighth_glory", "last", "coins"),
    [(1, 3, 29, 30, (4, 1, 1)), (2, 2, 27, 28, (4, 1, 2)), (3, 2, 23, 24, (5, 1, 2))],
)
def test_the_level_is_a_progress_card(
    level: int, first_glory: int, eighth_glory: int, last: int, coins: tuple[int, int, int]
) -> None:
    """Setup, step 3: levels 1 to 3 by name of the level only; coins for glory, map and corruption."""
    card = setup(level=level).state.progress_card
    assert (card.glory_spaces[0], card.glory_spaces[7], card.last_space) == (first_glory, eighth_glory, last)
    assert (card.coins_for_glory, card.coins_for_map, card.coins_for_corruption) == coins


def test_two_cards_are_set_aside_unseen() -> None:
    """Setup, step 5: of 14 cards the top two; with real cards nothing is shuffled and any can come."""
    table = setup()
    deck = table.state.deck
    shuffled = next(fact for fact in all_of(table.log, DeckShuffled) if fact.deck == "automa")
    assert (deck.set_aside, deck.pile) == (shuffled.order[:2], shuffled.order[2:])
    assert (deck.left, sorted(deck.set_aside + deck.pile)) == (12, list(range(1, 15)))
    assert matches_commitment(shuffled, shuffled.salt, shuffled.order)
    table = setup(deck="physical", first_player="automa")
    assert all_of(table.log, DeckShuffled) == []
    assert (table.state.deck.left, table.state.deck.unseen) == (12, tuple(range(1, 15)))


@pytest.mark.parametrize("seat", ["human", "automa"])
def test_the_first_player_can_be_given(seat: str) -> None:
    """Setup, last sentence: a table that has drawn lots already says who begins."""
    table = setup(first_player=seat)
    assert table.state.turn == seat
    assert all_of(table.log, ev.FirstPlayerChosen) == []


def test_the_first_player_is_random() -> None:
    """Setup, last sentence: both can be chosen, and the lots are a shuffle with a commitment."""
    seats = Counter(Table.begun(Setup(level=2), bytes([salt]) * 512).state.turn for salt in range(64))
    assert set(seats) == {"human", "automa"}
    assert min(seats.values()) > 15
    table = setup()
    lots = next(fact for fact in all_of(table.log, DeckShuffled) if fact.deck == "first_player")
    assert only(table.log, ev.FirstPlayerChosen).seat == lots.order[0] == table.state.turn
    assert matches_commitment(lots, lots.salt, lots.order)


@pytest.mark.parametrize("coins", [-2, 0, 3])
def test_coins_for_glory_can_be_adjusted(coins: int) -> None:
    """Difficulty levels: from two less to three more for each glory token (E20)."""
    assert setup(glory_coins_adjustment=coins).state.glory_coins_adjustment == coins


@pytest.mark.parametrize("coins", [-3, 4])
def test_coins_for_glory_beyond_the_recommendation_are_no_setup(coins: int) -> None:
    """Difficulty levels: -3 and +4 do not fit the document (E20)."""
    with pytest.raises(msgspec.ValidationError):
        setup(glory_coins_adjustment=coins)


def test_a_virtual_bag_is_shuffled_with_a_commitment() -> None:
    """A bag whose content the client gives is put in a secret order, and its content is public."""
    tokens = ["orange-3", "turquoise-4", "orange-1"]
    table = setup(bag=tokens)
    shuffled = next(fact for fact in all_of(table.log, DeckShuffled) if fact.deck == "bag")
    assert shuffled.cards == ("orange-1", "orange-3", "turquoise-4")
    assert table.state.bag.tokens == shuffled.order
    assert matches_commitment(shuffled, shuffled.salt, shuffled.order)


def test_a_bag_is_told_by_so_many_of_each() -> None:
    """Two of each value from 1 to 9 in both colours are 36 tokens; a kind that differs is told by itself."""
    assert Counter(setup(bag={"of_each": 2}).state.bag.tokens) == Counter(
        {f"{colour}-{value}": 2 for colour in ("orange", "turquoise") for value in range(1, 10)}
    )
    told = {"of_each": 2, "exceptions": {"orange-2": 0, "turquoise-2": 0, "orange-9": 1, "orange-10": 1}}
    tokens = Counter(setup(bag=told).state.bag.tokens)
    assert (tokens["orange-2"], tokens["orange-9"], tokens["orange-10"], tokens.total()) == (0, 1, 1, 32)
    with pytest.raises(Rejected, match="too_much_corruption"):
        setup(bag={"of_each": 3})


def test_a_random_level_is_one_whose_card_is_known() -> None:
    """As companion apps offer it: of levels 1 to 3, or of those whose values the pack or the client tells.

    Chance is fixed as for any shuffle, and the game has that level's card from the start.
    """
    levels = set()
    for number in range(20):
        table = Table.begun(msgspec.convert({"level": "random"}, Setup), bytes([number]) * 32 + ENTROPY)
        (drawn,) = [one for one in all_of(list(table.events), DeckShuffled) if one.deck == "level"]
        assert matches_commitment(drawn, drawn.salt, drawn.order)
        assert (table.state.progress_card.level, drawn.cards) == (drawn.order[0], (1, 2, 3))
        levels.add(drawn.order[0])
    assert levels == {1, 2, 3}
    table = setup(level="random", pack=EXAMPLE_PACK)
    (drawn,) = [one for one in all_of(list(table.events), DeckShuffled) if one.deck == "level"]
    assert drawn.cards == (1, 2, 3, *sorted({card["level"] for card in EXAMPLE_PACK["cards"]} - {1, 2, 3}))


def test_a_setup_does_not_take_what_it_does_not_know() -> None:
    """An unknown field is refused."""
    with pytest.raises(msgspec.ValidationError):
        setup(colour="red")


@pytest.mark.parametrize("again", [Setup(level=2), Position(level=2, turn="human")])
def test_a_game_begins_once(again: Setup | Position) -> None:
    """A running game takes no second beginning, and one that has not begun takes nothing else."""
    with pytest.raises(Rejected, match="game_begun_already"):
        RULESET.decide(setup().state, Command(again))
    with pytest.raises(Rejected, match="game_not_begun"):
        RULESET.decide(None, Command(AutomaTurn()))
