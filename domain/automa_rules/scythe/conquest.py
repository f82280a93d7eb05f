"""What happens to workers, resources and tokens where a unit arrives (R21, R23-R25, R30-R32)."""

from __future__ import annotations

from automa_rules.scythe import events as ev
from automa_rules.scythe.board import FACTORY, produced_resource
from automa_rules.scythe.cards import AUTOMA_CARDS
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.player import Player, combat_units_at, workers_at
from automa_rules.scythe.state import State, deck_of, enemies_of, player
from automa_rules.scythe.terms import HOME, HexId
from automa_rules.scythe.tracks import change_popularity, change_resources


def send_workers_home(draft: Draft, mover: str, hex_: HexId, *, keeps_popularity: bool = False) -> None:
    """Send enemy workers home, without a combat, where a combat unit arrives.

    A human loses popularity unless `keeps_popularity`, and gets the Automa's resource box. An Automa removes
    the resources. If any enemy has combat units there, nothing happens: the combat comes first.
    """
    enemies = enemies_of(draft.state, mover)
    if any(combat_units_at(enemy, hex_) for enemy in enemies):
        return
    for enemy in enemies:
        count = workers_at(enemy, hex_)
        if count:
            draft.add(
                ev.UnitsMoved(enemy.seat, "worker", hex_, HOME, count, "WORKERS-ALONE", why="driven_off")
            )
            if not keeps_popularity:
                lose_popularity(draft, mover, count)
            if enemy.kind == "automa" and player(draft.state, mover).kind == "human":
                place_resource_box(draft, enemy.seat, hex_)
    if player(draft.state, mover).kind == "automa":
        remove_resources(draft, hex_, "R21")


def lose_popularity(draft: Draft, seat: str, workers: int) -> None:
    """An attacking human loses 1 popularity per enemy worker sent home. An Automa never loses any."""
    one = player(draft.state, seat)
    lost = min(workers, one.popularity)
    if one.kind == "human" and lost:
        change_popularity(draft, seat, -lost, "R29", workers=workers)


def place_resource_box(draft: Draft, automa: str, hex_: HexId) -> None:
    """R30: place the last turn card's resources, of the terrain's kind; none without a card (R57)."""
    card = deck_of(draft.state, automa).last_turn_card
    resource = produced_resource(hex_)
    amount = 0 if card is None else AUTOMA_CARDS[card].resources
    draft.add(ev.ResourceBoxRead(hex_, card, amount, resource))
    if amount and resource is not None:
        change_resources(draft, hex_, resource, amount, rule="R30")


def remove_resources(draft: Draft, hex_: HexId, rule: str) -> None:
    """Remove all resource tokens from a territory."""
    for resource, amount in draft.state.resources.get(hex_, {}).items():
        change_resources(draft, hex_, resource, -amount, rule=rule)


def resolve_arrival(draft: Draft, seat: str, hex_: HexId, *, has_entered: bool) -> None:
    """Resolve the end of an Automa's move on a territory.

    Unguarded resources are removed (R25). An encounter token under the character is removed (R23). If all
    moves are performed, the Factory card is taken at once (R24).
    """
    one = player(draft.state, seat)
    if has_entered and not has_friend_at(draft.state, one, hex_):
        remove_resources(draft, hex_, "R25")
    if one.character != hex_:
        return
    if hex_ in draft.state.encounters:
        draft.add(ev.EncounterRemoved(seat, hex_))
    if performs_all_moves(draft.state, one):
        take_factory_card(draft, seat)


def has_friend_at(state: State, one: Player, hex_: HexId) -> bool:
    """Whether another player of the same side has units on the territory (M7)."""
    enemies = {enemy.seat for enemy in enemies_of(state, one.seat)}
    return any(
        other.seat != one.seat
        and other.seat not in enemies
        and (combat_units_at(other, hex_) or workers_at(other, hex_))
        for other in state.players
    )


def take_factory_card(draft: Draft, seat: str) -> None:
    """R24: take a Factory card if the Automa's character is there, it has none, and one is left."""
    one = player(draft.state, seat)
    if one.character == FACTORY and not one.has_factory_card and draft.state.factory_cards:
        draft.add(ev.FactoryCardTaken(seat))


def performs_all_moves(state: State, one: Player) -> bool:
    """Whether every valid Move action of a row is performed, not just the first."""
    return state.options.all_moves or one.level == "ultimaszyna"
