"""Sections 1 and 2 of a card: the Automa's die and its potency (R9-R16)."""

from __future__ import annotations

from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.bot_card import BotCard
from automa_rules.trismegistus.dice import dice_on_board
from automa_rules.trismegistus.die_selection import choose_die
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.refusals import NoDice
from automa_rules.trismegistus.state import State
from automa_rules.trismegistus.terms import MAX_POTENCY


def require_die(state: State) -> None:
    """Raise Rejected `no_dice` if a card that takes a die would find none (R9)."""
    if state.automa.die is None and not dice_on_board(state.bowls):
        raise Rejected(NoDice())


def take_die(draft: Draft, card: BotCard) -> None:
    """Section 1, only without an active die (R9): choose, put on the tracker (R13), strengthen (R14).

    The choice comes first and does not count what an ethereal die would add (Q7). One is spent whenever
    there is one and it adds something, and never a second on the same die (Q6).

    Raises Rejected `no_dice` when the bowls are empty.
    """
    if draft.state.automa.die is not None:
        return
    choice = choose_die(draft.state.bowls, card.dice)
    if choice is None:
        raise Rejected(NoDice())
    draft.add(
        ev.DieTaken(
            seat="automa",
            symbol=choice.die.symbol,
            colour=choice.die.colour,
            potency=choice.potency,
            decided_by=choice.decided_by,
            found_in=choice.found_in,
            rule=choice.rule,
        )
    )
    ethereal = draft.state.automa.ethereal
    if ethereal > 0 and choice.potency < MAX_POTENCY:
        draft.add(ev.EtherealDieSpent("automa", choice.potency + 1, ethereal - 1))


def spend_potency(draft: Draft, cost: int) -> None:
    """Section 2, always: the die loses the cost. It is set aside when nothing or too little is left.

    A shortfall is not carried over to the next die (Q8).
    """
    die = draft.state.automa.die
    if die is None:
        message = "section 2 without a die"
        raise LookupError(message)
    if cost <= die.potency:
        draft.add(ev.PotencySpent("automa", cost, die.potency - cost))
        if cost < die.potency:
            return
    shortfall = max(0, cost - die.potency)
    draft.add(
        ev.DieSetAside(
            seat="automa",
            symbol=die.symbol,
            colour=die.colour,
            number=len(draft.state.automa.spent) + 1,
            shortfall=shortfall,
            rule="R16" if shortfall else "R15",
        )
    )
