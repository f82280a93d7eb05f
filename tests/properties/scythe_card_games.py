"""Random games of Scythe without a board, each command in a commit."""

from __future__ import annotations

from random import Random
from typing import Any, Literal, get_args

import msgspec

from automa_ledger.games.codec import canonical_json
from automa_rules.core.command import Command
from automa_rules.core.event import Commanded, Event
from automa_rules.core.ruleset import Begin
from automa_rules.scythe import CARD_ONLY
from automa_rules.scythe.actions import Action
from automa_rules.scythe.card_only import actions as act
from automa_rules.scythe.card_only.state import Options, State
from automa_rules.scythe.terms import Faction, HumanGoal, Level

AT = "2026-01-01T00:00:00.000Z"


def play(chance: Random) -> list[list[Event]]:
    """A whole game of any factions, level, options and deck."""
    human, automa = chance.sample(get_args(Faction), 2)
    deck: Literal["virtual", "physical"] = chance.choice(("virtual", "physical"))
    level = chance.choice(get_args(Level))
    options = Options(
        skip_turns=chance.random() < 0.2, coins=chance.randint(-2, 2), all_moves=level == "automa"
    )
    setup = act.Setup(human=human, automa=automa, level=level, deck=deck, options=options)
    text = canonical_json(Begin(setup=msgspec.Raw(canonical_json(setup))))
    log: list[list[Event]] = []
    state: State | None = None
    action: Any = setup
    while True:
        found = CARD_ONLY.decide(state, Command(action, None, chance.randbytes(128)))
        log.append([Commanded(AT, None, msgspec.Raw(text)), *found.events])
        state = found.state
        if state.over:
            return log
        action = _action(state, chance)
        text = canonical_json(action)


def _action(state: State, chance: Random) -> Action:
    """Something that a table could tell now."""
    deck = state.deck
    card = chance.choice(deck.pile or range(1, 20)) if deck.mode == "physical" else None
    match state.asked:
        case "attack":
            attacks = chance.random() < 0.5
            return act.TellAttack(attacks, card if attacks else None)
        case "winner":
            return act.TellWinner(chance.choice(("human", "automa")))
        case "bonus_star":
            return act.TellBonusStar(chance.random() < 0.5)
        case "final_count":
            return act.TellCount(chance.randint(0, 20), chance.randint(20, 120))
    if state.turn == "automa":
        return act.AutomaTurn(card)
    left = [goal for goal in get_args(HumanGoal) if goal not in state.human.stars]
    match chance.random():
        case share if share < 0.15:
            return act.TellCombat(card)
        case share if share < 0.22:
            return act.PlaceStar(chance.choice(left))
        case _:
            return act.EndTurn()
