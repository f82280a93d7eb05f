"""`make attack`: a fixed list of attacks, by one hostile address while somebody plays from another.

First on the service alone, then on the service behind Debian's nginx with the page of deploy/nginx. An
attack is held off when no request of the player fails, their 99th percentile is at most 250 ms, and the
service takes at most 300 MB more memory. All is on loopback.

`python -m tests.attack flood …` tries those that are named.
"""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from collections import Counter
from typing import NamedTuple

from tests.attack.games import Game, begin, begin_automa_turn, begin_long_game, export_log, import_log
from tests.attack.honest import Honest
from tests.attack.hostile import Order
from tests.attack.service import Running, running
from tests.attack.wire import Site

MAX_P99_MS = 250.0
MAX_GROWTH_BYTES = 300 * 2**20
ATTACK_SECONDS = 6.0
QUIET_SECONDS = 1.0  # after an attack, and before the next one
START_SECONDS = 1.0  # of the process that attacks
SAMPLE_SECONDS = 0.1
HONEST, HOSTILE = "127.0.0.2", "127.0.0.3"
LONG_GAMES = SHORT_GAMES = 4

# Each with the answers of which one at least must have come, or the attack has missed.
COMMON = {
    "send_heads_without_end": {"431", "400", "ended"},
    "send_tiny_chunks": {"413", "400", "408", "503", "429", "ended"},
    "flood": {"200"},
    "take_large_turns": {"200", "413"},
    "audit_longest_logs": {"200"},
    "import_longest_logs": {"201", "429"},  # one may take longer than the attack
    "fork_longest_logs": {"201", "429"},
    "paint_pictures": {"200"},
}
ALONE: dict[str, set[str]] = COMMON | {
    "keep_silent": set(),
    "send_heads_slowly": set(),
    "send_bodies_slowly": set(),
    "send_large_bodies": {"413", "ended"},
    "guess_tokens": {"404"},
    "name_other_hosts": {"421"},
    "open_many_streams": {"200"},
}
PROXIED: dict[str, set[str]] = COMMON | {
    "keep_silent": set(),
    "send_heads_slowly": set(),
    "send_bodies_slowly": set(),
    "pipeline_without_reading": set(),
    "leave_answers_unread": set(),
    "open_many_streams": {"200"},
    "export_longest_logs": {"200"},
}


class Row(NamedTuple):
    """How an attack went."""

    attack: str
    honest: Honest
    growth: int
    seen: Counter[str]
    hit: bool

    @property
    def held(self) -> bool:
        """Whether the attack hit, and nobody else noticed much of it."""
        quick = self.honest.quantile(0.99) <= MAX_P99_MS
        return self.hit and quick and not self.honest.failures and self.growth <= MAX_GROWTH_BYTES

    def __str__(self) -> str:
        """As a row of the table."""
        times = "/".join(f"{self.honest.quantile(share):.0f}" for share in (0.5, 0.99, 1.0))
        verdict = "yes" if self.held else "NO"
        answers = " ".join(f"{status}x{count}" for status, count in self.seen.most_common(4)) or "-"
        failures = (
            f", {len(self.honest.failures)} failed: {self.honest.failures[0]}" if self.honest.failures else ""
        )
        missed = "" if self.hit else ", the attack missed"
        return (
            f"| {self.attack:<26} | {times:>14} | {self.growth / 2**20:>5.0f} | {verdict:<4} | "
            f"{answers}{missed}{failures} |"
        )


async def prepare(port: int) -> list[Game]:
    """The hostile client's games: four that are as long as can be, and four short ones."""
    site = Site(port, HOSTILE)
    longest = await begin_long_game(site)
    log = await export_log(site, longest)
    copies = [await import_log(site, log, longest.version) for _ in range(LONG_GAMES - 1)]
    return [longest, *copies, *[await begin(site) for _ in range(SHORT_GAMES)]]


async def attacked(target: Running, attack: str, expected: set[str], games: list[Game]) -> Row:
    """Attack while somebody plays."""
    site = Site(target.port, HONEST)
    game = await begin_automa_turn(site)
    before = target.memory_bytes()
    order = Order(attack, Site(target.port, HOSTILE), games, ATTACK_SECONDS)
    honest, seconds = Honest(), START_SECONDS + ATTACK_SECONDS
    playing = asyncio.create_task(honest.play(site, game, seconds))
    highest = asyncio.create_task(_highest(target, seconds))
    seen = await _send_out(order) if attack else Counter[str]()
    await playing
    return Row(
        attack or "(none)", honest, await highest - before, seen, not expected or bool(expected & seen.keys())
    )


async def _highest(target: Running, seconds: float) -> int:
    highest = 0
    for _ in range(round(seconds / SAMPLE_SECONDS)):
        highest = max(highest, target.memory_bytes())
        await asyncio.sleep(SAMPLE_SECONDS)
    return highest


async def _send_out(order: Order) -> Counter[str]:
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "tests.attack.hostile")
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(4 * ATTACK_SECONDS):
            told, _ = await process.communicate(json.dumps(_plain(order)).encode())
    except TimeoutError:
        process.kill()
        await process.wait()
        raise
    return Counter(json.loads(told))


def _plain(order: Order) -> dict[str, object]:
    return {"attack": order.attack, "site": order.site, "games": order.games, "seconds": order.seconds}


async def campaign(attacks: dict[str, set[str]], *, proxied: bool) -> bool:
    """Try a list of attacks on a service; whether each was held off."""
    print("\n" + ("behind nginx" if proxied else "automa serve alone"))  # noqa: T201 - a command line
    print(f"| {'attack':<26} | p50/p99/max ms |   MiB | held | answers to the attack |")  # noqa: T201
    held = True
    with running(proxied=proxied) as target:
        games = await prepare(target.service_port)
        for attack, expected in {"": set[str](), **attacks}.items():
            row = await attacked(target, attack, expected, games)
            print(row, flush=True)  # noqa: T201
            held = held and row.held
            await asyncio.sleep(QUIET_SECONDS)
    return held


async def main(names: list[str]) -> int:
    """Try all attacks, or those that are named; how it ended, as an exit status."""
    held = True
    for listed, proxied in ((ALONE, False), (PROXIED, True)):
        chosen = {name: answers for name, answers in listed.items() if not names or name in names}
        held = await campaign(chosen, proxied=proxied) and held
    return 0 if held else 1


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # and what was started is ended
    sys.exit(asyncio.run(main(sys.argv[1:])))
