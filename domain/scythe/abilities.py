"""Human abilities that act before a combat (R27): they change what the table is read with."""

from __future__ import annotations

from domain.core.rejected import Rejected
from domain.scythe import events as ev
from domain.scythe.draft import Draft
from domain.scythe.questions import usable_abilities
from domain.scythe.stars import gain_power
from domain.scythe.state import player
from domain.scythe.terms import CombatAbility

POWER_TAKEN = 2
POWER_GAINED = 2
ARTILLERY_COST = 1


def use_ability(draft: Draft, ability: CombatAbility) -> None:
    """Use one ability in the combat that is being asked about; each belongs to one faction, so to one side.

    Raises Rejected `ability_not_usable` when it is not unlocked, was used, or its condition does not hold.
    """
    combat = draft.state.combat
    if combat is None:
        raise Rejected("ability_not_usable", ability=ability, usable=[])
    usable = {
        seat: usable_abilities(draft.state, combat, seat) for seat in (combat.attacker, combat.defender)
    }
    seat = next((seat for seat, abilities in usable.items() if ability in abilities), None)
    if seat is None:
        known = [one for abilities in usable.values() for one in abilities]
        raise Rejected("ability_not_usable", ability=ability, usable=known)
    opponent = combat.defender if seat == combat.attacker else combat.attacker
    draft.add(ev.CombatAbilityUsed(seat, ability))
    match ability:
        case "artillery":
            draft.add(ev.PowerChanged(seat, -ARTILLERY_COST, "R27"))
            _take_power(draft, opponent)
        case "disarm" | "sword":
            _take_power(draft, opponent)
        case "scout":
            draft.add(ev.CombatCardStolen(seat, opponent))
        case "shield" | "ronin":
            gain_power(draft, seat, POWER_GAINED, "R27")


def _take_power(draft: Draft, seat: str) -> None:
    lost = min(POWER_TAKEN, player(draft.state, seat).power)
    if lost:
        draft.add(ev.PowerChanged(seat, -lost, "R27"))
