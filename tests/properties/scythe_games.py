"""Random games of Scythe, seeded: whole games as the service would keep them, checked after every commit.

How a table comes about is in `scythe_tables`, what people do in `scythe_humans`, what must hold after every
commit in `scythe_invariants`.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from automa_rules.core.command import Command
from automa_rules.core.event import Commanded, Event, Rewound, canonical_commit_json
from automa_rules.core.hash_chain import commit_hash, genesis_hash
from automa_rules.core.rejection import Rejected
from automa_rules.core.rewind_targets import last_undone_reveal, redo_target, undo_target
from automa_rules.core.ruleset import Begin
from automa_rules.core.timeline import NO_PARENT, Timeline, extend, replay
from automa_rules.scythe import RULESET
from automa_rules.scythe.actions import AutomaTurn, EndTurn
from automa_rules.scythe.position import Position
from automa_rules.scythe.questions import questions
from automa_rules.scythe.setup import Setup
from automa_rules.scythe.state import State, deck_of, player
from tests.properties import scythe_humans as humans
from tests.properties import scythe_invariants as invariants
from tests.properties import scythe_tables as tables
from tests.properties.stored import AT, read_again

ENTROPY_BYTES = 16 * 32
START = genesis_hash("a game of the tests", "scythe")
MOST_COMMITS = 3000


class Ledger:
    """The log of one game, its timeline kept up commit by commit, and the hashes of its commits."""

    def __init__(self, chance: Random, start: tables.Doc) -> None:
        self.chance = chance
        self.counts: Counter[str] = Counter()
        self.log: list[list[Event]] = []
        self.hashes: list[bytes] = []
        is_setup = "kind" in start["players"][0] and "character" not in start["players"][0]
        text = msgspec.Raw(msgspec.json.encode(start))
        today = Begin(ruleset_version=RULESET.version)
        begin = replace(today, setup=text) if is_setup else replace(today, position=text)
        entropy = chance.randbytes(ENTROPY_BYTES)
        facts = RULESET.decide(
            None, Command(msgspec.convert(start, Setup if is_setup else Position), None, entropy)
        ).events
        opening = Commanded(AT, None, msgspec.Raw(msgspec.json.encode(begin)))
        self.timeline: Timeline[State] = replay([[opening, *facts]], RULESET.evolve)
        self._keep([opening, *facts])
        invariants.check_commit(None, opening, facts, self.state, thorough=True)

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.timeline.state

    def _keep(self, events: list[Event]) -> None:
        before = self.hashes[-1] if self.hashes else START
        self.log.append(events)
        self.hashes.append(commit_hash(before, len(self.log), canonical_commit_json(events)))
        self.counts["commits"] += 1
        self.counts["events"] += len(events)
        self.counts.update(type(event).__name__ for event in events)

    def act(self, action: msgspec.Struct, seat: str | None = None) -> Rejected | None:
        """Decide an action, append what comes of it, and check it; the refusal if there is one."""
        before = self.state
        table = msgspec.json.encode(before)
        entropy = self.chance.randbytes(ENTROPY_BYTES)
        try:
            facts = RULESET.decide(before, Command(action, seat, entropy)).events
        except Rejected as refusal:
            assert msgspec.json.encode(before) == table, "a refused action changed the state"
            self.counts["rejected"] += 1
            return refusal
        assert msgspec.json.encode(before) == table, "deciding changed the state that it was given"
        opening = Commanded(AT, seat, msgspec.Raw(msgspec.json.encode(action)))
        self.timeline = extend(self.timeline, [[opening, *facts]], RULESET.evolve)
        self._keep([opening, *facts])
        invariants.check_commit(before, opening, facts, self.state, thorough=self.chance.random() < 0.1)
        return None

    def must(self, action: msgspec.Struct, seat: str | None = None) -> None:
        """Do what is known to be allowed."""
        refusal = self.act(action, seat)
        assert refusal is None, f"{action} was refused: {refusal}"

    def rewind(self, to: int, by: Any) -> None:  # noqa: ANN401 - one of the three words of a rewind
        """Append a rewind."""
        asked = Commanded(AT, None, msgspec.Raw(b"{}"))
        commit = [asked, Rewound(to, by, last_undone_reveal(self.timeline, to) is not None)]
        self.timeline = extend(self.timeline, [commit], RULESET.evolve)
        self._keep(commit)

    def undo_and_redo(self) -> None:
        """Taking a commit back gives the state before it; doing it again gives the state after it."""
        commit = self.timeline.current
        if commit.parent == NO_PARENT:
            return
        self.rewind(undo_target(self.timeline), "undo")
        assert self.state == self.timeline.node(commit.parent).state
        self.rewind(redo_target(self.timeline), "redo")
        assert self.state == commit.state

    def take_back(self) -> None:
        """Take the last commit back and leave it so: the game goes on upon another branch."""
        if self.timeline.current.parent != NO_PARENT:
            self.rewind(undo_target(self.timeline), "undo")

    def check_log(self) -> None:
        """The whole log, written and read again, folds to the states that were kept along the way."""
        decoded = [read_again(commit, invariants.ANY_EVENT) for commit in self.log]
        assert decoded == self.log
        again = replay(decoded, RULESET.evolve)
        assert again == self.timeline
        previous = START
        for version, (commit, kept) in enumerate(zip(decoded, self.hashes, strict=True), 1):
            previous = commit_hash(previous, version, canonical_commit_json(commit))
            assert previous == kept, f"the chain breaks at version {version}"


def automa_turn(state: State, chance: Random) -> AutomaTurn:
    """The next Automa turn; a physical deck's card is named."""
    deck = deck_of(state, state.turn)
    if deck.mode == "physical":
        in_deck = deck.pile or tuple(range(1, 20))
        return AutomaTurn(chance.choice(in_deck))
    return AutomaTurn()


