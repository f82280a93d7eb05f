"""Dates on the command line."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime


def parse_date(text: str) -> datetime:
    """Parse a date or time and convert it to UTC; without a time zone it is UTC."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"no date: {text!r}") from error
    try:
        return moment.astimezone(UTC) if moment.tzinfo else moment.replace(tzinfo=UTC)
    except OverflowError as error:
        raise argparse.ArgumentTypeError(f"not in the years 1 to 9999 in UTC: {text!r}") from error
