"""The Automa's turn: draw, move, gain, recruit bonus, star tracker, end; and going on after a question.

The steps of a card are its move symbols, then its gain symbols, counted from 0. The turn can wait at a step
for a combat or for a flipped combat card, and goes on from there.
"""

from __future__ import annotations

from automa_rules.scythe import events as ev
from automa_rules.scythe.actions import AutomaTurn
from automa_rules.scythe.cards import AUTOMA_CARDS, SchemeHalf
from automa_rules.scythe.combat import advance_combat, begin_combat
from automa_rules.scythe.conquest import send_workers_home, settle_arrival, take_factory_card, takes_all_moves
from automa_rules.scythe.control import meets_enemy
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.drawing import automa_card, combat_deck_has_card
from automa_rules.scythe.field import field_of
from automa_rules.scythe.gains import applies, carry_out, deployable
from automa_rules.scythe.moves import Choice, attempt
from automa_rules.scythe.player import Player, combat_units_at
from automa_rules.scythe.recruits import bring_recruit_bonus
from automa_rules.scythe.stars import update_tracker
from automa_rules.scythe.state import State, next_seat, player
from automa_rules.scythe.under_way import card_under_way, half_under_way, scheme_under_way

STOPPING_VALUES = (4, 5)


def take_turn(draft: Draft, action: AutomaTurn) -> None:
    """T1 to T3 for the Automa whose turn it is. The action names the card that the table drew."""
    seat, named = draft.seat, action.card
    one = player(draft.state, seat)
    number = automa_card(draft, seat, named)
    draft.add(ev.AutomaCardDrawn(seat, number, one.scheme, named=named is not None))
    if AUTOMA_CARDS[number].autometta_skips and _may_skip(draft.state, one):
        draft.add(ev.TurnSkipped(seat, number))
        draft.add(ev.TurnEnded(seat, next_seat(draft.state)))
        return
    _go_on(draft, 0)


def _may_skip(state: State, one: Player) -> bool:
    """Autometta skips; so does any level with the option."""
    return one.level == "autometta" or state.options.skip_turns


def resume_after_combat(draft: Draft, hex_: str, *, fought: bool = True) -> None:
    """A combat on a territory is decided: an attacking Automa's move ends there, and its card goes on.

    Where it turns out that nobody was there to fight, the Automa has just entered.
    """
    pause = draft.state.pause
    if draft.state.over or pause is None:
        return
    seat = draft.state.turn
    if _fight(draft, seat, hex_, pause.step) and not draft.state.over:
        entered = not fought and combat_units_at(player(draft.state, seat), hex_) > 0
        settle_arrival(draft, seat, hex_, entered=entered)
        _go_on(draft, _after_move(draft.state, seat, pause.step))


def resume_untested(draft: Draft) -> None:
    """The combat card that the turn waited for need not be flipped."""
    pause = draft.state.pause
    if pause is not None:
        _go_on(draft, pause.step, tested=True)


def resume_after_flip(draft: Draft, value: int) -> None:
    """The table flipped the combat card that the turn waited for."""
    pause = draft.state.pause
    if pause is None:
        return
    seat, step = draft.state.turn, pause.step
    if _stopped_by(draft, seat, step, value):
        _go_on(draft, _after_stop(draft, seat, step))
    else:
        _go_on(draft, step, tested=True)


def _go_on(draft: Draft, step: int, *, tested: bool = False) -> None:
    """Carry out the card from a step on, until it is done, the table is asked, or the game is over."""
    seat, half = draft.state.turn, half_under_way(draft.state)
    while not draft.state.over and step < len(half.moves):
        following = _move(draft, seat, half, step, tested=tested)
        if following is None:
            return
        step, tested = following, False
    while not draft.state.over and step < len(half.moves) + len(half.gains):
        if not _gain(draft, seat, half, step, tested=tested):
            return
        step, tested = step + 1, False
    if not draft.state.over and half.recruit_bonus is not None:
        bring_recruit_bonus(draft, seat, half.recruit_bonus)
    if not draft.state.over:
        update_tracker(draft, seat, card_under_way(draft.state))
    if not draft.state.over:
        take_factory_card(draft, seat)
        draft.add(ev.TurnEnded(seat, next_seat(draft.state)))


def _after_move(state: State, seat: str, step: int) -> int:
    """R11: the first valid move ends the row, unless all moves are performed."""
    if takes_all_moves(state, player(state, seat)):
        return step + 1
    return len(half_under_way(state).moves)


