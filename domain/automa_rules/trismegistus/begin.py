"""Beginning a game, from setup (R1-R5, R40, R41) or from any position."""

from __future__ import annotations

from automa_rules.core.command import Command
from automa_rules.core.pack import PackInfo, pack_info, require_whole
from automa_rules.core.refusals import CardNotInDeck, PackUnknown
from automa_rules.core.rejected import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.bot_card import BotCard, Print, with_face
from automa_rules.trismegistus.card_pack import BOT_CARD_PACK, BotCardPack
from automa_rules.trismegistus.check import check
from automa_rules.trismegistus.deck import composition, find, pile, starts_discarded, unseen_cards
from automa_rules.trismegistus.dice import count, in_order, tidy
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.evolve import evolve
from automa_rules.trismegistus.evolve.cards import BOT_DECK
from automa_rules.trismegistus.experiments import require_on_track
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.mastery import advance_to
from automa_rules.trismegistus.refusals import (
    BowlsRequired,
    DiceCountRequired,
    DiceNotConserved,
    PackRequired,
)
from automa_rules.trismegistus.rolling import require_dice, roll
from automa_rules.trismegistus.rounds import begin_round
from automa_rules.trismegistus.setup import Position, Setup
from automa_rules.trismegistus.state import Achievement, Automa, Deck, Human, held, only_one_done
from automa_rules.trismegistus.terms import ELEMENTS, CardId, DiceCount


def begin(command: Command[Setup | Position]) -> Draft:
    """The facts that begin a game. Raises Rejected for a setup or position that cannot be."""
    start = command.action
    pack = _pack(start)
    cards = _cards(start, pack)
    first = (
        _from_setup(start, pack, cards) if isinstance(start, Setup) else _from_position(start, pack, cards)
    )
    draft = Draft.begun(first, evolve, command.entropy)
    check(draft.state)
    if isinstance(start, Setup):
        _meet_requirement(draft, start)
    if draft.state.deck.mode == "virtual" and draft.state.deck.pile:
        draft.shuffle(BOT_DECK, draft.state.deck.pile, "R5")
    if isinstance(start, Setup):
        begin_round(draft, 1, "human")
    elif draft.state.rolling and start.dice == "virtual":
        roll(draft)
    return draft


def _pack(start: Setup | Position) -> BotCardPack | None:
    """The pack, whole. Raises Rejected `pack_unknown` for a hash that nobody has filled in."""
    pack = start.pack
    if isinstance(pack, str):
        raise Rejected(PackUnknown(pack=pack))
    if pack is not None:
        require_whole(pack, BOT_CARD_PACK)
    elif start.deck == "virtual":
        raise Rejected(PackRequired(deck="virtual"))
    lying = isinstance(start, Position) and bool(tidy(start.bowls))
    if start.dice == "virtual" and not start.dice_count and not lying:
        raise Rejected(DiceCountRequired(dice="virtual"))
    if start.dice_count:
        require_dice(start.dice_count)
    return pack


def _cards(start: Setup | Position, pack: BotCardPack | None) -> tuple[BotCard, ...]:
    """The cards that this game is played with (R5, R41)."""
    achievements = bool(start.achievements)
    if pack is None:
        return unseen_cards(start.level, achievements=achievements)
    return composition(pack.cards, start.level, start.deck, achievements=achievements)


def _info(pack: BotCardPack | None) -> PackInfo | None:
    return None if pack is None else pack_info(pack)


def _from_setup(start: Setup, pack: BotCardPack | None, cards: tuple[BotCard, ...]) -> ev.GameBegan:
    """R1-R3: no gold, an ethereal die, markers at the start, step 0 (Q39), the cube by the artifact."""
    into = start.options.violet_into
    discards = tuple(card.id for card in cards if starts_discarded(card, start.level, into))
    return ev.GameBegan(
        level=start.level,
        options=start.options,
        tracks=start.tracks,
        bowl_elements=start.bowl_elements,
        formula_vp=start.formula_vp,
        pack=_info(pack),
        cards=cards,
        deck=_deck(start, cards, discards),
        dice_mode=start.dice,
        dice=_dice(start.dice_count),
        bowls={},
        automa=Automa(
            cube=start.artifact,
            markers=dict.fromkeys(ELEMENTS, 0),
            ethereal=FIGURES.ethereal_at_start,
            artifacts=(start.artifact,),
            experiments=(start.experiment,),
        ),
        human=Human(),
        achievements=tuple(Achievement(vp) for vp in start.achievements),
    )


def _meet_requirement(draft: Draft, start: Setup) -> None:
    """R4: the marker of the starting experiment's track advances to its requirement; tokens count (Q19)."""
    require_on_track(draft.state, start.experiment)
    advance_to(draft, start.experiment.track, start.experiment.requirement, "R4")


def _from_position(start: Position, pack: BotCardPack | None, cards: tuple[BotCard, ...]) -> ev.GameBegan:
    """The table as it lies; the markers have been served by the tokens that they have passed.

    Raises Rejected `bowls_required` when the round's dice are neither on the board nor still to be rolled,
    `dice_not_conserved` when they are not the dice of the game.
    """
    seen, discards = _discards(start, cards)
    dice = _dice(start.dice_count)
    taken, bowls = held(start.automa, start.human), tidy(start.bowls)
    if taken and not bowls:
        raise Rejected(BowlsRequired(taken=len(taken)))
    if bowls:
        there = count(bowls, taken)
        dice = dice or there
        if there != dice:
            raise Rejected(DiceNotConserved(dice=there, needed=dice))
    return ev.GameBegan(
        level=start.level,
        options=start.options,
        tracks=tuple(
            track.also_served_to(start.automa.markers.get(track.element, 0)) for track in start.tracks
        ),
        bowl_elements=start.bowl_elements,
        formula_vp=start.formula_vp,
        pack=_info(pack),
        cards=seen,
        deck=_deck(start, seen, discards),
        dice_mode=start.dice,
        dice=dice,
        bowls=bowls,
        automa=start.automa,
        human=start.human,
        achievements=start.achievements,
        round=start.round,
        turn=start.turn,
        first_done=start.first_done or only_one_done(start.automa, start.human),
        rule="TABLE",
    )


def _dice(dice: DiceCount) -> DiceCount:
    return in_order(dice) if dice else {}


def _deck(start: Setup | Position, cards: tuple[BotCard, ...], discards: tuple[CardId, ...]) -> Deck:
    return Deck(start.deck, pile(cards, discards, start.level), discards)


def _discards(start: Position, cards: tuple[BotCard, ...]) -> tuple[tuple[BotCard, ...], tuple[CardId, ...]]:
    """The cards, with the faces that the discards show, and the ids of the discards.

    Raises Rejected `card_not_in_deck`.
    """
    if start.discards is None:
        into = start.options.violet_into
        return cards, tuple(card.id for card in cards if starts_discarded(card, start.level, into))
    left = {card.id: card for card in cards}
    seen: dict[CardId, BotCard] = {}
    for drawn in start.discards:
        card = find(left.values(), drawn)
        if card is None:
            raise Rejected(CardNotInDeck(deck=BOT_DECK, in_deck=tuple(sorted(left))))
        del left[card.id]
        face = drawn if isinstance(drawn, Print) and start.pack is None else card
        seen[card.id] = with_face(card, face)
    return (*seen.values(), *left.values()), tuple(seen)
