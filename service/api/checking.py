"""The calls that count and check a game."""

from __future__ import annotations

from functools import partial

from service.api.answers import GameScore
from service.api.call import Call
from service.api.operation import Answer, Operation
from service.api.parameters import VERSION
from service.api.reply import Reply
from service.games.past import state_at
from service.log.audit import Audit, audit

TAG = "checking"


async def score(call: Call) -> Reply:
    """The score, now or then."""
    wanted = call.query(VERSION)
    game, _ = await call.game()
    version = game.version if wanted is None else wanted
    state = await state_at(call.services.library, game, version)
    ruleset = game.codec.ruleset
    over, standings, counted = ruleset.over(state), ruleset.standings(state), ruleset.score(state)
    pack = ruleset.pack(state)
    return call.reply(GameScore(str(game.id), ruleset.name, version, over, standings, counted, pack))


async def check(call: Call) -> Reply:
    """Chain, shuffles and decisions, verified."""
    library, long_work = call.services.library, call.services.long_work
    async with call.place(await call.must_open()):
        game_id, codec, loaded = await call.stored()
        records = await library.records(game_id, 0, loaded.version)
        return call.reply(await long_work.run(partial(audit, game_id, codec, loaded, records)))


OPERATIONS = (
    Operation(
        id="readScore",
        method="GET",
        path="/v1/games/{game_id:str}/score",
        tag=TAG,
        summary="Count the score",
        description="As if the game were over now, or at a version: each total with what it is made of.",
        call=score,
        parameters=(VERSION,),
        answers={200: Answer("The score.", GameScore)},
        problems=("version_unknown", "version_within_commit"),
    ),
    Operation(
        id="auditGame",
        method="GET",
        path="/v1/games/{game_id:str}/audit",
        tag=TAG,
        summary="Check the log",
        description="Follows the chain of hashes, checks each shuffle against its commitment, and decides "
        "every command once more. Orders that are still secret are checked and not shown. A log in which "
        "events are missing, or that cannot have happened, is checked as far as it goes.",
        call=check,
        answers={200: Answer("What was found.", Audit)},
        problems=("too_much_long_work",),
    ),
)
