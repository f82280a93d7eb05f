"""The report: a line a measurement, with its yardstick, their ratio, and the ratio of the last release."""

from __future__ import annotations

import sys
from collections.abc import Mapping

from tests.benchmarks.figure import Figure


class Table:
    """Prints each row as soon as it is known, and remembers it."""

    def __init__(self, title: str, kept: Mapping[str, Figure]) -> None:
        self.figures: list[Figure] = []
        self.missed: list[str] = []
        self._kept = kept
        self._say(f"\n{title}")
        self._say(f"  {'':<44}{'ours':>10} {'yardstick':>12}   ratio   kept")

    def row(
        self,
        what: str,
        ours: float,
        yardstick: float,
        unit: str,
        beside: str,
        *,
        most: float | None = None,
    ) -> None:
        """A measurement beside its yardstick; `most` is the largest allowed ratio of ours to theirs."""
        figure = Figure(what, ours, yardstick, unit, beside)
        kept = self._kept.get(what)
        before = f"{kept.ratio:5.2f}" if kept else "    -"
        self._say(
            f"  {what:<44}{ours:>10.3f} {yardstick:>12.3f}   {figure.ratio:5.2f}  {before}  {unit}, beside"
            f" {beside}{'' if most is None else f', at most {most:g}'}"
        )
        if most is not None and figure.ratio > most:
            self.missed.append(f"{what}: {figure.ratio:.2f} of {beside}, at most {most:g}")
        self.figures.append(figure)

    def note(self, text: str) -> None:
        """A figure without a yardstick."""
        self._say(f"  {text}")

    def worse(self) -> list[str]:
        """What has fallen behind the last release, a line each."""
        return [
            f"{each.what}: {each.ratio:.2f} of {each.beside}, {kept.ratio:.2f} in the last release"
            for each in self.figures
            if (kept := self._kept.get(each.what)) and each.has_fallen_behind(kept)
        ]

    def _say(self, text: str) -> None:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()
