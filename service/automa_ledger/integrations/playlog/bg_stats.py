"""A play in the import format of the app BG Stats: tables of games, players and plays, linked by id.

Ids are numbers within the document. The uuids are derived from names and ids, so that a repeated import, or
another play of the same game, matches existing records.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

import msgspec

from automa_ledger.integrations.playlog.play import FinishedPlay
from automa_rules.core.seat import Seat, Standing

NAMESPACE = uuid5(NAMESPACE_URL, "automa-ledger")
GAME_ID = 1
SOURCE = "automa-ledger"
CREATE_PLAY = "https://app.bgstatsapp.com/createPlay.html?data="
TIME_FORMAT = "%Y-%m-%d %H:%M:%S"
NameLookup = Callable[[str], str]


class CamelCaseStruct(msgspec.Struct, frozen=True, rename="camel"):
    """A struct with BG Stats' field names."""


class BgGame(CamelCaseStruct, frozen=True, kw_only=True):
    """A game of the collection; with `bgg_id` 0 the app looks it up by its name."""

    id: int
    uuid: str
    name: str
    bgg_id: int
    highest_wins: bool = True
    no_points: bool = False
    cooperative: bool = False
    uses_teams: bool = False


class BgPlayer(CamelCaseStruct, frozen=True):
    """A player."""

    id: int
    uuid: str
    name: str
    is_anonymous: bool


class BgPlayerScore(CamelCaseStruct, frozen=True, kw_only=True):
    """The result of one player in a play."""

    player_ref_id: int
    score: str
    winner: bool
    rank: int
    role: str
    seat_order: int
    start_player: bool = False
    new_player: bool = False


class BgPlay(CamelCaseStruct, frozen=True, kw_only=True):
    """A play of a game."""

    uuid: str
    game_ref_id: int
    play_date: str
    duration_min: int
    comments: str
    player_scores: tuple[BgPlayerScore, ...]
    ignored: bool = False
    manual_winner: bool = True
    uses_teams: bool = False
    rating: int = 0
    rounds: int = 0


class BgUser(CamelCaseStruct, frozen=True):
    """Which player is the owner of the app."""

    me_ref_id: int


class BgStats(CamelCaseStruct, frozen=True):
    """The file that the app imports."""

    games: tuple[BgGame, ...]
    players: tuple[BgPlayer, ...]
    plays: tuple[BgPlay, ...]
    locations: tuple[str, ...]
    user_info: BgUser


def build_bg_stats(play: FinishedPlay, name: NameLookup, player: str | None) -> BgStats:
    """Build the document. `name` looks up display names; `player` names the seat `human`, if known."""
    seated = sorted(play.standings, key=lambda each: each[0].kind == "automa")
    ids = {seat.name: number for number, (seat, _) in enumerate(seated, 1)}
    scores = tuple(
        _score(ids[seat.name], rank, seat, standing, name, starts=seat.name == play.first)
        for rank, (seat, standing) in enumerate(play.standings, 1)
    )
    ruleset = play.game.codec.ruleset
    uuid, bgg_id = _uuid(f"game {ruleset.name}"), ruleset.bgg_id or 0
    game = BgGame(id=GAME_ID, uuid=uuid, name=ruleset.title, bgg_id=bgg_id)
    return BgStats(
        games=(game,),
        players=tuple(_player(ids[seat.name], seat, name, player) for seat, _ in seated),
        plays=(
            BgPlay(
                uuid=str(play.game.id),
                game_ref_id=GAME_ID,
                play_date=play.began.strftime(TIME_FORMAT),
                duration_min=play.minutes,
                comments=" · ".join(
                    (f"automa-ledger {play.game.id}", *([name(play.ending)] if play.ending else []))
                ),
                player_scores=scores,
            ),
        ),
        locations=(),
        user_info=BgUser(1),
    )


def _player(number: int, seat: Seat, name: NameLookup, player: str | None) -> BgPlayer:
    if seat.name == "human" and player is not None:
        return BgPlayer(number, _uuid(f"player {player}"), player, is_anonymous=False)
    return BgPlayer(number, _uuid(f"seat {seat.name}"), name(seat.name), is_anonymous=seat.kind == "human")


def _score(
    number: int, rank: int, seat: Seat, standing: Standing, name: NameLookup, *, starts: bool
) -> BgPlayerScore:
    return BgPlayerScore(
        player_ref_id=number,
        score="" if standing.total is None else str(standing.total),
        winner=standing.wins,
        rank=1 if standing.wins else rank,  # several may win together
        role="" if seat.role is None else name(seat.role),
        seat_order=number,
        start_player=starts,
    )


def _uuid(what: str) -> str:
    return str(uuid5(NAMESPACE, what))


class PlayLink(msgspec.Struct, frozen=True):
    """The link that opens BG Stats, in a browser or on a phone, to save the play."""

    url: str


def play_link(file: BgStats, ruleset: str) -> PlayLink:
    """The link that fills in BG Stats' form with the one play of a file, for the player to check and save.

    The form is specified on the app's support page "Push plays to BG Stats from other apps or websites". Its
    time is UTC, and a player without points has no score. `ruleset` is the game's id in the form: unlike its
    title it is stable. The same game, player and play have the same ids each time, so that the app matches
    them.
    """
    (game,), (play,) = file.games, file.plays
    names = {each.id: each for each in file.players}
    document = {
        "sourceName": SOURCE,
        "sourcePlayId": play.uuid,
        **_select_fields(play, "play_date", "duration_min", "comments"),
        "game": {
            "sourceGameId": ruleset,
            **_select_fields(game, "name", "bgg_id", "highest_wins", "no_points"),
        },
        "players": [
            {
                "sourcePlayerId": names[score.player_ref_id].uuid,
                "name": names[score.player_ref_id].name,
                **_select_fields(score, "start_player", "rank", "role", "winner"),
                **({"score": int(score.score)} if score.score else {}),
            }
            for score in play.player_scores
        ],
    }
    return PlayLink(CREATE_PLAY + quote(msgspec.json.encode(document), safe=""))


def _select_fields(document: CamelCaseStruct, *fields: str) -> dict[str, Any]:
    """Some fields, under the app's names."""
    names = dict(zip(document.__struct_fields__, document.__struct_encode_fields__, strict=True))
    return {names[field]: getattr(document, field) for field in fields}
