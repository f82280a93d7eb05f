"""What the people at a random table do: legal actions, answers, corrections, and things nobody may do."""

from __future__ import annotations

import json
from random import Random
from typing import Any, get_args

import msgspec

from automa_rules.core.correction import Correct
from automa_rules.core.question import Question
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import actions as act
from automa_rules.scythe.board import ENCOUNTERS, FACTORY, NEIGHBOURS
from automa_rules.scythe.cards import AUTOMA_DECK, COMBAT_CARD_COUNTS
from automa_rules.scythe.factions import FACTIONS
from automa_rules.scythe.goals import require_goal
from automa_rules.scythe.player import Player, unit_territories
from automa_rules.scythe.questions import (
    CombatDrawAsked,
    FightAsked,
    FlipAsked,
    SettlementAsked,
    TurnUpAsked,
    cards_max,
    dial_max,
)
from automa_rules.scythe.state import State, combat_of, deck_of, enemies_of, player
from automa_rules.scythe.terms import HOME, MAT, Bonus, CombatAbility, HumanGoal, MechAbility, UnitKind
from tests.properties.scythe_tables import HEXES, RESOURCES, STRUCTURES

Action = msgspec.Struct
UNITS: tuple[UnitKind, ...] = get_args(UnitKind)
TOKENS = 4  # Flags or Traps of a faction
OBJECTIVES_OF_SAXONY = 2  # others score one of their two cards


def legal(state: State, chance: Random) -> Action:
    """Something that the human on turn may do now; ending the turn is always possible."""
    one = player(state, state.turn)
    kind = chance.choice(
        (
            _move,
            _move,
            _move,
            _move,
            _move,
            _move,
            _move,
            _move,
            _gain,
            _pay,
            _produce,
            _deploy,
            _build,
            _enlist,
            _upgrade,
            _encounter,
            _factory_card,
            _token,
            _star,
            _report,
        )
    )
    return kind(state, one, chance) or act.EndTurn()


def _held(state: State, one: Player, chance: Random, most: int) -> tuple[int, ...]:
    """Cards that a player can show: of a known hand, or of what may be left of a physical deck."""
    hand = one.combat_cards
    if isinstance(hand, tuple):
        return tuple(chance.sample(hand, chance.randint(0, min(most, len(hand)))))
    return left(state, chance, chance.randint(0, min(most, hand)))


