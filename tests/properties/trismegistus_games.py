"""Random whole games of Trismegistus at a random table: real cards with random faces, or the example pack."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from automa_rules.core.command import Command
from automa_rules.core.event import Commanded, Event
from automa_rules.core.ruleset import Begin
from automa_rules.trismegistus import RULESET
from automa_rules.trismegistus.dice import dice_on_board
from automa_rules.trismegistus.events import CardDiscarded, CardDrawn, DeckRenewed
from automa_rules.trismegistus.examples import EXAMPLE_PACK
from automa_rules.trismegistus.questions import questions
from automa_rules.trismegistus.setup import Setup
from automa_rules.trismegistus.state import State
from tests.properties.stored import AT

Doc = dict[str, Any]

SYMBOLS = ("iron", "mercury", "tin", "copper", "lead", "wild")
COLOURS = ("black", "white", "red")
ELEMENTS = ("earth", "fire", "water", "air")
CODES = ("experiment", "advance_nearest", "artifact", "gold", "advance_track", "vp5")
TOKENS = ("bonus_ethereal", "bonus_vp5", "bonus_advance")
UNTOLD = 0.05
"""How often nobody tells the symbols of an experiment."""
COUNTS = {1: (2, 7, 3), 2: (2, 7, 4), 3: (4, 6, 4)}
"""Green, yellow and violet cards by level."""
ACTIONS = {str(kind.__struct_config__.tag): kind for kind in (*RULESET.actions, RULESET.automa_turn)}


class RealDeck:
    """Cards on a real table: what is printed on them, the pile face down, the discards."""

    def __init__(self, chance: Random, level: int, *, violet: bool, into: str) -> None:
        self.chance = chance
        green, yellow, purple = COUNTS[level]
        basic = [self._face("basic") for _ in range(yellow)]
        special = [self._face("specialization") for _ in range(green)]
        violets: list[Doc] = [{"kind": "personality"}] * (purple if violet else 0)
        self.discards = [*basic, *(violets if into == "discards" else [])] if level == 3 else []
        self.pile = [*special, *(basic if level < 3 else [])]
        self.pile += violets if level < 3 or into == "deck" else []
        chance.shuffle(self.pile)

    def _face(self, kind: str) -> Doc:
        chance = self.chance
        return {
            "kind": kind,
            "dice": [
                {"symbol": chance.choice(SYMBOLS), "colour": chance.choice(COLOURS)}
                for _ in range(chance.choice([1, 2, 2, 2, 3]))
            ],
            "potency_cost": chance.randint(0, 6),
            "actions": [self._effect() for _ in range(chance.choice([1, 1, 1, 2]))],
        }

    def _effect(self) -> Doc:
        code = self.chance.choice(CODES)
        if code != "advance_track":
            return {"code": code}
        return {"code": code, "element": self.chance.choice([*ELEMENTS, "of_die"])}

    def draw(self) -> Doc:
        """The top card; the discards are shuffled into a new pile first when there is none."""
        if not self.pile:
            self.pile, self.discards = self.discards, []
            self.chance.shuffle(self.pile)
        return self.pile[0]

    def follow(self, events: tuple[Event, ...]) -> None:
        """Do on the table what the service says."""
        for event in events:
            if isinstance(event, CardDrawn):
                self.hand = self.pile.pop(0)
            elif isinstance(event, CardDiscarded):
                self.discards.append(self.hand)
            elif isinstance(event, DeckRenewed):
                assert event.cards == len(self.pile)


class Game:
    """A game in the making, with its log as it is stored."""

    def __init__(self, chance: Random, deck: str) -> None:
        self.chance = chance
        self.log: list[list[Event]] = []
        self.befores: list[State | None] = []
        setup = self._setup(deck)
        into = setup["options"]["violet_into"]
        self.deck = RealDeck(chance, setup["level"], violet=bool(setup["achievements"]), into=into)
        self.physical = deck == "physical"
        self.start = msgspec.convert(setup, Setup)
        self.state = self.commit(None, self.start)

    def _setup(self, deck: str) -> Doc:
        chance = self.chance
        full = chance.random() < 0.5
        setup: Doc = {
            "level": chance.choice([1, 2, 3]),
            "tracks": self._tracks(full=full),
            "artifact": chance.choice(ELEMENTS),
            "experiment": self._experiment(4),
            "deck": deck,
            "dice": chance.choice(["virtual", "physical"]),
            "dice_count": {"black": chance.randint(4, 6), "white": 5, "red": chance.randint(3, 5)},
            "achievements": [chance.randint(1, 9) for _ in range(4)] if chance.random() < 0.6 else [],
            "options": {
                "violet_into": chance.choice(["deck", "discards"]),
                "tokens_leave": chance.random() < 0.5,
            },
        }
        if full:
            setup["formula_vp"] = [1, 3, 6, 10, 15, 21, 28, 36]
            setup["bowl_elements"] = {"iron": "earth", "tin": "fire", "copper": None}
        if deck == "virtual":
            setup["pack"] = EXAMPLE_PACK
        return setup

    def _tracks(self, *, full: bool) -> list[Doc]:
        tracks = []
        for element in self.chance.sample(ELEMENTS, 4):
            length = self.chance.randint(4, 9)
            steps = self.chance.sample(range(1, length + 1), self.chance.randint(0, min(4, length)))
            track: Doc = {
                "element": element,
                "length": length,
                "tokens": [{"step": step, "kind": self.chance.choice(TOKENS)} for step in steps],
            }
            if full:
                track |= {"symbols": [1, 3], "points": list(range(length + 1))}
            tracks.append(track)
        return tracks

    def _experiment(self, most: int, area: str | None = None) -> Doc:
        chance = self.chance
        one: Doc = {
            "type": chance.choice(["red", "blue", "green", "black", "white"]),
            "track": chance.choice(ELEMENTS),
            "requirement": chance.randint(0, most),
            "vp": chance.randint(0, 9),
            "symbols": chance.randint(0, 2),
        }
        if chance.random() < UNTOLD:
            del one["symbols"]
        return one if area is None else {**one, "area": area}

    def commit(self, before: State | None, action: msgspec.Struct) -> State:
        """Decide, write the log, apply; the real cards follow."""
        text = msgspec.json.encode(action)
        if before is None:
            text = msgspec.json.encode(Begin(ruleset_version=RULESET.version, setup=msgspec.Raw(text)))
        entropy = self.chance.randbytes(512)
        found = RULESET.decide(before, Command(action, None, entropy))
        assert RULESET.decide(before, Command(action, None, entropy)) == found
        self.log.append([Commanded(AT, None, msgspec.Raw(text)), *found.events])
        self.befores.append(before)
        state = before
        for event in found.events:
            self.befores.append(state)
            state = RULESET.evolve(state, event)
        assert state == found.state
        if self.physical:
            self.deck.follow(found.events)
        return found.state

    @property
    def events(self) -> list[Event]:
        """All events of the log."""
        return [event for commit in self.log for event in commit]

    def play(self) -> Iterator[State]:
        """The states after one commit after the other, until the game is over."""
        yield self.state
        while not self.state.over:
            document = self._next()
            kind = ACTIONS[document["type"]]
            self.state = self.commit(self.state, msgspec.convert(document, kind))
            yield self.state

    def _next(self) -> Doc:
        """Something that can be done now."""
        for question in questions(self.state):
            return {"type": question.answer, **self._answer(question)}
        if self.state.turn == "automa":
            return {"type": "automa_turn", **({"card": self.deck.draw()} if self.physical else {})}
        return self._human()

    def _human(self) -> Doc:
        chance, state = self.chance, self.state
        there = [place for place, card in enumerate(state.achievements, 1) if card.face_up]
        if there and chance.random() < 0.05:
            return {"type": "complete_achievement", "place": chance.choice(there)}
        tokens = [(track.element, one.step) for track in state.tracks for one in track.tokens if one.there]
        if tokens and chance.random() < 0.05:
            track, step = chance.choice(tokens)
            return {"type": "remove_token", "track": track, "step": step}
        if state.human.die is None:
            die = chance.choice(dice_on_board(state.bowls))
            return {
                "type": "take_die",
                "symbol": die.symbol,
                "colour": die.colour,
                "ethereal": chance.random() < 0.3,
            }
        can_take = len(state.human.spent) < 2 and dice_on_board(state.bowls)
        if can_take and not state.human.drafted and chance.random() < 0.2:
            return {"type": "put_away_die"}
        cost = chance.randint(0, min(3, state.human.die.potency))
        return {"type": "end_turn", "potency": cost, "exhausted": chance.random() < 0.2}

    def _answer(self, question: Any) -> Doc:  # noqa: ANN401 - any question
        chance = self.chance
        match question.answer:
            case "roll_dice":
                return {} if question.mode == "virtual" else {"bowls": self._roll(question.dice)}
            case "draw_card":
                return {"card": self.deck.draw()}
            case "roll_black_die":
                return {"result": chance.randint(1, 6)}
            case "show_experiments":
                areas = [question.area or chance.choice(SYMBOLS) for _ in range(chance.randint(0, 3))]
                return {"experiments": [self._experiment(4, area) for area in areas]}
            case "show_artifacts":
                shown = chance.choices(ELEMENTS, k=chance.randint(0, 2))
                roll = {"roll": chance.randint(1, 6)} if question.roll and len(shown) > 1 else {}
                return {"artifacts": shown, **roll}
            case "tell_element":
                return chance.choice([{}, {"element": chance.choice(ELEMENTS)}])
            case "show_masterpiece":
                return {"masterpiece": self._experiment(4)}
            case "tell_symbols":
                counted = {} if question.experiments is not None else {"experiments": chance.randint(0, 9)}
                return {"tracks": chance.randint(0, 8), **counted}
            case "tell_human_vp":
                return {
                    "vp": chance.choice([question.automa, chance.randint(0, 60)]),
                    "experiments": chance.randint(0, 9),
                }
            case _:
                return {"vp": chance.randint(0, 60)}

    def _roll(self, dice: dict[str, int]) -> dict[str, dict[str, int]]:
        bowls: dict[str, dict[str, int]] = {}
        for colour, number in dice.items():
            for _ in range(number):
                free = [symbol for symbol in SYMBOLS if sum(bowls.get(symbol, {}).values()) < 5]
                bowl = bowls.setdefault(self.chance.choice(free), {})
                bowl[colour] = bowl.get(colour, 0) + 1
        return bowls
