"""Stars, the star tracker, the scheme switch and the end of the game (T3, R33-R39)."""

from __future__ import annotations

from automa_rules.core.event import ShuffleRevealed
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import events as ev
from automa_rules.scythe.actions import EndGame
from automa_rules.scythe.card_draws import reshuffle_automa_deck
from automa_rules.scythe.cards import AutomaCard
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.end_of_game_cleanup import return_unresolved_units
from automa_rules.scythe.goals import can_place_star
from automa_rules.scythe.refusals.impossible_states import ForTheOwner
from automa_rules.scythe.scoring import score, winners
from automa_rules.scythe.state import State, deck_of, has_several_humans, next_seat, player
from automa_rules.scythe.terms import MAX_POWER, STARS_PER_PLAYER, Ending, Goal
from automa_rules.scythe.trackers import TRACKERS
from automa_rules.scythe.tracks import change_power


def place_star(draft: Draft, seat: str, goal: Goal, rule: str = "R37") -> None:
    """Place a star. The sixth one ends the game at once (R39), unless the table plays on (R63)."""
    number = len(player(draft.state, seat).stars) + 1
    draft.add(ev.StarPlaced(seat, goal, rule, number))
    if number == STARS_PER_PLAYER and draft.state.options.play_on:
        draft.add(ev.SixthStarPlayedOn(seat))
    end_game_if_decided(draft)


def end_game_if_decided(draft: Draft) -> None:
    """R39, M11: end the game, once, if a player has six stars."""
    if is_decided(draft.state) and not draft.state.over:
        seat = next(one.seat for one in draft.state.players if len(one.stars) >= STARS_PER_PLAYER)
        end_game(draft, seat)


def is_decided(state: State) -> bool:
    """Whether a player's sixth star ends the game: not if the table plays on (R63)."""
    return not state.options.play_on and any(len(one.stars) >= STARS_PER_PLAYER for one in state.players)


def end_game_by_agreement(draft: Draft, _: EndGame) -> None:
    """R63: end the game as the table has agreed. With several humans only the owner can."""
    if has_several_humans(draft.state) and not draft.sees_all_hands:
        raise Rejected(ForTheOwner(pointer="/over"))
    end_game(draft, draft.seat, "agreement")


def count_again_or_reopen(draft: Draft) -> None:
    """After a correction of a finished game: tell the score anew, or go on without a sixth star (R62).

    An Automa's turn that the end cut short is over then.
    """
    state = draft.state
    if state.ended_by_agreement or is_decided(state):
        record_outcome(draft, state.turn, "correction")
        return
    draft.add(ev.GameReopened())
    if state.ended_within_card:
        draft.add(ev.TurnEnded(state.turn, next_seat(state)))


def place_combat_star(draft: Draft, seat: str) -> None:
    """Place a star for a won combat: two at most, unlimited for a human Saxony (R37, Dominate)."""
    one = player(draft.state, seat)
    if can_place_star(one.kind, one.faction, one.stars, "combat"):
        place_star(draft, seat, "combat")


def gain_power(draft: Draft, seat: str, amount: int, rule: str) -> None:
    """Raise a player's power up to the end of the track (R38). An Automa's first time there is a star."""
    one = player(draft.state, seat)
    gained = min(amount, MAX_POWER - one.power)
    if gained > 0:
        change_power(draft, seat, gained, rule)
    due = one.kind == "automa" and one.power + gained == MAX_POWER
    if due and can_place_star(one.kind, one.faction, one.stars, "power"):
        place_star(draft, seat, "power", "R38")


def update_tracker(draft: Draft, seat: str, card: AutomaCard) -> None:
    """T3: a star on the card moves the marker one space. A space with a full star gives a star."""
    one = player(draft.state, seat)
    if one.level is None or not card.star:
        return
    tracker = TRACKERS[one.level]
    space = one.star_tracker + 1
    if space >= tracker.spaces:
        return
    draft.add(tracker.reached(seat, space))
    if space not in tracker.stars or not can_place_star(one.kind, one.faction, one.stars, "tracker"):
        return
    first = "tracker" not in one.stars
    place_star(draft, seat, "tracker")
    if first and not draft.state.over:
        draft.add(ev.SchemeSwitched(seat))
        reshuffle_automa_deck(draft, deck_of(draft.state, seat), "R34")


def end_game(draft: Draft, seat: str, why: Ending = "sixth_star") -> None:
    """End the game: return unresolved units, record totals and winners, reveal every shuffle."""
    return_unresolved_units(draft)
    record_outcome(draft, seat, why)
    for sealed in draft.state.shuffles:
        draft.add(ShuffleRevealed(sealed.deck, sealed.commitment, sealed.salt, sealed.order))


def record_outcome(draft: Draft, seat: str, why: Ending) -> None:
    """Record the totals by seat and the winners."""
    totals = {one.seat: one.total for one in sorted(score(draft.state).players, key=lambda one: one.seat)}
    tie = list(totals.values()).count(max(totals.values())) > 1
    draft.add(ev.GameEnded(seat, winners(draft.state), totals, tie=tie, why=why))
