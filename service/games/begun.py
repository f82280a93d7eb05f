"""By which rules a game began: a process of the release before plays none of newer ones."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.core.event import Commanded, Event
from domain.core.rejected import Rejected
from service.games.codec import Codec
from service.refusals.games import RulesetUnavailable


class _Begun(msgspec.Struct):
    ruleset_version: int = 1


_begun = msgspec.json.Decoder(_Begun)


def begun_by(command: msgspec.Raw) -> int:
    """The version of the ruleset that the first command of a log names; whatever else it is, it says so."""
    try:
        return _begun.decode(command).ruleset_version
    except msgspec.MsgspecError:
        return _Begun().ruleset_version


def must_know(codec: Codec, version: int) -> None:
    """Raises Rejected `ruleset_unavailable` for a game of newer rules than are known here."""
    if version > codec.ruleset.version:
        raise Rejected(RulesetUnavailable(ruleset=codec.ruleset.name, version=version))


def must_know_rules_of(codec: Codec, events: Sequence[Event]) -> None:
    """The same of a log, by its first event."""
    opening = next(iter(events), None)
    if isinstance(opening, Commanded):
        must_know(codec, begun_by(opening.command))