def left(state: State, chance: Random, count: int, shown: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Values that a card of a physical deck can have: those neither discarded nor in a hand that is known."""
    seen = [*state.combat_deck.discards, *shown]
    for one in state.players:
        if isinstance(one.combat_cards, tuple):
            seen += one.combat_cards
    rest = [value for value, n in COMBAT_CARD_COUNTS.items() for _ in range(n - seen.count(value))]
    return tuple(chance.sample(rest, min(count, len(rest))))


def _free(state: State, one: Player) -> list[str]:
    """Territories without an enemy unit."""
    taken = {hex_ for enemy in enemies_of(state, one.seat) for hex_ in unit_territories(enemy)}
    return [hex_ for hex_ in HEXES if hex_ not in taken]


def _move(state: State, one: Player, chance: Random) -> Action | None:
    """One unit goes next door, anywhere, home, or to an enemy; mechs may carry."""
    unit = chance.choice(UNITS)
    origins = [
        place
        for place in ((one.character,) if unit == "character" else getattr(one, f"{unit}s"))
        if place != MAT
    ]
    if not origins:
        return None
    origin = chance.choice(origins)
    free = _free(state, one)
    targets = [
        *chance.sample(free, 3),
        HOME,
        *[hex_ for hex_ in NEIGHBOURS.get(origin, ()) if hex_ in free] * 2,
    ]
    enemies = [hex_ for enemy in enemies_of(state, one.seat) for hex_ in unit_territories(enemy)]
    if unit != "worker" and enemies:
        targets += [chance.choice(enemies) for _ in range(6)]
    to = chance.choice(targets)
    there = state.resources.get(origin, {})
    carried = {kind: chance.randint(1, n) for kind, n in there.items() if chance.random() < 0.5}
    count = chance.randint(1, origins.count(origin))
    return act.Move(
        (
            act.UnitMove(
                unit=unit,
                origin=origin,
                to=to,
                count=count,
                workers=chance.randint(0, one.workers.count(origin)) if unit == "mech" else 0,
                resources=carried if to != HOME else {},
            ),
        )
    )


def _gain(_: State, __: Player, chance: Random) -> Action:
    few = chance.choice((0, 1, 2, 3))
    return act.Gain(**{chance.choice(("power", "popularity", "coins", "combat_cards")): few})


def _pay(state: State, one: Player, chance: Random) -> Action:
    own = [hex_ for hex_ in unit_territories(one) if hex_ in state.resources]
    resources = {}
    if own:
        hex_ = chance.choice(own)
        resources = {hex_: {kind: chance.randint(0, n) for kind, n in state.resources[hex_].items()}}
    return act.Pay(
        power=chance.randint(0, min(2, one.power)),
        popularity=chance.randint(0, min(2, one.popularity)),
        coins=chance.randint(0, min(4, one.coins)),
        combat_cards=_held(state, one, chance, 1),
        resources=resources,
    )


def _produce(_: State, one: Player, chance: Random) -> Action | None:
    own = unit_territories(one)
    if not own:
        return None
    hex_ = chance.choice(own)
    workers = one.workers.count(MAT)
    return act.Produce(
        resources={hex_: {chance.choice(RESOURCES): chance.randint(0, 4)}},
        workers={chance.choice(own): chance.randint(1, workers)} if workers and chance.random() < 0.5 else {},
    )


def _deploy(state: State, one: Player, chance: Random) -> Action | None:
    abilities = [name for name in FACTIONS[one.faction].mech_abilities if name not in one.abilities]
    own = [hex_ for hex_ in unit_territories(one) if hex_ in _free(state, one)]
    if MAT not in one.mechs or not abilities or not own:
        return None
    return act.Deploy(chance.choice(own), chance.choice(abilities))


def _build(state: State, one: Player, chance: Random) -> Action | None:
    built = [structure.kind for structure in state.structures.values() if structure.owner == one.seat]
    kinds = [kind for kind in STRUCTURES if kind not in built]
    own = [hex_ for hex_ in unit_territories(one) if hex_ not in state.structures]
    return act.Build(chance.choice(own), chance.choice(kinds)) if own and kinds else None


def _enlist(_: State, one: Player, chance: Random) -> Action | None:
    bonuses = [bonus for bonus in get_args(Bonus) if bonus not in one.recruits]
    return act.Enlist(chance.choice(bonuses)) if bonuses else None


def _upgrade(_: State, one: Player, __: Random) -> Action | None:
    return act.Upgrade() if one.upgrades < 6 else None


def _encounter(state: State, one: Player, _: Random) -> Action | None:
    return act.Encounter(one.character) if one.character in state.encounters else None


def _factory_card(state: State, one: Player, _: Random) -> Action | None:
    free = one.character == FACTORY and not one.has_factory_card and state.factory_cards
    return act.TakeFactoryCard() if free else None


def _token(state: State, one: Player, __: Random) -> Action | None:
    at = one.character
    has_one = one.faction in ("albion", "togawa") and len(one.tokens) < TOKENS
    free = all(at not in each.tokens for each in state.players)
    return act.PlaceToken(at) if has_one and at != HOME and free else None


def _star(state: State, one: Player, chance: Random) -> Action | None:
    goals: tuple[HumanGoal, ...] = get_args(HumanGoal)
    reached = [goal for goal in goals if _reached(state, one, goal)]
    return act.PlaceStar(chance.choice(reached)) if reached and chance.random() < 0.3 else None


def _reached(state: State, one: Player, goal: HumanGoal) -> bool:
    most = OBJECTIVES_OF_SAXONY if goal == "objective" and one.faction == "saxony" else 1
    if one.stars.count(goal) == most:
        return False
    try:
        require_goal(state, one, goal)
    except Rejected:
        return False
    return True


def _report(state: State, one: Player, chance: Random) -> Action | None:
    if chance.random() < 0.6:
        return None
    free = [*_free(state, one), HOME]
    spots = [chance.choice(free) for _ in range(3)]
    stay = [place for place in one.workers if place == MAT]
    return act.Report(
        character=chance.choice(spots),
        mechs=tuple(chance.choice([*spots, MAT]) for _ in range(4)),
        workers=(*stay, *(chance.choice(spots) for _ in range(8 - len(stay)))),
        power=chance.randint(0, 16),
        popularity=chance.randint(0, 18),
        coins=chance.randint(0, 40),
        resources={hex_: {chance.choice(RESOURCES): chance.randint(0, 5)} for hex_ in spots if hex_ != HOME},
        end_turn=chance.random() < 0.5,
    )


def answer(state: State, question: Question, chance: Random) -> Action:
    """An answer that the question allows."""
    match question:
        case FightAsked():
            if question.abilities and chance.random() < 0.6:
                return act.UseAbility(chance.choice(question.abilities))
            one = player(state, question.seat)
            dial = chance.randint(0, dial_max(state, question.seat))
            return act.Fight(
                dial, _held(state, one, chance, cards_max(state, combat_of(state), question.seat))
            )
        case SettlementAsked():
            return act.Settle(
                _shown(state, question.attacker, chance), _shown(state, question.defender, chance)
            )
        case CombatDrawAsked():
            deck = deck_of(state, question.seat)
            return act.DrawForCombat(chance.choice(deck.pile or (*deck.discards, *deck.combat_discards)))
        case TurnUpAsked():
            combat = state.combat
            assert combat is not None
            shown = (*combat.attacking.cards, *combat.defending.cards)
            return act.TurnUp(_turned_up(state, question, chance, shown))
        case FlipAsked():
            return act.Flip(left(state, chance, 1)[0])
    raise AssertionError(question)


def _turned_up(
    state: State, question: TurnUpAsked, chance: Random, shown: tuple[int, ...]
) -> tuple[int, ...]:
    hand = player(state, question.seat).combat_cards
    if isinstance(hand, tuple):
        return tuple(chance.sample(hand, question.count))
    return left(state, chance, question.count, shown)


def _shown(state: State, seat: str, chance: Random) -> act.Revealed:
    one = player(state, seat)
    known = isinstance(one.combat_cards, tuple)
    return act.Revealed(chance.randint(0, min(7, one.power)), _held(state, one, chance, 1) if known else ())


def wild(state: State, chance: Random) -> Action:
    """A well-typed action that may make no sense at all."""
    hexes = (*HEXES, "r0c0", "r7c6")
    places = (*hexes, HOME, MAT)
    hex_ = chance.choice(hexes)
    cards = tuple(chance.randint(2, 5) for _ in range(chance.randint(0, 4)))
    number = chance.choice((0, 1, 3, 16, 9999))
    kind = chance.choice(get_args(UnitKind))
    makers = (
        lambda: act.AutomaTurn(chance.choice((None, *AUTOMA_DECK))),
        lambda: act.Move(
            tuple(
                act.UnitMove(
                    unit=chance.choice(UNITS),
                    origin=chance.choice(places),
                    to=chance.choice(places),
                    count=chance.randint(1, 8),
                    workers=chance.choice((0, 0, 2)),
                    resources={chance.choice(RESOURCES): chance.choice((0, 1, 9999))},
                )
                for _ in range(chance.randint(1, 3))
            )
        ),
        lambda: act.Move(
            (act.UnitMove(unit=kind, origin=chance.choice(_own(state, kind)), to=chance.choice(places)),)
        ),
        lambda: act.Gain(power=min(number, 16), coins=number, combat_cards=chance.choice((0, 42))),
        lambda: act.Gain(popularity=18),
        lambda: act.Pay(
            power=min(number, 16), coins=number, combat_cards=cards, resources={hex_: {"oil": number}}
        ),
        lambda: act.Produce({hex_: {"wood": number}}, {chance.choice(hexes): chance.randint(1, 8)}),
        lambda: act.Deploy(hex_, chance.choice(get_args(MechAbility))),
        lambda: act.Build(hex_, chance.choice(STRUCTURES)),
        lambda: act.Enlist(chance.choice(get_args(Bonus))),
        act.Upgrade,
        lambda: act.Encounter(chance.choice((*ENCOUNTERS, hex_))),
        act.TakeFactoryCard,
        lambda: act.PlaceToken(hex_),
        lambda: act.PlaceStar(chance.choice(get_args(HumanGoal))),
        lambda: act.Report(
            character=chance.choice(places),
            mechs=tuple(chance.choice(places) for _ in range(4)),
            resources={hex_: {"food": number}},
            power=min(number, 16),
            coins=number,
        ),
        lambda: act.UseAbility(chance.choice(get_args(CombatAbility))),
        lambda: act.Fight(
            dial=chance.randint(0, 7),
            cards=cards,
            retreat=chance.choice(({}, {}, {"human-mech-1": hex_, "human-worker-1": "home"})),
            automa_card=chance.choice((None, *AUTOMA_DECK)),
            automa_combat_cards=chance.choice((None, cards)),
        ),
        lambda: act.Settle(
            act.Revealed(chance.randint(0, 7), cards), act.Revealed(chance.randint(0, 7), cards)
        ),
        lambda: act.DrawForCombat(chance.choice(AUTOMA_DECK)),
        lambda: act.TurnUp(cards),
        lambda: act.Flip(chance.randint(2, 5)),
    )
    made: Action = chance.choice(makers)()
    return made


def _own(state: State, unit: UnitKind) -> tuple[str, ...]:
    one = player(state, state.turn)
    return (one.character,) if unit == "character" else one.mechs if unit == "mech" else one.workers


def correction(state: State, chance: Random) -> Correct:
    """A likely correction: what a mat or the board shows is set to something that it can show."""
    index = chance.randrange(len(state.players))
    one = state.players[index]
    free = [*_free(state, one), HOME]
    pointer, value = chance.choice(
        (
            (f"/players/{index}/coins", chance.randint(0, 50)),
            (f"/players/{index}/power", chance.randint(0, 16)),
            (f"/players/{index}/popularity", chance.randint(0, 18)),
            (f"/players/{index}/character", chance.choice(free)),
            (f"/players/{index}/mechs/{chance.randrange(4)}", chance.choice([*free, MAT])),
            (f"/players/{index}/workers/{chance.randrange(8)}", chance.choice([*free, MAT])),
            ("/encounters", chance.sample(ENCOUNTERS, chance.randint(0, 11))),
            (f"/resources/{chance.choice(HEXES)}", {chance.choice(RESOURCES): chance.randint(0, 8)}),
            ("/factory_cards", chance.randint(0, 4)),
        )
    )
    return Correct(pointer, msgspec.Raw(json.dumps(value).encode()), "as it lies on the table")


_VALUES: tuple[Any, ...] = (
    None, True, 0, 1, 7, -1, 16, 99, "home", "mat", "r3c3", "r0c0", "automa", "human0", [], {}, [1, 2],
    ["r3c3"], [2, 3], 1.5, {"step": 3, "flip": True}, {"step": 99, "flip": False}, {"oil": 3},
    {"territory": "r3c3", "attacker": "automa", "defender": "human0"}, "ultimaszyna", "other_sides",
    "everyone", ["tracker"] * 6, "togawa", "human", "physical", "virtual", 2, 18,
)  # fmt: skip


def wild_correction(state: State, chance: Random) -> Correct:
    """Any value of the state's document set to something, fitting or not."""
    place: Any = msgspec.to_builtins(state)
    pointer = ""
    while True:
        if isinstance(place, dict) and place and (not pointer or chance.random() < 0.8):
            step = chance.choice(list(place))
            place = place[step]
        elif isinstance(place, list) and place and chance.random() < 0.8:
            step = str(chance.randrange(len(place)))
            place = place[int(step)]
        else:
            break
        pointer += f"/{step}"
    if chance.random() < 0.1:
        pointer += chance.choice(("/0", "/mode", "/pile", "/stars", "/nothing", "x", "/99"))
    value = chance.choice((place, *[chance.choice(_VALUES) for _ in range(4)]))
    return Correct(pointer, msgspec.Raw(json.dumps(value).encode()), "")
