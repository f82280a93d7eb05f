"""The start of a game from a setup or a position; virtual decks are shuffled and dealt."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace

from automa_rules.core.card_conservation import require_no_surplus_cards
from automa_rules.core.command import Command
from automa_rules.core.event import ShuffleRevealed
from automa_rules.core.refusals import CardsNotConserved
from automa_rules.core.rejection import Rejected
from automa_rules.scythe import events as ev
from automa_rules.scythe.cards import AUTOMA_DECK, COMBAT_DECK
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.evolve import evolve
from automa_rules.scythe.evolve.board import drop_empty_resources
from automa_rules.scythe.evolve.decks import (
    BONUS_TILE_DECK_NAME,
    COMBAT_DECK_NAME,
    HAND_DECK_PREFIX,
    remove_cards,
)
from automa_rules.scythe.player import Player, hand_size
from automa_rules.scythe.player_mats import BANNED_PAIRS
from automa_rules.scythe.position import Decks, Discarded, Position, players_of
from automa_rules.scythe.refusals.impossible_states import (
    DiscardsOfSeveralDecks,
    LastTurnCardNotOnTop,
    UnknownSeat,
)
from automa_rules.scythe.refusals.rule_warnings import PairBanned
from automa_rules.scythe.setup import Setup, position_from_setup
from automa_rules.scythe.stars import end_game_if_decided
from automa_rules.scythe.terms import DeckMode, StructureBonus
from automa_rules.scythe.validation import validate_state

AUTOMA_DECK_NAME = "automa"


def begin_game(command: Command[Setup | Position]) -> Draft:
    """Build the events that start a game. From a setup, a structure bonus tile is drawn unless one is given.

    A banned pair of faction and mat is warned of, and refused in a strict game (R64). Raises Rejected for an
    impossible setup or position.
    """
    start = command.action
    position = position_from_setup(start) if isinstance(start, Setup) else start
    players = players_of(position)
    virtual = position.decks.combat == "virtual"
    starting_players = tuple(_without_hand(player) for player in players) if virtual else players
    first = ev.GameBegan(
        players=starting_players,
        turn=position.turn or players[0].seat,
        resources=drop_empty_resources(position.resources),
        structures=position.structures,
        encounters=position.encounters,
        options=position.options,
        enemies=position.enemies,
        structure_bonus=position.structure_bonus,
        factory_cards=_factory_cards(position, players),
        decks=_plans(position.decks, players),
        combat_mode=position.decks.combat,
        combat_discards=position.decks.combat_discards,
        combat_unseen_discards=_unseen_discards(position.decks, players),
    )
    draft = Draft.start(first, evolve, command.entropy, strict=command.strict)
    validate_state(draft.state, is_dealt=False)
    for player in players:
        if player.mat is not None and (player.faction, player.mat) in BANNED_PAIRS:
            draft.warn_or_reject(PairBanned(seat=player.seat, faction=player.faction, mat=player.mat))
    _shuffle_and_deal(draft, position, players)
    if isinstance(start, Setup) and start.structure_bonus is None:
        tiles = draft.shuffle(BONUS_TILE_DECK_NAME, get_args(StructureBonus), "SETUP")
        draft.add(ev.BonusTileDrawn(_tile(tiles.order[0])))
        draft.add(ShuffleRevealed(tiles.deck, tiles.commitment, tiles.salt, tiles.order))
    validate_state(draft.state)
    end_game_if_decided(draft)
    return draft


def _tile(name: object) -> StructureBonus:
    """The same value, typed: a shuffled order has plain strings and numbers."""
    return next(tile for tile in get_args(StructureBonus) if tile == name)


def _without_hand(player: Player) -> Player:
    return replace(player, combat_cards=())


def _factory_cards(position: Position, players: tuple[Player, ...]) -> int:
    """The cards that lie at the Factory: one more than there are players, less those that they hold (M10)."""
    if position.factory_cards is not None:
        return position.factory_cards
    return len(players) + 1 - sum(player.has_factory_card for player in players)


def _unseen_discards(decks: Decks, players: tuple[Player, ...]) -> int:
    """The number of discarded combat cards whose values are not given; 0 if `combat_left` is not given."""
    known = len(decks.combat_discards) + sum(hand_size(player) for player in players)
    if decks.combat_left is None:
        return 0
    unseen = len(COMBAT_DECK) - known - decks.combat_left
    if unseen < 0 or (unseen and decks.combat == "virtual"):
        raise Rejected(
            CardsNotConserved(deck=COMBAT_DECK_NAME, there=known + decks.combat_left, needed=len(COMBAT_DECK))
        )
    return unseen


def _plans(decks: Decks, players: tuple[Player, ...]) -> tuple[ev.DeckPlan, ...]:
    """How each Automa deck starts: one for each Automa, or one that all share (M5)."""
    automas = tuple(player.seat for player in players if player.kind == "automa")
    groups = [automas] if decks.shared else [(seat,) for seat in automas]
    discarded_of_all = Discarded(decks.automa_discards, decks.automa_combat_discards, decks.last_turn_card)
    if len(groups) != 1 and discarded_of_all != Discarded():
        raise Rejected(DiscardsOfSeveralDecks(decks=len(groups)))
    first = tuple(seats[0] for seats in groups)
    for seat in decks.by_seat:
        if seat not in first:
            raise Rejected(UnknownSeat(seat=seat, seats=first))
    return tuple(
        _plan(
            AUTOMA_DECK_NAME if len(groups) == 1 else f"{AUTOMA_DECK_NAME}:{seats[0]}",
            seats,
            decks.automa,
            decks.by_seat.get(seats[0], discarded_of_all),
        )
        for seats in groups
    )


def _plan(name: str, seats: tuple[str, ...], mode: DeckMode, discarded: Discarded) -> ev.DeckPlan:
    discards, combat_discards = discarded.automa_discards, discarded.automa_combat_discards
    require_no_surplus_cards(AUTOMA_DECK_NAME, (*discards, *combat_discards), AUTOMA_DECK)
    top = discards[-1] if discards else discarded.last_turn_card
    if discarded.last_turn_card not in (None, top):
        raise Rejected(LastTurnCardNotOnTop(card=discarded.last_turn_card, top=top))
    return ev.DeckPlan(name, seats, mode, discards, combat_discards, top)


def _shuffle_and_deal(draft: Draft, position: Position, players: tuple[Player, ...]) -> None:
    """Shuffle the virtual decks and the known hands, and deal the hands that are given as counts.

    An Automa plays from the front of its hand, so the hand must be in random order (C5).
    """
    for deck in draft.state.automa_decks:
        if deck.mode == "virtual" and deck.pile:
            draft.shuffle(deck.name, deck.pile, "SETUP")
    if position.decks.combat != "virtual":
        return
    hands = tuple(
        card for player in players if isinstance(player.combat_cards, tuple) for card in player.combat_cards
    )
    known = (*hands, *position.decks.combat_discards)
    require_no_surplus_cards(COMBAT_DECK_NAME, known, COMBAT_DECK)
    draft.shuffle(COMBAT_DECK_NAME, remove_cards(COMBAT_DECK, known), "SETUP")
    for player in players:
        if isinstance(player.combat_cards, tuple):
            if player.combat_cards:
                draft.shuffle(HAND_DECK_PREFIX + player.seat, player.combat_cards, "SETUP")
        elif player.combat_cards:
            _deal(draft, player)


def _deal(draft: Draft, player: Player) -> None:
    """Deal as many cards of the virtual deck as the hand is said to have."""
    count = player.combat_cards
    pile = draft.state.combat_deck.pile
    if isinstance(count, int) and isinstance(pile, tuple):
        if count > len(pile):
            raise Rejected(CardsNotConserved(deck=COMBAT_DECK_NAME, there=len(pile), needed=count))
        draft.add(ev.CombatCardsDrawn(player.seat, count, "SETUP"))
