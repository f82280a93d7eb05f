"""`automa serve`, which writes what ran between SIGUSR1 and SIGUSR2: file, line and function, a line each."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from types import CodeType, FrameType

import automa_ledger
from automa_ledger.cli import main

FOLDER = f"{Path(automa_ledger.__file__).parent}/"


def record(report: Path) -> None:
    """Begin at each SIGUSR1, and write the report at each SIGUSR2."""
    ran: set[CodeType] = set()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            ran.add(frame.f_code)

    def begin(*_: object) -> None:
        ran.clear()
        sys.setprofile(note)

    def end(*_: object) -> None:
        sys.setprofile(None)
        told = {f"{each.co_filename} {each.co_firstlineno} {each.co_qualname}\n" for each in ran}
        own = sorted(line.removeprefix(FOLDER) for line in told if line.startswith(FOLDER))
        report.with_suffix(".part").write_text("".join(own))
        report.with_suffix(".part").rename(report)

    signal.signal(signal.SIGUSR1, begin)
    signal.signal(signal.SIGUSR2, end)


if __name__ == "__main__":
    record(Path(sys.argv[1]))
    sys.exit(main(["serve"]))
