"""What msgspec learns of a type at its first use is learnt before there are threads."""

from __future__ import annotations

import os
import subprocess
import sys
from threading import Barrier, Thread
from typing import Any

import msgspec

from automa_rules.core.command import Command
from automa_rules.core.event import Corrected
from automa_rules.core.ruleset import Ruleset
from automa_rules.expeditions import RULESET as EXPEDITIONS
from automa_rules.scythe import RULESET as SCYTHE
from automa_rules.trismegistus import RULESET as TRISMEGISTUS

PROCESSES = 20
THREADS = 8
CHANGED: tuple[tuple[Ruleset[Any], Corrected], ...] = (
    (SCYTHE, Corrected("/players/0/coins", 7, "counted again")),
    (EXPEDITIONS, Corrected("/turn", "human", "counted again")),
    (TRISMEGISTUS, Corrected("/deck/mode", "physical", "counted again")),
)


def test_threads_that_are_the_first_to_correct_a_game_do_not_end_the_process() -> None:
    """Of processes in which msgspec met the state's type so, one in seven ended with a fault of memory."""
    told = subprocess.run(
        [sys.executable, "-m", "tests.domain.core.test_first_use"],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    assert told.stdout.split() == ["0", "0", "0"], told.stderr


def ended_early(ruleset: Ruleset[Any], state: object, event: Corrected) -> bool:
    """Whether a new process ends in which some threads correct the state, all at once."""
    child = os.fork()
    if child != 0:
        return os.waitpid(child, 0)[1] != 0
    together, done = Barrier(THREADS), list[object]()

    def work() -> None:
        together.wait()
        done.append(ruleset.evolve(state, event))

    threads = [Thread(target=work) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    os._exit(THREADS - len(done))


if __name__ == "__main__":
    sys.setswitchinterval(1e-6)
    for ruleset, event in CHANGED:
        setup = msgspec.convert(ruleset.examples["setup"], ruleset.setup)
        state = ruleset.begin(Command(setup, entropy=bytes(65_536))).state
        lost = sum(ended_early(ruleset, state, event) for _ in range(PROCESSES))
        sys.stdout.write(f"{lost}\n")
