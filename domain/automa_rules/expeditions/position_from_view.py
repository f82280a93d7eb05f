"""The position that a state is, so that a game can start from what another one shows."""

from __future__ import annotations

from msgspec.structs import asdict

from automa_rules.core.position import require_between_turns
from automa_rules.expeditions.new_game import AutomaPosition, Position
from automa_rules.expeditions.progress_card import PRINTED_FIELDS, PrintedValues
from automa_rules.expeditions.view import View


def position_from_view(view: View) -> Position:
    """The position of a state between two turns. A virtual deck and bag are shuffled again.

    Raises Rejected `position_not_between_turns`, also when the game is over.
    """
    require_between_turns(view, ("card", "pause", "over"))
    card = view.progress_card
    return Position(
        level=card.level,
        pack=None if view.pack is None else view.pack.hash,
        progress_card=PrintedValues(**{name: getattr(card, name) for name in ("name", *PRINTED_FIELDS)}),
        glory_coins_adjustment=view.glory_coins_adjustment,
        bag=view.bag.tokens if view.bag.mode == "virtual" else None,
        turn=view.turn,
        locations=view.locations,
        human=view.human,
        automa=AutomaPosition(**asdict(view.automa)),
        deck=view.deck.mode,
        drawn=view.deck.drawn,
        end=view.end,
        boxed=view.boxed,
    )
