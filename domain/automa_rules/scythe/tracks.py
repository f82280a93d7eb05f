"""Changes of power, popularity, coins and resources. Each event has the amount afterwards."""

from __future__ import annotations

from automa_rules.scythe import events as ev
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.state import player
from automa_rules.scythe.terms import Resource, ResourcePlace


def change_power(draft: Draft, seat: str, amount: int, rule: str = "PLAYER") -> None:
    """Change a player's power. The amount must fit the track."""
    draft.add(ev.PowerChanged(seat, amount, rule, to=player(draft.state, seat).power + amount))


def change_popularity(
    draft: Draft, seat: str, amount: int, rule: str = "PLAYER", *, workers: int = 0
) -> None:
    """Change a player's popularity. The amount must fit the track. `workers` are those it is paid for."""
    to = player(draft.state, seat).popularity + amount
    draft.add(ev.PopularityChanged(seat, amount, rule, to=to, workers=workers))


def change_coins(draft: Draft, seat: str, amount: int, rule: str = "PLAYER") -> None:
    """Change a player's coins."""
    draft.add(ev.CoinsChanged(seat, amount, rule, to=player(draft.state, seat).coins + amount))


def change_resources(
    draft: Draft,
    place: ResourcePlace,
    resource: Resource,
    amount: int,
    *,
    rule: str = "PLAYER",
    seat: str | None = None,
) -> None:
    """Add resource tokens to a place, or remove them."""
    total = draft.state.resources.get(place, {}).get(resource, 0) + amount
    draft.add(ev.ResourcesChanged(place, resource, amount, rule, seat, there=total))
