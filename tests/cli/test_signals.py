"""A program that is asked to stop."""

from __future__ import annotations

import signal
import subprocess
import sys

TWICE = """
import os, signal
from automa_ledger.cli.signals import STOP_SIGNALS, exit_on_signals

exit_on_signals(is_server=True)
signal.pthread_sigmask(signal.SIG_BLOCK, STOP_SIGNALS)
for number in STOP_SIGNALS:
    os.kill(os.getpid(), number)
try:
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOP_SIGNALS)
finally:
    print("unwound", *range(3))
"""


def test_who_is_asked_in_several_ways_at_once_stops_without_a_word() -> None:
    """A terminal that is closed asks a process, and so does whoever began it."""
    stopped = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", TWICE], check=False, capture_output=True, text=True, timeout=30
    )

    assert (stopped.returncode, stopped.stdout, stopped.stderr) == (0, "unwound 0 1 2\n", "")


BROKEN_OFF = """
import os, signal
from automa_ledger.cli.signals import exit_on_signals

exit_on_signals()
os.kill(os.getpid(), signal.SIGTERM)
print("done")
"""


def test_who_has_not_done_what_it_was_asked_to_does_not_say_so() -> None:
    """An audit that is stopped has found nothing to be sound: scripts ask for its status."""
    stopped = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", BROKEN_OFF], check=False, capture_output=True, text=True, timeout=30
    )

    assert (stopped.returncode, stopped.stdout, stopped.stderr) == (128 + signal.SIGTERM, "", "")
