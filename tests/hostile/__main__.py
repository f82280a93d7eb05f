"""The campaign for the long run: every attack again and again, each time with other seeds.

`python -m tests.hostile` ends at the first that gets through, or when a further round would take longer than
it may.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time

MOST_SECONDS = 20 * 60
CAMPAIGN = (
    *("tests/hostile", "tests/faults", "tests/api/test_hostile.py", "tests/api/test_forged_logs.py"),
    *("tests/api/test_damage.py", "tests/api/test_race.py", "tests/api/test_bounds.py"),
    *("tests/api/test_revoking.py", "tests/api/test_tokens.py", "tests/api/test_undo_policy.py"),
    *("tests/store/test_rights.py", "tests/webhooks"),
)


def main() -> int:
    """Attack; how it ended, as an exit status."""
    began = before = time.monotonic()
    number, longest = 0, 0.0
    while time.monotonic() - began + longest < MOST_SECONDS:
        number += 1
        command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal"]
        seed = f"--hypothesis-seed={number}"
        ended = subprocess.run(  # noqa: S603 - our own tests
            [*command, seed, *CAMPAIGN], env={**os.environ, "ATTACK": str(number)}, check=False
        )
        took, before = time.monotonic() - before, time.monotonic()
        longest = max(longest, took)
        print(f"Round {number}: {took:.0f} s, {'got through' if ended.returncode else 'held'}.", flush=True)  # noqa: T201 - this is a command line
        if ended.returncode:
            return 1
    return 0


sys.exit(main())
