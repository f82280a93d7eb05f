"""Write everything that is generated from the code, each after what it is made from, and say what changed.

`make generate`. Ids, hashes and times in the examples are stand-ins, so nothing changes without a reason:

1. the answers that the document shows as examples, as a service gives them in a short game;
2. the samples of each call, cut out of the clients' programs `every_call`;
3. the document, with both of them in it;
4. both clients, from the document;
5. the pages of rulings in docs/, a page for each language, from the rules of all games.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]

STEPS: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...] = (
    (("-m", "tests.api.answers_seen"), ("service/automa_ledger/api/openapi/answers.json",)),
    (("-m", "tests.clients.every_call"), ("service/automa_ledger/api/openapi/samples.json",)),
    (("-m", "automa_ledger", "openapi"), ("openapi/openapi.json",)),
    (
        ("openapi/clients/generate.py",),
        ("openapi/clients/typescript/src/schema.ts", "openapi/clients/python/automa_client/*.py"),
    ),
    (("openapi/rulings.py",), ("docs/rulings*.md",)),
)
"""What Python runs, and where the files are that it writes."""


def main() -> None:
    """Take the steps in their order. A step that fails ends it."""
    for command, patterns in STEPS:
        before = _contents(patterns)
        subprocess.run([sys.executable, *command], cwd=ROOT, check=True)  # noqa: S603 - steps of our own
        written = [file for file, text in _contents(patterns).items() if before.get(file) != text]
        for file in written:
            print(f"written   {file.relative_to(ROOT)}")
        if not written:
            print(f"unchanged {', '.join(patterns)}")


def _contents(patterns: tuple[str, ...]) -> dict[Path, bytes]:
    return {file: file.read_bytes() for pattern in patterns for file in sorted(ROOT.glob(pattern))}


if __name__ == "__main__":
    main()
