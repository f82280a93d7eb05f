"""What all documents of the service have in common."""

from __future__ import annotations

import msgspec


class Document(msgspec.Struct, omit_defaults=True):
    """A document of the service. Unknown fields are skipped, what has its default is left out."""
