"""The numbers of the box: tokens, limits, and the value of the human's possessions."""

from __future__ import annotations

from typing import Final

import msgspec

from automa_rules.core.data_file import load_data_file
from automa_rules.expeditions.terms import BoxedCard, Level


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Counts and coins. Coins for a placed glory token are by solved quests, the last value for more.

    `corruption_tokens` is the printed count. Whether it includes the value-20 token is not published, so that
    many ordinary tokens are accepted; at least `corruption_in_bag` are in the bag at setup.
    """

    map_tokens: int
    corruption_tokens: int
    corruption_in_bag: int
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
