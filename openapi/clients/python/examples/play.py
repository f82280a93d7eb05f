"""Play a whole game of Scythe, Crimea against a Nordic Automa: `python play.py http://127.0.0.1:8000`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Literal

import httpx2

from automa_client import ScytheGame, Service
from automa_client import documents as d

Mech = Literal["riverwalk", "wayfare", "scout", "speed"]
Resource = Literal["metal", "food", "oil", "wood"]

CRIMEA = d.ScytheHuman(faction="crimea", popularity=3, coins=4)
NORDIC = d.ScytheAutoma(faction="nordic", level="automa")
FROM_HOME = ["r6c3", "r7c3"]
RESOURCES: tuple[Resource, ...] = ("metal", "food", "oil", "wood")
MECHS: tuple[Mech, ...] = ("riverwalk", "wayfare", "scout", "speed")
DIAL = 4
FULL_POWER = 16


def play(http: httpx2.Client) -> Iterator[str]:
    """Play to the end and tell it; the Automa's first turn is taken back and done again."""
    game = ScytheGame.begin(http, d.NewScytheGame(setup=d.ScytheSetup(players=[CRIMEA, NORDIC])))
    yield f"Game {game.id}"
    human = Human(game, Service(http).scythe().catalogue)
    undone = False
    while not game.seen.over:
        if game.seen.next.do == "answer":
            yield _told(human.answer(game.seen.pending[0]))
        elif game.seen.next.do == "automa_turn":
            yield _told(game.automa_turn())
            if not undone:
                undone = True
                yield _told(game.undo())
                yield _told(game.redo())
        else:
            yield _told(human.act())
    for one in game.score().standings:
        yield f"{one.seat}: {one.total}{', the winner' if one.wins else ''}"
    yield f"{sum(1 for _ in game.commits())} commits, the last one {game.seen.version}"
    yield f"audit: {'sound' if game.audit().sound else 'not sound'}"


class Human:
    """Plays one seat by what the answers show: walks, produces, builds up, and defends itself."""

    def __init__(self, game: ScytheGame, catalogue: d.ScytheCatalogue) -> None:
        self._game = game
        self._territories = {each.id: each for each in catalogue.territories}
        self._turns = 0
        self._planned: list[d.ScytheAction] = []

    def act(self) -> d.ScytheCommandDone:
        """The next action of a turn: what is planned, a star where one is due, the end of the turn."""
        if not self._planned:
            self._turns += 1
            plans = (self._walk, self._produce, self._bolster, self._deploy)
            self._planned = [*plans[self._turns % len(plans)](), d.ScytheEndTurn()]
        star = self._star() if len(self._planned) == 1 else None
        return self._game.act(star or self._planned.pop(0))

    def answer(self, question: d.ScytheQuestion) -> d.ScytheCommandDone:
        """Answer what the service asks: where all decks are virtual, only for combats."""
        if not isinstance(question, d.ScytheFightAsked):
            message = f"{type(question).__name__} is never asked with virtual decks"
            raise TypeError(message)
        form = question.schema["properties"]
        held = self._me.combat_cards
        best = sorted(held, reverse=True)[: form["cards"]["maxItems"]] if isinstance(held, list) else []
        return self._game.act(d.ScytheFight(dial=min(DIAL, form["dial"]["maximum"]), cards=best))

    def _walk(self) -> Iterator[d.ScytheAction]:
        """The character goes one step nearer to the Factory, or rests when it cannot."""
        at = self._me.character
        near = FROM_HOME if at == "home" else self._territories[at].walkable
        if near:
            to = min(near, key=lambda each: (self._territories[each].distance_to_factory, each))
            yield d.ScytheMove(moves=[d.ScytheUnitMove(unit="character", from_=at, to=to)])

    def _produce(self) -> Iterator[d.ScytheAction]:
        """Every worker's territory produces one token."""
        products = {at: self._territories[at].produces for at in self._me.workers if at in self._territories}
        tokens = {at: {one: 1} for at, product in products.items() for one in RESOURCES if one == product}
        if tokens:
            yield d.ScytheProduce(resources=tokens)

    def _bolster(self) -> Iterator[d.ScytheAction]:
        """Two power for a coin, and a combat card."""
        if self._me.coins:
            yield d.ScythePay(coins=1)
        yield d.ScytheGain(power=2, combat_cards=1)

    def _deploy(self) -> Iterator[d.ScytheAction]:
        """A mech beside a worker, while there are mechs and a worker on the board."""
        workers = [at for at in self._me.workers if at in self._territories]
        left = [mech for mech in MECHS if mech not in self._me.abilities]
        if left and workers:
            yield d.ScytheDeploy(territory=workers[0], ability=left[0])

    def _star(self) -> d.ScythePlaceStar | None:
        """The star that is due and not placed yet."""
        if self._me.power == FULL_POWER and "power" not in self._me.stars:
            return d.ScythePlaceStar(goal="power")
        if "mat" not in self._me.mechs and "mechs" not in self._me.stars:
            return d.ScythePlaceStar(goal="mechs")
        return None

    @property
    def _me(self) -> d.ScythePlayer:
        return next(one for one in self._game.seen.state.players if one.kind == "human")


def _told(done: d.ScytheCommandDone) -> str:
    return f"{done.version:>5}  " + " ".join(step.text for step in done.commit.steps)


if __name__ == "__main__":
    with httpx2.Client(base_url=sys.argv[1], timeout=30) as client:
        for line in play(client):
            print(line)
