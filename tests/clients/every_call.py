"""The samples that the document shows of each call: the functions of the clients' programs `every_call`.

`python -m tests.clients.every_call` writes them anew.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent
from typing import TypeAlias

import msgspec

from automa_ledger.api.openapi.examples import SAMPLES_FILE
from automa_ledger.api.routes import OPERATIONS
from tests.clients.programs import PYTHON, TYPESCRIPT

FILE = Path(str(SAMPLES_FILE))
PROGRAM = PYTHON / "examples" / "every_call.py"
SCRIPT = TYPESCRIPT / "examples" / "every-call.ts"
NEED_KEY = frozenset(each.id for each in OPERATIONS if each.needs_key)
ADDRESS = "http://127.0.0.1:8000"
GAME = "the game's id"
TOKEN = "the game's token"
KEY = "automa_…"

Samples: TypeAlias = dict[str, dict[str, str]]
"""By call and language."""


def samples() -> Samples:
    """The samples as they should be."""
    python, typescript = dict(in_python()), dict(in_typescript())
    return {each.id: {"Python": python[each.id], "TypeScript": typescript[each.id]} for each in OPERATIONS}


def in_python() -> Iterator[tuple[str, str]]:
    """Each function as a program of its own, by the name of its call."""
    text = PROGRAM.read_text()
    for function in ast.parse(text).body:
        if isinstance(function, ast.FunctionDef):
            first, *more = function.name.split("_")
            name = first + "".join(map(str.capitalize, more))
            lines = text.splitlines()[function.body[0].lineno - 1 : function.end_lineno]
            body = without_return(dedent("\n".join(lines)))
            needs = [each.arg for each in function.args.args]
            key = f', key="{KEY}"' if name in NEED_KEY else ""
            http = f'connect("{ADDRESS}"{key})'
            stands_for = {
                "http": f"http = {http}",
                "service": f"service = Service({http})",
                "game": f'game = ScytheGame.join(http, "{GAME}", "{TOKEN}")',
                "webhook": 'webhook = "the webhook\'s id"',
                "hash": 'hash = "the pack\'s hash"',
                "step": 'step = "4.2"',
            }
            if "game" in needs and "http" not in needs:
                needs.insert(0, "http")
            program = "\n".join([*(stands_for[each] for each in needs if each in stands_for), body])
            used = [
                each
                for each in ("ScytheGame", "Service", "connect")
                if f"{each}(" in program or f"{each}." in program
            ]
            imports = [f"from automa_client import {', '.join(used)}"]
            imports += ["from automa_client import documents as d"] if re.search(r"\bd\.", program) else []
            yield name, "\n".join([*imports, "", program])


def in_typescript() -> Iterator[tuple[str, str]]:
    """Each function as a module of its own, by the name of its call."""
    text = SCRIPT.read_text()
    for name, told, body in re.findall(
        r"^async function (\w+)\((.*?)\).*? \{\n(.*?)^\}", text, re.DOTALL | re.MULTILINE
    ):
        needs = re.findall(r"(\w+):", told)
        key = f', {{ key: "{KEY}" }}' if name in NEED_KEY else ""
        stands_for = {
            "at": f'const at = service("{ADDRESS}"{key});',
            "game": f'const game = await Game.join(at, scythe, "{GAME}", "{TOKEN}");',
            "webhook": 'const webhook = "the webhook\'s id";',
            "hash": 'const hash = "the pack\'s hash";',
            "step": 'const step = "4.2";',
        }
        if "game" in needs and "at" not in needs:
            needs.insert(0, "at")
        program = "\n".join(
            [
                *(stands_for[each] for each in needs if each in stands_for),
                without_return(dedent(body).rstrip()),
            ]
        )
        known = ("document", "Game", "games", "gamesCsv", "KeyWebhooks", "scythe", "service")
        used = [each for each in known if re.search(rf"(?<![\w.{{]){each}[(.,)]", program)]
        yield name, f'import {{ {", ".join(used)} }} from "automa-client";\n\n{program}'


def without_return(body: str) -> str:
    """A function's lines without what it hands to others."""
    return re.sub(r"\nreturn [^\n]+$", "", body)


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(samples()), indent=1) + b"\n")
