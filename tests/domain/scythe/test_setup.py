"""A game by the rulebook's Setup, and by the rules for several players (M3, M5, M8, M10)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from automa_rules.core.command import Command
from automa_rules.core.event import DeckShuffled, ShuffleRevealed
from automa_rules.core.rejection import Rejected
from automa_rules.core.shuffle import matches_commitment
from automa_rules.scythe import RULESET
from automa_rules.scythe.events import BonusTileDrawn, CombatCardsDrawn, GameBegan
from automa_rules.scythe.position import Position
from automa_rules.scythe.setup import Setup
from tests.domain.scythe.table import Table, begun
from tests.domain.table import ENTROPY

HUMAN = {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4}
AUTOMA = {"kind": "automa", "faction": "nordic"}


def setup(*players: dict[str, Any], **what: Any) -> Table:  # noqa: ANN401 - a document's values
    """A game of these players."""
    return begun({"players": list(players) or [HUMAN, AUTOMA], **what})


def refused(*players: dict[str, Any], **what: Any) -> str:  # noqa: ANN401 - a document's values
    """The code with which a setup is refused."""
    document = msgspec.convert({"players": list(players), **what}, Setup)
    with pytest.raises(Rejected) as caught:
        RULESET.decide(None, Command(document, None, ENTROPY))
    return caught.value.code


# Mats: power and combat cards printed, and the two territories of the peninsula.
MATS = [
    ("polania", 2, 3, ("r2c1", "r3c0")),
    ("saxony", 1, 4, ("r5c0", "r6c1")),
    ("crimea", 5, 0, ("r6c3", "r7c3")),
    ("nordic", 4, 1, ("r0c4", "r0c5")),
    ("rusviet", 3, 2, ("r2c6", "r3c6")),
    ("albion", 3, 0, ("r0c1", "r0c2")),
    ("togawa", 0, 2, ("r5c6", "r6c6")),
]


@pytest.mark.parametrize(("faction", "power", "cards", "workers"), MATS)
def test_the_automas_mat(faction: str, power: int, cards: int, workers: tuple[str, str]) -> None:
    """Setup: the mat's power and cards, 5 coins, popularity 10, two workers, the rest on the mat."""
    other = "crimea" if faction != "crimea" else "saxony"
    one = setup(HUMAN | {"faction": other}, {"kind": "automa", "faction": faction}).automa
    assert (one.power, one.coins, one.popularity) == (power, 5, 10)
    assert len(one.combat_cards) == cards  # type: ignore[arg-type]  # the deck is virtual
    assert one.character == "home"
    assert one.workers == (*workers, *["mat"] * 6)
    assert one.mechs == ("mat",) * 4
    assert (one.stars, one.star_tracker, one.scheme) == ((), 0, 1)


@pytest.mark.parametrize(("faction", "power", "cards", "workers"), MATS)
def test_the_humans_mat(faction: str, power: int, cards: int, workers: tuple[str, str]) -> None:
    """Setup: the same for the human, with the popularity and coins of the player mat."""
    other = "crimea" if faction != "crimea" else "saxony"
    one = setup(HUMAN | {"faction": faction}, {"kind": "automa", "faction": other}).human
    assert (one.power, one.coins, one.popularity) == (power, 4, 3)
    assert len(one.combat_cards) == cards  # type: ignore[arg-type]  # the deck is virtual
    assert one.workers[:2] == workers


def test_the_table() -> None:
    """Setup: three Factory cards, eleven encounters, 19 Automa cards, one bonus tile, the human first."""
    table = setup()
    assert table.state.turn == "human"
    assert table.state.factory_cards == 3
    assert len(table.state.encounters) == 11
    assert sorted(table.deck.pile) == list(range(1, 20))
    # 42 cards, none for Crimea and one for Nordic.
    assert isinstance(table.state.combat_deck.pile, tuple)
    assert len(table.state.combat_deck.pile) == 41
    table.in_order(GameBegan, DeckShuffled, DeckShuffled, CombatCardsDrawn, BonusTileDrawn)


