"""A Model Context Protocol server: an assistant keeps a real table's log by talking to the player.

It is an ordinary client of the public API. It has one game at a time, and keeps that game's token to itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Literal
from urllib.parse import quote

import httpx2
import msgspec
from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from automa_ledger.control_characters import replace_control_characters
from automa_ledger.integrations.game_client import Document, GameClient, ProblemError, fetch_ruleset

INSTRUCTIONS = """\
You keep the log of a solo board game at a real table, against an artificial opponent, the Automa.
Call `describe_game` for what a setup and an action look like, then `begin_game`. When the player tells what
they did, send it with `tell_turn`, in its order; `what_can_be_done` has the ids of places and units.
`automa_turn` plays the opponent: tell the player each step, they carry it out. When something is asked, ask
the player and send it with `answer`. Never make up what happened at the table; `undo` takes a mistake back.
"""


class AssistantSession:
    """The current game, if any, and the HTTP client of the service."""

    def __init__(self, http: httpx2.Client) -> None:
        self.http = http
        self.table: GameClient | None = None
        self._lock = Lock()

    @contextmanager
    def translate_errors(self) -> Iterator[None]:
        """Run one tool at a time, and raise refusals as ToolError in the service's own words."""
        with self._lock:
            try:
                yield
            except ProblemError as refused:
                problem = refused.problem
                if self.table is not None and problem["code"] == "version_stale":
                    self.table.read()  # another client moved on; the next command acts on its version
                message = replace_control_characters(problem.get("detail") or problem["title"])
                raise ToolError(f"{problem['code']}: {message}") from refused
            except UnicodeEncodeError as error:
                raise ToolError("no token is written so") from error
            except httpx2.HTTPError as error:
                message = replace_control_characters(str(error))  # may quote an untrusted response
                raise ToolError(f"no service answers at {self.http.base_url}: {message}") from error

    @contextmanager
    def current_game(self) -> Iterator[GameClient]:
        """The current game. Raises ToolError without one."""
        with self.translate_errors():
            if self.table is None:
                raise ToolError("there is no game yet: begin_game or join_game")
            yield self.table


