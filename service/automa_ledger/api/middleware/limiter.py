"""Rate limits for each client. Each process counts for itself."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from math import ceil
from time import monotonic
from typing import TYPE_CHECKING
from uuid import UUID

from msgspec import Struct

from automa_ledger.api.middleware.network import network_of
from automa_ledger.api.parameters import parse_uuid
from automa_ledger.api.responses import Headers
from automa_ledger.auth.key_cache import KeyCache
from automa_ledger.refusals.requests import RateLimited
from automa_ledger.store.api_key import KEY_PREFIX
from automa_rules.core.rejection import Rejected

if TYPE_CHECKING:
    from automa_ledger.api.request import Request

SECONDS_PER_UNIT = {"second": 1, "minute": 60, "hour": 3_600, "day": 86_400}
MAX_CLIENTS = 65_536

MAX_REMEMBERED_TOKENS = 16_384


class Clients:
    """Identifies the client of a request.

    A request with a valid token counts for its game, one with an API key for the key, any other for its
    address, or for the /64 of an IPv6 address. So does one with a key that may only create games: many people
    share it. A token or key is valid once a request with it was authorized;
    until then, or if it is wrong, the request counts for the address. Nothing is looked up for that.
    """

    def __init__(self, keys: KeyCache, shared_addresses: str | None = None) -> None:
        self._keys = keys
        self._tokens: OrderedDict[tuple[UUID, bytes], None] = OrderedDict()
        self._shared = tuple(ip_network(each.strip()) for each in (shared_addresses or "").split(",") if each)

    def client_of(self, request: Request) -> str:
        """Return the client: `game <id>`, `key <id>` or `address <network>`."""
        text = request.bearer_token()
        if text is not None and text.startswith(KEY_PREFIX):
            key = self._keys.get_cached(text)
            if key is not None and not key.is_public:
                return f"key {key.id}"
        elif text is not None:
            game = parse_uuid(request.path("game_id"))
            if game is not None and (game, request.require_token_hash()) in self._tokens:
                return f"game {game}"
        return client_of_address(request.client)

    def remember(self, game: UUID, token: bytes) -> None:
        """Record that a token, by its hash, is valid for a game."""
        self._tokens[game, token] = None
        self._tokens.move_to_end((game, token))
        if len(self._tokens) > MAX_REMEMBERED_TOKENS:
            self._tokens.popitem(last=False)

    def forget(self, game: UUID, token: bytes) -> None:
        """Record that a token is not valid for a game."""
        self._tokens.pop((game, token), None)

    def is_shared(self, address: str | None) -> bool:
        """Whether many people share an address, which is then not limited as one client."""
        return bool(self._shared) and _is_in(address, self._shared)


def client_of_address(address: str | None) -> str:
    """Return the client for an address, without token or key."""
    return f"address {network_of(address)}"


@lru_cache(maxsize=4_096)
def _is_in(address: str | None, networks: Sequence[IPv4Network | IPv6Network]) -> bool:
    try:
        found = ip_address(address or "")
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None) or found
    return any(mapped in network for network in networks)


class Window(Struct):
    """The number of a client's requests in a window, and when the window ends."""

    count: int
    end: float


class FixedWindowLimiter:
    """Allows a client `amount` requests in `seconds` from its first one; then a new window starts.

    With more than `max_clients` the oldest window is dropped. `clock` returns the time in seconds.
    """

    def __init__(
        self,
        name: str,
        amount: int,
        seconds: int,
        clock: Callable[[], float] = monotonic,
        max_clients: int = MAX_CLIENTS,
    ) -> None:
        self.name = name
        self.amount = amount
        self.seconds = seconds
        self.policy = f'"{name}";q={amount};w={seconds}'
        self._clock = clock
        self._max_clients = max_clients
        self._windows: dict[str, Window] = {}  # ordered by end

    def count(self, client: str) -> Window:
        """Count a request, also one over the limit."""
        now = self._clock()
        window = self._windows.get(client)
        if window is None or window.end <= now:
            self._windows.pop(client, None)
            self._evict_windows(now)
            window = self._windows[client] = Window(0, now + self.seconds)
        window.count += 1
        return window

    def _evict_windows(self, now: float) -> None:
        while self._windows:
            oldest = next(iter(self._windows))
            if self._windows[oldest].end > now and len(self._windows) < self._max_clients:
                return
            del self._windows[oldest]


class RateLimitResult(Struct, frozen=True):
    """A counted request: its headers, and why it is rejected if it is over the limit."""

    headers: Headers
    rejected: Rejected | None


UNLIMITED = RateLimitResult([], None)


class Limiter:
    """The rate limits of the service: `calls` for all requests, `creations` for creating games and packs.

    Both are like `600/minute`; an empty one sets no limit.
    """

    def __init__(self, calls: str, creations: str, clients: Clients) -> None:
        self._call_limits = [_parse_limit("calls", calls)] if calls else []
        self._creation_limits = self._call_limits + ([_parse_limit("makes", creations)] if creations else [])
        self._clients = clients

    def limits(self, *, is_creation: bool) -> bool:
        """Whether these requests are limited."""
        return bool(self._creation_limits if is_creation else self._call_limits)

    def count(self, request: Request, *, is_creation: bool) -> RateLimitResult:
        """Count a request, also one that is refused."""
        client = self._clients.client_of(request)
        return self._count(
            self._creation_limits if is_creation else self._call_limits, client, request.client
        )

    def count_unrouted(self, address: str | None) -> RateLimitResult:
        """Count a request that matches no operation, for its address."""
        return self._count(self._call_limits, client_of_address(address), address)

    def _count(self, limits: list[FixedWindowLimiter], client: str, address: str | None) -> RateLimitResult:
        if client.startswith("address ") and self._clients.is_shared(address):
            return UNLIMITED
        states: list[str] = []
        policies: list[str] = []
        exceeded: dict[str, int] = {}
        for limit in limits:
            window = limit.count(client)
            policies.append(limit.policy)
            seconds = max(1, ceil(window.end - monotonic()))
            states.append(f'"{limit.name}";r={max(0, limit.amount - window.count)};t={seconds}')
            if window.count > limit.amount:
                exceeded[limit.name] = seconds
        headers = [
            (b"ratelimit-policy", ", ".join(policies).encode()),
            (b"ratelimit", ", ".join(states).encode()),
        ]
        if not exceeded:
            return RateLimitResult(headers, None)
        wait = max(exceeded.values())
        rejected = Rejected(RateLimited(limits=tuple(exceeded), retry_after=wait))
        return RateLimitResult([*headers, (b"retry-after", b"%d" % wait)], rejected)


def _parse_limit(name: str, text: str) -> FixedWindowLimiter:
    amount, _, unit = text.partition("/")
    return FixedWindowLimiter(name, int(amount), SECONDS_PER_UNIT[unit])
