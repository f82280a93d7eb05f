"""The bot deck: its composition, drawing from it, and its renewal (R5, R6, R8, R41, Q22-Q24)."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from automa_rules.core.refusals import CardIsDrawnHere, CardNotInDeck, CardRequired
from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.bot_card import (
    BotCard,
    Print,
    find_print_faults,
    is_face_known,
    is_same_print,
    with_face,
)
from automa_rules.trismegistus.card_pack import cards_at_level
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.evolve.cards import BOT_DECK
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.refusals import CardFaceRequired, CardIncomplete
from automa_rules.trismegistus.state import State, pile_containing, unused_personality_cards
from automa_rules.trismegistus.terms import CardId, CardKind, Level, Mode, VioletInto

CardIdOrPrint = CardId | Print

CARD_KINDS: tuple[CardKind, ...] = ("specialization", "basic", "personality")


def compose_deck(
    cards: tuple[BotCard, ...], level: Level, mode: Mode, *, achievements: bool
) -> tuple[BotCard, ...]:
    """The cards of a pack that are played at a level.

    Any of the personality cards may be used (Q24). A virtual deck takes the first ones. A physical deck
    keeps them all, because any of them can turn up.
    """
    played = [card for card in cards_at_level(cards, level) if card.kind != "personality"]
    if achievements:
        violet = [card for card in cards if card.kind == "personality"]
        played += violet[: FIGURES.for_level(level).personality] if mode == "virtual" else violet
    return tuple(played)


def deck_settings(state: State) -> tuple[Level, VioletInto, bool]:
    """The settings that the deck was built for: the level, the option of Q23, and the achievements."""
    return state.level, state.options.violet_into, bool(state.achievements)


def build_pile(cards: Iterable[BotCard], discards: Collection[CardId], level: Level) -> tuple[CardId, ...]:
    """The cards that are not discarded, sorted, with only as many personality cards as are in play.

    Raises Rejected `card_not_in_deck` when more of those are already discarded.
    """
    all_cards = list(cards)
    remaining = [card for card in all_cards if card.id not in discards]
    violet = [card for card in remaining if card.kind == "personality"]
    discarded = sum(card.kind == "personality" for card in all_cards) - len(violet)
    room = FIGURES.for_level(level).personality - discarded
    if room < 0:
        raise Rejected(
            CardNotInDeck(
                deck=BOT_DECK, in_deck=tuple(sorted(card.id for card in remaining if card not in violet))
            )
        )
    return tuple(sorted(card.id for card in remaining if card not in violet[room:]))


def placeholder_cards(level: Level, *, achievements: bool) -> tuple[BotCard, ...]:
    """The cards of a level without a pack. Their faces become known as they are drawn."""
    return tuple(
        BotCard(id=f"{kind}-{number}", kind=kind)
        for kind in CARD_KINDS
        if kind != "personality" or achievements
        for number in range(1, FIGURES.for_level(level).card_count(kind) + 1)
    )


def is_discarded_at_start(card: Print, level: Level, violet_into: VioletInto) -> bool:
    """Whether a card starts discarded: at level 3 the basic cards, and optionally the personality cards."""
    if not FIGURES.for_level(level).basic_discarded:
        return False
    return card.kind == "basic" or (card.kind == "personality" and violet_into == "discards")


def find_card(cards: Iterable[BotCard], drawn: CardIdOrPrint) -> BotCard | None:
    """Find the card that the table means: by id, by print, or one of its kind not seen yet."""
    if isinstance(drawn, str):
        return next((card for card in cards if card.id == drawn), None)
    all_cards = list(cards)
    known = (card for card in all_cards if is_face_known(card) and is_same_print(card, drawn))
    unseen = (card for card in all_cards if not is_face_known(card) and card.kind == drawn.kind)
    return next(known, None) or next(unseen, None)


def draw_card(draft: Draft, drawn: CardIdOrPrint | None) -> None:
    """Draw the Automa's next card, and renew an empty pile first (R6, R8, Q22).

    Raises Rejected `card_required`, `card_is_drawn_here`, `card_not_in_deck`, `card_face_required`, or
    `card_incomplete` for a print with something missing.
    """
    if draft.state.deck.mode == "virtual":
        if drawn is not None:
            raise Rejected(CardIsDrawnHere(deck=BOT_DECK))
        _renew_pile(draft)
        _add_card_drawn(draft, draft.state.cards[draft.state.deck.pile[0]], named=False)
        return
    if drawn is None:
        raise Rejected(CardRequired(deck=BOT_DECK, in_deck=tuple(drawable_cards(draft.state))))
    _renew_pile(draft)
    _add_card_drawn(draft, _find_named_card(draft.state, drawn), named=True)


def _renew_pile(draft: Draft) -> None:
    deck = draft.state.deck
    if deck.pile:
        return
    if deck.mode == "virtual":
        draft.shuffle(BOT_DECK, tuple(sorted(deck.discards)), "R8")
    else:
        draft.add(ev.DeckRenewed(len(deck.discards)))


def _find_named_card(state: State, drawn: CardIdOrPrint) -> BotCard:
    if isinstance(drawn, Print):
        faults = list(find_print_faults(drawn, "/card"))
        if faults:
            raise Rejected(CardIncomplete(tuple(faults)))
    pile = pile_containing(state, drawn) if isinstance(drawn, str) else state.deck.pile
    card = find_card((state.cards[one] for one in pile), drawn)
    if card is None:
        raise Rejected(CardNotInDeck(deck=BOT_DECK, in_deck=tuple(drawable_cards(state))))
    if isinstance(drawn, str) and not is_face_known(card):
        raise Rejected(CardFaceRequired(card=card.id))
    return card if isinstance(drawn, str) or is_face_known(card) else with_face(card, drawn)


def drawable_cards(state: State) -> list[str]:
    """The cards that could be drawn: the pile, or the discards if it is empty, and substitutes (Q24)."""
    drawable = state.deck.pile or state.deck.discards
    violet = any(state.cards[one].kind == "personality" for one in drawable)
    return sorted((*drawable, *(unused_personality_cards(state) if violet else ())))


def _add_card_drawn(draft: Draft, card: BotCard, *, named: bool) -> None:
    draft.add(
        ev.CardDrawn(
            card=card.id,
            kind=card.kind,
            dice=card.dice,
            potency_cost=card.potency_cost,
            actions=card.actions,
            left=len(draft.state.deck.pile) - 1,
            named=named,
            name=card.name,
        )
    )
