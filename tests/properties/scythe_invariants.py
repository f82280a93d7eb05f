"""What holds after every commit of every game of Scythe."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import msgspec
from msgspec.structs import replace

from automa_rules.core.command import Command
from automa_rules.core.event import (
    Commanded,
    DeckShuffled,
    Event,
    ShuffleRevealed,
    canonical_event_json,
    without_secrets,
)
from automa_rules.core.ruleset import Begin
from automa_rules.core.shuffle import matches_commitment
from automa_rules.scythe import RULESET
from automa_rules.scythe import events as ev
from automa_rules.scythe.board import TERRITORIES
from automa_rules.scythe.cards import AUTOMA_DECK, COMBAT_CARD_COUNTS, COMBAT_DECK
from automa_rules.scythe.player import Player, hand_size, unit_territories
from automa_rules.scythe.state import State, are_enemies, player
from automa_rules.scythe.terms import HOME, MAT
from tests.properties import scythe_oracle as oracle
from tests.properties.stored import read_again

ANY_EVENT: Any = reduce(or_, RULESET.event_types)
_command: Any = reduce(or_, (Begin, RULESET.automa_turn, *RULESET.actions))
_COMMAND: msgspec.json.Decoder[Any] = msgspec.json.Decoder(_command)


def check_commit(
    before: State | None, opening: Commanded, facts: Sequence[Event], after: State, *, thorough: bool
) -> None:
    """Check one commit: its facts, the state that they lead to, what it shows and what it hides."""
    assert read_again(facts, ANY_EVENT) == list(facts)
    check_fold(before, facts, after, thorough=thorough)
    check_again(before, opening, facts)
    check_state(after)
    check_hidden(facts, after, thorough=thorough)
    RULESET.score(after)
    for question in RULESET.questions(after):
        msgspec.json.encode(question)
    assert len(RULESET.questions(after)) <= 1


def check_fold(before: State | None, facts: Sequence[Event], after: State, *, thorough: bool) -> None:
    """Fact by fact: each can be explained, and the reason given is the reason that it had."""
    state = before
    for fact in facts:
        if state is not None:
            check_explained(state, fact, thorough=thorough)
        state = RULESET.evolve(state, fact)
    assert state == after


def check_explained(state: State, fact: Event, *, thorough: bool) -> None:
    """A move's explanation chooses what was chosen; when thorough, so does the oracle."""
    found = RULESET.explain(state, fact)
    if isinstance(fact, ev.UnitMoved):
        assert found is not None
        assert [one.id for one in found.candidates if one.chosen] == [fact.to]
        assert (found.decided_by, found.facts["origin"], found.facts["unit"]) == (
            fact.decided_by, fact.origin, fact.unit,
        )  # fmt: skip
        if thorough:
            assert _by_oracle(state, fact) == (fact.unit, fact.origin, fact.to)
    elif isinstance(fact, ev.SymbolRefused):
        assert found is not None
        assert found.decided_by == fact.reason
        assert not any(one.chosen for one in found.candidates)
        if thorough:
            assert _by_oracle(state, fact) is None
    elif isinstance(fact, ev.CombatTableRead):
        me = oracle.seat_of(msgspec.to_builtins(state), fact.seat)
        assert (fact.power, fact.cards) == oracle.combat_table(me, fact.card)
    elif isinstance(fact, ev.CombatWon):
        check_combat(state, fact)
    msgspec.json.encode(found)


def check_combat(state: State, fact: ev.CombatWon) -> None:
    """The right side won, and both paid what they showed."""
    attacking = (fact.attacker_dial, list(fact.attacker_cards))
    defending = (fact.defender_dial, list(fact.defender_cards))
    assert state.combat is not None
    won = oracle.combat_won(attacking, defending)
    assert fact.winner == (state.combat.attacker if won else state.combat.defender)
    after = RULESET.evolve(state, fact)
    for seat, (dial, cards) in ((state.combat.attacker, attacking), (state.combat.defender, defending)):
        one, then = player(state, seat), player(after, seat)
        assert one.power - then.power == dial
        assert 0 <= dial <= (7 if one.kind == "human" else 16)
        assert hand_size(one) - hand_size(then) == len(cards)
    shown = Counter((*attacking[1], *defending[1]))
    assert Counter(after.combat_deck.discards) - Counter(state.combat_deck.discards) == shown


def _by_oracle(state: State, fact: ev.UnitMoved | ev.SymbolRefused) -> tuple[str, str, str] | None:
    assert state.card is not None
    document = msgspec.to_builtins(state)
    read = oracle.symbols(oracle.seat_of(document, fact.seat), state.card)
    printed = next(symbol for symbol in read if symbol["symbol"] == fact.symbol)
    return oracle.move(document, fact.seat, fact.symbol, printed.get("min_power", 0))


def check_again(before: State | None, opening: Commanded, facts: Sequence[Event]) -> None:
    """The recorded command and the salts of its shuffles lead to the same facts."""
    command = _COMMAND.decode(opening.command)
    if isinstance(command, Begin):
        kind, text = (RULESET.setup, command.setup) if command.setup else (RULESET.position, command.position)
        command = msgspec.json.decode(text or b"", type=kind)
    entropy = b"".join(bytes.fromhex(fact.salt) for fact in facts if isinstance(fact, DeckShuffled))
    assert RULESET.decide(before, Command(command, opening.seat, entropy)).events == tuple(facts)