def mcp_server(http: httpx2.Client, version: str = "") -> MCPServer[Any]:
    """The MCP server for the service behind `http`."""
    server: MCPServer[Any] = MCPServer(
        "automa-ledger", version=version, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    session = AssistantSession(http)
    for tools in (_register_start_tools, _register_play_tools, _register_read_tools, _register_resources):
        tools(server, session)
    return server


def _register_start_tools(server: MCPServer[Any], session: AssistantSession) -> None:
    @server.tool(structured_output=False)
    def describe_game(ruleset: str) -> str:
        """Describe a ruleset: an example of a setup and of an action, and their JSON Schemas."""
        with session.translate_errors():
            described = fetch_ruleset(session.http, ruleset)
            return _json({name: described[name] for name in ("name", "examples", "schemas")})

    @server.tool(structured_output=False)
    def begin_game(ruleset: str, setup: dict[str, Any]) -> str:
        """Begin a game from a setup as in `describe_game`. It replaces the current game."""
        with session.translate_errors():
            session.table = GameClient.create(session.http, ruleset, {"setup": setup})
            return f"Game {session.table.game} has begun.\n{_format_status(session.table.latest)}"

    @server.tool(structured_output=False)
    def join_game(game: str, token: str) -> str:
        """Join an existing game by its id and a token that the player gives."""
        with session.translate_errors():
            session.table = GameClient.join(session.http, game, token)
            return _format_status(session.table.latest)


def _register_play_tools(server: MCPServer[Any], session: AssistantSession) -> None:
    @server.tool(structured_output=False)
    def tell_turn(actions: list[dict[str, Any]]) -> str:
        """Log what the player did: one action or several, all of them or none."""
        with session.current_game() as table:
            return _format_commit(table.take_turn(actions))

    @server.tool(structured_output=False)
    def automa_turn(drawn: dict[str, Any] | None = None) -> str:
        """Let the Automa take its turn, or its part up to a question. `drawn`: the card, if it is real."""
        with session.current_game() as table:
            return _format_commit(table.automa_turn(drawn))

    @server.tool(structured_output=False)
    def answer(action: dict[str, Any]) -> str:
        """Answer the open question with the action that it names."""
        with session.current_game() as table:
            return _format_commit(table.act(action))

    @server.tool(structured_output=False)
    def undo(back: Literal["commit", "turn"] = "commit") -> str:
        """Undo the last thing that was logged or played, or the whole last turn. `redo` restores it."""
        with session.current_game() as table:
            return _format_commit(table.undo(back))

    @server.tool(structured_output=False)
    def redo() -> str:
        """Redo what was undone last."""
        with session.current_game() as table:
            return _format_commit(table.redo())


def _register_read_tools(server: MCPServer[Any], session: AssistantSession) -> None:
    @server.tool(structured_output=False)
    def what_can_be_done() -> str:
        """What the player can do now, each with a title and the form of its body."""
        with session.current_game() as table:
            return _json(table.get("choices"))

    @server.tool(structured_output=False)
    def state() -> str:
        """The whole table as the player may see it."""
        with session.current_game() as table:
            return _json(table.get("")["state"])

    @server.tool(structured_output=False)
    def why(step: str | None = None) -> str:
        """Why the Automa did what it did in a step, such as 4.2, or last: the candidates and what decided."""
        with session.current_game() as table:
            version, _, place = (step or _last_explained(table)).partition(".")
            explained = table.get(f"commits/{quote(version, '')}/steps/{quote(place, '')}/explanation")
            sentences = (explained["step"]["text"], explained["text"])
            return "\n".join([*map(replace_control_characters, sentences), _json(explained["explanation"])])

    @server.tool(structured_output=False)
    def score() -> str:
        """The current score, row by row."""
        with session.current_game() as table:
            return _json(table.get("score"))


def _register_resources(server: MCPServer[Any], session: AssistantSession) -> None:
    @server.resource("automa://board.png", mime_type="image/png")
    def board() -> bytes:
        """The current board, with arrows for the last turn."""
        with session.current_game() as table:
            return table.board_png()

    @server.resource("automa://story", mime_type="text/plain")
    def story() -> str:
        """What happened, one line per step; undone steps are in brackets."""
        with session.current_game() as table:
            return "\n".join(
                f"({_format_step(step)})" if commit["undone"] else _format_step(step)
                for commit in table.story()
                for step in commit["steps"]
            )


def _format_step(step: Document) -> str:
    return f"{step['step']}: {replace_control_characters(step['text'])}"


def _last_explained(table: GameClient) -> str:
    steps = (step for commit in table.story() if not commit["undone"] for step in commit["steps"])
    explained = [step["step"] for step in steps if step["explained"]]
    if not explained:
        raise ToolError("nothing that has happened had to be chosen")
    return str(explained[-1])


def _format_commit(done: Document) -> str:
    """A commit's numbered steps, its doubtful points, and the game's status."""
    steps = [_format_step(step) for step in done["commit"]["steps"]]
    doubts = [
        f"Doubtful: {replace_control_characters(warning['text'])}" for warning in done.get("warnings", ())
    ]
    return "\n".join([*steps, *doubts, _format_status(done)])


def _format_status(latest: Document) -> str:
    """Whose turn it is, or the open questions."""
    if latest["over"]:
        return "The game is over."
    questions = [
        f"Asked: {replace_control_characters(question['text'])}\n{_json(question)}"
        for question in latest["pending"]
    ]
    return "\n".join(questions) or f"Turn: {latest['turn']}"


def _json(value: object) -> str:
    return replace_control_characters(msgspec.json.encode(value).decode())
