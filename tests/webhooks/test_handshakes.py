"""Receivers whose handshakes would be much work for whoever sends to them."""

from __future__ import annotations

import base64
import ssl
from collections.abc import Callable
from pathlib import Path

import pytest
import trustme
from httpcore import AnyIOBackend

from service.webhooks.network import CheckedNetwork
from service.webhooks.outcome import Outcome
from service.webhooks.sending import opened_sender
from tests.webhooks.receiver import receiving

Exchange = Callable[[ssl.SSLContext, Path], None]

BYTES = 512  # of a group; with 1,250 a handshake takes a second


def group_of_its_own(server: ssl.SSLContext, folder: Path) -> None:
    """Diffie and Hellman's exchange in a group that nobody knows: any odd number passes for a prime."""
    modulus = b"\x02\x82" + (BYTES + 1).to_bytes(2) + b"\x00" + b"\xff" * BYTES
    numbers = modulus + b"\x02\x01\x02"  # and 2, which generates it; in DER, as all of this
    group = base64.encodebytes(b"\x30\x82" + len(numbers).to_bytes(2) + numbers).decode()
    file = folder / "group.pem"
    file.write_text(f"-----BEGIN DH PARAMETERS-----\n{group}-----END DH PARAMETERS-----\n")
    server.maximum_version = ssl.TLSVersion.TLSv1_2
    server.set_ciphers("DHE+AES")
    server.load_dh_params(str(file))


def known_group(server: ssl.SSLContext, _: Path) -> None:
    """The largest one of TLS 1.3, which no receiver needs."""
    server.minimum_version = ssl.TLSVersion.TLSv1_3
    server.set_ecdh_curve("ffdhe8192")


def curve(server: ssl.SSLContext, _: Path) -> None:
    """What every receiver has."""
    server.set_ecdh_curve("prime256v1")


def old_curve(server: ssl.SSLContext, folder: Path) -> None:
    """The same before TLS 1.3."""
    server.maximum_version = ssl.TLSVersion.TLSv1_2
    curve(server, folder)


@pytest.mark.parametrize("exchange", [group_of_its_own, known_group])
async def test_no_receiver_chooses_a_handshake_that_takes_long(exchange: Exchange, tmp_path: Path) -> None:
    """One that has no other is told of as failing: nothing has been reckoned for it."""
    outcome = await sent(exchange, tmp_path)
    assert not outcome.is_delivered
    assert "HANDSHAKE_FAILURE" in outcome.told


@pytest.mark.parametrize("exchange", [curve, old_curve])
async def test_receivers_have_a_handshake_that_is_short(exchange: Exchange, tmp_path: Path) -> None:
    """Whatever else they would have."""
    assert (await sent(exchange, tmp_path)).is_delivered


async def test_what_comes_behind_a_handshake_has_an_end(tmp_path: Path) -> None:
    """Tickets without end are no part of an answer, and each is work: the status alone is waited for."""

    def tickets(server: ssl.SSLContext, _: Path) -> None:
        server.minimum_version = ssl.TLSVersion.TLSv1_3
        server.num_tickets = 1_000_000

    outcome = await sent(tickets, tmp_path)
    assert (outcome.status, outcome.told) == (None, "ReadError: the answer is too long")


async def sent(exchange: Exchange, folder: Path) -> Outcome:
    """What becomes of a message to a receiver with this exchange alone."""
    authority = trustme.CA()
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1", key_type=trustme.KeyType.RSA).configure_cert(server)
    exchange(server, folder)
    client = ssl.create_default_context()
    authority.configure_trust(client)

    network = CheckedNetwork(AnyIOBackend(), allow_private=True)
    with receiving(server) as receiver:
        async with opened_sender(network, 30, client) as sender:
            return await sender.send(f"https://127.0.0.1:{receiver.port}/tls", {}, b"{}")
