"""The scores of both sides, in coins."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from automa_rules.expeditions.figures import FIGURES
from automa_rules.expeditions.state import State, count_tokens
from automa_rules.expeditions.terms import SeatName


class HumanScore(msgspec.Struct, frozen=True, tag_field="seat", tag="human"):
    """The human's coins. `coins_for_glory` is the value of each placed glory token, by solved quests."""

    seat: ClassVar[SeatName] = "human"

    coins: int
    coins_for_glory: int
    glory: int
    items: int
    corruption: int
    total: int


class AutomaScore(msgspec.Struct, frozen=True, tag_field="seat", tag="automa"):
    """The Automa's coins. `coins_for_glory` includes the chosen adjustment."""

    seat: ClassVar[SeatName] = "automa"

    coins_for_glory: int
    glory: int
    maps: int
    corruption: int
    total: int


class Score(msgspec.Struct, frozen=True):
    """The current score, best first. `winners` would win now, or have won if the game is over."""

    players: tuple[HumanScore | AutomaScore, ...]
    winners: tuple[SeatName, ...]
    over: bool


def score(state: State) -> Score:
    """Count both sides. A tie goes to the Automa (E19)."""
    human, automa = human_score(state), automa_score(state)
    if human.total > automa.total:
        return Score((human, automa), ("human",), state.over)
    return Score((automa, human), ("automa",), state.over)


def human_score(state: State) -> HumanScore:
    """Coins, glory by solved quests, upgraded items, two for each corruption token; nothing for maps."""
    human = state.human
    table = FIGURES.human_coins_for_glory_by_quests
    each = table[min(human.solved_quests, len(table) - 1)]
    glory = each * len(human.glory)
    corruption = FIGURES.human_coins_for_corruption * count_tokens(human)
    total = human.coins + glory + human.item_coins + corruption
    return HumanScore(human.coins, each, glory, human.item_coins, corruption, total)


def automa_score(state: State) -> AutomaScore:
    """Glory, maps and corruption by the progress card; the value-20 token counts as one token.

    The coins for glory can be adjusted by -2 to +3 (E20).
    """
    automa, card = state.automa, state.progress_card
    each = card.coins_for_glory + state.glory_coins_adjustment
    glory = each * automa.glory
    maps = card.coins_for_map * automa.maps
    corruption = card.coins_for_corruption * count_tokens(automa)
    return AutomaScore(each, glory, maps, corruption, glory + maps + corruption)
