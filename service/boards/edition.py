"""Which edition of the drawings this is: it changes whenever a picture may."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable

SOURCES = ("service.boards", "service.narration")
KINDS = (".py", ".ftl", ".json", ".svg")


@cache
def edition() -> str:
    """A short name for what all drawings and their words are made of."""
    digest = blake2b(digest_size=8)
    for source in SOURCES:
        _digest(files(source), digest)
    return digest.hexdigest()


def _digest(folder: Traversable, digest: blake2b) -> None:
    for each in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if each.is_dir():
            _digest(each, digest)
        elif each.name.endswith(KINDS):
            digest.update(each.read_bytes())