def step(ledger: Ledger, *, wild: bool) -> None:
    """One more thing that happens at the table."""
    state, chance = ledger.state, ledger.chance
    dice = chance.random()
    if dice < 0.10:
        ledger.act(humans.wild(state, chance), chance.choice((None, state.turn, state.players[0].seat)))
        return
    if dice < 0.12:
        ledger.act(humans.correction(state, chance))
        return
    if dice < 0.14 and wild:
        ledger.act(humans.wild_correction(state, chance))
        return
    if dice < 0.16:
        ledger.undo_and_redo()
        return
    if dice < 0.17:
        ledger.take_back()
        return
    go_on(ledger)


def go_on(ledger: Ledger) -> None:
    """What the game waits for: an answer, an Automa's turn, or a human's action."""
    state, chance = ledger.state, ledger.chance
    asked = questions(state)
    if asked:
        ledger.must(humans.answer(state, asked[0], chance))
    elif player(state, state.turn).kind == "automa":
        ledger.must(automa_turn(state, chance))
    elif chance.random() < 0.5:
        ledger.must(EndTurn(), chance.choice((None, state.turn)))
    else:
        ledger.must(humans.legal(state, chance), chance.choice((None, state.turn)))


def begun(chance: Random, number: int) -> Ledger:
    """A new game from setup, or from a position every third time."""
    make = tables.position if number % 3 == 2 else tables.setup
    return Ledger(chance, make(chance, number))


def whole_game(seed: int) -> Counter[str]:
    """Play one game to its end and check all of it; counts of what happened.

    The whole log is replayed at one commit in forty and at the end; each commit is checked when it is made.
    """
    ledger = begun(tables.chance_of(seed), seed)
    wild = seed % 4 == 3
    while not ledger.state.over:
        assert ledger.counts["commits"] < MOST_COMMITS, "the game does not come to an end"
        step(ledger, wild=wild)
        if ledger.chance.random() < 0.025:
            ledger.check_log()
    for _ in range(2):
        refusal = ledger.act(humans.wild(ledger.state, ledger.chance))
        assert refusal is not None
        assert refusal.code == "game_over"
    ledger.undo_and_redo()
    ledger.check_log()
    invariants.check_end(ledger.state, [event for commit in ledger.log for event in commit])
    ledger.counts["games"] += 1
    return ledger.counts
