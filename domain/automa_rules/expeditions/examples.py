"""The example pack of progress cards. Its values are made up, as those of levels 4 and 5 are not public."""

from __future__ import annotations

from typing import Any, Final

from automa_rules.core.data_file import load_data_file

EXAMPLE_PACK: Final = load_data_file(__package__, "data/example_pack.json", dict[str, Any])
