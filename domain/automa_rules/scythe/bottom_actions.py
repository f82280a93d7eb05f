"""Bottom-row actions of a player mat: upgrade, deploy, build, enlist. Costs are sent as `pay` actions."""

from __future__ import annotations

from automa_rules.core.rejection import Rejected
from automa_rules.scythe import actions as act
from automa_rules.scythe import events as ev
from automa_rules.scythe.board import LAKES, require_territory
from automa_rules.scythe.card_draws import require_draw_limit
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.factions import FACTIONS
from automa_rules.scythe.goals import MAX_UPGRADES
from automa_rules.scythe.player import worker_territories
from automa_rules.scythe.recruits import enlisted_neighbours, give_recruit_bonus
from automa_rules.scythe.refusals.illegal_actions import (
    AbilityNotAvailable,
    NotEnoughUnits,
    NoUpgradeLeft,
    RecruitEnlistedAlready,
    StructureBuiltAlready,
    StructureThere,
)
from automa_rules.scythe.refusals.rule_warnings import NothingGivesIt, NoWorkerThere, OnLake
from automa_rules.scythe.state import player
from automa_rules.scythe.terms import MAT, Bonus, HexId
from automa_rules.scythe.validation import validate_state


def deploy(draft: Draft, action: act.Deploy) -> None:
    """Deploy a mech and unlock the ability under it."""
    seat, before = draft.seat, draft.state
    require_territory(action.territory)
    one = player(draft.state, seat)
    mech_abilities = FACTIONS[one.faction].mech_abilities
    if MAT not in one.mechs:
        raise Rejected(NotEnoughUnits(unit="mech", asked=1, on_mat=0))
    if action.ability not in mech_abilities or action.ability in one.abilities:
        available = [ability for ability in mech_abilities if ability not in one.abilities]
        raise Rejected(AbilityNotAvailable(ability=action.ability, available=(*available,)))
    _warn_about_place(draft, action.territory)
    draft.add(ev.UnitDeployed(seat, "mech", action.territory, action.ability, "PLAYER"))
    validate_state(draft.state, before)
    _give_neighbours_bonus(draft, action, "coin")


def build(draft: Draft, action: act.Build) -> None:
    """Build one of the four structures, each once, on a territory without one."""
    seat = draft.seat
    require_territory(action.territory)
    built = draft.state.structures
    if action.territory in built:
        raise Rejected(StructureThere(territory=action.territory, owner=built[action.territory].owner))
    for hex_, structure in built.items():
        if structure.owner == seat and structure.kind == action.structure:
            raise Rejected(StructureBuiltAlready(structure=action.structure, territory=hex_))
    _warn_about_place(draft, action.territory)
    draft.add(ev.StructureBuilt(seat, action.territory, action.structure))
    _give_neighbours_bonus(draft, action, "popularity")


def _warn_about_place(draft: Draft, hex_: HexId) -> None:
    """Warn about a lake, or a territory without an own worker or an encounter resolved this turn."""
    if hex_ in LAKES:
        draft.warn_or_reject(OnLake(territory=hex_))
    with_workers = worker_territories(player(draft.state, draft.seat))
    if hex_ not in with_workers and hex_ != draft.state.resolved_encounter:
        draft.warn_or_reject(NoWorkerThere(territory=hex_, territories=with_workers))


def enlist(draft: Draft, action: act.Enlist) -> None:
    """Enlist a recruit; each ongoing bonus once."""
    seat = draft.seat
    enlisted = player(draft.state, seat).recruits
    if action.bonus in enlisted:
        raise Rejected(RecruitEnlistedAlready(bonus=action.bonus, enlisted=(*enlisted,)))
    draft.add(ev.RecruitEnlisted(seat, action.bonus))
    _give_neighbours_bonus(draft, action, "combat_card")


def upgrade(draft: Draft, action: act.Upgrade) -> None:
    """Make one of the six upgrades."""
    seat = draft.seat
    done = player(draft.state, seat).upgrades
    if done >= MAX_UPGRADES:
        raise Rejected(NoUpgradeLeft(done=done))
    draft.add(ev.Upgraded(seat))
    _give_neighbours_bonus(draft, action, "power")


def _give_neighbours_bonus(draft: Draft, action: act.BottomRowAction, bonus: Bonus) -> None:
    """Rulebook, Enlist: give neighbours the bonus of the recruit under a bottom-row action.

    Raises Rejected `drawn_enough` if the turn's limit of drawn combat cards is exceeded.
    """
    if not action.by_encounter:
        if bonus == "combat_card":
            require_draw_limit(draft, len(enlisted_neighbours(draft, draft.seat, bonus)))
        give_recruit_bonus(draft, draft.seat, bonus)
    elif not _has_encounter_or_factory_card(draft):
        draft.warn_or_reject(NothingGivesIt())


def _has_encounter_or_factory_card(draft: Draft) -> bool:
    return draft.state.resolved_encounter is not None or player(draft.state, draft.seat).has_factory_card
