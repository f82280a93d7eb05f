"""A human's star for power or popularity that is due: placed, warned of or refused (R58)."""

from __future__ import annotations

from typing import Any

from automa_rules.core.event import Doubted
from automa_rules.scythe.events import (
    GameEnded,
    PowerChanged,
    RecruitBonusOffered,
    StarPlaced,
    TrackerAdvanced,
)
from automa_rules.scythe.scoring import score
from tests.domain.scythe.table import Table, automa, card, given, human

FIVE = ["upgrades", "mechs", "structures", "recruits", "workers"]


def before_card(*stars: str, **what: Any) -> Table:  # noqa: ANN401 - a document's values
    """A human Crimea, whose turn has ended, and a Nordic Automa with five stars at its star tracker's end."""
    crimea = {"popularity": 8, "coins": 12, "combat_cards": [], "stars": [*stars], **what}
    tracker = {"star_tracker": 20, "scheme": 2, "stars": [*["tracker"] * 4, "combat"]}
    return given(
        human("crimea", **crimea),
        automa("nordic", workers=["r0c4", "r0c5"], **tracker),
        decks={"automa": "physical"},
    )


def test_a_sixth_star_by_the_recruit_bonus_ends_the_game_before_step_3() -> None:
    """R58, R39: the human's sixth star at step 2C ends the game; the tracker does not move."""
    after = before_card(*FIVE, power=15, recruits=["power"]).when(card(1))
    after.then(StarPlaced, seat="human", goal="power", rule="R58", number=6)
    after.then(GameEnded, seat="human", winners=("human",), totals={"automa": 31, "human": 36})
    after.never(TrackerAdvanced)
    assert after.automa.star_tracker == 20
    assert score(after.state).final


def test_a_star_by_the_recruit_bonus_is_placed_before_the_card_goes_on() -> None:
    """R58: power 16 or popularity 18 with fewer stars: placed at once, then step 3 follows."""
    for goal, number, what in (
        ("power", 1, {"power": 15}),
        ("popularity", 9, {"popularity": 17}),
    ):
        after = before_card("upgrades", "mechs", recruits=[goal], **what).when(card(number))
        kinds = [type(event) for event in after.events]
        at = kinds.index(StarPlaced)
        assert kinds.index(RecruitBonusOffered) < at < kinds.index(TrackerAdvanced), goal
        assert after.human.stars == ("upgrades", "mechs", goal)


def test_a_star_that_the_bonus_does_not_bring_is_not_placed() -> None:
    """R58: below the end of the track, or with its star already placed, there is no star."""
    assert not before_card(power=14, recruits=["power"]).when(card(1)).human.stars
    placed = before_card("power", power=15, recruits=["power"]).when(card(1))
    placed.then(PowerChanged, seat="human", amount=1)
    assert placed.human.stars == ("power",)


def test_a_turn_does_not_end_unseen_with_a_star_due() -> None:
    """R58: ending the turn with a star due is warned of, and refused in a strict game."""
    for goal, most in (("power", 16), ("popularity", 18)):
        table = given(human("crimea", **{goal: most}), automa("nordic"), turn="human")
        table.when({"type": "end_turn"}).then(Doubted, code="star_due")
        table.when({"type": "report", "end_turn": True}).then(Doubted, code="star_due")
        refusal = table.refused({"type": "end_turn"}, strict=True)
        assert (refusal.code, refusal.facts["goals"]) == ("star_due", [goal])
        placed = table.when({"type": "place_star", "goal": goal})
        assert placed.when({"type": "end_turn"}, strict=True).state.turn == "automa"
