"""The document that a game starts from: a setup, a position, or the state of another game."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from automa_ledger.api.body_decoder import convert_document
from automa_ledger.games.codec import Codec, canonical_json
from automa_ledger.games.library import Library
from automa_ledger.games.packs import embed_named_pack


async def read_start(
    library: Library, codec: Codec, kind: Literal["setup", "position"], document: object
) -> tuple[bytes, msgspec.Struct]:
    """Return a setup or a position as canonical JSON and typed, with ids of places and the pack it names.

    A state becomes the position that it is. Raises Rejected `invalid_body`, `position_not_between_turns`, or
    as `embed_named_pack` does.
    """
    decoder: msgspec.json.Decoder[Any] = codec.setup if kind == "setup" else codec.position
    if kind == "position":
        document = _position_of_state(codec, document)
    text, named = convert_document(codec.places.resolve(document, decoder.type), decoder, f".{kind}")
    start = await embed_named_pack(library, codec.ruleset.name, named)
    return (text if start is named else canonical_json(start)), start


def _position_of_state(codec: Codec, document: object) -> object:
    """Return the position of a state, which says whether the game is `over`; a position has no such field."""
    convert = codec.ruleset.position_from_view
    if convert is None or not isinstance(document, dict) or "over" not in document:
        return document
    state = codec.places.resolve(document, codec.view.type)
    position = convert(convert_document(state, codec.view, ".position")[1])
    return msgspec.json.decode(msgspec.json.encode(position))
