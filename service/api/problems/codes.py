"""The one table of refusals: each stable code with its HTTP status.

Its title is the message `problem-<code>` of each language (service/narration/en/problems.ftl). A code that
is not here is a refusal of the rules: 409.
"""

from __future__ import annotations

from typing import Any, Final

from domain.core import refusals
from domain.core.rejected import Refusal, refusals_in
from domain.core.ruleset import Ruleset
from domain.core.tag import tag_of

CORE: Final = refusals_in(refusals)
_FRAME: Final[tuple[type[Refusal], ...]] = (
    refusals.BehindADraw,
    refusals.CorrectionSecret,
    refusals.GameOver,
    refusals.NoQuestionOpen,
    refusals.NotAnAutomasTurn,
    refusals.NotYourQuestion,
    refusals.NotYourTurn,
    refusals.QuestionOpen,
    refusals.TurnTooLong,
)

RULES = 409

CODES: dict[str, int] = {
    "invalid_request": 400,
    "invalid_body": 400,
    "invalid_parameter": 400,
    "parameter_unknown": 400,
    "invalid_if_match": 400,
    "invalid_idempotency_key": 400,
    "idempotency_key_too_short": 400,
    "token_missing": 401,
    "api_key_missing": 401,
    "api_key_unknown": 401,
    "role_forbidden": 403,
    "seat_forbidden": 403,
    "scope_missing": 403,
    "game_unknown": 404,
    "ruleset_not_offered": 404,
    "board_not_drawn": 404,
    "route_unknown": 404,
    "pack_not_found": 404,
    "version_unknown": 404,
    "turn_unknown": 404,
    "nothing_to_explain": 404,
    "token_unknown": 404,
    "webhook_unknown": 404,
    "delivery_unknown": 404,
    "method_not_allowed": 405,
    "not_acceptable": 406,
    "already_there": 409,
    "game_not_over": 409,
    "nothing_to_undo": 409,
    "undo_too_far": 409,
    "undo_barred": 409,
    "fork_barred": 409,
    "token_in_use": 409,
    "tokens_too_many": 409,
    "nothing_to_redo": 409,
    "redo_too_far": 409,
    "correction_impossible": 409,
    "webhooks_too_many": 409,
    "log_damaged": 409,
    "pack_damaged": 409,
    "log_full": 409,
    "game_archived": 410,
    "version_stale": 412,
    "body_too_large": 413,
    "media_type_unsupported": 415,
    "host_unknown": 421,
    "ruleset_unknown": 422,
    "pack_invalid": 422,
    "pack_unknown": 422,
    "pack_unsuitable": 422,
    "other_ruleset": 422,
    "seat_unknown": 422,
    "idempotency_key_reused": 422,
    "chain_broken": 422,
    "log_unreadable": 422,
    "log_invalid": 422,
    "log_cut_off": 422,
    "log_not_played": 422,
    "shuffle_secret": 422,
    "shuffle_broken": 422,
    "game_not_named": 422,
    "webhook_url_invalid": 422,
    "webhook_address_forbidden": 422,
    "if_match_missing": 428,
    "rate_limited": 429,
    "game_busy": 429,
    "too_much_long_work": 429,
    "streams_too_many": 429,
    "head_too_large": 431,
    "too_many_connections": 503,
    "internal_error": 500,
    "store_unavailable": 503,
    "stopping": 503,
    "ruleset_unavailable": 503,
}


def status(code: str) -> int:
    """How a code is answered."""
    return CODES.get(code, RULES)


def rules_of(ruleset: Ruleset[Any]) -> tuple[type[Refusal], ...]:
    """The refusals with which the rules of a game can answer, by code: the frame's, or the ruleset's own."""
    kinds: dict[str, type[Refusal]] = {tag_of(kind): kind for kind in (*_FRAME, *ruleset.refusals)}
    return tuple(kinds[code] for code in sorted(kinds) if code not in CODES)
