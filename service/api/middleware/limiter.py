"""How often somebody may call: counted for each client address, and for each API key that comes from it."""

from __future__ import annotations

from math import ceil
from time import monotonic

from msgspec import Struct

from domain.core.rejected import Rejected
from service.api.middleware.authority import comes_with_key
from service.api.middleware.network import network_of
from service.api.middleware.windows import Windows
from service.api.request import Request
from service.api.responses import Headers
from service.auth.known import KnownKeys
from service.refusals.requests import RateLimited

SECONDS = {"second": 1, "minute": 60, "hour": 3_600, "day": 86_400}


class Limit(Struct, frozen=True):
    """So many calls in a window of so many seconds, under a name."""

    name: str
    amount: int
    seconds: int

    @property
    def policy(self) -> str:
        """The limit as the `RateLimit-Policy` header has it."""
        return f'"{self.name}";q={self.amount};w={self.seconds}'


class Count(Struct, frozen=True):
    """A call that was counted: the headers that tell so, and the refusal if it was one too many."""

    headers: Headers
    refusal: Rejected | None


class Limiter:
    """Counts in windows. `calls` limits all calls, `makes` also those that make something.

    Both are like `600/minute`; an empty one limits nothing.
    """

    def __init__(self, calls: str, makes: str, keys: KnownKeys, windows: Windows | None = None) -> None:
        self._calls = _limits(calls=calls)
        self._makes = _limits(calls=calls, makes=makes)
        self._keys = keys
        self._windows = windows or Windows()

    def limits(self, *, makes: bool) -> bool:
        """Whether there is anything to count."""
        return bool(self._makes if makes else self._calls)

    async def count(self, request: Request, *, makes: bool) -> Count:
        """Count a call, also one that is refused."""
        chosen = self._makes if makes else self._calls
        return self._counted(chosen, await self._caller(request, chosen))

    def count_stray(self, client: str | None) -> Count:
        """Count a request that is none of the calls, for the address that it comes from."""
        return self._counted(self._calls, f"address {network_of(client)}")

    def _counted(self, chosen: tuple[Limit, ...], who: str) -> Count:
        states: list[str] = []
        exceeded: list[tuple[str, int]] = []
        for limit in chosen:
            window = self._windows.count(_key(limit, who), limit.seconds)
            seconds = max(1, ceil(window.end - monotonic()))
            states.append(f'"{limit.name}";r={max(0, limit.amount - window.count)};t={seconds}')
            if window.count > limit.amount:
                exceeded.append((limit.name, seconds))
        headers = [
            (b"ratelimit-policy", ", ".join(limit.policy for limit in chosen).encode()),
            (b"ratelimit", ", ".join(states).encode()),
        ]
        if not exceeded:
            return Count(headers, None)
        wait = max(seconds for _, seconds in exceeded)
        refusal = Rejected(RateLimited(limits=tuple(name for name, _ in exceeded), retry_after=wait))
        return Count([*headers, (b"retry-after", b"%d" % wait)], refusal)

    async def _caller(self, request: Request, chosen: tuple[Limit, ...]) -> str:
        """The API key at its address, or else the address: wrong keys count for it, until none is looked up.

        Whoever has the same key elsewhere is another: an invitation is one key for a whole table.
        """
        address = f"address {network_of(request.client)}"
        text = request.bearer()
        if text is None or not comes_with_key(request):
            return address
        if not self._keys.remembers(text) and not self._has_calls_left(address, chosen):
            return address
        key = await self._keys.find(text)
        return address if key is None else f"key {key.id} at {address}"

    def _has_calls_left(self, who: str, chosen: tuple[Limit, ...]) -> bool:
        windows = ((limit, self._windows.open(_key(limit, who))) for limit in chosen)
        return all(window is None or window.count < limit.amount for limit, window in windows)


def _limits(**named: str) -> tuple[Limit, ...]:
    parts = ((name, *text.split("/")) for name, text in named.items() if text)
    return tuple(Limit(name, int(amount), SECONDS[unit]) for name, amount, unit in parts)


def _key(limit: Limit, who: str) -> str:
    return f"{limit.name} {limit.seconds} {who}"
