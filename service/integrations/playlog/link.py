"""A link that opens the app BG Stats with a play filled in, where its player looks at it and saves it.

The form is the app's own (support page "Push plays to BG Stats from other apps or websites"). What it is
told about the same game, player and play is the same each time, so that it meets what was matched before.
"""

from __future__ import annotations

from urllib.parse import quote

import msgspec

from service.integrations.playlog.bg_stats import BgPlayer, BgPlayerScore, BgStats, Document

CREATE_PLAY = "https://app.bgstatsapp.com/createPlay.html?data="
SOURCE = "automa-ledger"


class LinkedGame(Document, frozen=True, kw_only=True):
    """The game; an id of 0 leaves it to the app to find it by its name."""

    source_game_id: str
    name: str
    bgg_id: int
    highest_wins: bool
    no_points: bool


class LinkedPlayer(Document, frozen=True, kw_only=True):
    """Somebody who played, and what came of it; no score where there is none."""

    source_player_id: str
    name: str
    start_player: bool
    rank: int
    role: str
    winner: bool
    score: int | msgspec.UnsetType = msgspec.UNSET


class LinkedPlay(Document, frozen=True, kw_only=True):
    """The play. Its time is UTC."""

    source_name: str
    source_play_id: str
    play_date: str
    duration_min: int
    comments: str
    game: LinkedGame
    players: tuple[LinkedPlayer, ...]


class PlayLink(msgspec.Struct, frozen=True):
    """Where a browser or a phone goes to have the play kept."""

    url: str


def play_link(file: BgStats, ruleset: str) -> PlayLink:
    """The link for the one play of a file; `ruleset` is the name that stays, whatever the game is called."""
    (game,), (play,) = file.games, file.plays
    names = {each.id: each for each in file.players}
    told = LinkedPlay(
        source_name=SOURCE,
        source_play_id=play.uuid,
        play_date=play.play_date,
        duration_min=play.duration_min,
        comments=play.comments,
        game=LinkedGame(
            source_game_id=ruleset,
            name=game.name,
            bgg_id=game.bgg_id,
            highest_wins=game.highest_wins,
            no_points=game.no_points,
        ),
        players=tuple(_player(names[score.player_ref_id], score) for score in play.player_scores),
    )
    return PlayLink(CREATE_PLAY + quote(msgspec.json.encode(told), safe=""))


def _player(player: BgPlayer, score: BgPlayerScore) -> LinkedPlayer:
    return LinkedPlayer(
        source_player_id=player.uuid,
        name=player.name,
        start_player=score.start_player,
        rank=score.rank,
        role=score.role,
        winner=score.winner,
        score=int(score.score) if score.score else msgspec.UNSET,
    )
