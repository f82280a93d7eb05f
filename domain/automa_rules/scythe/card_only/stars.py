"""Stars, and the end of a game without a board (R37 to R39)."""

from __future__ import annotations

from automa_rules.core.event import ShuffleRevealed
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import events as ev
from automa_rules.scythe.card_only import events as own
from automa_rules.scythe.card_only.actions import EndTurn, PlaceStar, TellCount
from automa_rules.scythe.card_only.score import totals
from automa_rules.scythe.card_only.state import Draft, SeatName, State, sixth_star, stars
from automa_rules.scythe.refusals.illegal_actions import StarPlacedAlready
from automa_rules.scythe.terms import MAX_COMBAT_STARS, MAX_POWER, Ending, Goal

MAX_OBJECTIVES = 2


def place_star(draft: Draft, seat: SeatName, goal: Goal, rule: str = "R37") -> None:
    """Place a star. With the sixth one nothing more is done but to count (R39)."""
    draft.add(ev.StarPlaced(seat, goal, rule, len(stars(draft.state, seat)) + 1))


def place_combat_star(draft: Draft, seat: SeatName) -> None:
    """Place a star for a won combat: two at most, unlimited for a human Saxony (R37, Dominate)."""
    unlimited = seat == "human" and draft.state.human.faction == "saxony"
    if unlimited or stars(draft.state, seat).count("combat") < MAX_COMBAT_STARS:
        place_star(draft, seat, "combat")


def gain_power(draft: Draft, amount: int, rule: str) -> None:
    """Raise the Automa's power up to the end of the track, where its first time is a star (R38)."""
    automa = draft.state.automa
    to = min(automa.power + amount, MAX_POWER)
    if to == automa.power:
        draft.add(ev.GainFailed("automa", "power", "track_full", "R38"))
    else:
        draft.add(ev.PowerChanged("automa", to - automa.power, rule, to=to))
    if to == MAX_POWER and "power" not in automa.stars:
        place_star(draft, "automa", "power", "R38")


def place_goal_star(draft: Draft, action: PlaceStar) -> None:
    """The human places a star. Raises Rejected `star_placed_already`; a player has two objectives."""
    placed = draft.state.human.stars
    most = MAX_OBJECTIVES if action.goal == "objective" and draft.state.human.faction == "saxony" else 1
    if placed.count(action.goal) >= most:
        raise Rejected(StarPlacedAlready(goal=action.goal, stars=(*placed,)))
    place_star(draft, "human", action.goal, "PLAYER")


def end_turn(draft: Draft, _: EndTurn) -> None:
    """The human's turn is over."""
    draft.add(ev.TurnEnded("human", "automa"))


def tell_count(draft: Draft, action: TellCount) -> None:
    """The game ends with what the table has counted; every shuffle is revealed."""
    draft.add(own.CountTold(action.territories, action.human_coins))
    record_outcome(draft, "sixth_star")
    for sealed in draft.state.shuffles:
        draft.add(ShuffleRevealed(sealed.deck, sealed.commitment, sealed.salt, sealed.order))


def count_again_or_reopen(draft: Draft, before: State) -> None:
    """After a correction of an ended game: record other totals, or go on without a sixth star (R62).

    An Automa's turn that the end cut short is over then.
    """
    if sixth_star(draft.state) is None:
        draft.add(ev.GameReopened())
        if draft.state.card is not None:
            draft.add(ev.TurnEnded("automa", "human"))
    elif before.over and totals(before) != totals(draft.state):
        record_outcome(draft, "correction")


def record_outcome(draft: Draft, why: Ending) -> None:
    """Record the totals and who wins: both if they are equal, as the tie-breakers lie on the board."""
    found = totals(draft.state)
    best = max(found.values())
    winners = tuple(seat for seat, total in found.items() if total == best)
    seat = sixth_star(draft.state) or draft.state.turn
    draft.add(ev.GameEnded(seat, winners, dict[str, int](found.items()), why=why))
