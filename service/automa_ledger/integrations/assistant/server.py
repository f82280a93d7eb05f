"""A Model Context Protocol server: an assistant keeps a real table's log by talking to the player.

It is an ordinary client of the public API. Every tool takes the game, and no game is current: on standard
input and output its token is read from the player's files, over HTTP each call sends it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Annotated, Any, Literal, TypeAlias
from urllib.parse import quote

import httpx2
from mcp.server.apps import Apps
from mcp.server.mcpserver import Context, Image, MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import InputRequiredResult, ToolAnnotations
from pydantic import Field

from automa_ledger.control_characters import replace_control_characters
from automa_ledger.errors import MAKE_KEY, describe_no_answer
from automa_ledger.integrations.assistant.questions import play, public_status
from automa_ledger.integrations.assistant.text import (
    format_choices,
    format_commit,
    format_json,
    format_place,
    format_status,
    format_step,
)
from automa_ledger.integrations.assistant.tokens import TokenFolder
from automa_ledger.integrations.game_client import Document, GameClient, ProblemError, fetch_document

INSTRUCTIONS = """\
You keep the log of a solo board game at a real table, against an artificial opponent, the Automa.
`list_games` has the games that can be played and those that were begun. For a new one read `describe_game`,
ask the player for the setup and call `begin_game`. When the player says what they did, read `choices`, and
the places of `describe_game` if no coordinates are named; log it with `tell_turn`, in its order, and end the
turn. `automa_turn` plays the opponent: tell the player each step, they carry it out. The game's questions are
put to the player as forms; if one comes to you, ask the player and send `answer`. Never make up what happened
at the table. `undo` takes back what was wrong. Send each command on the version that the last answer named.
"""
MAX_LISTED_GAMES = 10
API_KEY_HEADER = "x-api-key"
GIVE_KEY = "Give a key to `automa mcp` with --key, or over HTTP in the header X-API-Key"
BOARD_URI = "ui://automa-ledger/board"
BOARD_PAGE = files("automa_ledger.integrations.assistant").joinpath("board.html").read_text("utf-8")

Json: TypeAlias = dict[str, Any]
Played: TypeAlias = str | InputRequiredResult
CallContext: TypeAlias = Context[Any, Any]
Game = Annotated[str, Field(description="The game, as `begin_game` or `list_games` named it.")]
Token = Annotated[str, Field(description="A token of the game, which the player gives.")]
Version = Annotated[int, Field(description="The version that the last answer about this game named.")]
Ruleset = Annotated[str, Field(description="The name of a ruleset, as `list_games` named it.")]
Part = Annotated[Literal["setup", "position", "actions", "places"], Field(description="What is described.")]
Setup = Annotated[Json | None, Field(description="The setup, as `describe_game` describes it.")]
Position = Annotated[Json | None, Field(description="Instead of a setup, a game that is under way.")]
Actions = Annotated[list[Json], Field(description="Bodies as in `choices`, in the order of what was done.")]
Drawn = Annotated[Json | None, Field(description="A body for the form that asks for its card, if any does.")]
Action = Annotated[Json | None, Field(description="A body for the form; by default the player is asked.")]
Back = Annotated[Literal["commit", "turn"], Field(description="The last command, or the whole last turn.")]
Kind = Annotated[str | None, Field(description="A type of action, whose form is returned.")]
What = Annotated[Literal["state", "score", "story"], Field(description="What is read.")]
Step = Annotated[str, Field(description="The number of a step, such as 4.2.")]
Theme = Annotated[Literal["light", "dark"], Field(description="How the picture looks.")]

READS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
BEGINS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
LOGS = BEGINS.model_copy(update={"idempotent_hint": True})


class Assistant:
    """The HTTP client of the service, and the folder of tokens, if there is one."""

    def __init__(self, http: httpx2.Client, tokens: TokenFolder | None) -> None:
        self.http = http
        self.tokens = tokens

    @contextmanager
    def translate_errors(self) -> Iterator[None]:
        """Raise refusals as ToolError in the service's own words, and say how to get a missing API key."""
        try:
            yield
        except ProblemError as refused:
            problem = refused.problem
            message = replace_control_characters(problem.get("detail") or problem["title"])
            remedy = f" {GIVE_KEY}; {MAKE_KEY}." if refused.needs_key else ""
            raise ToolError(f"{problem['code']}: {message}{remedy}") from refused
        except UnicodeEncodeError as error:
            raise ToolError("no token is written so") from error
        except httpx2.HTTPError as error:
            message = replace_control_characters(str(error))  # may quote an untrusted response
            raise ToolError(describe_no_answer(str(self.http.base_url), message)) from error

    @contextmanager
    def open_game(self, name: str, version: int = 0) -> Iterator[GameClient]:
        """A game at a version, without a request. Raises ToolError if its token is not known."""
        game, _, token = name.partition(":")
        token = token or (self.tokens.token(game) if self.tokens else "")
        if not token:
            raise ToolError("no token of this game is known: begin_game or join_game")
        with self.translate_errors():
            yield GameClient(self.http, {"game": quote(game, ""), "version": version}, token)

    def keep(self, table: GameClient) -> str:
        """The name by which tools take a game: with its token, where none are kept."""
        if self.tokens is None:
            return f"{table.game}:{table.token}"
        self.tokens.keep(table.game, table.token)
        return table.game

    def describe(self, game: str) -> str:
        """A line about a game that is kept."""
        try:
            with self.open_game(game) as table:
                return f"Game {game}: {table.read(public=True)['ruleset']}. {format_status(table.latest)}"
        except ToolError as error:
            return f"Game {game}: {error}"


