"""Combats, of which the table tells that they begin and who has won (R20, R26 to R30)."""

from __future__ import annotations

from automa_rules.scythe import events as ev
from automa_rules.scythe.card_only import events as own
from automa_rules.scythe.card_only.actions import TellAttack, TellCombat, TellWinner
from automa_rules.scythe.card_only.deck import next_card
from automa_rules.scythe.card_only.stars import place_combat_star
from automa_rules.scythe.card_only.state import Combat, Draft
from automa_rules.scythe.card_only.turn import end_attack
from automa_rules.scythe.cards import AUTOMA_CARDS
from automa_rules.scythe.combat import LOSER_COMBAT_CARDS, read_table


def tell_combat(draft: Draft, action: TellCombat) -> None:
    """The human attacks: the Automa's power and cards are read from its next card."""
    draft.add(own.CombatTold("human"))
    _read_table(draft, action.card)


def tell_attack(draft: Draft, action: TellAttack) -> None:
    """The Automa attacks combat units, or has none to attack and tries its next symbol."""
    draft.add(own.AttackTold("automa", action.attacks))
    if action.attacks:
        _read_table(draft, action.card)
    else:
        end_attack(draft, attacked=False)


def _read_table(draft: Draft, named: int | None) -> None:
    number, automa = next_card(draft, named), draft.state.automa
    draft.add(read_table("automa", number, automa.power, automa.combat_cards, named=named is not None))


def tell_winner(draft: Draft, action: TellWinner) -> None:
    """R28: both pay; the loser gains a card if it showed anything. The star comes last (R50)."""
    combat, automa = draft.state.combat, draft.state.automa
    assert combat is not None  # noqa: S101 - the question is open
    draft.add(
        own.WinnerTold(
            winner=action.winner,
            power=automa.power - combat.power,
            cards=automa.combat_cards - combat.cards,
            level=automa.level,
        )
    )
    if action.winner == "human":
        _console(draft, combat)
    place_combat_star(draft, action.winner)
    end_attack(draft, attacked=True)


def _console(draft: Draft, combat: Combat) -> None:
    """The beaten Automa gains a card (R28); a human conqueror resources of its last turn card (R30, R57)."""
    if combat.power or combat.cards:
        held = draft.state.automa.combat_cards + LOSER_COMBAT_CARDS
        draft.add(ev.CombatCardsDrawn("automa", LOSER_COMBAT_CARDS, "R28", held, consoled=True))
    last = draft.state.deck.last_turn_card
    if combat.attacker == "human" and last is not None:
        draft.add(own.BoxShown("human", last, AUTOMA_CARDS[last].resources))
