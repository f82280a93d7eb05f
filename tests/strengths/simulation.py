"""Games of an Automa against a human who only passes: how soon its sixth star comes, and its score then.

The human ends each turn at once. Attacked, they show no power and no cards. All decks are virtual.
"""

from __future__ import annotations

from random import Random
from statistics import quantiles

from automa_rules.core.command import Command
from automa_rules.core.question import Question
from automa_rules.scythe import RULESET, Setup, State, score
from automa_rules.scythe.actions import AutomaTurn, EndTurn, Fight
from automa_rules.scythe.catalogue import Quartiles, Strength
from automa_rules.scythe.factions import CLOCKWISE
from automa_rules.scythe.setup import Automa, Human
from automa_rules.scythe.terms import Faction, Level

OPPOSITE = 3  # home bases further round the board
ENTROPY_BYTES = 512
MOST_TURNS = 200


def play(level: Level, faction: Faction, chance: Random) -> tuple[int, int]:
    """Play one game to its end. Returns the Automa's turns and its final score."""
    human = CLOCKWISE[(CLOCKWISE.index(faction) + OPPOSITE) % len(CLOCKWISE)]
    players = (Human(faction=human, mat="industrial"), Automa(faction=faction, level=level))
    state = _decide(None, Setup(players=players), chance)
    turns = 0
    while not state.over:
        if questions := RULESET.questions(state):
            state = _decide(state, _give_way(questions[0]), chance)
        elif state.turn == "automa":
            turns += 1
            assert turns <= MOST_TURNS
            state = _decide(state, AutomaTurn(), chance)
        else:
            state = _decide(state, EndTurn(), chance)
    return turns, next(each.total for each in score(state).players if each.seat == "automa")


def strength(level: Level, faction: Faction, games: int, seed: int) -> Strength:
    """The quartiles over some games, which the seed decides."""
    chance = Random(f"{seed} {level} {faction}")  # noqa: S311 - games to be counted
    played = [play(level, faction, chance) for _ in range(games)]
    turns, scores = zip(*played, strict=True)
    return Strength(level=level, faction=faction, turns=_quartiles(turns), score=_quartiles(scores))


def _quartiles(values: tuple[int, ...]) -> Quartiles:
    return Quartiles(*(round(each) for each in quantiles(values, n=4)))


def _decide(state: State | None, action: object, chance: Random) -> State:
    return RULESET.decide(state, Command(action, entropy=chance.randbytes(ENTROPY_BYTES))).state


def _give_way(question: Question) -> Fight:
    assert question.answer == "fight"
    return Fight(dial=0)
