"""Who a client is: whose calls count together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING
from uuid import UUID

from service.api.ids import uuid_in
from service.api.middleware.network import network_of
from service.auth.known import KnownKeys

if TYPE_CHECKING:
    from service.api.request import Request

MAX_TOKENS = 16_384


class Clients:
    """Tells whose call it is.

    A call with a valid token of its game is the game's, one with an API key is the key's, any other is its
    address's, an IPv6 address by its /64. A token or key is valid once a call with it was let in; until then,
    and when it is wrong, it counts for the address. Nothing is looked up for that.
    """

    def __init__(self, keys: KnownKeys, shared_addresses: str | None = None) -> None:
        self._keys = keys
        self._tokens: OrderedDict[tuple[UUID, bytes], None] = OrderedDict()
        self._shared = tuple(ip_network(each.strip()) for each in (shared_addresses or "").split(",") if each)

    def client_of(self, request: Request) -> str:
        """The client: `game <id>`, `key <id>` or `address <network>`."""
        text = request.bearer()
        if text is not None:
            key = self._keys.remembered(text)
            if key is not None:
                return f"key {key.id}"
            game = uuid_in(request.path("game_id")) if request.has_in_path("game_id") else None
            if game is not None and (game, request.token()) in self._tokens:
                return f"game {game}"
        return address_of(request.client)

    def remember(self, game: UUID, token: bytes) -> None:
        """Note that a token, by its hash, opens a game."""
        self._tokens[game, token] = None
        self._tokens.move_to_end((game, token))
        if len(self._tokens) > MAX_TOKENS:
            self._tokens.popitem(last=False)

    def forget(self, game: UUID, token: bytes) -> None:
        """Note that a token opens a game no more."""
        self._tokens.pop((game, token), None)

    def is_shared(self, address: str | None) -> bool:
        """Whether many people call from an address, which is then not limited as one client."""
        return bool(self._shared) and _is_in(address, self._shared)


def address_of(address: str | None) -> str:
    """The client that an address is, without token or key."""
    return f"address {network_of(address)}"


@lru_cache(maxsize=4_096)
def _is_in(address: str | None, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    try:
        found = ip_address(address or "")
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None) or found
    return any(mapped in network for network in networks)
