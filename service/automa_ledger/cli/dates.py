"""Dates on the command line."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime


def parse_date(text: str) -> datetime:
    """A date or a time, in UTC where it does not say otherwise, told in UTC."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"no date: {text!r}") from error
    try:
        return moment.astimezone(UTC) if moment.tzinfo else moment.replace(tzinfo=UTC)
    except OverflowError as error:
        raise argparse.ArgumentTypeError(f"not in the years 1 to 9999 in UTC: {text!r}") from error
