"""Folders of tests in which a Postgres can be."""

from __future__ import annotations

import tempfile
from pathlib import Path


def make_enterable(folder: Path) -> Path:
    """Let all accounts enter a temporary folder: under root Postgres has another account."""
    top = Path(tempfile.gettempdir()).resolve()
    for each in (folder, *folder.parents):
        if top not in each.resolve().parents:
            break
        each.chmod(each.stat().st_mode | 0o001)
    return folder
