"""Make `domain/automa_rules/scythe/data/strengths.json` anew, by `make strengths`, in some ten minutes.

The tiles of Expeditions and the cards of Trismegistus are not public, so their Automas cannot be played here.
"""

from __future__ import annotations

import itertools
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from typing import get_args

import msgspec

from automa_rules.scythe import RULESET
from automa_rules.scythe.catalogue import Strengths
from automa_rules.scythe.terms import Faction, Level
from tests.strengths.simulation import strength

FILE = Path(__file__).parents[2] / "domain/automa_rules/scythe/data/strengths.json"
GAMES = 2000
SEED = 2026


def main() -> None:
    """Play the games of each level and faction, and write their quartiles."""
    pairs = [*itertools.product(get_args(Level), get_args(Faction))]
    with Pool() as pool:
        each = pool.starmap(partial(strength, games=GAMES, seed=SEED), pairs, chunksize=1)
    found = Strengths(games=GAMES, seed=SEED, rules_version=RULESET.version, each=tuple(each))
    lines = [msgspec.json.encode(one).decode() for one in found.each]
    head = f'{{"games": {GAMES}, "seed": {SEED}, "rules_version": {RULESET.version}, "each": [\n'
    FILE.write_text(head + ",\n".join(lines) + "\n]}\n")


if __name__ == "__main__":
    main()
