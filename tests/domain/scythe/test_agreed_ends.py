"""How else a game ends, or goes on: corrections after the end (R62), and what a table agrees (R63)."""

from __future__ import annotations

import pytest

from automa_rules.core.command import Command
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import RULESET
from automa_rules.scythe.actions import EndGame
from automa_rules.scythe.events import GameEnded, GameReopened, SixthStarPlayedOn, StarPlaced, TurnEnded
from tests.domain.scythe.table import WATER, automa, card, given, human
from tests.domain.scythe.test_human_corrections import correct
from tests.domain.table import ENTROPY

FIVE = ["upgrades", "mechs", "structures", "recruits", "workers"]
END = {"type": "end_game"}
STAR = {"type": "place_star", "goal": "popularity"}


def test_a_star_corrected_away_opens_the_game_again() -> None:
    """R62: it goes on where it was; while six stars are there, the outcome is counted again."""
    over = given(human(stars=FIVE, popularity=18), automa("nordic"), turn="human").when(STAR)
    counted = over.then(GameEnded, why="sixth_star").when(correct("/players/1/coins", 99))
    other = counted.then(GameEnded, why="correction").when(correct("/players/0/stars/5", "objective"))
    opened = other.then(GameEnded, why="correction").when(correct("/players/0/stars", FIVE))
    opened.then(GameReopened, rule="R62").never(GameEnded)
    assert (opened.state.over, opened.state.winners, opened.state.turn) == (False, (), "human")
    opened.when(STAR).then(GameEnded, why="sixth_star", winners=("automa",))


def test_an_automas_turn_that_the_end_cut_short_is_over() -> None:
    """R62, R58: at step 2C of card 1 a recruit brings the human's sixth star; then it is the human's turn."""
    bonus = human(stars=FIVE, power=15, recruits=["power"])
    cut = given(bonus, automa("nordic", workers=["r0c4", "r0c5"], star_tracker=20, scheme=2)).when(card(1))
    opened = cut.then(GameEnded, why="sixth_star").when(correct("/players/0/stars", FIVE))
    assert opened.in_order(GameReopened, TurnEnded).state.turn == "human"
    # A star told by mistake before the Automa's turn: that turn is still to come.
    early = given(human(stars=FIVE), automa()).when(correct("/players/0/stars", [*FIVE, "objective"]))
    assert early.then(GameEnded).when(correct("/players/0/stars", FIVE)).state.turn == "automa"


def test_a_table_ends_its_game_by_agreement() -> None:
    """R63: at once, whoever's turn it is and whatever is asked; a correction does not open it again."""
    fought = given(
        human(mechs=["r4c3"], coins=30),
        automa("nordic", mechs=["r5c3"], character="mat", power=6, scheme=2, star_tracker=WATER),
    ).when(card(15))
    ended = fought.asks("combat").when(END).then(GameEnded, why="agreement", winners=("human",))
    assert (ended.state.over, ended.state.combat) == (True, None)
    ended.when(correct("/players/0/coins", 5)).then(GameEnded, why="correction").never(GameReopened)
    given(automa("nordic"), automa("crimea")).when(END).then(GameEnded, why="agreement")


def test_one_of_several_humans_does_not_end_the_game_alone() -> None:
    """R63: the owner of the game tells what the table has agreed."""
    several = given(human(seat="ada"), human("nordic", seat="bob"), automa("saxony"), turn="ada")
    several.when(END).then(GameEnded, why="agreement")
    with pytest.raises(Rejected, match="for_the_owner"):
        RULESET.decide(several.state, Command(EndGame(), "ada", ENTROPY, sees_all_hands=False))


def test_a_table_plays_on_after_the_sixth_star() -> None:
    """R63: with `play_on` the sixth star is told and the game goes on; nobody places a seventh."""
    agreed = {"turn": "human", "options": {"play_on": True}}
    on = given(human(stars=FIVE, popularity=18, power=16), automa(), **agreed).when(STAR)
    on.in_order(StarPlaced, SixthStarPlayedOn).never(GameEnded)
    on.refuses({"type": "place_star", "goal": "power"}, "too_many_stars")
    assert on.when({"type": "end_turn"}).events == (TurnEnded("human", "automa"),)  # no star is due any more
    on.when(END).then(GameEnded, why="agreement")
    on.when(correct("/options/play_on", value=False)).then(GameEnded, why="sixth_star")

    # Card 1 (Scheme II) brings the Automa to 16 power: its sixth star, or none if it has six already.
    stars = ["tracker", "tracker", "tracker", "tracker", "combat", "combat"]
    for held, placed in ((5, 1), (6, 0)):
        one = automa("nordic", workers=["r0c4", "r0c5"], stars=stars[:held], power=15, scheme=2)
        played = given(human(), one, options={"play_on": True}).when(card(1)).then(TurnEnded)
        assert len(played.all(StarPlaced)) == len(played.all(SixthStarPlayedOn)) == placed
