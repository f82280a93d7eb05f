"""Human abilities that act before a combat (R27): they change what the table is read with."""

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
    """Use one ability in the combat that is being asked about; each belongs to one faction, so to one side.

    A seat uses its own; the table, which speaks for all, those of both sides. That the attacker uses them
    first is theirs to keep: who is quicker to tell it takes none of the other's away.

    Raises Rejected `ability_not_usable` when it is not unlocked, was used, or its condition does not hold;
    `drawn_enough` for more cards than a turn takes from others.
    """
    combat, ability = combat_of(draft.state), action.ability
    usable = {
        seat: usable_abilities(draft.state, combat, seat)
        for seat in (combat.attacker, combat.defender)
        if seat == draft.seat or draft.sees_all_hands
    }
    seat = next((seat for seat, abilities in usable.items() if ability in abilities), None)
    if seat is None:
        known = tuple(one for abilities in usable.values() for one in abilities)
        raise Rejected(AbilityNotUsable(ability=ability, usable=known))
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
