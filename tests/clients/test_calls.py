"""Calls for whoever has an API key, or lets others in, or keeps a finished game."""

from __future__ import annotations

import json
from pathlib import Path

import httpx2
import pytest

from automa_client import Refused, ScytheGame, Service, Webhooks, connect
from automa_client import documents as d
from automa_ledger.cli import main
from tests.clients.calling import begun
from tests.clients.finished import finished_game
from tests.clients.programs import node
from tests.store.keys import made_key

HOOK = "https://bot.example/automa"
SCOPES = ("games:create", "games:list", "games:read", "webhooks")


@pytest.fixture
def key(database_url: str) -> str:
    """An API key with no games yet."""
    _, text = made_key(database_url, *SCOPES)
    return text


def test_a_key_lists_its_games_over_all_pages_and_lets_in_again(address: str, key: str) -> None:
    """The newest first; a lost token is made anew."""
    with connect(address, key=key) as http:
        games = [begun(http) for _ in range(5)]
        service = Service(http)
        listed = [each.game for each in service.games(at_once=2)]
        assert listed == [each.id for each in reversed(games)]
        assert [each.game for each in service.games("scythe")] == listed
        assert list(service.games("expeditions")) == []
        found = service.new_token(listed[0], d.OwnerToken())
        assert ScytheGame.join(http, listed[0], found.token).seen.game == listed[0]


def test_the_owner_lets_others_in(http: httpx2.Client) -> None:
    """A player for a seat, and somebody who looks on and may do nothing; and out again."""
    game = begun(http)
    player = game.new_token(d.PlayerToken(seat="human"))
    spectator = game.new_token(d.SpectatorToken())

    assert (player.role, player.seat, spectator.role) == ("player", "human", "spectator")
    ScytheGame.join(http, game.id, player.token).act(d.ScytheGain(coins=1))
    with pytest.raises(Refused, match="role_forbidden"):
        ScytheGame.join(http, game.id, spectator.token).undo()

    assert [(each.role, each.yours) for each in game.tokens()] == [
        ("owner", True),
        ("player", False),
        ("spectator", False),
    ]
    game.revoke_token(spectator.id)
    with pytest.raises(Refused, match="game_unknown"):
        ScytheGame.join(http, game.id, spectator.token)


def test_an_id_leads_nowhere_else(http: httpx2.Client) -> None:
    """Whoever it comes from: it is a part of a path, and not a path."""
    game = begun(http)
    spectator = game.new_token(d.SpectatorToken())
    for name in (f"../tokens/{spectator.id}", "..", ".", f"x/../{spectator.id}", "?"):
        with pytest.raises(Refused, match=r"token_unknown|route_unknown"):
            game.revoke_token(name)
    assert len(game.tokens()) == 2


def test_several_actions_are_one_commit(http: httpx2.Client) -> None:
    """All of them happen, or none; a refusal has the place of the action."""
    game = begun(http)
    done = game.take_turn(d.ScytheGain(coins=1), d.ScytheGain(power=2))
    assert [step.code for step in done.commit.steps] == ["coins_changed", "power_changed"]
    with pytest.raises(Refused) as refused:
        game.take_turn(d.ScytheEndTurn(), d.ScytheEndTurn())
    assert refused.value.facts["action"] == 1
    assert game.read().version == done.version


def test_a_turn_is_taken_back_whole(http: httpx2.Client) -> None:
    """And done again; and one is gone to by its number in the story."""
    game = begun(http)
    game.act(d.ScytheGain(coins=1))
    after = game.act(d.ScytheEndTurn())
    assert game.undo_turn().turn == "human"
    assert game.redo_turn().state == after.state
    assert [each.commits for each in game.story().rounds[0].turns] == [[2, 3]]
    assert game.goto_turn(1).turn == "human"


def test_what_can_be_done_now(http: httpx2.Client) -> None:
    """The human's actions; behind the end of the turn the Automa's turn is due instead."""
    game = begun(http)
    before = game.choices()
    game.act(d.ScytheEndTurn())
    after = game.choices("human")
    assert ("move" in [each.type for each in before.choices], before.next.do) == (True, "act")
    assert ("move" in [each.type for each in after.choices], after.next.do) == (False, "automa_turn")


def test_webhooks_of_a_game_and_of_a_key(address: str, key: str) -> None:
    """Made, found, looked at, given a new secret, asked to deliver again, and removed."""
    with connect(address, key=key) as http:
        game = begun(http)
        has_webhooks(game.webhooks)
        has_webhooks(Service(http).webhooks)


def has_webhooks(webhooks: Webhooks) -> None:
    """Everything that can be done with a webhook."""
    made = webhooks.create(HOOK)
    assert made.secret.startswith("whsec_")
    assert [(each.id, each.url) for each in webhooks.list()] == [(made.id, HOOK)]
    status = webhooks.read(made.id, state="dead")
    assert (status.id, status.games, status.next) == (made.id, [], None)
    assert webhooks.rotate_secret(made.id).secret != made.secret
    assert webhooks.resend(made.id).state == "enabled"
    webhooks.delete(made.id)
    assert webhooks.list() == []
    with pytest.raises(Refused, match="webhook_unknown") as refused:
        webhooks.read(made.id)
    match refused.value.problem:
        case d.WebhookUnknownProblem(webhook=webhook):
            assert webhook == made.id
        case other:
            pytest.fail(f"{other}")


def test_a_finished_game_is_kept(address: str) -> None:
    """Its report to read, and the file for BG Stats; both in the language that is asked for."""
    game_id, token, _ = finished_game(address)
    with connect(address, language="pl") as http:
        game = ScytheGame.join(http, game_id, token)
        headers = {"Authorization": f"Bearer {token}", "Accept-Language": "pl"}
        polish = httpx2.get(f"{address}/v1/games/{game_id}/report", headers=headers, timeout=30).text
        assert game.report() == polish
        assert game.report(language="en") != polish
        stats = game.bg_stats("Ada")
        assert "Ada" in [each.name for each in stats.players]
        assert stats.plays[0].playerScores


def test_everything_is_told_in_the_language_of_the_client(address: str) -> None:
    """Commands, the story, reasons and refusals; the story in another one, too."""
    with connect(address, language="pl") as http:
        game = begun(http)
        told = " ".join(step.text for step in game.act(d.ScytheEndTurn()).commit.steps)
        assert "ończysz turę" in told
        assert told in sentences(game.story())
        assert told not in sentences(game.story(language="en"))
        assert "You end your turn" in sentences(game.story(language="en"))
        with pytest.raises(Refused) as refused:
            game.act(d.ScytheEndTurn())
        assert refused.value.title != "Not your turn"


def sentences(story: d.Story) -> str:
    """All sentences of a page."""
    return " ".join(step.text for commit in story.commits for step in commit.steps)


def test_the_typescript_client_does_the_same(address: str, key: str) -> None:
    """The program compares and throws at the first difference."""
    game, token, _ = finished_game(address)
    assert node("contract/calls.ts", address, key, game, token) == "done\n"


def test_a_game_is_followed_taken_back_forked_exported_verified_and_imported(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The program compares all states and streams; the log that it leaves behind proves itself offline."""
    file = tmp_path / "game.ndjson"
    found = json.loads(node("contract/contract.ts", address, str(file)))

    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert f"Sound: {found['version']} commits of a game of scythe" in told
    assert f"Head {found['head']}" in told
    assert "revealed and kept, 0 not revealed" in told
