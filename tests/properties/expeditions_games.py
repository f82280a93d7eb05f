"""Random whole games of Expeditions: any setup, any answers of the table, any actions of the human."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from automa_rules.core.command import Command
from automa_rules.core.event import Commanded, Event
from automa_rules.core.ruleset import Begin
from automa_rules.expeditions import RULESET
from automa_rules.expeditions.location import Location
from automa_rules.expeditions.new_game import Position, Setup
from automa_rules.expeditions.state import State
from tests.properties.stored import AT

Doc = dict[str, Any]

CORRUPTION = 37
TOKENS = ("orange-1", "orange-3", "orange-4", "turquoise-1", "turquoise-3", "turquoise-4")
PLACES = [f"{region}{number}" for region in "nc" for number in range(1, 8)]
CATEGORIES = ("quests", "meteorites", "items", "corruption20", "corruption", "cards", "workers_or_maps")
ACTIONS = {str(kind.__struct_config__.tag): kind for kind in (*RULESET.actions, RULESET.automa_turn)}


def beginning(chance: Random) -> Setup | Position:
    """A setup of any level, or a position somewhere in a game."""
    table: Doc = {"level": chance.choice([1, 2, 3]), "glory_coins_adjustment": chance.randint(-2, 3)}
    if chance.random() < 0.2:
        spaces = sorted(chance.sample(range(1, 20), 8))
        table["level"] = chance.choice([4, 5])
        table["progress_card"] = {
            "glory_spaces": spaces,
            "last_space": spaces[-1] + chance.randint(0, 2),
            "coins_for_glory": chance.randint(2, 9),
            "coins_for_map": 1,
            "coins_for_corruption": 2,
        }
    if chance.random() < 0.5:
        table["bag"] = chance.choices(TOKENS, k=chance.randint(0, 20))
    twenty = chance.choice(PLACES)
    if chance.random() < 0.5:
        known = chance.sample(PLACES, chance.randint(0, 14))
        table["tiles"] = {place: "twenty" if place == twenty else chance.randint(3, 9) for place in known}
    table["deck"] = chance.choice(["virtual", "physical"])
    if chance.random() < 0.5:
        first = chance.choice(["human", "automa", "random"])
        return msgspec.convert({**table, "first_player": first}, Setup)
    return msgspec.convert({**table, **_position(chance, twenty)}, Position)


def _position(chance: Random, twenty: str) -> Doc:
    seen = chance.sample([place for place in PLACES if place != twenty], chance.randint(0, 8))
    north, central = chance.choice(PLACES[:7]), chance.choice(PLACES[7:])
    free = [place for place in (*PLACES, "basecamp", "s1", "s6") if place not in (north, central)]
    return {
        "turn": chance.choice(["human", "automa"]),
        "automa": {"north": north, "central": central, "glory": chance.randint(0, 7)},
        "human": {"mech": chance.choice(free), "glory": chance.sample(CATEGORIES, chance.randint(0, 3))},
        "locations": [
            {"id": place, "face_up": True, "corruption": chance.choices(TOKENS, k=chance.randint(0, 2))}
            for place in seen
        ],
        "drawn": chance.sample(range(1, 15), chance.randint(0, 12)),
    }


class Game:
    """A game in the making, with its log as it is stored."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.log: list[list[Event]] = []
        self.befores: list[State | None] = []
        start = beginning(chance)
        text = msgspec.Raw(msgspec.json.encode(start))
        today = Begin(ruleset_version=RULESET.version)
        begin = replace(today, setup=text) if isinstance(start, Setup) else replace(today, position=text)
        self.state = self._commit(None, start, msgspec.json.encode(begin))
        self.first = self.state

    @property
    def events(self) -> list[Event]:
        """All events of the log."""
        return [event for commit in self.log for event in commit]

    def play(self) -> Iterator[list[Event]]:
        """The facts of one commit after the other, until the game is over."""
        while not self.state.over:
            document = self.next_command()
            text = msgspec.json.encode(document)
            action = msgspec.json.decode(text, type=ACTIONS[document["type"]])
            self.state = self._commit(self.state, action, text)
            yield self.log[-1][1:]

    def _commit(self, state: State | None, action: msgspec.Struct, text: bytes) -> State:
        entropy = self.chance.randbytes(512)
        found = RULESET.decide(state, Command(action=action, entropy=entropy))
        self.log.append([Commanded(AT, None, msgspec.Raw(text)), *found.events])
        self.befores = []
        for fact in found.events:
            self.befores.append(state)
            state = RULESET.evolve(state, fact)
        assert state == found.state
        return found.state

    def next_command(self) -> Doc:
        """A legal command for the present state."""
        state = self.state
        if state.pause is not None:
            return {"type": "tell_tile", **self._tile(state.pause.location)}
        if state.turn == "automa":
            physical = state.deck.mode == "physical"
            in_deck = state.deck.unseen if state.deck.left else range(1, 15)
            return {"type": "automa_turn", "card": self.chance.choice(in_deck) if physical else None}
        return self.chance.choice(self._human())

    def _tile(self, place: str) -> Doc:
        there = self._at(place)
        out = any(one.twenty or one.reveals == "twenty" for one in self.state.locations)
        out = out or self.state.human.twenty or self.state.automa.twenty
        if there.reveals is None and not out and self.chance.random() < 0.1:
            return {"tile": "twenty"}
        if there.reveals == "twenty":
            return {}
        if self.state.bag.mode == "virtual":
            return {} if there.reveals is not None else {"tile": self.chance.randint(0, 9)}
        return self._drawn(self.chance.randint(0, 9) if there.reveals is None else there.reveals)

    def _drawn(self, value: int) -> Doc:
        """Tokens from a real bag that holds what is not on the table, until they reach a value."""
        state, tokens = self.state, list[str]()
        out = [*state.human.corruption, *state.automa.corruption]
        out += [token for there in state.locations for token in there.corruption]
        while sum(int(token.split("-")[1]) for token in tokens) < value:
            if len(out) + len(tokens) == CORRUPTION or self.chance.random() < 0.02:
                return {"tokens": tokens, "bag_ran_out": True}
            tokens.append(self.chance.choice(TOKENS))
        return {"tokens": tokens}

    def _at(self, place: str) -> Location:
        return next(there for there in self.state.locations if there.id == place)

    def _human(self) -> list[Doc]:
        """Some legal actions; ending the turn is always among them."""
        state, chance = self.state, self.chance
        taken = (state.human.mech, state.automa.north, state.automa.central)
        free = [place for place in (*PLACES, "s1", "s2", "s3") if place not in taken]
        actions: list[Doc] = [
            {"type": "end_turn"},
            {"type": "move_mech", "to": chance.choice(free)},
            {"type": "change_coins", "amount": chance.randint(-state.human.coins, 9)},
            {"type": "solve_quest"},
            {"type": "upgrade_item", "coins": chance.randint(0, 6)},
            {"type": "correct", "pointer": "/human/coins", "value": chance.randint(0, 30)},
            {"type": "report", "coins": chance.randint(0, 30), "end_turn": chance.random() < 0.5},
        ]
        if state.human.maps:
            actions.append({"type": "change_maps", "amount": -1})
        for there in state.locations:
            if not there.face_up:
                actions.append({"type": "reveal_tile", "location": there.id, **self._tile(there.id)})
            if there.corruption:
                kind = chance.choice(["take_corruption", "destroy_corruption"])
                count = chance.randint(1, len(there.corruption))
                actions.append({"type": kind, "location": there.id, "count": count})
            if there.twenty:
                actions.append({"type": "take_twenty", "location": there.id})
        open_categories = [name for name in CATEGORIES if name not in state.human.glory]
        if len(state.human.glory) < 4 and chance.random() < 0.2:
            actions.append({"type": "place_glory", "category": chance.choice(open_categories)})
        unboxed = [card for card in ("017", "030", "056", "063") if card not in state.boxed]
        if unboxed:
            actions.append({"type": "box_card", "card": chance.choice(unboxed)})
        return actions[:1] if chance.random() < 0.3 else actions
