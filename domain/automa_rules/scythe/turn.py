"""The Automa's turn: draw, move, gain, recruit bonus, star tracker, end; and resuming after a question.

The steps of a card are its move symbols, then its gain symbols, counted from 0. The turn can wait at a step
for a combat or for a flipped combat card, and resumes from there.
"""

from __future__ import annotations

from automa_rules.scythe import events as ev
from automa_rules.scythe.actions import AutomaTurn
from automa_rules.scythe.card_draws import ensure_combat_card_left, next_automa_card
from automa_rules.scythe.cards import AUTOMA_CARDS, SchemeHalf
from automa_rules.scythe.combat import advance_combat, begin_combat
from automa_rules.scythe.conquest import (
    performs_all_moves,
    resolve_arrival,
    send_workers_home,
    take_factory_card,
)
from automa_rules.scythe.control import armed_traps, meets_enemy
from automa_rules.scythe.current_card import current_card, current_half, current_scheme
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.gains import applies_to, apply_gain, deployable_unit
from automa_rules.scythe.move_context import build_move_context
from automa_rules.scythe.moves import ValidMove, try_symbol
from automa_rules.scythe.player import Player, combat_units_at
from automa_rules.scythe.recruits import give_recruit_bonus
from automa_rules.scythe.stars import update_tracker
from automa_rules.scythe.state import State, next_seat, player

STOPPING_VALUES = (4, 5)


def take_automa_turn(draft: Draft, action: AutomaTurn) -> None:
    """T1 to T3 for the Automa whose turn it is. The action names the card that the table drew."""
    seat, named = draft.seat, action.card
    one = player(draft.state, seat)
    number = next_automa_card(draft, seat, named)
    draft.add(ev.AutomaCardDrawn(seat, number, one.scheme, named=named is not None))
    if AUTOMA_CARDS[number].autometta_skips and _skips_turn(draft.state, one):
        draft.add(ev.TurnSkipped(seat, number))
        draft.add(ev.TurnEnded(seat, next_seat(draft.state)))
        return
    _continue_turn(draft, 0)


def _skips_turn(state: State, one: Player) -> bool:
    """Autometta skips turns; with the option any level does."""
    return one.level == "autometta" or state.options.skip_turns


def resume_after_combat(draft: Draft, hex_: str, *, was_fought: bool = True) -> None:
    """Resume after a combat: an attacking Automa's move ends there, and its card continues.

    If a correction has removed the enemy (not `was_fought`), the Automa has just entered the territory.
    """
    pause = draft.state.pause
    if draft.state.over or pause is None:
        return
    seat = draft.state.turn
    if _fight(draft, seat, hex_, pause.step) and not draft.state.over:
        has_entered = not was_fought and combat_units_at(player(draft.state, seat), hex_) > 0
        resolve_arrival(draft, seat, hex_, has_entered=has_entered)
        _continue_turn(draft, _step_after_move(draft.state, seat, pause.step))


def resume_without_flip(draft: Draft) -> None:
    """Resume a turn whose combat card need not be flipped."""
    pause = draft.state.pause
    if pause is not None:
        _continue_turn(draft, pause.step, is_tested=True)


def resume_after_flip(draft: Draft, value: int) -> None:
    """Resume a turn with the combat card that the table flipped."""
    pause = draft.state.pause
    if pause is None:
        return
    seat, step = draft.state.turn, pause.step
    if _record_flip(draft, seat, step, value):
        _continue_turn(draft, _end_stopped_step(draft, seat, step))
    else:
        _continue_turn(draft, step, is_tested=True)


def _continue_turn(draft: Draft, step: int, *, is_tested: bool = False) -> None:
    """Execute the card from a step on, until it is done, a question is open, or the game is over."""
    seat, half = draft.state.turn, current_half(draft.state)
    while not draft.state.over and step < len(half.moves):
        following = _perform_first_valid_move(draft, seat, half, step, is_tested=is_tested)
        if following is None:
            return
        step, is_tested = following, False
    while not draft.state.over and step < len(half.moves) + len(half.gains):
        if not _gain(draft, seat, half, step, is_tested=is_tested):
            return
        step, is_tested = step + 1, False
    if not draft.state.over and half.recruit_bonus is not None:
        give_recruit_bonus(draft, seat, half.recruit_bonus)
    if not draft.state.over:
        update_tracker(draft, seat, current_card(draft.state))
    if not draft.state.over:
        take_factory_card(draft, seat)
        draft.add(ev.TurnEnded(seat, next_seat(draft.state)))


def _step_after_move(state: State, seat: str, step: int) -> int:
    """R11: the first valid move ends the row, unless all moves are performed."""
    if performs_all_moves(state, player(state, seat)):
        return step + 1
    return len(current_half(state).moves)


