"""Take the pictures of all games in all themes: `make pictures`, or `python -m tests.pictures FOLDER`.

Each game stands at a position and has just seen a turn of the Automa; with the same dice every time, so that
a picture changes only when its drawing does. `--png` adds what a desktop and a phone show.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from automa_ledger.boards.boards import DRAWINGS, BoardStyle, draw_board, find_turn_moves
from automa_ledger.boards.rasterizer import rasterize
from automa_ledger.boards.theme import THEME_NAMES
from automa_ledger.games.codec import Codec
from automa_ledger.games.rulesets import RULESETS
from automa_rules.core.command import Command
from automa_rules.core.ruleset import Ruleset

HERE = Path(__file__).parent
FOLDER = HERE.parents[1] / "docs" / "pictures"
WIDTHS = {"desktop": 1200, "phone": 390}
ENTROPY = bytes(range(256)) * 4


def main() -> None:
    """Write the pictures of all rulesets that are drawn."""
    folder = Path(next((each for each in sys.argv[1:] if not each.startswith("--")), FOLDER))
    folder.mkdir(parents=True, exist_ok=True)
    for name in DRAWINGS:
        for theme in THEME_NAMES:
            svg = picture(RULESETS[name], BoardStyle(theme))
            (folder / f"{name}-{theme}.svg").write_text(svg + "\n")
            if "--png" in sys.argv:
                for device, width in WIDTHS.items():
                    shown = picture(RULESETS[name], BoardStyle(theme, width=width))
                    (folder / f"{name}-{theme}-{device}.png").write_bytes(rasterize(shown))


def picture(ruleset: Ruleset[Any], look: BoardStyle) -> str:
    """A game after a turn of its Automa."""
    codec = Codec(ruleset)
    before = _begun(codec)
    states = [before]
    turn = codec.automa_turn.decode(msgspec.json.encode(ruleset.examples.get("automa_turn", {})))
    for event in ruleset.decide(before, Command(turn, None, ENTROPY)).events:
        states.append(ruleset.evolve(states[-1], event))
    views = [ruleset.view(state, None) for state in states]
    moves = find_turn_moves(ruleset.name, views)
    return draw_board(ruleset.name, views[-1], look, turn=ruleset.turn(states[-1]), moves=moves)


def _begun(codec: Codec) -> Any:  # noqa: ANN401 - each ruleset has its own state
    """The game at the position of its file, or at the ruleset's own example."""
    file = HERE / f"{codec.ruleset.name}.json"
    examples = msgspec.json.decode(file.read_bytes()) if file.exists() else codec.ruleset.examples
    form = "position" if "position" in examples else "setup"
    decoder = codec.position if form == "position" else codec.setup
    start = decoder.decode(msgspec.json.encode(examples[form]))
    return codec.ruleset.decide(None, Command(start, None, ENTROPY)).state


if __name__ == "__main__":
    main()
