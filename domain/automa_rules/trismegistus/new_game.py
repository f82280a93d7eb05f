"""Start a game, from setup (R1-R5, R40, R41) or from any position."""

from __future__ import annotations

from automa_rules.core.command import Command
from automa_rules.core.pack import PackInfo, pack_info, require_valid_pack
from automa_rules.core.refusals import CardNotInDeck, PackUnknown
from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.bot_card import BotCard, Print, with_face
from automa_rules.trismegistus.card_pack import BOT_CARD_PACK, BotCardPack
from automa_rules.trismegistus.deck import (
    build_pile,
    compose_deck,
    find_card,
    is_discarded_at_start,
    placeholder_cards,
)
from automa_rules.trismegistus.dice import count_by_colour, in_colour_order, normalize_bowls
from automa_rules.trismegistus.dice_roll import require_dice_count, roll_dice
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.evolve import evolve
from automa_rules.trismegistus.evolve.cards import BOT_DECK
from automa_rules.trismegistus.experiments import require_reachable_requirement
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.mastery import advance_marker_to
from automa_rules.trismegistus.refusals import (
    BowlsRequired,
    DiceCountRequired,
    DiceNotConserved,
    PackRequired,
)
from automa_rules.trismegistus.rounds import begin_round
from automa_rules.trismegistus.setup import Position, Setup
from automa_rules.trismegistus.state import Achievement, Automa, Deck, Human, held_dice, only_passed_seat
from automa_rules.trismegistus.terms import ELEMENTS, CardId, DiceCount
from automa_rules.trismegistus.validation import validate_state


def begin(command: Command[Setup | Position]) -> Draft:
    """Create the first events of a game. Raises Rejected for an impossible setup or position."""
    start = command.action
    pack = _require_pack(start)
    cards = _select_cards(start, pack)
    first = (
        _from_setup(start, pack, cards) if isinstance(start, Setup) else _from_position(start, pack, cards)
    )
    draft = Draft.start(first, evolve, command.entropy)
    validate_state(draft.state)
    if isinstance(start, Setup):
        _meet_requirement(draft, start)
    if draft.state.deck.mode == "virtual" and draft.state.deck.pile:
        draft.shuffle(BOT_DECK, draft.state.deck.pile, "R5")
    if isinstance(start, Setup):
        begin_round(draft, 1, "human")
    elif draft.state.rolling and start.dice == "virtual":
        roll_dice(draft)
    return draft


def _require_pack(start: Setup | Position) -> BotCardPack | None:
    """The pack itself, if there is one. Raises Rejected `pack_unknown` for an unresolved hash."""
    pack = start.pack
    if isinstance(pack, str):
        raise Rejected(PackUnknown(pack=pack))
    if pack is not None:
        require_valid_pack(pack, BOT_CARD_PACK)
    elif start.deck == "virtual":
        raise Rejected(PackRequired(deck="virtual"))
    has_dice_on_board = isinstance(start, Position) and bool(normalize_bowls(start.bowls))
    if start.dice == "virtual" and not start.dice_count and not has_dice_on_board:
        raise Rejected(DiceCountRequired(dice="virtual"))
    if start.dice_count:
        require_dice_count(start.dice_count)
    return pack


def _select_cards(start: Setup | Position, pack: BotCardPack | None) -> tuple[BotCard, ...]:
    """The cards that this game is played with (R5, R41)."""
    achievements = bool(start.achievements)
    if pack is None:
        return placeholder_cards(start.level, achievements=achievements)
    return compose_deck(pack.cards, start.level, start.deck, achievements=achievements)


def _pack_info(pack: BotCardPack | None) -> PackInfo | None:
    return None if pack is None else pack_info(pack)


