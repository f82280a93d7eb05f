"""Stars, the star tracker and the end of the game (rulebook: Update the Star Tracker, Stars)."""

from __future__ import annotations

import pytest

from automa_rules.core.event import ShuffleRevealed
from automa_rules.scythe.events import (
    CoinsChanged,
    CombatWon,
    GameEnded,
    PowerChanged,
    StarPlaced,
    TrackerAdvanced,
    TurnEnded,
)
from automa_rules.scythe.trackers import TRACKERS
from tests.domain.scythe.table import automa, card, given, human

# The tracker


def test_a_star_on_the_card_moves_the_marker_one_space() -> None:
    """T3: card 3 has a star; from space 4 on the Automa's units may cross rivers and use lakes."""
    given(automa(star_tracker=5)).when(card(3)).then(TrackerAdvanced, to=6, number=7, row=2, column=3)
    given(automa(star_tracker=2)).when(card(3)).then(TrackerAdvanced, to=3, water=False)
    given(automa(star_tracker=3)).when(card(3)).then(TrackerAdvanced, to=4, water=True)


@pytest.mark.parametrize("number", [4, 15, 17])
def test_a_crossed_out_star_leaves_the_marker(number: int) -> None:
    """T3: cards 4, 15 and 17."""
    played = given(automa(star_tracker=5)).when(card(number)).never(TrackerAdvanced)
    assert played.automa.star_tracker == 5


@pytest.mark.parametrize("level", ["autometta", "automa", "automaszyna", "ultimaszyna"])
def test_the_tracker_gives_its_six_stars_on_its_full_stars(level: str) -> None:
    """R37: step by step along the track, a star comes on each full star only; the sixth is the end.

    Card 16 has a star and gives Nordic no power.
    """
    tracker = next(tracker for one, tracker in TRACKERS.items() if one == level)
    starred: list[int] = []
    for space in range(1, tracker.spaces):
        before = automa(level=level, star_tracker=space - 1, stars=["tracker"] * len(starred))
        table = given(before).when(card(16))
        assert table.automa.star_tracker == space
        if table.all(StarPlaced, goal="tracker"):
            starred.append(space)
        assert table.state.over == (len(starred) == 6)

    assert tuple(starred) == tracker.stars


# Combat stars and the power star


def test_the_automa_places_two_stars_for_combats_at_most() -> None:
    """R37: the third combat won brings none, also for an Automa of Saxony, which has no abilities."""
    for stars, placed in ((["combat"], 1), (["combat", "combat"], 0)):
        saxony = automa("saxony", power=7, stars=stars, workers=["r5c0"])
        attacked = given(human("crimea", mechs=["r5c1"]), saxony).when(card(17))
        won = attacked.when({"type": "fight", "dial": 0, "automa_card": 15})
        won.then(CombatWon, winner="automa")
        assert len(won.all(StarPlaced, seat="automa", goal="combat")) == placed


def test_reaching_16_power_is_a_star() -> None:
    """R38: 13 and 3 are 16, 15 are not enough, 15 and 3 are 16; no second star, and none is taken away."""
    played = given(automa(power=13)).when(card(3))
    played.then(StarPlaced, goal="power", rule="R38")
    assert played.automa.power == 16
    given(automa(power=12)).when(card(3)).never(StarPlaced)
    assert given(automa(power=15)).when(card(3)).then(PowerChanged, amount=1).automa.power == 16
    played = given(automa(power=13, stars=["power"])).when(card(3)).never(StarPlaced)
    assert played.automa.stars == ("power",)


# The end of the game


def test_the_sixth_star_ends_the_game_at_once() -> None:
    """R39: card 15 brings the power star; its coin is not given, and the turn does not end."""
    five = ["tracker", "tracker", "tracker", "tracker", "combat"]
    played = given(automa(power=13, stars=five, star_tracker=19, scheme=1)).when(card(15))
    played.in_order(PowerChanged, StarPlaced, GameEnded).never(CoinsChanged).never(TurnEnded)
    assert played.state.over
    played.refuses(card(), "game_over")


def test_at_the_end_every_shuffle_is_revealed() -> None:
    """R39: the secret orders of the decks are told with the end of the game, and not before."""
    five = ["tracker", "tracker", "tracker", "tracker", "combat"]
    table = given(automa(power=13, stars=five, star_tracker=19, scheme=1))
    played = table.when(card(15))
    revealed = [(one.deck, one.commitment) for one in played.all(ShuffleRevealed)]
    assert revealed == [(one.deck, one.commitment) for one in table.state.shuffles]
    assert {deck for deck, _ in revealed} >= {"automa", "combat"}


def test_a_humans_sixth_star_ends_the_game_too() -> None:
    """R39, M11: the game ends with anyone's sixth star, and not with the fifth."""
    five = ["objective", "combat", "combat", "upgrades", "recruits"]
    table = given(human("crimea", popularity=18, stars=five), automa(), turn="human")
    table.when({"type": "place_star", "goal": "popularity"}).in_order(StarPlaced, GameEnded)
    four = ["tracker", "tracker", "tracker", "combat"]
    given(automa(power=13, stars=four, star_tracker=17, scheme=1)).when(card(15)).then(StarPlaced).never(
        GameEnded
    ).then(TurnEnded)
