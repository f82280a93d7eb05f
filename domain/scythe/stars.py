"""Stars, the star tracker, the scheme switch and the end of the game (T3, R33-R39)."""

from __future__ import annotations

from domain.core.draft import Draft
from domain.core.event import ShuffleRevealed
from domain.scythe import events as ev
from domain.scythe.cards import AutomaCard
from domain.scythe.drawing import renew_automa_deck
from domain.scythe.scoring import score, winners
from domain.scythe.state import State, deck_of, player
from domain.scythe.terms import COMBAT_STARS, POWER_MAX, STARS, Goal
from domain.scythe.trackers import TRACKERS

Table = Draft[State]


def place_star(table: Table, seat: str, goal: Goal, rule: str = "R37") -> None:
    """Place a star; the sixth one ends the game at once (R39)."""
    table.add(ev.StarPlaced(seat, goal, rule))
    end_game_if_decided(table)


def end_game_if_decided(table: Table) -> None:
    """R39, M11: whoever has six stars ends the game, once."""
    for one in table.state.players:
        if len(one.stars) >= STARS and not table.state.over:
            end_game(table, one.seat)


def place_combat_star(table: Table, seat: str) -> None:
    """Two stars at most for combats won; only a human Saxony has no limit (R37, Dominate)."""
    one = player(table.state, seat)
    unlimited = one.kind == "human" and one.faction == "saxony"
    if len(one.stars) < STARS and (unlimited or one.stars.count("combat") < COMBAT_STARS):
        place_star(table, seat, "combat")


def gain_power(table: Table, seat: str, amount: int, rule: str) -> None:
    """Raise a player's power as far as the track goes (R38). An Automa's first time at its end is a star."""
    one = player(table.state, seat)
    gained = min(amount, POWER_MAX - one.power)
    if gained > 0:
        table.add(ev.PowerChanged(seat, gained, rule))
    if one.kind == "automa" and one.power + gained == POWER_MAX and "power" not in one.stars:
        place_star(table, seat, "power", "R38")


def update_tracker(table: Table, seat: str, card: AutomaCard) -> None:
    """T3: a star on the card moves the marker one space; a full star there is placed."""
    one = player(table.state, seat)
    if one.level is None or not card.star:
        return
    tracker = TRACKERS[one.level]
    space = one.star_tracker + 1
    if space >= tracker.spaces:
        return
    table.add(ev.TrackerAdvanced(seat, space, water=space >= tracker.dry))
    if space not in tracker.stars:
        return
    first = "tracker" not in one.stars
    place_star(table, seat, "tracker")
    if first and not table.state.over:
        table.add(ev.SchemeSwitched(seat))
        renew_automa_deck(table, deck_of(table.state, seat), "R34")


def end_game(table: Table, seat: str) -> None:
    """The game is over: the totals, the winner, and every secret order revealed."""
    tell_outcome(table, seat)
    for sealed in table.state.shuffles:
        table.add(ShuffleRevealed(sealed.deck, sealed.commitment, sealed.salt, sealed.order))


def tell_outcome(table: Table, seat: str) -> None:
    """The totals and the winner; told again when a correction after the end changes them."""
    totals = {one.seat: one.total for one in score(table.state).players}
    table.add(ev.GameEnded(seat, winners(table.state), totals))
