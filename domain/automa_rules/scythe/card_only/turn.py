"""The Automa's turn as its card tells it: symbols, gains, recruit bonus, star tracker (T1 to T3)."""

from __future__ import annotations

from automa_rules.scythe import events as ev
from automa_rules.scythe.card_only import events as own
from automa_rules.scythe.card_only.actions import AutomaTurn, TellBonusStar
from automa_rules.scythe.card_only.deck import next_card, reshuffle
from automa_rules.scythe.card_only.stars import gain_power, place_star
from automa_rules.scythe.card_only.state import Draft, State, can_bonus_end_game, current_card, current_half
from automa_rules.scythe.cards import AUTOMA_CARDS, SchemeGain
from automa_rules.scythe.gains import card_sum
from automa_rules.scythe.moves import PROCEDURES
from automa_rules.scythe.trackers import TRACKERS


def take_automa_turn(draft: Draft, action: AutomaTurn) -> None:
    """Draw the card, and tell what it says up to the first question."""
    number = next_card(draft, action.card)
    automa, options = draft.state.automa, draft.state.options
    draft.add(ev.AutomaCardDrawn("automa", number, automa.scheme, named=action.card is not None))
    if AUTOMA_CARDS[number].autometta_skips and (automa.level == "autometta" or options.skip_turns):
        draft.add(ev.TurnSkipped("automa", number))
        draft.add(ev.TurnEnded("automa", "human"))
        return
    show_symbols(draft, 0)


def performs_all_moves(state: State) -> bool:
    """Ultimaszyna, or the option: every valid symbol of the row is carried out."""
    return state.automa.level == "ultimaszyna" or state.options.all_moves


def show_symbols(draft: Draft, first: int) -> None:
    """T2A: tell the Move symbols from one on; at an attack on combat units, wait for the table (R20)."""
    otherwise = first > 0 and not performs_all_moves(draft.state)
    for step, symbol in enumerate(current_half(draft.state).moves):
        automa = draft.state.automa
        if step < first or symbol.only not in (None, automa.faction):
            continue
        if automa.power < symbol.min_power:
            draft.add(
                ev.SymbolRefused(
                    *("automa", symbol.symbol, "power_too_low", "R20"), automa.power, symbol.min_power
                )
            )
            continue
        draft.add(own.SymbolShown("automa", symbol.symbol, step, otherwise, PROCEDURES[symbol.symbol].rule))
        if symbol.symbol == "attack_combat":
            return
        otherwise = not performs_all_moves(draft.state)
    _gain(draft)


def end_attack(draft: Draft, *, attacked: bool) -> None:
    """Go on behind an attack symbol. One that was carried out ends the row (R11)."""
    step = draft.state.step
    if step is None or draft.state.asked is not None:
        return
    if attacked and not performs_all_moves(draft.state):
        _gain(draft)
    else:
        show_symbols(draft, step + 1)


def _gain(draft: Draft) -> None:
    """T2B: carry out each symbol of the second row (R43)."""
    half_gains = current_half(draft.state).gains
    gains = [gain for gain in half_gains if gain.only in (None, draft.state.automa.faction)]
    for at, gain in enumerate(gains):
        if draft.state.asked is not None:
            return
        match gain.what:
            case "coin" | "power":
                if all(each.what != gain.what for each in gains[:at]):
                    _gain_sum(draft, [each for each in gains if each.what == gain.what])
            case "combat_card":
                held = draft.state.automa.combat_cards + gain.amount
                draft.add(ev.CombatCardsDrawn("automa", gain.amount, "T2B", held))
            case "deploy_worker" | "deploy_character_or_mech":
                draft.add(own.UnitOrdered("automa", gain.what))
    if draft.state.asked is None:
        _show_bonus(draft)


def _gain_sum(draft: Draft, gains: list[SchemeGain]) -> None:
    """Gain the card's sum of coins or of power."""
    what, automa, options = gains[0].what, draft.state.automa, draft.state.options
    modifier = options.coins if what == "coin" else options.power
    amount, rule = card_sum(sum(gain.amount for gain in gains), automa.level, modifier)
    if amount == 0:
        draft.add(ev.GainFailed("automa", what, "modified_to_nothing", "R49"))
    elif what == "coin":
        draft.add(ev.CoinsChanged("automa", amount, rule, to=automa.coins + amount))
    else:
        gain_power(draft, amount, rule)


def _show_bonus(draft: Draft) -> None:
    """T2C: tell the recruit bonus. A sixth star that it brings comes before the star tracker (R58)."""
    bonus = current_half(draft.state).recruit_bonus
    if bonus is not None:
        asks = can_bonus_end_game(draft.state)
        draft.add(own.BonusShown("human", bonus, asks))
        if asks:
            return
    _advance_tracker(draft)


def tell_bonus_star(draft: Draft, action: TellBonusStar) -> None:
    """R58: the bonus has brought the sixth star, and the game ends; or the card goes on."""
    bonus = current_half(draft.state).recruit_bonus
    if action.placed and bonus is not None:
        place_star(draft, "human", "power" if bonus == "power" else "popularity", "R58")
        return
    draft.add(own.BonusStarDenied("human"))
    _advance_tracker(draft)


def _advance_tracker(draft: Draft) -> None:
    """T3: a star on the card moves the token one space; the first full star switches the Scheme (R34)."""
    automa = draft.state.automa
    tracker = TRACKERS[automa.level]
    space = automa.star_tracker + 1
    if current_card(draft.state).star and space < tracker.spaces:
        draft.add(tracker.reached("automa", space))
        if space in tracker.stars:
            place_star(draft, "automa", "tracker")
            if draft.state.asked is not None:
                return
            if "tracker" not in automa.stars:
                draft.add(ev.SchemeSwitched("automa"))
                reshuffle(draft, "R34")
    draft.add(ev.TurnEnded("automa", "human"))