def mcp_server(http: httpx2.Client, tokens: TokenFolder | None, version: str = "") -> MCPServer[Any]:
    """The MCP server for the service behind `http`. Without a folder it keeps no token."""
    assistant = Assistant(http, tokens)
    server: MCPServer[Any] = MCPServer(
        "automa-ledger",
        version=version,
        instructions=INSTRUCTIONS,
        log_level="WARNING",
        extensions=[_board_app(assistant)],
    )
    for tools in (_register_start_tools, _register_play_tools, _register_read_tools):
        tools(server, assistant)
    return server


def _register_start_tools(server: MCPServer[Any], assistant: Assistant) -> None:
    @server.tool(title="List games", annotations=READS, structured_output=False)
    def list_games() -> str:
        """List the rulesets that can be played, and the games that were begun or joined from here."""
        with assistant.translate_errors():
            rulesets = fetch_document(assistant.http, "rulesets")["rulesets"]
        kept = assistant.tokens.games() if assistant.tokens else []
        lines = (f"Ruleset {each['name']}: {each['title']}" for each in rulesets)
        return "\n".join([*lines, *map(assistant.describe, kept[:MAX_LISTED_GAMES])])

    @server.tool(title="Describe a game", annotations=READS, structured_output=False)
    def describe_game(ruleset: Ruleset, part: Part = "setup") -> str:
        """Describe a ruleset: a JSON Schema with examples and the printed names of ids, or its places.

        A place has a coordinate, an id, a name and what is next to it. Commands take coordinate or id.
        """
        with assistant.translate_errors():
            found = fetch_document(assistant.http, f"rulesets/{quote(ruleset, '')}")
        if part == "places":
            printed = {place["id"]: place["at"] for place in found["places"]}
            return "\n".join(format_place(place, printed) for place in found["places"])
        described = {"schema": found["schemas"][part], "names": found["names"], "examples": found["examples"]}
        return format_json(described)

    @server.tool(title="Begin a game", annotations=BEGINS, structured_output=False)
    def begin_game(ctx: CallContext, ruleset: Ruleset, setup: Setup = None, position: Position = None) -> str:
        """Begin a game. Keep its name: every other tool takes it."""
        key = (ctx.headers or {}).get(API_KEY_HEADER)
        headers = {"Authorization": f"Bearer {key}"} if key else None
        start = {"setup": setup or {}} if position is None else {"position": position}
        with assistant.translate_errors():
            table = GameClient.create(assistant.http, ruleset, start, headers)
        return f"Game {assistant.keep(table)} has begun.\n{public_status(table)}"

    @server.tool(title="Join a game", annotations=BEGINS, structured_output=False)
    def join_game(game: Game, token: Token) -> str:
        """Join a game that was begun elsewhere, by its id and a token."""
        with assistant.open_game(f"{game}:{token}") as table:
            status = format_status(table.read(public=True))
            return f"Game {assistant.keep(table)}\n{status}"


