"""Answers that are no documents of the service: both clients say so, with the status and the text."""

from __future__ import annotations

import json

import httpx2
import pytest

from tests.clients.calling import CLIENTS, begun
from tests.clients.gateway import PAGE, Spoilt, gateway

BEGINNING = 200
WRONG = {
    "a page": Spoilt(502, text=PAGE * 10),
    "a page that says it is well": Spoilt(200),
    "half a document": Spoilt(200, "application/json", '{"game":'),
    "nothing": Spoilt(502, text=""),
    "a problem of somebody else": Spoilt(403, "application/problem+json", '{"title":"Forbidden"}'),
    "no problem at all": Spoilt(400, "application/problem+json", "<p>"),
    "other JSON": Spoilt(404, "application/json", '{"message":"no Route matched"}'),
}


@pytest.mark.parametrize("client", CLIENTS)
@pytest.mark.parametrize("wrong", WRONG)
def test_the_status_and_the_beginning_of_the_text_are_told(
    address: str, http: httpx2.Client, client: str, wrong: str
) -> None:
    """Neither a fault of a decoder nor a problem without a code."""
    game = begun(http)
    spoilt = WRONG[wrong]
    with gateway(address) as between:
        between.spoil(None, spoilt, method="GET")  # the game is joined first
        outcome = CLIENTS[client](between.address, game.id, game.token, "read")

    media = spoilt.media.partition(";")[0]
    assert outcome == {
        "failure": "Unreadable",
        "status": spoilt.status,
        "message": outcome["message"],
        "retry_after": None,
    }
    assert outcome["message"] == f"{spoilt.status}, {media}: {spoilt.text[:BEGINNING]}"


@pytest.mark.parametrize("client", CLIENTS)
@pytest.mark.parametrize(
    ("when", "seconds"), [("7", 7), ("soon", None), ("Mon, 01 Jan 2024 00:00:00 +9999999999999", None)]
)
def test_a_problem_of_the_service_is_told_with_its_code(
    http: httpx2.Client, address: str, client: str, when: str, seconds: int | None
) -> None:
    """And when to come again, unless that is no time."""
    game = begun(http)
    text = '{"type":"","title":"","status":429,"detail":"Wait.","code":"rate_limited"}'
    with gateway(address) as between:
        between.spoil(None, Spoilt(429, "application/problem+json", text, when), method="GET")
        outcome = CLIENTS[client](between.address, game.id, game.token, "read")
    told = {"failure": "Refused", "status": 429, "message": "rate_limited: Wait.", "retry_after": seconds}
    assert outcome == told


@pytest.mark.parametrize("client", CLIENTS)
def test_words_and_fields_of_a_newer_service_stop_no_client(
    http: httpx2.Client, address: str, client: str
) -> None:
    """What comes next, a rule of the game, a star's goal and a field that the client does not know yet."""
    game = begun(http)
    seen = http.get(f"/v1/games/{game.id}", headers={"Authorization": f"Bearer {game.token}"}).json()
    seen |= {"next": {"do": "ponder", "seat": "human", "until": "noon"}, "mood": "bright"}
    seen["state"] |= {"enemies": "nobody"}
    seen["state"]["players"][0]["stars"] = ["explorer"]
    with gateway(address) as between:
        between.spoil(None, Spoilt(200, "application/json", json.dumps(seen)), method="GET")
        outcome = CLIENTS[client](between.address, game.id, game.token, "read")
    assert outcome == {"version": 1, "newest": 1}
