"""A commit as the store keeps it, and read again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from automa_rules.core.event import Event, Secrets, canonical_commit_json, secrets_of, with_secrets

AT = "2026-01-01T00:00:00Z"

_read_secrets = msgspec.json.Decoder(Secrets)


def read_again(commit: Sequence[Event], kind: Any) -> list[Event]:  # noqa: ANN401 - a union of events
    """The events of a commit, from its canonical text and that of its secrets."""
    events = msgspec.json.decode(canonical_commit_json(commit), type=list[kind])
    return with_secrets(events, _read_secrets.decode(msgspec.json.encode(secrets_of(commit))))