def _register_play_tools(server: MCPServer[Any], assistant: Assistant) -> None:
    def send(ctx: CallContext, game: str, version: int, call: str, body: Document) -> Played:
        with assistant.open_game(game, version) as table:
            return play(ctx, table, call, body)

    @server.tool(title="Log a turn", annotations=LOGS, structured_output=False)
    def tell_turn(ctx: CallContext, game: Game, version: Version, actions: Actions) -> Played:
        """Log what the player did: one action or several, all of them or none."""
        return send(ctx, game, version, "turns", {"actions": actions})

    @server.tool(title="Play the Automa's turn", annotations=LOGS, structured_output=False)
    def automa_turn(ctx: CallContext, game: Game, version: Version, drawn: Drawn = None) -> Played:
        """Let the Automa take its turn, or its part up to a question."""
        return send(ctx, game, version, "automa-turn", drawn or {})

    @server.tool(title="Answer a question", annotations=LOGS, structured_output=False)
    def answer(ctx: CallContext, game: Game, version: Version, action: Action = None) -> Played:
        """Answer the open question, or have the player asked again."""
        return send(ctx, game, version, "actions", action or {})

    @server.tool(title="Undo", annotations=LOGS, structured_output=False)
    def undo(ctx: CallContext, game: Game, version: Version, back: Back = "commit") -> Played:
        """Undo what was logged or played last. `redo` restores it."""
        return send(ctx, game, version, "undo", {"to": back})

    @server.tool(title="Redo", annotations=LOGS, structured_output=False)
    def redo(ctx: CallContext, game: Game, version: Version) -> Played:
        """Redo what was undone last."""
        return send(ctx, game, version, "redo", {})


def _register_read_tools(server: MCPServer[Any], assistant: Assistant) -> None:
    @server.tool(title="What can be done", annotations=READS, structured_output=False)
    def choices(game: Game, action: Kind = None) -> str:
        """What the player can do now: the types of action, or the form of one with labels and ids."""
        with assistant.open_game(game) as table:
            return format_choices(table.get("choices?view=public"), action)

    @server.tool(title="Read a game", annotations=READS, structured_output=False)
    def read_game(game: Game, what: What = "state") -> str:
        """Read the table as everybody may see it, the score, or the story, with what is due.

        In the story, steps that were undone are in brackets.
        """
        with assistant.open_game(game) as table:
            latest = table.read(public=True)
            told = [format_json(latest["state"] if what == "state" else table.get("score"))]
            if what == "story":
                told = [line for commit in table.story() for line in format_commit(commit)]
            return "\n".join([*told, format_status(latest)])

    @server.tool(title="Why", annotations=READS, structured_output=False)
    def why(game: Game, step: Step) -> str:
        """Why the Automa did what it did in a step: the candidates and what decided."""
        with assistant.open_game(game) as table:
            version, _, place = step.partition(".")
            found = table.get(f"commits/{quote(version, '')}/steps/{quote(place, '')}/explanation")
            told = replace_control_characters(found["text"])
            return "\n".join([format_step(found["step"]), told, format_json(found["explanation"])])


def _board_app(assistant: Assistant) -> Apps:
    """The board: a picture for every host, and a page for hosts that show apps (MCP Apps of 2026-01-26).

    The page draws the board in the host's theme, and tells the model at what the player points. It asks the
    host for the picture, and nothing of the network.
    """
    app = Apps()
    app.add_html_resource(BOARD_URI, BOARD_PAGE, name="board", title="The board", prefers_border=False)

    @app.tool(resource_uri=BOARD_URI, title="Show the board", annotations=READS, structured_output=False)
    def board(game: Game) -> Image:
        """The board as a picture, with arrows for what moved in the last turn."""
        with assistant.open_game(game) as table:
            return Image(data=table.board_png(), format="png")

    @app.tool(
        resource_uri=BOARD_URI,
        visibility=["app"],
        title="Draw the board",
        annotations=READS,
        structured_output=False,
    )
    def board_svg(game: Game, theme: Theme) -> str:
        """The same as SVG, for the page."""
        with assistant.open_game(game) as table:
            return table.board_svg(theme)

    @app.tool(
        resource_uri=BOARD_URI,
        visibility=["app"],
        title="Show the player's hand",
        annotations=READS,
        structured_output=False,
    )
    def hand(game: Game) -> str:
        """The hidden cards in the player's hand, for the player's eyes only: nothing if there are none."""
        with assistant.open_game(game) as table:
            latest = table.read()
            hands = [each.get("combat_cards") for each in latest["state"].get("players", ())]
            cards = next((held for held in hands if isinstance(held, list)), None)
            if cards is None:
                return ""
            names = fetch_document(assistant.http, f"rulesets/{latest['ruleset']}")["names"]
            return f"{names['combat_cards']}: {', '.join(map(str, sorted(cards))) or 0}"

    return app
