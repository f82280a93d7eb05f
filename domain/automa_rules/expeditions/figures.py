"""The fixed numbers of the game: component counts, limits, and what the human's possessions are worth."""

from __future__ import annotations

from typing import Final

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.expeditions.terms import BoxedCard, Level


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Component counts, limits and coin values.

    `corruption_tokens` is the printed count. It is not published whether it includes the value-20 token.
    Therefore up to `corruption_tokens` ordinary tokens are accepted, and at least `corruption_in_bag` are
    expected in the bag at setup. Gears of Corruption adds `gears_tokens` of value `gears_value`, whose own
    rules the players carry out. `set_aside` is how many decision cards each shuffle sets aside unseen,
    `search_range` how many locations a mech searches. `human_coins_for_glory_by_quests` are the coins for
    each placed glory token after 0, 1, 2, … solved quests; the last value is also for more.
    """

    map_tokens: int
    corruption_tokens: int
    corruption_in_bag: int
    gears_tokens: int
    gears_value: int
    automa_glory: int
    human_glory: int
    set_aside: int
    search_range: int
    boxed_cards: tuple[BoxedCard, ...]
    human_coins_for_glory_by_quests: tuple[int, ...]
    human_coins_for_corruption: int
    quests_for_glory: int
    corruption_for_glory: int
    quests_at_most: int
    suggested_first_level: Level


FIGURES: Final = load_data_file(__package__, "data/table.json", Figures)
