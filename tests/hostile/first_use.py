"""A program: in a process of its own each time, eight threads are the first to correct a game, all at once.

Writes how many of the processes did not live to their end, for each ruleset.
"""

from __future__ import annotations

import os
import sys
from threading import Barrier, Thread
from typing import Any

import msgspec

from domain.core.command import Command
from domain.core.event import Corrected
from domain.core.pack import read_pack
from domain.core.ruleset import Ruleset
from service.games.rulesets import RULESETS

PROCESSES = 60
THREADS = 8
CHANGED = {
    "scythe": Corrected("/players/0/coins", "7", "counted again"),
    "expeditions": Corrected("/turn", '"human"', "counted again"),
    "trismegistus": Corrected("/deck/mode", '"physical"', "counted again"),
}
ENTROPY = b"\0" * 65_536


def main() -> None:
    """Tell it of each ruleset."""
    sys.setswitchinterval(1e-6)
    for name, ruleset in RULESETS.items():
        state = begun(ruleset)
        lost = sum(ended_early(ruleset, state, CHANGED[name]) for _ in range(PROCESSES))
        sys.stdout.write(f"{name} {lost}\n")


def begun(ruleset: Ruleset[Any]) -> object:
    """The state of a game that begins from the ruleset's example."""
    setup = msgspec.convert(ruleset.examples["setup"], ruleset.setup)
    return ruleset.begin(Command(setup, entropy=ENTROPY)).state


def ended_early(ruleset: Ruleset[Any], state: object, event: Corrected) -> bool:
    """Whether a process ends in which the threads are the first."""
    child = os.fork()
    if child == 0:
        os._exit(THREADS - at_once(ruleset, state, event))
    return os.waitpid(child, 0)[1] != 0


def at_once(ruleset: Ruleset[Any], state: object, event: Corrected) -> int:
    """Correct the state, and read a pack, in each of the threads; how many of them did."""
    together = Barrier(THREADS)
    done = []

    def work() -> None:
        together.wait()
        ruleset.evolve(state, event)
        if "pack" in ruleset.examples:
            read_pack(ruleset.examples["pack"], {ruleset.name: ruleset.packs})
        done.append(True)

    threads = [Thread(target=work) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return len(done)


if __name__ == "__main__":
    main()
