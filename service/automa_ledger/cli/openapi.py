"""The command `automa openapi`: write or check the repository's OpenAPI document."""

from __future__ import annotations

import argparse
from pathlib import Path

from automa_ledger.api.openapi.document import openapi_text
from automa_ledger.errors import CommandFailed
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.settings import Settings

FILE = Path("openapi/openapi.json")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the file and `--check`."""
    parser.add_argument("file", nargs="?", type=Path, default=FILE, help=f"where it lies (default: {FILE})")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; fail when the file is out of date"
    )


def run(args: argparse.Namespace, _settings: Settings) -> None:
    """Write the document, or compare it. Raises CommandFailed."""
    file: Path = args.file
    text = openapi_text(RULESETS)
    try:
        if not args.check:
            file.write_bytes(text)
        elif file.read_bytes() != text:
            raise CommandFailed(f"{file} is out of date: run `automa openapi`")
    except OSError as error:
        raise CommandFailed(f"{file}: {error.strerror}") from error
