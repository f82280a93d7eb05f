"""New games from logs: forks of stored games, and imports of exported logs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from automa_ledger.games.codec import Codec
from automa_ledger.games.creation import GameDraft
from automa_ledger.games.game import read_agreement
from automa_ledger.games.library import Library
from automa_ledger.games.log_reader import decode_loaded_commits, fold_commits, require_supported_rules
from automa_ledger.log.command_replay import replay_commands
from automa_ledger.log.log_file import decode_log_commits, parse_log, restore_shuffle_secrets
from automa_ledger.refusals.games import ForkBarred
from automa_ledger.store import LoadedGame, Origin
from automa_rules.core.rejection import Rejected
from automa_rules.core.rewind_targets import last_undone_reveal
from automa_rules.core.timeline import Timeline


def fork_log(codec: Codec, loaded: LoadedGame, origin: Origin, names: Mapping[str, str]) -> GameDraft:
    """Draft a new game from a log up to the version of its origin.

    Raises Rejected `fork_barred` when the undo policy is not `free` and the copy would bypass it, and
    `log_damaged`.
    """
    commits = decode_loaded_commits(codec, loaded, 0)
    whole = fold_commits(codec, Timeline(), commits)
    copy = fold_commits(codec, Timeline(), commits[: origin.version])
    if read_agreement(codec, commits[0]).undo != "free":
        _require_no_undo_bypass(copy, whole)
    return GameDraft(codec, commits[: origin.version], copy, names, origin)


def _require_no_undo_bypass(copy: Timeline[Any], whole: Timeline[Any]) -> None:
    """Check that a copy reveals no undrawn cards, and does not end before something that was revealed."""
    secret = {
        unrevealed.deck for each in (copy, whole) for unrevealed in each.shuffle_history.unrevealed.values()
    }
    revealed = last_undone_reveal(whole, copy.version)
    if secret or revealed is not None:
        raise Rejected(ForkBarred(decks=tuple(sorted(secret)), back_to=revealed))


def import_log(library: Library, text: bytes) -> GameDraft:
    """Draft a new game from an exported log, deciding each command again.

    Raises Rejected with the first bad line of the file and its version: `log_unreadable`, `ruleset_unknown`,
    `chain_broken`, `log_cut_off`, `log_invalid` for what the ruleset does not know, `shuffle_secret` when the
    log does not reveal a deck's order, so that nobody could draw from it, `shuffle_broken`, `log_not_played`
    when its commands do not lead to its events, and `ruleset_unavailable` for newer rules.
    """
    log = parse_log(text)
    codec = library.codec(log.header.ruleset)
    require_supported_rules(codec, log.header.ruleset_version)
    commits = restore_shuffle_secrets(decode_log_commits(codec, log.lines))
    return GameDraft(codec, commits, replay_commands(codec, commits))
