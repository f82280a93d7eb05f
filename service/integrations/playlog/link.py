"""A link that opens the app BG Stats with a play filled in, where its player looks at it and saves it.

The form is the app's own (support page "Push plays to BG Stats from other apps or websites"). What it is
told about the same game, player and play is the same each time, so that it meets what was matched before.
"""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import msgspec

from service.integrations.playlog.bg_stats import BgStats, Document

CREATE_PLAY = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "automa-ledger"


class PlayLink(msgspec.Struct, frozen=True):
    """Where a browser or a phone goes to have the play kept."""

    url: str


def play_link(file: BgStats, ruleset: str) -> PlayLink:
    """The link for the one play of a file; `ruleset` is the name that stays, whatever the game is called.

    The time of a play is UTC; a player without points has no score.
    """
    (game,), (play,) = file.games, file.plays
    names = {each.id: each for each in file.players}
    told = {
        "sourceName": SOURCE,
        "sourcePlayId": play.uuid,
        **_told(play, "play_date", "duration_min", "comments"),
        "game": {"sourceGameId": ruleset, **_told(game, "name", "bgg_id", "highest_wins", "no_points")},
        "players": [
            {
                "sourcePlayerId": names[score.player_ref_id].uuid,
                "name": names[score.player_ref_id].name,
                **_told(score, "start_player", "rank", "role", "winner"),
                **({"score": int(score.score)} if score.score else {}),
            }
            for score in play.player_scores
        ],
    }
    return PlayLink(CREATE_PLAY + quote(msgspec.json.encode(told), safe=""))


def _told(document: Document, *fields: str) -> dict[str, Any]:
    """Some fields, as the app calls them."""
    names = dict(zip(document.__struct_fields__, document.__struct_encode_fields__, strict=True))
    return {names[field]: getattr(document, field) for field in fields}
