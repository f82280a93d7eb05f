"""The one table of refusals: each stable code with its HTTP status and its title.

A code that is not here is a ruleset's own refusal: the command does not fit the present state, 409, unless
the ruleset's name for it is listed below.
"""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """How a code is answered."""

    status: int
    title: str


RULES = Entry(409, "The rules refuse this in the present state of the game.")

CODES: dict[str, Entry] = {
    "invalid_request": Entry(400, "The request cannot be read."),
    "invalid_body": Entry(400, "The body is not what this call takes."),
    "invalid_parameter": Entry(400, "A parameter has a value that it cannot have."),
    "invalid_if_match": Entry(400, 'If-Match takes one strong entity tag, like "12", or *.'),
    "invalid_idempotency_key": Entry(400, "An idempotency key is 1 to 255 visible ASCII characters."),
    "token_missing": Entry(401, "This call takes a bearer token."),
    "game_unknown": Entry(401, "The token opens no such game."),
    "role_forbidden": Entry(403, "The token's role does not allow this."),
    "seat_forbidden": Entry(403, "The token belongs to another seat."),
    "ruleset_not_offered": Entry(404, "There is no such ruleset."),
    "route_unknown": Entry(404, "There is nothing at this address."),
    "version_unknown": Entry(404, "The game has no such version."),
    "nothing_to_explain": Entry(404, "No rule had to choose for this fact."),
    "method_not_allowed": Entry(405, "This address does not take this method."),
    "not_acceptable": Entry(406, "None of the accepted media types can be answered."),
    "version_within_commit": Entry(409, "This version lies in the middle of a commit."),
    "nothing_to_undo": Entry(409, "The game stands at its beginning."),
    "nothing_to_redo": Entry(409, "The game does not stand before anything."),
    "correction_impossible": Entry(409, "The value does not fit there."),
    "idempotency_key_in_flight": Entry(409, "A request with this idempotency key is still running."),
    "log_damaged": Entry(409, "The stored log of this game cannot have happened."),
    "version_stale": Entry(412, "The game has moved on since this version."),
    "body_too_large": Entry(413, "The body is too large."),
    "media_type_unsupported": Entry(415, "Bodies are JSON or MessagePack."),
    "ruleset_unknown": Entry(422, "There is no such ruleset."),
    "other_ruleset": Entry(422, "This belongs to another ruleset than the game's."),
    "seat_unknown": Entry(422, "The game has no such seat."),
    "idempotency_key_reused": Entry(422, "The idempotency key was used for another request."),
    "chain_broken": Entry(422, "The log was edited: its chain of hashes is broken."),
    "log_unreadable": Entry(422, "The body is not an exported log."),
    "log_invalid": Entry(422, "The log holds events that the ruleset does not know."),
    "log_not_played": Entry(422, "The log's commands do not lead to its facts."),
    "shuffle_secret": Entry(422, "The order of a deck is not revealed in the log."),
    "shuffle_broken": Entry(422, "A revealed shuffle does not keep its commitment."),
    "if_match_missing": Entry(428, "This call takes If-Match with the version that it acts on."),
    "internal_error": Entry(500, "The service failed; the fault is in its log."),
    "store_unavailable": Entry(503, "The database cannot be reached."),
    "contended": Entry(503, "Too many commands race for this game."),
    "ruleset_unavailable": Entry(503, "This service does not play the game's ruleset."),
}


def entry(code: str) -> Entry:
    """How a code is answered."""
    return CODES.get(code, RULES)
