"""The Automa's turn: draw, move, gain, recruit bonus, star tracker, end; and going on after a question.

The steps of a card are its move symbols, then its gain symbols, counted from 0. The turn can wait at a step
for a combat or for a flipped combat card, and goes on from there.
"""

from __future__ import annotations

from domain.core.draft import Draft
from domain.scythe import events as ev
from domain.scythe.cards import AUTOMA_CARDS, AutomaCard, SchemeHalf
from domain.scythe.combat import advance_combat, begin_combat, meets_enemy
from domain.scythe.conquest import send_workers_home, settle_arrival, take_factory_card, takes_all_moves
from domain.scythe.drawing import automa_card, combat_deck_has_card
from domain.scythe.field import field_of
from domain.scythe.gains import applies, carry_out, deployable, recruit_bonus
from domain.scythe.moves import Choice, Refusal, attempt
from domain.scythe.player import Player
from domain.scythe.stars import update_tracker
from domain.scythe.state import State, next_seat, player

Table = Draft[State]

STOPPING_VALUES = (4, 5)


def take_turn(table: Table, named: int | None) -> None:
    """T1 to T3 for the Automa whose turn it is. `named` is the card that the table drew."""
    seat = table.state.turn
    one = player(table.state, seat)
    number = automa_card(table, seat, named)
    table.add(ev.AutomaCardDrawn(seat, number, one.scheme, named=named is not None))
    if AUTOMA_CARDS[number].autometta_skips and _may_skip(table.state, one):
        table.add(ev.TurnSkipped(seat, number))
        table.add(ev.TurnEnded(seat, next_seat(table.state)))
        return
    _go_on(table, 0)


def _may_skip(state: State, one: Player) -> bool:
    """Autometta skips; so does any level with the option."""
    return one.level == "autometta" or state.options.skip_turns


def resume_after_combat(table: Table, hex_: str) -> None:
    """A combat on a territory is decided: an attacking Automa's move ends there, and its card goes on."""
    pause = table.state.pause
    if table.state.over or pause is None:
        return
    seat = table.state.turn
    if _fight(table, seat, hex_, pause.step) and not table.state.over:
        settle_arrival(table, seat, hex_, entered=False)
        _go_on(table, _after_move(table.state, seat, pause.step))


def resume_after_flip(table: Table, value: int) -> None:
    """The table flipped the combat card that the turn waited for."""
    pause = table.state.pause
    if pause is None:
        return
    seat, step = table.state.turn, pause.step
    if _stopped_by(table, seat, step, value):
        _go_on(table, _after_stop(table, seat, step))
    else:
        _go_on(table, step, tested=True)


def _go_on(table: Table, step: int, *, tested: bool = False) -> None:
    """Carry out the card from a step on, until it is done, the table is asked, or the game is over."""
    card, half = _card_and_half(table.state)
    seat = table.state.turn
    while not table.state.over and step < len(half.moves):
        following = _move(table, seat, half, step, tested=tested)
        if following is None:
            return
        step, tested = following, False
    while not table.state.over and step < len(half.moves) + len(half.gains):
        if not _gain(table, seat, half, step, tested=tested):
            return
        step, tested = step + 1, False
    if not table.state.over:
        recruit_bonus(table, seat, half)
    if not table.state.over:
        update_tracker(table, seat, card)
    if not table.state.over:
        take_factory_card(table, seat)
        table.add(ev.TurnEnded(seat, next_seat(table.state)))


def _card_and_half(state: State) -> tuple[AutomaCard, SchemeHalf]:
    assert state.card is not None  # noqa: S101 - a turn is running
    card = AUTOMA_CARDS[state.card]
    return card, card.half(player(state, state.turn).scheme)


def _after_move(state: State, seat: str, step: int) -> int:
    """R11: the first valid move ends the row, unless all moves are performed."""
    if takes_all_moves(state, player(state, seat)):
        return step + 1
    return len(_card_and_half(state)[1].moves)


def _move(table: Table, seat: str, half: SchemeHalf, step: int, *, tested: bool) -> int | None:
    """Try one move symbol; the next step, or None when the turn waits for the table or the game is over."""
    symbol = half.moves[step]
    if symbol.only not in (None, player(table.state, seat).faction):
        return step + 1
    outcome = attempt(field_of(table.state, seat), symbol)
    if isinstance(outcome, Refusal):
        table.add(ev.SymbolRefused(seat, outcome.symbol, outcome.reason, outcome.rule))
        return step + 1
    if table.state.options.test_moves and not tested:
        stopped = _test(table, seat, step)
        if stopped is None:
            return None
        if stopped:
            return _after_stop(table, seat, step)
    return _place(table, seat, outcome, step)


def _place(table: Table, seat: str, choice: Choice, step: int) -> int | None:
    """Step 5 of the procedure, and what the arrival brings: a combat, workers sent home, tokens."""
    origin, hex_ = choice.picked.origin, choice.to
    table.add(
        ev.UnitMoved(seat, choice.symbol, choice.picked.unit, origin, hex_, choice.decided_by, choice.rule)
    )
    if choice.symbol == "attack_combat":
        if not _fight(table, seat, hex_, step) or table.state.over:
            return None
        settle_arrival(table, seat, hex_, entered=False)
    else:
        if choice.symbol == "attack_worker":
            send_workers_home(table, seat, hex_)
        settle_arrival(table, seat, hex_, entered=origin != hex_)
    return _after_move(table.state, seat, step)


def _fight(table: Table, seat: str, hex_: str, step: int) -> bool:
    """Fight everyone on the territory; False when the turn waits for the table."""
    while not table.state.over and meets_enemy(table.state, seat, hex_):
        begin_combat(table, seat, hex_)
        if not advance_combat(table):
            table.add(ev.AutomaTurnPaused(seat, step))
            return False
    return True


def _gain(table: Table, seat: str, half: SchemeHalf, step: int, *, tested: bool) -> bool:
    """Carry out one gain symbol; False when the turn waits for the table."""
    index = step - len(half.moves)
    gain = half.gains[index]
    one = player(table.state, seat)
    is_deployment = gain.what.startswith("deploy") and applies(gain, one) and deployable(one, gain)
    if is_deployment and table.state.options.test_deployments and not tested:
        stopped = _test(table, seat, step)
        if stopped is None:
            return False
        if stopped:
            _after_stop(table, seat, step)
            return True
    carry_out(table, seat, half, index)
    return True


def _test(table: Table, seat: str, step: int) -> bool | None:
    """R53: flip a combat card; whether it stops the action, None when the table has to flip it."""
    if not combat_deck_has_card(table):
        return False
    pile = table.state.combat_deck.pile
    if isinstance(pile, int):
        table.add(ev.AutomaTurnPaused(seat, step, flip=True))
        return None
    return _stopped_by(table, seat, step, pile[0])


def _stopped_by(table: Table, seat: str, step: int, value: int) -> bool:
    stops = value in STOPPING_VALUES
    table.add(ev.CombatCardFlipped(seat, value, step, stops))
    return stops


def _after_stop(table: Table, seat: str, step: int) -> int:
    """R53: a move that is stopped ends the whole row, a deployment only itself."""
    half = _card_and_half(table.state)[1]
    if step < len(half.moves):
        table.add(ev.MoveRowEnded(seat))
        return len(half.moves)
    table.add(ev.GainFailed(seat, half.gains[step - len(half.moves)].what, "combat_card_test", "R53"))
    return step + 1
