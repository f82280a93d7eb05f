"""Loads the JSON data files of a ruleset, such as its printed cards."""

from __future__ import annotations

from importlib.resources import files
from typing import TypeVar

import msgspec

T = TypeVar("T")


def load_data_file(package: str, path: str, kind: type[T]) -> T:
    """Decode a JSON file of a package. Raises msgspec.MsgspecError if it does not fit the type."""
    return msgspec.json.decode(files(package).joinpath(path).read_bytes(), type=kind)
