"""A measurement beside its yardstick, and the page that keeps those of the last release."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec

PAGE: Final = Path(__file__).parents[2] / "docs/benchmarks.md"
TOLERATED: Final = 1.2  # times
MORE_IS_BETTER: Final = frozenset({"1/s", "of 100"})
COLUMNS: Final = (
    "| what | ours | yardstick | ratio | unit | beside |\n| --- | --- | --- | --- | --- | --- |\n"
)


class Figure(msgspec.Struct, frozen=True):
    """What was measured, its value and its yardstick's in one unit, and the yardstick's name."""

    what: str
    ours: float
    yardstick: float
    unit: str
    beside: str

    @property
    def ratio(self) -> float:
        """Ours to theirs."""
        return self.ours / self.yardstick

    def has_fallen_behind(self, before: Figure) -> bool:
        """Whether its ratio is worse than it was by more than a fifth."""
        if self.unit in MORE_IS_BETTER:
            return self.ratio * TOLERATED < before.ratio
        return self.ratio > before.ratio * TOLERATED


def release_page(machine: str, figures: Iterable[Figure]) -> str:
    """The page of a release."""
    return (
        "# Figures of the last release\n\n"
        "`make bench` compares each figure with its yardstick and with the figure on this page, and\n"
        "ends with status 1 when a ratio is worse by more than a fifth. Times depend on the machine;\n"
        "ratios less, since both sides are measured one after the other. `make bench KEEP=1` writes\n"
        "this page anew.\n\n"
        "Turns a second are of one process without nginx, with the games in memory, on a machine that\n"
        "does nothing else. They are the figures that count for its speed. Those of several processes\n"
        "behind nginx are in [growth](operations/growth.md#beyond-one-machine).\n\n"
        f"{machine}\n\n{COLUMNS}" + "".join(map(_line, figures))
    )


def kept(text: str) -> Mapping[str, Figure]:
    """The figures of a page, by what they measure."""
    lines = text.partition(COLUMNS)[2].splitlines()
    return {figure.what: figure for figure in map(_figure, lines)}


def _line(figure: Figure) -> str:
    ours, yardstick = f"{figure.ours:.3f}", f"{figure.yardstick:.3f}"
    return (
        f"| {figure.what} | {ours} | {yardstick} | {figure.ratio:.2f} | {figure.unit} | {figure.beside} |\n"
    )


def _figure(line: str) -> Figure:
    what, ours, yardstick, _, unit, beside = (cell.strip() for cell in line.strip("|").split("|"))
    return Figure(what, float(ours), float(yardstick), unit, beside)
