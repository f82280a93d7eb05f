"""The open question, derived from the state: something that only the table knows."""

from __future__ import annotations

from automa_rules.core.question import Question
from automa_rules.scythe.board import LAKES
from automa_rules.scythe.control import tunnels_of
from automa_rules.scythe.current_card import current_half
from automa_rules.scythe.evolve.combat import side_of
from automa_rules.scythe.player import combat_units_at, hand_size, workers_at
from automa_rules.scythe.state import Combat, State, player
from automa_rules.scythe.terms import MAX_DIAL, CombatAbility, GainKind, HexId, MechAbility, SeatName, Symbol


class FightAsked(Question, frozen=True, tag="combat", kw_only=True):
    """Choose the dial and the combat cards. The `abilities` can be used before."""

    seat: SeatName
    territory: HexId
    attacker: SeatName
    defender: SeatName
    abilities: tuple[CombatAbility, ...]
    answer: str = "fight"


class SettlementAsked(Question, frozen=True, tag="combat_between_humans", kw_only=True):
    """Two humans fight: send what both showed. The `abilities` can be used before."""

    seat: SeatName
    territory: HexId
    attacker: SeatName
    defender: SeatName
    abilities: tuple[CombatAbility, ...] = ()
    answer: str = "settle"


class CombatDrawAsked(Question, frozen=True, tag="combat_draw", kw_only=True):
    """Draw an Automa card for the combat and send its number."""

    seat: SeatName
    answer: str = "draw_for_combat"


class TurnUpAsked(Question, frozen=True, tag="combat_cards", kw_only=True):
    """Turn up `count` of the Automa's combat cards at random and send their values."""

    seat: SeatName
    count: int
    answer: str = "turn_up"


class FlipAsked(Question, frozen=True, tag="flip", kw_only=True):
    """Flip the top card of the combat deck on the board and send its value. A 4 or 5 stops `what`."""

    seat: SeatName
    what: Symbol | GainKind
    answer: str = "flip"


AnyQuestion = FightAsked | SettlementAsked | CombatDrawAsked | TurnUpAsked | FlipAsked

QUESTIONS: tuple[type[Question], ...] = (FightAsked, SettlementAsked, CombatDrawAsked, TurnUpAsked, FlipAsked)

_COMBAT_ABILITIES: dict[MechAbility, CombatAbility] = {
    "artillery": "artillery",
    "disarm": "disarm",
    "scout": "scout",
    "sword": "sword",
    "shield": "shield",
    "ronin": "ronin",
}


def questions(state: State) -> tuple[AnyQuestion, ...]:
    """The open question, if there is one."""
    if state.combat is not None:
        question = _combat_question(state, state.combat)
        return () if question is None else (question,)
    if state.pause is not None and state.pause.flip and state.card is not None:
        return (FlipAsked(seat=state.turn, what=current_half(state).step(state.pause.step)),)
    return ()


def _combat_question(state: State, combat: Combat) -> AnyQuestion | None:
    """None within the commit that resolves the combat, when everything is set."""
    seats = (combat.attacker, combat.defender)
    if all(player(state, seat).kind == "human" for seat in seats):
        return SettlementAsked(
            seat=combat.attacker,
            territory=combat.territory,
            attacker=combat.attacker,
            defender=combat.defender,
            abilities=tuple(ability for seat in seats for ability in usable_abilities(state, combat, seat)),
        )
    for seat in seats:
        if player(state, seat).kind == "human" and side_of(combat, seat).dial is None:
            return FightAsked(
                seat=seat,
                territory=combat.territory,
                attacker=combat.attacker,
                defender=combat.defender,
                abilities=usable_abilities(state, combat, seat),
            )
    for seat in seats:
        if side_of(combat, seat).dial is None:
            return CombatDrawAsked(seat=seat)
    waiting = next((seat for seat in seats if side_of(combat, seat).owed), None)
    return None if waiting is None else TurnUpAsked(seat=waiting, count=side_of(combat, waiting).owed)


def dial_max(state: State, seat: str) -> int:
    """The highest dial: 7, or the player's power if it is lower."""
    return min(MAX_DIAL, player(state, seat).power)


def cards_max(state: State, combat: Combat, seat: str) -> int:
    """One combat card per own character or mech; People's Army and Suiton allow one more each."""
    one = player(state, seat)
    hex_ = combat.territory
    limit = combat_units_at(one, hex_)
    if "peoples_army" in one.abilities and workers_at(one, hex_):
        limit += 1
    if "suiton" in one.abilities and hex_ in LAKES:
        limit += 1
    return min(limit, hand_size(one))


def usable_abilities(state: State, combat: Combat, seat: str) -> tuple[CombatAbility, ...]:
    """A human's abilities that act before this combat (R27) and have not been used in it."""
    one = player(state, seat)
    if side_of(combat, seat).dial is not None:
        return ()
    return tuple(
        _COMBAT_ABILITIES[ability]
        for ability in one.abilities
        if ability in _COMBAT_ABILITIES
        and f"{seat}:{ability}" not in combat.abilities
        and _condition_holds(state, combat, seat, _COMBAT_ABILITIES[ability])
    )


def _condition_holds(state: State, combat: Combat, seat: str, ability: CombatAbility) -> bool:
    one = player(state, seat)
    opponent = player(state, combat.defender if seat == combat.attacker else combat.attacker)
    match ability:
        case "artillery":
            return one.power >= 1
        case "disarm":
            return combat.territory in tunnels_of(state, one)
        case "scout":
            return hand_size(opponent) > 0
        case "sword":
            return seat == combat.attacker
        case "shield":
            return seat == combat.defender
        case "ronin":
            units = combat_units_at(one, combat.territory) + workers_at(one, combat.territory)
            return units == 1