@pytest.mark.parametrize("level", ["autometta", "automa", "automaszyna", "ultimaszyna"])
def test_the_level(level: str) -> None:
    """Setup: the star tracker card sets the level; "automa" is the normal one."""
    assert setup(HUMAN, AUTOMA | {"level": level}).automa.level == level
    assert setup().automa.level == "automa"


def test_the_promise_of_the_bonus_tile_is_kept_at_once() -> None:
    """One is drawn and no more, or the one that is told taken; chance comes from outside only."""
    table = setup(decks={"automa": "physical", "combat": "physical"})
    (shuffled,) = table.all(DeckShuffled)
    (revealed,) = table.all(ShuffleRevealed)
    assert matches_commitment(shuffled, revealed.salt, revealed.order)
    assert table.state.structure_bonus == revealed.order[0]
    assert table.state.shuffles == ()
    assert setup(structure_bonus="in_one_row").never(BonusTileDrawn).state.structure_bonus == "in_one_row"
    assert setup().events == setup().events


def test_real_decks() -> None:
    """Decks on the table are not shuffled by the service; hands are counts."""
    table = setup(
        HUMAN, AUTOMA, decks={"automa": "physical", "combat": "physical"}, structure_bonus="in_one_row"
    )
    table.never(DeckShuffled)
    assert table.state.combat_deck.pile == 41
    assert table.automa.combat_cards == 1


def test_turn_order() -> None:
    """M8: clockwise by home base (albion, nordic, crimea, polania), beginning with the first player."""
    polania = {"kind": "automa", "faction": "polania", "seat": "bot"}
    albion = {"kind": "human", "faction": "albion", "popularity": 2, "coins": 5, "seat": "ann"}
    table = setup(HUMAN, polania, albion, AUTOMA | {"seat": "nord"}, first="nord")
    # The human without a name is the second of its kind.
    assert [one.seat for one in table.state.players] == ["nord", "human2", "bot", "ann"]
    assert table.state.turn == "nord"
    assert setup(AUTOMA, HUMAN).state.turn == "human"


def test_names_of_seats() -> None:
    """Seats without a name are called after their kind, numbered where there are several."""
    table = setup(HUMAN, AUTOMA, AUTOMA | {"faction": "saxony"})
    assert [one.seat for one in table.state.players] == ["human", "automa2", "automa1"]


def test_what_is_refused() -> None:
    """Two of one faction or name, an unknown first seat, no Automa at all."""
    assert refused(HUMAN, AUTOMA | {"faction": "crimea"}) == "faction_taken"
    assert refused(HUMAN | {"seat": "x"}, AUTOMA | {"seat": "x"}) == "seat_taken"
    assert refused(HUMAN, AUTOMA, first="nobody") == "unknown_seat"
    assert refused(HUMAN, HUMAN | {"faction": "saxony"}) == "no_automa"


@pytest.mark.parametrize(
    "document",
    [
        {"players": [HUMAN]},
        {"players": [HUMAN, *[AUTOMA | {"faction": mat[0]} for mat in MATS if mat[0] != "crimea"]]},
        {"players": [HUMAN, AUTOMA | {"level": "hard"}]},
        {"players": [HUMAN, AUTOMA | {"faction": "fenris"}]},
        {"players": [HUMAN, AUTOMA], "options": {"coins": 3}},
        {"players": [HUMAN, AUTOMA], "colour": "red"},
    ],
)
def test_what_does_not_fit(document: dict[str, Any]) -> None:
    """M3 and the types: two to five seats, known levels, factions, options and fields."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(document, Setup)


def test_a_game_begins_once() -> None:
    """A running game takes no second beginning, and one that has not begun takes nothing else."""
    table = setup()
    for kind in (Setup, Position):
        table.refuses(msgspec.convert({"players": [HUMAN, AUTOMA]}, kind), "game_begun_already")
    with pytest.raises(Rejected) as caught:
        RULESET.decide(None, Command(RULESET.automa_turn(), None, ENTROPY))
    assert caught.value.code == "game_not_begun"
