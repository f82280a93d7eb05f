"""How the texts of one ruleset are read: stored events, recorded commands and what clients send."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import Any

import msgspec

from automa_ledger.games.rewind import GoTo, Redo, Undo
from automa_rules.core.event import Event
from automa_rules.core.ruleset import SHARED_EVENTS, Begin, Ruleset
from automa_rules.core.turn_command import Turn
from automa_rules.core.upcasting import UpcastingDecoder

_sorted = msgspec.json.Encoder(order="sorted")
_DEEP = (dict, list)


def canonical_json(document: object) -> bytes:
    """JSON with sorted keys and no white space.

    Maps are sorted before they are encoded: what the encoder sorts itself takes it the square of its length.
    """
    return _sorted.encode(sort_keys(document))


def sort_keys(value: object) -> object:
    """A document whose maps have their keys in order."""
    if type(value) is dict:
        return {key: sort_keys(each) if type(each := value[key]) in _DEEP else each for key in sorted(value)}
    if type(value) is list:
        return [sort_keys(each) if type(each) in _DEEP else each for each in value]
    return value


def union_of(kinds: Iterable[type]) -> Any:  # noqa: ANN401 - types have no type of their own
    """The union of the types, each once."""
    return reduce(or_, dict.fromkeys(kinds))


class Codec:
    """A ruleset and the decoders that its types make; built once a process."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self.ruleset = ruleset
        events = union_of((*ruleset.events, *SHARED_EVENTS))
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
        self._begin = msgspec.json.Decoder(Begin)
        self._recorded: msgspec.json.Decoder[msgspec.Struct] = msgspec.json.Decoder(
            union_of((Begin, Undo, Redo, GoTo, *ruleset.actions, ruleset.automa_turn, turn[action]))
        )

    def decode_begin(self, text: msgspec.Raw) -> Begin:
        """The command with which a log begins. Raises msgspec.MsgspecError for what is none."""
        return self._begin.decode(text)

    def decode_command(self, text: msgspec.Raw) -> msgspec.Struct:
        """The command that a log holds, as the ruleset decides it: of a `begin` its setup or its position.

        Raises msgspec.MsgspecError for what is not a command of this ruleset.
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
