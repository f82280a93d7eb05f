"""A Model Context Protocol server: an assistant keeps the table's log by talking to the player.

It is a client of the public API like any other. One game at a time lies on the table; its token stays here.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Any, Literal
from urllib.parse import quote

import httpx
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
    """The game on the table, if there is one, and the way to the service."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self.table: GameClient | None = None
        self._lock = Lock()

    @contextmanager
    def translate_errors(self) -> Iterator[None]:
        """One thing at a time; what the service refuses is told in its own words."""
        with self._lock:
            try:
                yield
            except ProblemError as refused:
                problem = refused.problem
                if self.table is not None and problem["code"] == "version_stale":
                    self.table.read()  # somebody else has played on; the next command acts on that
                told = replace_control_characters(problem.get("detail") or problem["title"])
                raise ToolError(f"{problem['code']}: {told}") from refused
            except UnicodeEncodeError as error:
                raise ToolError("no token is written so") from error
            except httpx.HTTPError as error:
                told = replace_control_characters(str(error))  # an answer of somebody else may be in it
                raise ToolError(f"no service answers at {self.http.base_url}: {told}") from error

    @contextmanager
    def current_game(self) -> Iterator[GameClient]:
        """The game. Raises ToolError without one."""
        with self.translate_errors():
            if self.table is None:
                raise ToolError("there is no game yet: begin_game or join_game")
            yield self.table


def mcp_server(http: httpx.Client, version: str = "") -> MCPServer[Any]:
    """The server for a service that `http` reaches."""
    server: MCPServer[Any] = MCPServer(
        "automa-ledger", version=version, instructions=INSTRUCTIONS, log_level="WARNING"
    )
    desk = AssistantSession(http)
    for tools in (_register_start_tools, _register_play_tools, _register_read_tools, _register_resources):
        tools(server, desk)
    return server


def _register_start_tools(server: MCPServer[Any], desk: AssistantSession) -> None:
    @server.tool(structured_output=False)
    def describe_game(ruleset: str) -> str:
        """What can be chosen, with an example of a setup and of an action, and their JSON Schemas."""
        with desk.translate_errors():
            described = fetch_ruleset(desk.http, ruleset)
            return _json({name: described[name] for name in ("name", "examples", "schemas")})

    @server.tool(structured_output=False)
    def begin_game(ruleset: str, setup: dict[str, Any]) -> str:
        """Begin a game from a setup as `describe_game` shows it, in place of the one on the table."""
        with desk.translate_errors():
            desk.table = GameClient.create(desk.http, ruleset, {"setup": setup})
            return f"Game {desk.table.game} has begun.\n{_format_status(desk.table.latest)}"

    @server.tool(structured_output=False)
    def join_game(game: str, token: str) -> str:
        """Go on with a game that was begun elsewhere, by its id and a token that the player gives."""
        with desk.translate_errors():
            desk.table = GameClient.join(desk.http, game, token)
            return _format_status(desk.table.latest)


def _register_play_tools(server: MCPServer[Any], desk: AssistantSession) -> None:
    @server.tool(structured_output=False)
    def tell_turn(actions: list[dict[str, Any]]) -> str:
        """Tell what the player did, one action or several: all of them are logged, or none."""
        with desk.current_game() as table:
            return _format_commit(table.take_turn(actions))

    @server.tool(structured_output=False)
    def automa_turn(drawn: dict[str, Any] | None = None) -> str:
        """Let the Automa take its turn, or its part up to a question. `drawn`: the card, if it is real."""
        with desk.current_game() as table:
            return _format_commit(table.automa_turn(drawn))

    @server.tool(structured_output=False)
    def answer(action: dict[str, Any]) -> str:
        """Answer what is asked, with the action that the question names."""
        with desk.current_game() as table:
            return _format_commit(table.act(action))

    @server.tool(structured_output=False)
    def undo(back: Literal["commit", "turn"] = "commit") -> str:
        """Take the last thing back that was told or played, or all of the last turn. Nothing is lost."""
        with desk.current_game() as table:
            return _format_commit(table.undo(back))

    @server.tool(structured_output=False)
    def redo() -> str:
        """Do again what was taken back last."""
        with desk.current_game() as table:
            return _format_commit(table.redo())


def _register_read_tools(server: MCPServer[Any], desk: AssistantSession) -> None:
    @server.tool(structured_output=False)
    def what_can_be_done() -> str:
        """What the player can do now: units and where each can go, or the answers to the open question."""
        with desk.current_game() as table:
            return _json(table.get("options"))

    @server.tool(structured_output=False)
    def state() -> str:
        """The whole table as the player may see it."""
        with desk.current_game() as table:
            return _json(table.get("")["state"])

    @server.tool(structured_output=False)
    def why(step: str | None = None) -> str:
        """Why the Automa did what it did in a step, as 4.2, or last: the candidates and what settled it."""
        with desk.current_game() as table:
            version, _, place = (step or _last_explained(table)).partition(".")
            explained = table.get(f"commits/{quote(version, '')}/steps/{quote(place, '')}/explanation")
            sentences = (explained["step"]["text"], explained["text"])
            return "\n".join([*map(replace_control_characters, sentences), _json(explained["explanation"])])

    @server.tool(structured_output=False)
    def score() -> str:
        """The score as it stands, row by row."""
        with desk.current_game() as table:
            return _json(table.get("score"))


def _register_resources(server: MCPServer[Any], desk: AssistantSession) -> None:
    @server.resource("automa://board.png", mime_type="image/png")
    def board() -> bytes:
        """The board now, with arrows for the turn played last."""
        with desk.current_game() as table:
            return table.board_png()

    @server.resource("automa://story", mime_type="text/plain")
    def story() -> str:
        """What happened, a line a step; what was taken back stands in brackets."""
        with desk.current_game() as table:
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
    """The steps of a commit with their names, what is doubtful in it, and how the game stands."""
    steps = [_format_step(step) for step in done["commit"]["steps"]]
    doubts = [
        f"Doubtful: {replace_control_characters(warning['text'])}" for warning in done.get("warnings", ())
    ]
    return "\n".join([*steps, *doubts, _format_status(done)])


def _format_status(latest: Document) -> str:
    """Whose turn it is, or what is asked."""
    if latest["over"]:
        return "The game is over."
    translate_errors = [
        f"Asked: {replace_control_characters(question['text'])}\n{_json(question)}"
        for question in latest["pending"]
    ]
    return "\n".join(translate_errors) or f"Turn: {latest['turn']}"


def _json(value: object) -> str:
    return replace_control_characters(msgspec.json.encode(value).decode())
