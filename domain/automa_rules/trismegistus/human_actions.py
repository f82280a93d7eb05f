"""The human's own actions."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import asdict

from automa_rules.core.correction import correct_fields
from automa_rules.core.rejection import Rejected
from automa_rules.core.seat import require_turn
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.actions import EndTurn, PutAwayDie, RemoveToken, Report, TakeDie
from automa_rules.trismegistus.dice import (
    Die,
    count_by_colour,
    count_dice_in_bowl,
    dice_on_board,
)
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.refusals import (
    DiceNotConserved,
    DieActive,
    DieNotThere,
    DieRequired,
    PotencyTooLow,
    TokenNotThere,
    TooManyDice,
)
from automa_rules.trismegistus.rounds import end_turn as next_turn
from automa_rules.trismegistus.rule_warnings import (
    warn_drafted_die,
    warn_unexplained_dice,
    warn_unusual_cost,
    warn_wasted_ethereal_die,
)
from automa_rules.trismegistus.state import dice_off_board, expected_dice_on_board, has_passed, track_of
from automa_rules.trismegistus.terms import DICE_PER_ROUND, MAX_POTENCY
from automa_rules.trismegistus.validation import require_round_dice_limit, validate_state


def put_away_die(draft: Draft, _: PutAwayDie) -> None:
    """Put the active die away, so that another can be taken (Q49).

    Raises Rejected `die_required`, or `too_many_dice` for the last die of the round.
    """
    die, number = draft.state.human.die, len(draft.state.human.spent) + 1
    if die is None:
        raise Rejected(DieRequired())
    if number == DICE_PER_ROUND:
        raise Rejected(TooManyDice(seat="human", dice=number + 1))
    warn_drafted_die(draft)
    draft.add(ev.DieSetAside(seat="human", symbol=die.symbol, colour=die.colour, number=number, rule="Q49"))


def take_die(draft: Draft, action: TakeDie) -> None:
    """Take a die from its bowl. Raises Rejected `die_active` or `die_not_there`."""
    state = draft.state
    if state.human.die is not None:
        raise Rejected(DieActive(symbol=state.human.die.symbol, colour=state.human.die.colour))
    die = Die(action.symbol, action.colour)
    if die not in dice_on_board(state.bowls):
        raise Rejected(
            DieNotThere(die=str(die), on_board=tuple(str(one) for one in dice_on_board(state.bowls)))
        )
    potency = count_dice_in_bowl(state.bowls, die.symbol)
    draft.add(
        ev.DieTaken(
            seat="human",
            symbol=die.symbol,
            colour=die.colour,
            potency=potency,
            decided_by="player",
            rule="PLAYER",
        )
    )
    if not action.ethereal:
        return
    warn_wasted_ethereal_die(draft, potency)
    if potency < MAX_POTENCY:
        draft.add(ev.EtherealDieSpent("human", potency + 1, rule="PLAYER"))


def end_turn(draft: Draft, action: EndTurn) -> None:
    """Pay for the human's action and end the turn.

    Raises Rejected `die_required` or `potency_too_low`.
    """
    die = draft.state.human.die
    if die is None:
        raise Rejected(DieRequired())
    if action.potency > die.potency:
        raise Rejected(PotencyTooLow(potency=die.potency, cost=action.potency))
    warn_unusual_cost(draft, action.potency, exhausted=action.exhausted)
    remaining = die.potency - action.potency
    if action.potency:
        draft.add(ev.PotencySpent("human", action.potency, remaining, "PLAYER"))
    if action.exhausted or remaining == 0:
        draft.add(
            ev.DieSetAside(
                seat="human",
                symbol=die.symbol,
                colour=die.colour,
                number=len(draft.state.human.spent) + 1,
                rule="PLAYER",
            )
        )
    next_turn(draft)


def remove_token(draft: Draft, action: RemoveToken) -> None:
    """Remove a token that the human's marker has reached (Q45). Raises Rejected `token_not_there`."""
    tokens = [token.step for token in track_of(draft.state, action.track).tokens if token.there]
    if action.step not in tokens:
        raise Rejected(TokenNotThere(track=action.track, step=action.step, tokens=(*tokens,)))
    rule = "Q45" if draft.state.options.tokens_leave else "Q18"
    draft.add(ev.TokenRemoved(action.track, action.step, rule))


def report(draft: Draft, action: Report) -> None:
    """Record the dice as they are. The turn ends when the human has exhausted three dice.

    Raises Rejected `bowl_overfull`, `too_many_dice` or `dice_not_conserved`.
    """
    before = draft.state
    if action.end_turn:
        require_turn(before.turn, draft.seat)
    if action.automa is not None:
        told = asdict(action.automa).items()
        correct_fields(draft, "automa", {name: value for name, value in told if value is not UNSET})
    if action.bowls is not None or action.human is not None:
        draft.add(ev.TableReported(action.bowls, action.human))
    state = draft.state
    if count_by_colour(state.bowls) != expected_dice_on_board(state):
        counted = count_by_colour(state.bowls, dice_off_board(state))
        raise Rejected(DiceNotConserved(dice=counted, needed=state.dice))
    require_round_dice_limit(state)
    if action.automa is None:
        warn_unexplained_dice(draft, before)
    if action.end_turn or (state.turn == "human" and has_passed(state, "human")):
        next_turn(draft)
    validate_state(draft.state)
