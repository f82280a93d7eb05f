"""The report: a line a measurement, with its yardstick and their ratio."""

from __future__ import annotations

import sys


class Table:
    """Prints each row as soon as it is known."""

    def __init__(self, title: str) -> None:
        self._say(f"\n{title}")
        self._say(f"  {'':<44}{'ours':>10} {'yardstick':>12}   ratio")

    def row(self, what: str, ours: float, yardstick: float, unit: str, beside: str) -> None:
        """A measurement beside its yardstick; the ratio is ours to theirs."""
        self._say(
            f"  {what:<44}{ours:>10.3f} {yardstick:>12.3f}   {ours / yardstick:5.2f}  {unit}, beside {beside}"
        )

    def note(self, text: str) -> None:
        """A figure without a yardstick."""
        self._say(f"  {text}")

    def _say(self, text: str) -> None:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
