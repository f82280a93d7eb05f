"""The process that attacks: `python -m tests.attack.hostile`, told what to do on its standard input."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
from collections import Counter

import msgspec
import uvloop

import tests.attack.connections
import tests.attack.requests  # noqa: F401 - both fill the list of attacks
from tests.attack.games import Game
from tests.attack.promises import ATTACKS
from tests.attack.wire import Site

# On a machine of two cores the attack itself, which would come from elsewhere, leaves the service its time.
NICENESS = 5


class Order(msgspec.Struct, frozen=True):
    """What to do: the name of an attack, from which site, on which games, and for how long."""

    attack: str
    site: Site
    games: list[Game]
    seconds: float


async def carry_out(order: Order) -> Counter[str]:
    """Attack for so long; how often each status was answered."""
    seen: Counter[str] = Counter()
    try:
        async with asyncio.timeout(order.seconds):
            await ATTACKS[order.attack](order.site, order.games, seen)
    except TimeoutError:
        pass
    return seen


def main() -> None:
    """Read the order, carry it out, and tell what was answered."""
    os.nice(NICENESS)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    sys.stdout.write(json.dumps(uvloop.run(carry_out(order))))


if __name__ == "__main__":
    main()
