"""Human abilities used before a combat (R27), when they can still change its outcome."""

from __future__ import annotations

from automa_rules.core.rejection import Rejected
from automa_rules.scythe import events as ev
from automa_rules.scythe.actions import UseAbility
from automa_rules.scythe.card_draws import require_steal_limit, shuffle_hand
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.questions import usable_abilities
from automa_rules.scythe.refusals.illegal_actions import AbilityNotUsable
from automa_rules.scythe.stars import gain_power
from automa_rules.scythe.state import combat_of, player
from automa_rules.scythe.tracks import change_power

POWER_TAKEN = 2
POWER_GAINED = 2
ARTILLERY_COST = 1


def use_ability(draft: Draft, action: UseAbility) -> None:
    """Use an ability in the open combat. Each ability belongs to one faction, so to one side.

    A seat uses its own abilities. A client that sees all hands can use those of both sides. The rule that the
    attacker goes first is not enforced; it is left to the players.

    Raises Rejected `ability_not_usable` if the ability is locked, was used already, or its condition does not
    hold; `drawn_enough` if the turn's limit of stolen cards is reached.
    """
    combat, ability = combat_of(draft.state), action.ability
    usable = {
        seat: usable_abilities(draft.state, combat, seat)
        for seat in (combat.attacker, combat.defender)
        if seat == draft.seat or draft.sees_all_hands
    }
    seat = next((seat for seat, abilities in usable.items() if ability in abilities), None)
    if seat is None:
        usable_by_any = tuple(one for abilities in usable.values() for one in abilities)
        raise Rejected(AbilityNotUsable(ability=ability, usable=usable_by_any))
    opponent = combat.defender if seat == combat.attacker else combat.attacker
    draft.add(ev.CombatAbilityUsed(seat, ability))
    match ability:
        case "artillery":
            change_power(draft, seat, -ARTILLERY_COST, "R27")
            _take_power(draft, opponent)
        case "disarm" | "sword":
            _take_power(draft, opponent)
        case "scout":
            require_steal_limit(draft)
            shuffle_hand(draft, opponent)
            draft.add(ev.CombatCardStolen(seat, opponent))
        case "shield" | "ronin":
            gain_power(draft, seat, POWER_GAINED, "R27")


def _take_power(draft: Draft, seat: str) -> None:
    lost = min(POWER_TAKEN, player(draft.state, seat).power)
    if lost:
        change_power(draft, seat, -lost, "R27")