def _move(draft: Draft, seat: str, half: SchemeHalf, step: int, *, tested: bool) -> int | None:
    """Perform the first valid move from a step on, if there is one.

    The step to go on with, or None when the turn waits for the table or the game is over.
    """
    field = field_of(draft.state, seat)
    for place, symbol in enumerate(half.moves[step:], step):
        if symbol.only not in (None, field.me.faction):
            continue
        outcome = attempt(field, symbol)
        if isinstance(outcome, Choice):
            return _perform(draft, seat, outcome, place, tested=tested and place == step)
        draft.add(
            ev.SymbolRefused(
                seat, outcome.symbol, outcome.reason, outcome.rule, outcome.power, outcome.min_power
            )
        )
    return len(half.moves)


def _perform(draft: Draft, seat: str, choice: Choice, step: int, *, tested: bool) -> int | None:
    """A valid move, unless a combat card stops it (R53)."""
    if draft.state.options.test_moves and not tested:
        stopped = _test(draft, seat, step)
        if stopped is None:
            return None
        if stopped:
            return _after_stop(draft, seat, step)
    return _place(draft, seat, choice, step)


def _place(draft: Draft, seat: str, choice: Choice, step: int) -> int | None:
    """Step 5 of the procedure, and what the arrival brings: a combat, workers sent home, tokens."""
    origin, hex_ = choice.picked.origin, choice.to
    draft.add(
        ev.UnitMoved(
            seat=seat,
            symbol=choice.symbol,
            unit=choice.picked.unit,
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
    if choice.symbol == "attack_combat":
        if not _fight(draft, seat, hex_, step) or draft.state.over:
            return None
        settle_arrival(draft, seat, hex_, entered=False)
    else:
        if choice.symbol == "attack_worker":
            send_workers_home(draft, seat, hex_)
        settle_arrival(draft, seat, hex_, entered=origin != hex_)
    return _after_move(draft.state, seat, step)


def _fight(draft: Draft, seat: str, hex_: str, step: int) -> bool:
    """Fight everyone on the territory; False when the turn waits for the table."""
    while not draft.state.over and meets_enemy(draft.state, seat, hex_):
        begin_combat(draft, seat, hex_)
        if not advance_combat(draft):
            _pause(draft, seat, step)
            return False
    return True


def _pause(draft: Draft, seat: str, step: int, *, flip: bool = False) -> None:
    """Wait for the table. The card under way goes on with the scheme that it was drawn with (R34)."""
    draft.add(ev.AutomaTurnPaused(seat, step, scheme_under_way(draft.state), flip=flip))


def _gain(draft: Draft, seat: str, half: SchemeHalf, step: int, *, tested: bool) -> bool:
    """Carry out one gain symbol; False when the turn waits for the table."""
    index = step - len(half.moves)
    gain = half.gains[index]
    one = player(draft.state, seat)
    is_deployment = gain.what.startswith("deploy") and applies(gain, one) and deployable(one, gain)
    if is_deployment and draft.state.options.test_deployments and not tested:
        stopped = _test(draft, seat, step)
        if stopped is None:
            return False
        if stopped:
            _after_stop(draft, seat, step)
            return True
    carry_out(draft, seat, half, index)
    return True


def _test(draft: Draft, seat: str, step: int) -> bool | None:
    """R53: flip a combat card; whether it stops the action, None when the table has to flip it."""
    if not combat_deck_has_card(draft):
        return False
    pile = draft.state.combat_deck.pile
    if isinstance(pile, int):
        _pause(draft, seat, step, flip=True)
        return None
    return _stopped_by(draft, seat, step, pile[0])


def _stopped_by(draft: Draft, seat: str, step: int, value: int) -> bool:
    stops = value in STOPPING_VALUES
    draft.add(ev.CombatCardFlipped(seat, value, step, stops, what=half_under_way(draft.state).step(step)))
    return stops


def _after_stop(draft: Draft, seat: str, step: int) -> int:
    """R53: a move that is stopped ends the whole row, a deployment only itself."""
    half = half_under_way(draft.state)
    if step < len(half.moves):
        draft.add(ev.MoveRowEnded(seat))
        return len(half.moves)
    draft.add(ev.GainFailed(seat, half.gains[step - len(half.moves)].what, "combat_card_test", "R53"))
    return step + 1
