"""What a message is, and when it is sent."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

import msgspec
import pytest
from standardwebhooks import Webhook

from automa_ledger.games.commit import LoggedCommit
from automa_ledger.webhooks.deliverer import retry_delay
from automa_ledger.webhooks.message import message_id
from automa_ledger.webhooks.signatures import new_secret, sign_message
from automa_rules.core.event import Commanded
from tests.api.counter import COUNTER


def test_the_id_of_a_message_is_that_of_its_commit_and_hook() -> None:
    """The same each time it is made, another for each hook and commit, also for one that was lost."""
    one, two = UUID(int=1), UUID(int=2)
    asked = Commanded("2026-01-01T00:00:00Z", None, msgspec.Raw(b"{}"))
    first, other = (
        LoggedCommit(7, bytes([each] * 32), asked, (), False, None, COUNTER, None, None)  # noqa: FBT003 - as stored
        for each in (0, 1)
    )
    ids = [message_id(*each) for each in ((one, first), (two, first), (one, other))]

    assert len(set(ids)) == 3
    assert message_id(one, msgspec.structs.replace(first, undone=True)) == ids[0]


def test_each_secret_signs() -> None:
    """The header holds a signature for each; receivers' libraries find theirs."""
    secrets = [new_secret() for _ in range(2)]
    headers = sign_message("msg_1", b'{"a":1}', secrets, datetime.now(UTC))

    assert headers["webhook-signature"].count("v1,") == 2
    for each in secrets:
        assert Webhook(each).verify(b'{"a":1}', headers) == {"a": 1}


@pytest.mark.promise("signed-webhooks")
def test_the_signature_is_that_of_the_recipe() -> None:
    """Computed with another tool from the recipe: HMAC-SHA256 over id, time and body."""
    headers = sign_message(
        "msg_p5jXN8AQM9LWM0D4loKWxJek",
        b'{"test": 2432232314}',
        ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
        datetime.fromtimestamp(1614265330, UTC),
    )

    assert headers == {
        "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
        "webhook-timestamp": "1614265330",
        "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    }


def test_pauses_grow_as_the_setting_says_and_are_spread() -> None:
    """By a fifth to both sides; after the last one there is no further attempt."""
    schedule = (5, 300, 1800.5)
    found = [[retry_delay(schedule, failed) for _ in range(100)] for failed in (1, 2, 3)]

    for pauses, seconds in zip(found, (5, 300, 1800.5), strict=True):
        assert all(each is not None and 0.8 * seconds <= each <= 1.2 * seconds for each in pauses)
        assert len(set(pauses)) > 50
    assert retry_delay(schedule, 4) is None
