"""Drop a question that a correction has made obsolete, and continue the turn."""

from __future__ import annotations

from msgspec.structs import replace

from automa_rules.scythe import events as ev
from automa_rules.scythe.answers import fight_next_battle
from automa_rules.scythe.conquest import send_workers_home
from automa_rules.scythe.current_card import current_half
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.player import combat_units_at
from automa_rules.scythe.state import Combat, State, player
from automa_rules.scythe.turn import resume_after_combat, resume_without_flip


def drop_question(state: State) -> State | None:
    """The state without the open question if it is obsolete; else None.

    A combat is obsolete if one side has no combat unit there, a flip if the option is off.
    """
    combat = state.combat
    if combat is not None and not _both_sides_present(state, combat):
        battles = (combat.territory, *state.battles)
        return replace(state, combat=None, pause=None, card=None, battles=battles)
    if combat is None and _is_flip_unneeded(state):
        return replace(state, pause=None, card=None)
    return None


def resume_without_question(draft: Draft) -> None:
    """Continue the turn as if the cause of the question had never come up."""
    combat = draft.state.combat
    if combat is None:
        resume_without_flip(draft)
        return
    attacker, hex_ = combat.attacker, combat.territory
    draft.add(ev.CombatCalledOff(hex_, attacker, combat.defender))
    if combat_units_at(player(draft.state, attacker), hex_):
        send_workers_home(draft, attacker, hex_)
    if draft.state.pause is not None:
        resume_after_combat(draft, hex_, was_fought=False)
    else:
        fight_next_battle(draft, hex_)


def _both_sides_present(state: State, combat: Combat) -> bool:
    return all(
        combat_units_at(player(state, seat), combat.territory) for seat in (combat.attacker, combat.defender)
    )


def _is_flip_unneeded(state: State) -> bool:
    if state.pause is None or not state.pause.flip or state.card is None:
        return False
    moves = current_half(state).moves
    options = state.options
    return not (options.test_moves if state.pause.step < len(moves) else options.test_deployments)
