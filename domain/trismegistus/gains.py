"""What the Automa gains: VP, gold, ethereal dice. Each fact says what it has after it."""

from __future__ import annotations

from domain.trismegistus import events as ev
from domain.trismegistus.draft import Draft


def gain_vp(draft: Draft, amount: int, rule: str) -> None:
    """The Automa gains VP."""
    draft.add(ev.VpGained(amount, draft.state.automa.vp + amount, rule))


def gain_gold(draft: Draft, amount: int, rule: str) -> None:
    """The Automa gains gold."""
    draft.add(ev.GoldGained(amount, draft.state.automa.gold + amount, rule))


def gain_ethereal(draft: Draft, amount: int, rule: str) -> None:
    """The Automa gains ethereal dice; those that it has left stay, also over the end of a round (Q29)."""
    draft.add(ev.EtherealGained(amount, draft.state.automa.ethereal + amount, rule))
