"""Power, popularity, coins and resources that come and go, each told with what there is afterwards."""

from __future__ import annotations

from automa_rules.scythe import events as ev
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.state import player
from automa_rules.scythe.terms import HexId, Resource


def change_power(draft: Draft, seat: str, amount: int, rule: str = "PLAYER") -> None:
    """Change a player's power; the track has room for it."""
    draft.add(ev.PowerChanged(seat, amount, rule, to=player(draft.state, seat).power + amount))


def change_popularity(
    draft: Draft, seat: str, amount: int, rule: str = "PLAYER", *, workers: int = 0
) -> None:
    """Change a player's popularity; the track has room for it. `workers` are those it is paid for."""
    to = player(draft.state, seat).popularity + amount
    draft.add(ev.PopularityChanged(seat, amount, rule, to=to, workers=workers))


def change_coins(draft: Draft, seat: str, amount: int, rule: str = "PLAYER") -> None:
    """Change a player's coins."""
    draft.add(ev.CoinsChanged(seat, amount, rule, to=player(draft.state, seat).coins + amount))


def change_resources(
    draft: Draft,
    hex_: HexId,
    resource: Resource,
    amount: int,
    *,
    rule: str = "PLAYER",
    seat: str | None = None,
) -> None:
    """Put resource tokens on a territory or take them away."""
    there = draft.state.resources.get(hex_, {}).get(resource, 0) + amount
    draft.add(ev.ResourcesChanged(hex_, resource, amount, rule, seat, there=there))