def check_state(state: State) -> None:
    """Nothing is lost, nothing is made, no track is left, enemies never stand together in peace."""
    for one in state.players:
        _check_player(one)
    for index, one in enumerate(state.players):
        for other in state.players[index + 1 :]:
            if not state.over and are_enemies(state, one, other):
                _check_apart(state, one, other)
    for deck in state.automa_decks:
        assert sorted((*deck.pile, *deck.discards, *deck.combat_discards)) == list(AUTOMA_DECK)
        if deck.mode == "physical":
            assert deck.pile == tuple(sorted(deck.pile))
    _check_combat_cards(state)
    for kinds in state.resources.values():
        assert kinds, "an empty heap of resources"
        assert all(amount > 0 for amount in kinds.values())
    assert state.factory_cards >= 0
    assert state == msgspec.json.decode(msgspec.json.encode(state), type=State)


def _check_player(one: Player) -> None:
    assert len(one.mechs) == 4
    assert len(one.workers) == 8
    for place in (one.character, *one.mechs, *one.workers):
        assert place in (HOME, MAT) or place in TERRITORIES
    assert 0 <= one.power <= 16
    assert 0 <= one.popularity <= 18
    assert one.coins >= 0
    assert hand_size(one) >= 0
    assert len(one.stars) <= 6
    assert set(one.disarmed) <= set(one.tokens)
    if one.kind == "automa":
        assert one.stars.count("combat") <= 2
        assert one.stars.count("power") <= 1
    else:
        assert one.character != MAT


def _check_apart(state: State, one: Player, other: Player) -> None:
    fought_over = {*state.battles, *((state.combat.territory,) if state.combat else ())}
    together = set(unit_territories(one)) & set(unit_territories(other))
    assert together <= fought_over, f"{one.seat} and {other.seat} stand together on {together}"


def _check_combat_cards(state: State) -> None:
    pile, discards = state.combat_deck.pile, state.combat_deck.discards
    hands = [one.combat_cards for one in state.players]
    known = Counter((*discards, *(card for hand in hands if isinstance(hand, tuple) for card in hand)))
    if isinstance(pile, tuple):
        assert all(isinstance(hand, tuple) for hand in hands)
        assert known + Counter(pile) == Counter(COMBAT_DECK)
        return
    assert all(known[value] <= count for value, count in COMBAT_CARD_COUNTS.items())
    assert pile >= 0
    gone = len(discards) + state.combat_deck.unseen_discards
    assert pile + gone + sum(hand_size(one) for one in state.players) == 42


def check_hidden(facts: Sequence[Event], state: State, *, thorough: bool) -> None:
    """No view and no public fact tells a salt, an order or another's hand before the end."""
    salts = [] if state.over else [sealed.salt for sealed in state.shuffles]
    for fact in facts:
        text = canonical_event_json(without_secrets(fact)).decode()
        assert state.over or not any(salt in text for salt in salts)
        told = json.loads(text)
        assert isinstance(fact, ShuffleRevealed) or not (told.get("salt") or told.get("order"))
        assert not isinstance(fact, ShuffleRevealed) or state.over or fact.deck == "structure_bonus"
    seats = [None, *(one.seat for one in state.players)]
    views = [msgspec.json.encode(RULESET.view(state, seat)).decode() for seat in seats]
    for seat, text in zip(seats, views, strict=True):
        assert '"salt"' not in text
        assert not any(sealed.salt in text for sealed in state.shuffles)
        if thorough:
            twin = msgspec.json.encode(RULESET.view(other_secrets(state, seat), seat)).decode()
            assert twin == text, f"the view of {seat} tells a secret"


def other_secrets(state: State, seat: str | None) -> State:
    """The same table with every secret that a seat must not know turned round."""
    decks = tuple(
        replace(deck, pile=deck.pile[::-1]) if deck.mode == "virtual" else deck for deck in state.automa_decks
    )
    state = replace(state, automa_decks=decks)
    sealed = tuple(replace(one, salt="0" * 64, order=one.order[::-1]) for one in state.shuffles)
    state = replace(state, shuffles=sealed)
    pile = state.combat_deck.pile
    if isinstance(pile, int):
        return state
    others = [one for one in state.players if not (one.seat == seat and one.kind == "human")]
    cards = [
        *pile,
        *(card for one in others if isinstance(one.combat_cards, tuple) for card in one.combat_cards),
    ]
    cards.reverse()
    players = []
    for one in state.players:
        if one in others:
            count = hand_size(one)
            one = replace(one, combat_cards=tuple(cards[:count]))  # noqa: PLW2901 - the same player, other cards
            del cards[:count]
        players.append(one)
    return replace(state, players=tuple(players), combat_deck=replace(state.combat_deck, pile=tuple(cards)))


def check_end(state: State, log: Sequence[Event]) -> None:
    """Six stars, a winner, and every shuffle kept its word."""
    assert max(len(one.stars) for one in state.players) == 6
    assert state.winners
    assert not RULESET.questions(state)
    revealed = {fact.commitment: fact for fact in log if isinstance(fact, ShuffleRevealed)}
    for sealed in state.shuffles:
        told = revealed[sealed.commitment]
        assert matches_commitment(sealed, told.salt, told.order)
    for fact in log:
        if isinstance(fact, DeckShuffled):
            assert matches_commitment(fact, fact.salt, fact.order)
