"""Dates on the command line."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime


def date(text: str) -> datetime:
    """A date or a time, in UTC where it does not say otherwise."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"no date: {text!r}") from error
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
