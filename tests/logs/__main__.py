"""Play games of each ruleset on this release and keep their logs: before it goes out, never after that."""

from __future__ import annotations

from collections import deque
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx2

from automa_ledger.embedded_postgres import run_embedded_postgres
from automa_ledger.games.rulesets import RULESETS
from automa_ledger.integrations.sample_game.game import play_game
from automa_ledger.migrator import migrate
from tests.api.running import running
from tests.folders import make_enterable

FOLDER = Path(__file__).parent
GAME = "Game "
GAMES = 7
"""Of each ruleset: chance makes each another one."""


def _log(url: str, ruleset: str) -> bytes:
    tokens: list[str] = []

    def noted(answer: httpx2.Response) -> None:
        if answer.request.method == "POST" and answer.request.url.path == "/v1/games":
            answer.read()
            tokens.append(answer.json()["token"])

    with httpx2.Client(base_url=url, timeout=60, event_hooks={"response": [noted]}) as http:
        lines = play_game(http, ruleset)
        game = next(line for line in lines if line.startswith(GAME)).split()[1]
        deque(lines, maxlen=0)
        headers = {"Accept": "application/x-ndjson", "Authorization": f"Bearer {tokens[0]}"}
        return http.get(f"/v1/games/{game}/commits", headers=headers).content


def main() -> None:
    """Write the logs of the release that is about to go out."""
    folder = FOLDER / version("automa-ledger")
    folder.mkdir(exist_ok=True)
    with TemporaryDirectory() as data, run_embedded_postgres(make_enterable(Path(data))) as database:
        migrate(database)
        with running(database) as url:
            for ruleset in RULESETS:
                for number in range(1, GAMES + 1):
                    name = ruleset if number == 1 else f"{ruleset}-{number}"
                    (folder / f"{name}.ndjson").write_bytes(_log(url, ruleset))


if __name__ == "__main__":
    main()
