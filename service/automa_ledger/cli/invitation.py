"""Inviting phones on the local network to the table's page."""

from __future__ import annotations

import socket
from datetime import UTC, datetime, timedelta
from io import StringIO

import segno

from automa_ledger.auth.issuer import issue_key
from automa_ledger.cli.database import as_owner, open_owner_database
from automa_ledger.settings import Settings

KEY_NAME = "table"
KEY_LIFETIME = timedelta(days=30)
PROBE_ADDRESS = ("192.0.2.1", 9)  # reserved for documentation; nothing is sent to it


def create_invitation(settings: Settings, address: str) -> str:
    """A link to the table's page with a fresh API key, as a QR code and as text. Raises CommandFailed.

    The key may only create games: with `games:list` a guest could also get tokens for everybody else's games.
    """
    with open_owner_database(settings) as url:
        key_id, key = issue_key(url, KEY_NAME, ["games:create"], datetime.now(UTC) + KEY_LIFETIME)
    link = f"{address}/#/invited/{key}"
    drawn = StringIO()
    segno.make(link, error="l").terminal(drawn, compact=True)
    return (
        f"{drawn.getvalue()}\nPhones on this network: {link}\n"
        f"Anyone with the link can start games for {KEY_LIFETIME.days} days. To end that:\n"
        f"  {as_owner(settings, f'automa key revoke {key_id}')}\n"
        f"Links of earlier starts stay valid as long. To list them, as {KEY_NAME}:\n"
        f"  {as_owner(settings, 'automa key list')}"
    )


def local_address() -> str:
    """This machine's address on the local network; loopback without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(PROBE_ADDRESS)
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])
