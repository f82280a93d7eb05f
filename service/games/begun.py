"""By which rules a game began: a process of the release before plays none of newer ones."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from domain.core.rejected import Rejected
from service.games.codec import Codec
from service.refusals.games import RulesetUnavailable


class _Begun(msgspec.Struct):
    ruleset_version: int = 1


class _Opening(msgspec.Struct):
    command: _Begun = msgspec.field(default_factory=_Begun)


_opening = msgspec.json.Decoder(_Opening)
_page = msgspec.json.Decoder(list[msgspec.Raw])


def begun_by(opening: msgspec.Raw) -> int:
    """The version of the ruleset that the first event of a log names; whatever else it is, it says so."""
    try:
        return _opening.decode(opening).command.ruleset_version
    except msgspec.MsgspecError:
        return _Begun().ruleset_version


def must_know(codec: Codec, version: int) -> None:
    """Raises Rejected `ruleset_unavailable` for a game of newer rules than are known here."""
    if version > codec.ruleset.version:
        raise Rejected(RulesetUnavailable(ruleset=codec.ruleset.name, version=version))


def must_know_rules_of(codec: Codec, pages: Sequence[str]) -> None:
    """The same of a log as it is stored: newer rules have kinds of events that cannot be read here."""
    try:
        [opening, *_] = _page.decode(pages[0])
    except (msgspec.MsgspecError, RecursionError, LookupError, ValueError):
        return  # it is no log
    must_know(codec, begun_by(opening))