def _from_setup(start: Setup, pack: BotCardPack | None, cards: tuple[BotCard, ...]) -> ev.GameBegan:
    """R1-R3: no gold, one ethereal die, markers at step 0 (Q39), the cube on the artifact's track."""
    into = start.options.violet_into
    discards = tuple(card.id for card in cards if is_discarded_at_start(card, start.level, into))
    return ev.GameBegan(
        level=start.level,
        options=start.options,
        tracks=start.tracks,
        bowl_elements=start.bowl_elements,
        formula_vp=start.formula_vp,
        pack=_pack_info(pack),
        cards=cards,
        deck=_build_deck(start, cards, discards),
        dice_mode=start.dice,
        dice=_ordered_dice(start.dice_count),
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
    """R4: advance the marker of the starting experiment to its requirement; tokens count (Q19)."""
    require_reachable_requirement(draft.state, start.experiment)
    advance_marker_to(draft, start.experiment.track, start.experiment.requirement, "R4")


def _from_position(start: Position, pack: BotCardPack | None, cards: tuple[BotCard, ...]) -> ev.GameBegan:
    """Start from the table as it is. The tokens that a marker has passed count as served.

    Raises Rejected `bowls_required` when players have dice but the board has none, `dice_not_conserved` when
    the dice are not those of the game.
    """
    seen, discards = _find_discards(start, _with_seen_faces(cards, start.seen))
    dice = _ordered_dice(start.dice_count)
    taken, bowls = held_dice(start.automa, start.human), normalize_bowls(start.bowls)
    if taken and not bowls:
        raise Rejected(BowlsRequired(taken=len(taken)))
    if bowls:
        counted = count_by_colour(bowls, taken)
        dice = dice or counted
        if counted != dice:
            raise Rejected(DiceNotConserved(dice=counted, needed=dice))
    return ev.GameBegan(
        level=start.level,
        options=start.options,
        tracks=tuple(
            track.mark_tokens_served(start.automa.markers.get(track.element, 0)) for track in start.tracks
        ),
        bowl_elements=start.bowl_elements,
        formula_vp=start.formula_vp,
        pack=_pack_info(pack),
        cards=seen,
        deck=_build_deck(start, seen, discards),
        dice_mode=start.dice,
        dice=dice,
        bowls=bowls,
        automa=start.automa,
        human=start.human,
        achievements=start.achievements,
        round=start.round,
        turn=start.turn,
        first_done=start.first_done or only_passed_seat(start.automa, start.human),
        rule="TABLE",
    )


def _with_seen_faces(cards: tuple[BotCard, ...], seen: tuple[BotCard, ...]) -> tuple[BotCard, ...]:
    """The cards with the faces that have been seen. Raises Rejected `card_not_in_deck` for another card."""
    faces = {card.id: card for card in seen}
    known = {card.id: card.kind for card in cards}
    for card in seen:
        if known.get(card.id) != card.kind:
            raise Rejected(CardNotInDeck(deck=BOT_DECK, in_deck=tuple(sorted(known))))
    return tuple(faces.get(card.id, card) for card in cards)


def _ordered_dice(dice: DiceCount) -> DiceCount:
    return in_colour_order(dice) if dice else {}


def _build_deck(start: Setup | Position, cards: tuple[BotCard, ...], discards: tuple[CardId, ...]) -> Deck:
    return Deck(start.deck, build_pile(cards, discards, start.level), discards)


def _find_discards(
    start: Position, cards: tuple[BotCard, ...]
) -> tuple[tuple[BotCard, ...], tuple[CardId, ...]]:
    """The cards, with the faces that the discards show, and the ids of the discards.

    Raises Rejected `card_not_in_deck`.
    """
    if start.discards is None:
        into = start.options.violet_into
        return cards, tuple(card.id for card in cards if is_discarded_at_start(card, start.level, into))
    remaining = {card.id: card for card in cards}
    seen: dict[CardId, BotCard] = {}
    for drawn in start.discards:
        card = find_card(remaining.values(), drawn)
        if card is None:
            raise Rejected(CardNotInDeck(deck=BOT_DECK, in_deck=tuple(sorted(remaining))))
        del remaining[card.id]
        face = drawn if isinstance(drawn, Print) and start.pack is None else card
        seen[card.id] = with_face(card, face)
    return (*seen.values(), *remaining.values()), tuple(seen)
