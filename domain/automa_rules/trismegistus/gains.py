"""What the Automa gains: VP, gold, ethereal dice. Each event has the new total."""

from __future__ import annotations

from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.events.gains import GoldReason
from automa_rules.trismegistus.terms import Element


def gain_vp(draft: Draft, amount: int, rule: str) -> None:
    """The Automa gains VP."""
    draft.add(ev.VpGained(amount, draft.state.automa.vp + amount, rule))


def gain_overflow_vp(draft: Draft, full_track: Element | None, rule: str) -> None:
    """1 VP instead of a step on a full track, or on the nearest one when all are full (R19, Q17)."""
    draft.add(ev.VpGained(1, draft.state.automa.vp + 1, rule, "overflow", full_track))


def gain_gold(draft: Draft, amount: int, rule: str, why: GoldReason | None = None) -> None:
    """The Automa gains gold."""
    draft.add(ev.GoldGained(amount, draft.state.automa.gold + amount, rule, why))


def gain_ethereal(draft: Draft, amount: int, rule: str, before_round: int | None = None) -> None:
    """The Automa gains ethereal dice, possibly before a round, and keeps those it has left (Q29)."""
    draft.add(ev.EtherealGained(amount, draft.state.automa.ethereal + amount, rule, before_round))