def _perform_first_valid_move(
    draft: Draft, seat: str, half: SchemeHalf, step: int, *, is_tested: bool
) -> int | None:
    """Perform the first valid move from a step on, if there is one.

    Returns the next step, or None if the turn waits for the table or the game is over.
    """
    context = build_move_context(draft.state, seat)
    for index, symbol in enumerate(half.moves[step:], step):
        if symbol.only not in (None, context.automa.faction):
            continue
        outcome = try_symbol(context, symbol)
        if isinstance(outcome, ValidMove):
            return _perform_unless_stopped(draft, seat, outcome, index, is_tested=is_tested and index == step)
        draft.add(
            ev.SymbolRefused(
                seat, outcome.symbol, outcome.reason, outcome.rule, outcome.power, outcome.min_power
            )
        )
    return len(half.moves)


def _perform_unless_stopped(
    draft: Draft, seat: str, choice: ValidMove, step: int, *, is_tested: bool
) -> int | None:
    """Perform a valid move unless a flipped combat card stops it (R53)."""
    if draft.state.options.test_moves and not is_tested:
        stopped = _flip_combat_card(draft, seat, step)
        if stopped is None:
            return None
        if stopped:
            return _end_stopped_step(draft, seat, step)
    return _move_unit(draft, seat, choice, step)


def _move_unit(draft: Draft, seat: str, choice: ValidMove, step: int) -> int | None:
    """Step 5: place the unit and resolve its arrival: a combat, workers sent home, tokens."""
    origin, hex_ = choice.selected.origin, choice.to
    has_trap = hex_ in armed_traps(draft.state)
    draft.add(
        ev.UnitMoved(
            seat=seat,
            symbol=choice.symbol,
            unit=choice.selected.unit,
            origin=origin,
            to=hex_,
            decided_by=choice.decided_by,
            rule=choice.rule,
            among=choice.among,
            score=choice.score,
            best=choice.best,
            nearest=choice.nearest,
        )
    )
    if has_trap and hex_ not in armed_traps(draft.state):
        draft.add(ev.TrapDisarmed(hex_))
    if choice.symbol == "attack_combat":
        if not _fight(draft, seat, hex_, step) or draft.state.over:
            return None
        resolve_arrival(draft, seat, hex_, has_entered=False)
    else:
        if choice.symbol == "attack_worker":
            send_workers_home(draft, seat, hex_)
        resolve_arrival(draft, seat, hex_, has_entered=origin != hex_)
    return _step_after_move(draft.state, seat, step)


def _fight(draft: Draft, seat: str, hex_: str, step: int) -> bool:
    """Fight every enemy on the territory; return False if the turn waits for the table."""
    while not draft.state.over and meets_enemy(draft.state, seat, hex_):
        begin_combat(draft, seat, hex_)
        if not advance_combat(draft):
            _pause(draft, seat, step)
            return False
    return True


def _pause(draft: Draft, seat: str, step: int, *, flip: bool = False) -> None:
    """Wait for the table. The card keeps the scheme with which it was drawn (R34)."""
    draft.add(ev.AutomaTurnPaused(seat, step, current_scheme(draft.state), flip=flip))


def _gain(draft: Draft, seat: str, half: SchemeHalf, step: int, *, is_tested: bool) -> bool:
    """Carry out one gain symbol; return False if the turn waits for the table."""
    index = step - len(half.moves)
    gain = half.gains[index]
    one = player(draft.state, seat)
    is_deployment = gain.what.startswith("deploy") and applies_to(gain, one) and deployable_unit(one, gain)
    if is_deployment and draft.state.options.test_deployments and not is_tested:
        stopped = _flip_combat_card(draft, seat, step)
        if stopped is None:
            return False
        if stopped:
            _end_stopped_step(draft, seat, step)
            return True
    apply_gain(draft, seat, half, index)
    return True


def _flip_combat_card(draft: Draft, seat: str, step: int) -> bool | None:
    """R53: flip a combat card; return whether it stops the action, or None if the table must flip it."""
    if not ensure_combat_card_left(draft):
        return False
    pile = draft.state.combat_deck.pile
    if isinstance(pile, int):
        _pause(draft, seat, step, flip=True)
        return None
    return _record_flip(draft, seat, step, pile[0])


def _record_flip(draft: Draft, seat: str, step: int, value: int) -> bool:
    stops = value in STOPPING_VALUES
    draft.add(ev.CombatCardFlipped(seat, value, step, stops, what=current_half(draft.state).step(step)))
    return stops


def _end_stopped_step(draft: Draft, seat: str, step: int) -> int:
    """R53: a stopped move ends the whole row, a stopped deployment only itself."""
    half = current_half(draft.state)
    if step < len(half.moves):
        draft.add(ev.MoveRowEnded(seat))
        return len(half.moves)
    draft.add(ev.GainFailed(seat, half.gains[step - len(half.moves)].what, "combat_card_test", "R53"))
    return step + 1
