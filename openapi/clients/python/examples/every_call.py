"""Each call of the service by its name in the document: `python every_call.py ADDRESS KEY GAME TOKEN`.

The page of all calls shows what stands in each function, behind what its parameters stand for. KEY may do
everything; GAME is over, and TOKEN is its owner's.
"""

from __future__ import annotations

import json
import sys

import httpx2

from automa_client import ScytheGame, Service, connect
from automa_client import documents as d


def list_rulesets(service: Service) -> None:
    for each in service.rulesets().rulesets:
        print(each.name, each.title)


def describe_ruleset(service: Service) -> None:
    print(service.scythe().title)


def take_single_turn(http: httpx2.Client) -> None:
    human = {"kind": "human", "faction": "crimea", "popularity": 3, "coins": 4, "workers": ["D7", "E7"]}
    automa = {"kind": "automa", "faction": "nordic", "character": "E2", "workers": ["E1", "F1"]}
    table = {"players": [human, automa], "turn": "automa", "decks": {"automa": "physical"}}
    turn = http.post("/v1/rulesets/scythe/automa-turn", json={"position": table, "card": 14}).json()
    for step in turn["steps"]:
        print(step["text"])
    print(turn["changes"], turn["position"]["turn"])


def draw_scythe_seats(http: httpx2.Client) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}, {"kind": "automa", "level": "automaszyna"}]
    drawn = http.post("/v1/rulesets/scythe/draw", json={"players": seats, "far": True}).json()
    game = http.post("/v1/games", json={"ruleset": "scythe", "setup": {"players": drawn["players"]}}).json()
    print(game["turn"])


def register_pack(service: Service) -> str:
    card = d.ExpeditionsPackedCard(
        name="Example level 4",
        level=4,
        glory_spaces=[1, 4, 7, 10, 13, 16, 18, 20],
        last_space=21,
        coins_for_glory=5,
        coins_for_map=2,
        coins_for_corruption=2,
    )
    pack = d.ExpeditionsProgressCardPack(ruleset="expeditions", name="My box", cards=[card])
    kept = service.register_pack(pack)
    print(kept.hash)
    return kept.hash


def read_pack(http: httpx2.Client, hash: str) -> None:  # noqa: A002 - as the document calls it
    print(http.get(f"/v1/packs/{hash}").json()["pack"])


def create_game(http: httpx2.Client) -> ScytheGame:
    human = d.ScytheHuman(faction="crimea", popularity=3, coins=4)
    automa = d.ScytheAutoma(faction="nordic", level="automa")
    game = ScytheGame.begin(http, d.NewScytheGame(setup=d.ScytheSetup(players=[human, automa])))
    print(game.id, game.token)
    return game


def read_game(game: ScytheGame) -> None:
    state = game.read()
    print(state.version, state.turn, state.pending)


def read_states(http: httpx2.Client, game: ScytheGame) -> None:
    headers = {"Authorization": f"Bearer {game.token}"}
    for line in http.get(f"/v1/games/{game.id}/states", headers=headers).text.splitlines():
        print(json.loads(line)["version"])


def delete_game(http: httpx2.Client, game: ScytheGame) -> None:
    headers = {"Authorization": f"Bearer {game.token}"}
    print(http.delete(f"/v1/games/{game.id}", headers=headers).json()["hash"])


def list_games(service: Service) -> None:
    for each in service.games():
        print(each.game, each.ruleset)


def list_games_csv(service: Service) -> None:
    print(service.games_csv())


def export_games(http: httpx2.Client, key: str) -> None:
    logs = http.get("/v1/games.ndjson?over=true", headers={"Authorization": f"Bearer {key}"})
    print(logs.text)


def read_statistics(http: httpx2.Client, key: str) -> None:
    headers = {"Authorization": f"Bearer {key}"}
    for row in http.get("/v1/statistics", headers=headers).json()["rows"]:
        print(row["ruleset"], row["level"], row["role"], row["won"], "of", row["played"])


