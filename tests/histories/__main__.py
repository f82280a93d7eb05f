"""Check one history: `python -m tests.histories [seed] [fault]`, as `make histories SEED=…` does."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory

from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.migrator import migrate
from tests.folders import make_enterable
from tests.histories.history import faults, shortest
from tests.histories.run import Run

SECONDS = 30.0


def main(seed: str = "", fault: str = "") -> int:
    """Run and check; print the seed, and of a failure the shortest history that shows it."""
    chosen = int(seed) if seed else SystemRandom().randrange(10**6)
    with TemporaryDirectory() as name, run_embedded_postgres(make_enterable(Path(name))) as url:
        migrate(url)
        run = Run(url, Path(name), chosen, fault)
        asyncio.run(run.play(SECONDS))
        finals = run.finals()
    found = faults(run.calls, finals)
    answers = Counter("done" if isinstance(each.answer, int) else str(each.answer) for each in run.calls)
    told = [
        f"seed {chosen}: {len(run.calls)} calls of {len(finals)} games, {len(run.archived)} taken out",
        ", ".join(f"{count} {answer}" for answer, count in answers.most_common()),
    ]
    if found:
        told.append(f"{len(found)} faults, the first of game {found[0].game}: {found[0].reason}")
        told += [f"  {call}" for call in shortest(run.calls, finals, found[0])]
    sys.stdout.write("\n".join([*told, ""]))
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
