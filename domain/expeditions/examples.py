"""The example pack of progress cards: its figures are made up, for those of levels 4 and 5 are not public."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

import msgspec

EXAMPLE_PACK: Final[dict[str, Any]] = msgspec.json.decode(
    files(__package__).joinpath("data/example_pack.json").read_bytes()
)
