"""The rows of a game as its exported log has them: all of them, once no deck in it is secret any more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from domain.core.event import DeckShuffled, ShuffleRevealed
from domain.core.rejected import Rejected
from service.games.codec import canonical_json
from service.log.export import Line
from service.log.verifying import shuffle_in
from service.refusals.logs import ShuffleSecret
from service.store import Row

_document = msgspec.json.Decoder(dict[str, Any])


def rows_in(lines: Iterable[Line]) -> list[Row]:
    """The rows, to the byte. Raises Rejected `shuffle_secret`."""
    shuffles = [(line, shuffle_in(line.event)) for line in lines]
    revealed = {each.commitment: each for _, each in shuffles if isinstance(each, ShuffleRevealed)}
    return [
        Row(
            bytes(line.event).decode(),
            _whole(line, shuffle, revealed) if isinstance(shuffle, DeckShuffled) else None,
            bytes.fromhex(line.hash),
        )
        for line, shuffle in shuffles
    ]


def _whole(line: Line, shuffle: DeckShuffled, revealed: Mapping[str, ShuffleRevealed]) -> str:
    """A shuffle with its secrets. Everything else of it stays as it was written, by whatever release."""
    secret = revealed.get(shuffle.commitment)
    if secret is None:
        raise Rejected(ShuffleSecret(line=line.version + 1, version=line.version, deck=shuffle.deck))
    return canonical_json(
        {**_document.decode(line.event), "salt": secret.salt, "order": secret.order}
    ).decode()
