"""What a seat may see. Secrets are hidden only here."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from automa_rules.scythe.player import Player, hand_size
from automa_rules.scythe.state import AutomaDeck, Combat, CombatDeck, Options, Pause, State, Structure
from automa_rules.scythe.terms import (
    AutomaCardNumber,
    CombatCard,
    Count,
    DeckMode,
    Enemies,
    HexId,
    Resource,
    ResourcePlace,
    SeatName,
    StructureBonus,
)


class AutomaDeckView(msgspec.Struct, frozen=True, kw_only=True):
    """An Automa deck as everyone may see it: the discards, and the cards left, sorted."""

    name: str
    seats: tuple[SeatName, ...]
    mode: DeckMode
    left: tuple[AutomaCardNumber, ...]
    discards: tuple[AutomaCardNumber, ...]
    combat_discards: tuple[AutomaCardNumber, ...]
    last_turn_card: AutomaCardNumber | None
    commitment: str | None = None


class CombatDeckView(msgspec.Struct, frozen=True, kw_only=True):
    """The combat deck as everyone may see it."""

    mode: DeckMode
    left: int
    discards: tuple[CombatCard, ...]
    unseen_discards: int = 0
    commitment: str | None = None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table as a seat sees it. Others' hands are counts, and so is every Automa's."""

    players: tuple[Player, ...]
    turn: SeatName
    resources: dict[ResourcePlace, dict[Resource, Count]]
    structures: dict[HexId, Structure]
    encounters: tuple[HexId, ...]
    options: Options
    enemies: Enemies
    structure_bonus: StructureBonus | None
    factory_cards: Count
    automa_decks: tuple[AutomaDeckView, ...]
    combat_deck: CombatDeckView
    card: AutomaCardNumber | None
    pause: Pause | None
    combat: Combat | None
    battles: tuple[HexId, ...]
    winners: tuple[SeatName, ...]
    over: bool


def view(state: State, seat: str | None) -> View:
    """What a seat sees; None is a spectator."""
    commitments = {sealed.deck: sealed.commitment for sealed in state.shuffles}
    return View(
        players=tuple(_player(one, seat) for one in state.players),
        turn=state.turn,
        resources=state.resources,
        structures=state.structures,
        encounters=state.encounters,
        options=state.options,
        enemies=state.enemies,
        structure_bonus=state.structure_bonus,
        factory_cards=state.factory_cards,
        automa_decks=tuple(_automa_deck(deck, commitments.get(deck.name)) for deck in state.automa_decks),
        combat_deck=_combat_deck(state.combat_deck, commitments.get("combat")),
        card=state.card,
        pause=state.pause,
        combat=state.combat,
        battles=state.battles,
        winners=state.winners,
        over=state.over,
    )


def public(state: State) -> State:
    """The state with all hands as numbers, as those of real cards are."""
    return replace(state, players=tuple(_player(one, None) for one in state.players))


def _player(one: Player, seat: str | None) -> Player:
    if isinstance(one.combat_cards, int) or (one.kind == "human" and one.seat == seat):
        return one
    return replace(one, combat_cards=hand_size(one))


def _automa_deck(deck: AutomaDeck, commitment: str | None) -> AutomaDeckView:
    return AutomaDeckView(
        name=deck.name,
        seats=deck.seats,
        mode=deck.mode,
        left=tuple(sorted(deck.pile)),
        discards=deck.discards,
        combat_discards=deck.combat_discards,
        last_turn_card=deck.last_turn_card,
        commitment=commitment,
    )


def _combat_deck(deck: CombatDeck, commitment: str | None) -> CombatDeckView:
    left = deck.pile if isinstance(deck.pile, int) else len(deck.pile)
    return CombatDeckView(
        mode=deck.mode,
        left=left,
        discards=deck.discards,
        unseen_discards=deck.unseen_discards,
        commitment=commitment,
    )