def read_statistics_csv(http: httpx2.Client, key: str) -> None:
    print(http.get("/v1/statistics.csv", headers={"Authorization": f"Bearer {key}"}).text)


def act(game: ScytheGame) -> None:
    move = d.ScytheUnitMove(unit="worker", from_="r6c3", to="r6c4")
    print(game.act(d.ScytheMove(moves=[move])).warnings)


def take_turn(game: ScytheGame) -> None:
    game.take_turn(d.ScytheGain(coins=1), d.ScytheEndTurn())


def take_automa_turn(game: ScytheGame) -> None:
    for step in game.automa_turn().commit.steps:
        print(step.text)


def undo(game: ScytheGame) -> None:
    game.undo()
    game.undo_turn()


def redo(game: ScytheGame) -> None:
    game.redo()
    game.redo_turn()


def goto(game: ScytheGame) -> None:
    game.goto_turn(1)
    game.goto(2)


def read_choices(game: ScytheGame) -> None:
    for choice in game.choices().choices:
        print(choice.title, choice.schema)


def read_commits(game: ScytheGame) -> None:
    for commit in game.commits():
        print(commit.version, *(step.text for step in commit.steps))
        if commit.version == game.seen.version:
            break


def read_story(game: ScytheGame) -> None:
    for each in game.story(language="it").rounds:
        print(each.number, each.turns)


def explain_step(game: ScytheGame, step: str) -> None:
    print(game.why(step).explanation.candidates)


def report_step(http: httpx2.Client, game: ScytheGame, step: str) -> None:
    version, place = step.split(".")
    wrong = {"expected": "The worker nearest to the Factory moves."}
    headers = {"Authorization": f"Bearer {game.token}"}
    path = f"/v1/games/{game.id}/commits/{version}/steps/{place}/report"
    print(http.post(path, json=wrong, headers=headers).text)


def read_score(game: ScytheGame) -> None:
    print(game.score().score)


def audit_game(game: ScytheGame) -> None:
    print(game.audit().sound)


def export_bg_stats(game: ScytheGame) -> None:
    print(game.bg_stats("Ada").plays)


def link_to_board(game: ScytheGame) -> None:
    print(game.picture_url(last_turn=True))


def link_to_bg_stats(game: ScytheGame) -> None:
    print(game.bg_stats_link("Ada"))


def read_report(game: ScytheGame) -> None:
    print(game.report(language="pl"))


def draw_board_svg(http: httpx2.Client, game: ScytheGame) -> None:
    headers = {"Authorization": f"Bearer {game.token}"}
    picture = http.get(f"/v1/games/{game.id}/board.svg", params={"theme": "dark"}, headers=headers)
    print(picture.text[:60])


def draw_board_png(http: httpx2.Client, game: ScytheGame) -> None:
    headers = {"Authorization": f"Bearer {game.token}"}
    picture = http.get(f"/v1/games/{game.id}/board.png", params={"width": 800}, headers=headers)
    print(len(picture.content))


def draw_empty_board(http: httpx2.Client) -> None:
    print(http.get("/v1/rulesets/scythe/board.svg").text[:60])


def add_token(game: ScytheGame) -> None:
    print(game.new_token(d.SpectatorToken()).token)


def list_tokens(game: ScytheGame) -> None:
    for each in game.tokens():
        print(each.id, each.role)


def revoke_token(game: ScytheGame) -> None:
    for each in game.tokens():
        if each.role == "spectator":
            game.revoke_token(each.id)


def fork_game(game: ScytheGame) -> None:
    print(game.fork().id)


def import_game(http: httpx2.Client, game: ScytheGame) -> None:
    print(ScytheGame.from_log(http, game.export()).id)


def create_game_webhook(game: ScytheGame) -> str:
    made = game.webhooks.create("https://bot.example/automa", language="it")
    print(made.secret)
    return made.id


