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
OPENAPI = ROOT / "service/automa_ledger/api/openapi"
CLIENTS = ROOT / "openapi/clients"

STEPS: tuple[tuple[tuple[str, ...], tuple[Path, ...]], ...] = (
    (("-m", "tests.api.answers_seen"), (OPENAPI / "answers.json",)),
    (("-m", "tests.clients.every_call"), (OPENAPI / "samples.json",)),
    (("-m", "automa_ledger", "openapi"), (ROOT / "openapi/openapi.json",)),
    (
        ("openapi/clients/generate.py",),
        (CLIENTS / "python/automa_client/documents.py", CLIENTS / "typescript/src/schema.ts"),
    ),
    (
        ("openapi/rulings.py",),
        tuple(ROOT / f"docs/rulings{part}.md" for part in ("", ".it", ".ja", ".pl")),
    ),
)
"""What Python runs, and the files that it writes."""


def main() -> None:
    """Take the steps in their order. A step that fails ends it."""
    for command, files in STEPS:
        before = [file.read_bytes() if file.exists() else None for file in files]
        subprocess.run([sys.executable, *command], cwd=ROOT, check=True)  # noqa: S603 - steps of our own
        for file, old in zip(files, before, strict=True):
            said = "unchanged" if file.read_bytes() == old else "written"
            print(f"{said:<10} {file.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
