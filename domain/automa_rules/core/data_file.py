"""What is printed: the data that a game is played with, in files beside its rules."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


def load_data_file(package: str, path: str, kind: type[T]) -> T:
    """What a JSON file of a package holds. Raises msgspec.MsgspecError for what is not of this kind."""
    return msgspec.json.decode(files(package).joinpath(path).read_bytes(), type=kind)