def list_game_webhooks(game: ScytheGame) -> None:
    print(game.webhooks.list())


def read_game_webhook(game: ScytheGame, webhook: str) -> None:
    print(game.webhooks.read(webhook).state)


def rotate_game_webhook_secret(game: ScytheGame, webhook: str) -> None:
    print(game.webhooks.rotate_secret(webhook).secret)


def resend_to_game_webhook(game: ScytheGame, webhook: str) -> None:
    game.webhooks.resend(webhook)


def delete_game_webhook(game: ScytheGame, webhook: str) -> None:
    game.webhooks.delete(webhook)


def create_webhook(service: Service) -> str:
    made = service.webhooks.create("https://bot.example/automa")
    print(made.secret)
    return made.id


def list_webhooks(service: Service) -> None:
    print(service.webhooks.list())


def read_webhook(service: Service, webhook: str) -> None:
    print(service.webhooks.read(webhook, state="dead").games)


def rotate_webhook_secret(service: Service, webhook: str) -> None:
    print(service.webhooks.rotate_secret(webhook).secret)


def resend_to_webhook(service: Service, webhook: str) -> None:
    service.webhooks.resend(webhook)


def delete_webhook(service: Service, webhook: str) -> None:
    service.webhooks.delete(webhook)


def is_live(http: httpx2.Client) -> None:
    print(http.get("/health/live").json()["status"])


def is_ready(http: httpx2.Client) -> None:
    print(http.get("/health/ready").is_success)


def read_metrics(http: httpx2.Client) -> None:
    print(http.get("/metrics").text)


def read_openapi(http: httpx2.Client) -> None:
    print(http.get("/openapi.json").json()["info"])


def read_problems(http: httpx2.Client) -> None:
    print(http.get("/docs/problems").is_success)


def main(address: str, key: str, finished: str, token: str) -> None:
    """Make all of them, one behind the other."""
    with connect(address, key=key) as http:
        service = Service(http)
        list_rulesets(service)
        describe_ruleset(service)
        take_single_turn(http)
        draw_scythe_seats(http)
        read_pack(http, register_pack(service))
        plays(http)
        keeps(http, ScytheGame.join(http, finished, token))
        list_games(service)
        list_games_csv(service)
        export_games(http, key)
        read_statistics(http, key)
        read_statistics_csv(http, key)
        list_webhooks(service)
        webhook = create_webhook(service)
        for each in (read_webhook, rotate_webhook_secret, resend_to_webhook, delete_webhook):
            each(service, webhook)
        for call in (draw_empty_board, is_live, is_ready, read_metrics, read_openapi, read_problems):
            call(http)


def plays(http: httpx2.Client) -> None:
    """What is done in a game, and with it."""
    game = create_game(http)
    for each in (act, take_turn, take_automa_turn, read_game, read_choices, read_commits, read_story):
        each(game)
    steps = [step for commit in game.story().commits for step in commit.steps]
    explained = next(step.step for step in steps if step.explained)
    explain_step(game, explained)
    report_step(http, game, explained)
    for each in (
        undo,
        redo,
        read_score,
        audit_game,
        add_token,
        list_tokens,
        revoke_token,
        fork_game,
        goto,
        list_game_webhooks,
    ):
        each(game)
    draw_board_svg(http, game)
    link_to_board(game)
    draw_board_png(http, game)
    webhook = create_game_webhook(game)
    for with_hook in (
        *(read_game_webhook, rotate_game_webhook_secret),
        *(resend_to_game_webhook, delete_game_webhook),
    ):
        with_hook(game, webhook)
    read_states(http, game)
    delete_game(http, game)


def keeps(http: httpx2.Client, game: ScytheGame) -> None:
    """What is done with a game that is over."""
    export_bg_stats(game)
    link_to_bg_stats(game)
    read_report(game)
    import_game(http, game)


if __name__ == "__main__":
    main(*sys.argv[1:])
