"""The example pack of progress cards: its figures are made up, for those of levels 4 and 5 are not public."""

from __future__ import annotations

from typing import Any, Final

from automa_rules.core.printed import printed

EXAMPLE_PACK: Final = printed(__package__, "data/example_pack.json", dict[str, Any])
