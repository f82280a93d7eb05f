"""Decoders for the JSON of one ruleset: stored events, recorded commands and client input."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from automa_ledger.games.rewind import GoTo, Redo, Undo
from automa_rules.core.event import Event
from automa_rules.core.place_resolver import PlaceResolver
from automa_rules.core.ruleset import Begin, Ruleset
from automa_rules.core.turn_command import Turn
from automa_rules.core.upcasting import UpcastingDecoder

_sorted = msgspec.json.Encoder(order="sorted")
_DEEP = (dict, list)


def canonical_json(document: object) -> bytes:
    """JSON with sorted keys and no white space.

    Maps are sorted first, because the encoder's own sorting takes quadratic time.
    """
    return _sorted.encode(sort_keys(document))


def sort_keys(value: object) -> object:
    """A document with the keys of its maps sorted."""
    if type(value) is dict:
        return {key: sort_keys(each) if type(each := value[key]) in _DEEP else each for key in sorted(value)}
    if type(value) is list:
        return [sort_keys(each) if type(each) in _DEEP else each for each in value]
    return value


def union_of(kinds: Iterable[type]) -> Any:  # noqa: ANN401 - a union has no static type
    """The union of the types, without duplicates."""
    return reduce(or_, dict.fromkeys(kinds))


class Codec:
    """A ruleset and the decoders built from its types; created once per process."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self.ruleset = ruleset
        events = union_of(ruleset.event_types)
        many: Any = list
        old = ruleset.upcasters
        self.log: UpcastingDecoder[list[list[Event]]] = UpcastingDecoder(many[many[events]], old, many=True)
        self.event: UpcastingDecoder[Event] = UpcastingDecoder(events, old)
        action = union_of(ruleset.actions)
        turn: Any = Turn
        self.action: msgspec.json.Decoder[msgspec.Struct] = msgspec.json.Decoder(action)
        self.turn: msgspec.json.Decoder[Turn[Any]] = msgspec.json.Decoder(turn[action])
        self.automa_turn = msgspec.json.Decoder(ruleset.automa_turn)
        self.setup = msgspec.json.Decoder(ruleset.setup)
        self.position = msgspec.json.Decoder(ruleset.position)
        self.view = msgspec.json.Decoder(ruleset.view_type)
        sent = (action, turn[action], ruleset.setup, ruleset.position, ruleset.view_type)
        self.places = PlaceResolver(ruleset.places, sent, ruleset.view_type)
        self._begin = msgspec.json.Decoder(Begin)
        self._recorded: msgspec.json.Decoder[msgspec.Struct] = msgspec.json.Decoder(
            union_of((Begin, Undo, Redo, GoTo, *ruleset.actions, ruleset.automa_turn, turn[action]))
        )

    def decode_begin(self, text: msgspec.Raw) -> Begin:
        """Decode the command that starts a log. Raises msgspec.MsgspecError when it is not a `begin`."""
        return self._begin.decode(text)

    def decode_command(self, text: msgspec.Raw) -> msgspec.Struct:
        """Decode a recorded command into what the ruleset decides: for `begin`, its setup or its position.

        Raises msgspec.MsgspecError when it is not a command of this ruleset.
        """
        match self._recorded.decode(text):
            case Begin(setup=msgspec.Raw(), position=msgspec.Raw()):
                raise msgspec.ValidationError("a game begins from a setup or from a position, not from both")
            case Begin(setup=msgspec.Raw() as setup):
                return self.setup.decode(setup)
            case Begin(position=msgspec.Raw() as position):
                return self.position.decode(position)
            case Begin():
                raise msgspec.ValidationError("a game begins from a setup or from a position")
            case command:
                return command
