"""The ongoing bonus of a recruit, triggered by the action of a neighbour at the table (T2C, R45, M6)."""

from __future__ import annotations

from typing import Literal

from automa_rules.scythe import events as ev
from automa_rules.scythe.card_draws import draw_combat_cards
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.goals import goals_reached
from automa_rules.scythe.stars import gain_power, place_star
from automa_rules.scythe.state import player
from automa_rules.scythe.terms import MAX_POPULARITY, Bonus
from automa_rules.scythe.tracks import change_coins, change_popularity


def give_recruit_bonus(draft: Draft, acting: str, bonus: Bonus) -> None:
    """Give the bonus to each human next to the acting seat who has enlisted the recruit.

    A star that it brings is placed at once, so the sixth ends the game before anything else (R58).
    """
    for seat in enlisted_neighbours(draft, acting, bonus):
        if draft.state.over:
            return
        one = player(draft.state, seat)
        draft.add(ev.RecruitBonusOffered(seat, bonus))
        match bonus:
            case "power":
                gain_power(draft, seat, 1, "R45")
            case "coin":
                change_coins(draft, seat, 1, "R45")
            case "popularity" if one.popularity < MAX_POPULARITY:
                change_popularity(draft, seat, 1, "R45")
            case "popularity":
                pass
            case "combat_card":
                draw_combat_cards(draft, seat, 1, "R45")
        if bonus in ("power", "popularity") and player(draft.state, seat) != one:
            _place_due_star(draft, seat, bonus)


def _place_due_star(draft: Draft, seat: str, goal: Literal["power", "popularity"]) -> None:
    if goal in goals_reached(draft.state, player(draft.state, seat)):
        place_star(draft, seat, goal, "R58")


def enlisted_neighbours(draft: Draft, acting: str, bonus: Bonus) -> list[str]:
    """The humans next to the acting seat who have enlisted the recruit, in the order of their gains."""
    neighbours = [player(draft.state, seat) for seat in _neighbours_at_table(draft, acting)]
    return [one.seat for one in neighbours if one.kind == "human" and bonus in one.recruits]


def _neighbours_at_table(draft: Draft, seat: str) -> list[str]:
    """Rulebook, Enlist: the player on the left, who is next, then the one on the right, each once."""
    seats = [one.seat for one in draft.state.players]
    at = seats.index(seat)
    left, right = seats[(at + 1) % len(seats)], seats[at - 1]
    return [other for other in dict.fromkeys((left, right)) if other != seat]
