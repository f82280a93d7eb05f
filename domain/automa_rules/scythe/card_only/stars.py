"""Stars, and the end of a game without a board (R37 to R39)."""

from __future__ import annotations

from automa_rules.core.event import ShuffleRevealed
from automa_rules.scythe import events as ev
from automa_rules.scythe.card_only import events as own
from automa_rules.scythe.card_only.actions import EndTurn, PlaceStar, TellCount
from automa_rules.scythe.card_only.score import totals
from automa_rules.scythe.card_only.state import Draft, SeatName, State, sixth_star, stars
from automa_rules.scythe.goals import can_place_star, require_star_left
from automa_rules.scythe.terms import MAX_POWER, Ending, Goal


def place_star(draft: Draft, seat: SeatName, goal: Goal, rule: str = "R37") -> None:
    """Place a star. With the sixth one nothing more is done but to count (R39)."""
    draft.add(ev.StarPlaced(seat, goal, rule, len(stars(draft.state, seat)) + 1))


def place_combat_star(draft: Draft, seat: SeatName) -> None:
    """Place a star for a won combat: two at most, unlimited for a human Saxony (R37, Dominate)."""
    faction = draft.state.human.faction if seat == "human" else draft.state.automa.faction
    if can_place_star(seat, faction, stars(draft.state, seat), "combat"):
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
    """The human places a star. Raises Rejected `star_placed_already` for a star too many of a goal."""
    human = draft.state.human
    require_star_left("human", human.faction, human.stars, action.goal)
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
