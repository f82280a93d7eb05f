"""The operations that score and audit a game."""

from __future__ import annotations

from functools import partial

from automa_ledger.api.operation import Operation, ResponseSpec
from automa_ledger.api.parameters import VERSION
from automa_ledger.api.request import Request
from automa_ledger.api.response_bodies import GameScore
from automa_ledger.api.responses import Response
from automa_ledger.games.bounds import MAX_COMMITS
from automa_ledger.games.history import state_at
from automa_ledger.log.audit import Audit, audit
from automa_ledger.refusals.games import GameArchived
from automa_rules.core.rejection import Rejected

TAG = "checking"


async def score(request: Request) -> Response:
    """Return the score at the newest or another version."""
    requested = request.query(VERSION)
    game, _ = await request.load_game()
    version = game.version if requested is None else requested
    state = state_at(game, version)
    ruleset = game.codec.ruleset
    over, standings, counted = ruleset.is_over(state), ruleset.standings(state), ruleset.score(state)
    pack = ruleset.pack(state)
    return request.reply(GameScore(str(game.id), ruleset.name, version, over, standings, counted, pack))


async def audit_game(request: Request) -> Response:
    """Verify the hash chain, shuffles and decisions of a game."""
    library, long_work = request.services.library, request.services.long_work
    async with request.hold_slot(request.game_id()):
        game_id, codec, loaded = await request.load_log()
        records = await library.store.records(game_id, 0, MAX_COMMITS)
        if records is None:
            raise Rejected(GameArchived(game=str(game_id)))
        return request.reply(await long_work.run(partial(audit, game_id, codec, loaded, records)))


OPERATIONS = (
    Operation(
        id="readScore",
        method="GET",
        path="/v1/games/{game_id:str}/score",
        tag=TAG,
        summary="Read the score",
        description="As if the game ended now, or at a version: each total with its breakdown.",
        handler=score,
        parameters=(VERSION,),
        responses={200: ResponseSpec("The score.", GameScore)},
        problems=("version_unknown",),
    ),
    Operation(
        id="auditGame",
        method="GET",
        path="/v1/games/{game_id:str}/audit",
        tag=TAG,
        summary="Check the log",
        description="Verifies the hash chain, checks each shuffle against its commitment, and decides every "
        "command again. Orders that are still secret are checked but not shown. A log that is impossible, or "
        "in which commits are missing, is checked as far as possible.",
        handler=audit_game,
        responses={200: ResponseSpec("The result of the audit.", Audit)},
        problems=("too_much_long_work",),
    ),
)
