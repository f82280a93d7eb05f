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
    """A combat unit arrives where enemies have only workers: they go home, at once and without a combat.

    A human pays with popularity, if not `spared`, and finds the Automa's resources; an Automa removes what
    lies there. Where another enemy has combat units the combat comes first.
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
    """An attacking human loses 1 popularity for each enemy worker sent home; an Automa never loses any."""
    one = player(draft.state, seat)
    lost = min(workers, one.popularity)
    if one.kind == "human" and lost:
        change_popularity(draft, seat, -lost, "R29", workers=workers)


def place_resource_box(draft: Draft, automa: str, hex_: HexId) -> None:
    """R30: what the last turn card's box shows, of the territory's kind; R57: nothing without a card."""
    card = deck_of(draft.state, automa).last_turn_card
    resource = produced_resource(hex_)
    amount = 0 if card is None else AUTOMA_CARDS[card].resources
    draft.add(ev.ResourceBoxRead(hex_, card, amount, resource))
    if amount and resource is not None:
        change_resources(draft, hex_, resource, amount, rule="R30")


def remove_resources(draft: Draft, hex_: HexId, rule: str) -> None:
    """Take every resource token off a territory."""
    for resource, amount in draft.state.resources.get(hex_, {}).items():
        change_resources(draft, hex_, resource, -amount, rule=rule)


def resolve_arrival(draft: Draft, seat: str, hex_: HexId, *, has_entered: bool) -> None:
    """An Automa's move is over and its unit stands on the territory.

    Resources that nobody guards are removed (R25); under the character an encounter token goes (R23), and
    with all moves on the Factory card is taken at once (R24).
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
    """Whether another of the same side has units on the territory (M7)."""
    enemies = {enemy.seat for enemy in enemies_of(state, one.seat)}
    return any(
        other.seat != one.seat
        and other.seat not in enemies
        and (combat_units_at(other, hex_) or workers_at(other, hex_))
        for other in state.players
    )


def take_factory_card(draft: Draft, seat: str) -> None:
    """R24: an Automa's character on the Factory takes a card, if it has none and one is left."""
    one = player(draft.state, seat)
    if one.character == FACTORY and not one.has_factory_card and draft.state.factory_cards:
        draft.add(ev.FactoryCardTaken(seat))


def performs_all_moves(state: State, one: Player) -> bool:
    """Whether every valid Move action of a row is performed, not just the first."""
    return state.options.all_moves or one.level == "ultimaszyna"
