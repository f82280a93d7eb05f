"""A command, and the questions at which the game then stops, put to the player by forms of the protocol.

A form is for the player alone, and offers the cards of their hand; what the model gets is public.

From its version 2026-07-28 on, a call ends with the form and is made again with the player's answer: the call
and the form's name have all that must be known then. Before, the client is asked while the call waits.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import anyio.from_thread
from mcp.server.mcpserver import Context
from mcp_types import ElicitRequest, ElicitRequestFormParams, ElicitResult, InputRequiredResult
from mcp_types.version import is_version_at_least

from automa_ledger.control_characters import replace_control_characters
from automa_ledger.integrations.assistant.elicitation import elicitation_form, form_body
from automa_ledger.integrations.assistant.text import format_commit, format_status
from automa_ledger.integrations.game_client import Document, GameClient, ProblemError

FORMS_IN_RESULTS = "2026-07-28"


def play(ctx: Context[Any, Any], table: GameClient, call: str, body: Document) -> str | InputRequiredResult:
    """Send a command unless the call is made again with an answer, and ask until nothing is asked.

    An answer that is declined or refused leaves the question open, and is told at the end.
    """
    since, notes, asks = table.latest["version"], list[str](), _shows_forms(ctx)
    answers = dict(ctx.input_responses or {})
    may_lack = asks and not body and call != "redo"  # the card of a turn, or the answer itself
    if answers:
        table.read(int(next(iter(answers)).partition(":")[0]))
    elif not (may_lack and _open_question(table.read(since), call, since)):
        notes += _doubts(table.command(call, body))
    while asks and (question := _open_question(table.latest, call, since)):
        message = "\n".join([*_steps(table, since), *notes, replace_control_characters(question["text"])])
        schema = elicitation_form(question["schema"])
        if schema is None:
            break
        form = ElicitRequestFormParams(message=message, requested_schema=schema)
        name = f"{table.latest['version']}:{question['type']}"
        answer = answers.pop(name, None) or _elicit(ctx, form)
        if answer is None:
            return InputRequiredResult(input_requests={name: ElicitRequest(params=form)})
        if not isinstance(answer, ElicitResult) or answer.action != "accept":
            notes.append("The player did not answer the form.")
            break
        try:
            given = form_body(question["schema"], answer.content or {})
            command = "automa-turn" if question["answer"] == "automa_turn" else "actions"
            notes += _doubts(table.command(command, given))
        except (ValueError, ProblemError) as refused:
            notes.append(replace_control_characters(f"The player's answer is not taken: {refused}"))
            break
    return "\n".join([*_steps(table, since), *notes, public_status(table)])


def public_status(table: GameClient) -> str:
    """What is asked and due, without the hand in the form of a question."""
    latest = table.latest
    return format_status(table.read(latest["version"], public=True) if latest["pending"] else latest)


def _shows_forms(ctx: Context[Any, Any]) -> bool:
    """Whether the client shows forms; one that says nothing about their kind does."""
    forms = ctx.client_capabilities.elicitation if ctx.client_capabilities else None
    return forms is not None and (forms.form is not None or forms.url is None)


def _open_question(latest: Document, call: str, since: int) -> Any:  # noqa: ANN401 - a document or None
    """The question that is due; that for the card of a turn only as long as the turn is not played."""
    due = {"answer", "automa_turn"} if call == "automa-turn" and latest["version"] == since else {"answer"}
    return latest["pending"][0] if latest["pending"] and latest["next"]["do"] in due else None


def _elicit(ctx: Context[Any, Any], form: ElicitRequestFormParams) -> ElicitResult | None:
    """The player's answer, or None if it comes with a call of its own."""
    if is_version_at_least(ctx.protocol_version or "", FORMS_IN_RESULTS):
        return None
    elicit = partial(ctx.session.elicit_form, related_request_id=ctx.request_id)
    answer: ElicitResult = anyio.from_thread.run(elicit, form.message, form.requested_schema)
    return answer


def _doubts(done: Document) -> list[str]:
    return [f"Doubtful: {replace_control_characters(each['text'])}" for each in done.get("warnings", ())]


def _steps(table: GameClient, since: int) -> list[str]:
    """What happened after a version, up to what the client has seen."""
    latest = table.latest
    if latest["version"] == since + 1 and "commit" in latest:
        return format_commit(latest["commit"])
    commits = table.story(since) if latest["version"] > since else ()
    return [line for each in commits if each["version"] <= latest["version"] for line in format_commit(each)]
