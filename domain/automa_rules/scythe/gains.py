"""The second row of a card: what the Automa gains (T2B)."""

from __future__ import annotations

from automa_rules.scythe import events as ev
from automa_rules.scythe.card_draws import draw_combat_cards
from automa_rules.scythe.cards import SchemeGain, SchemeHalf
from automa_rules.scythe.draft import Draft
from automa_rules.scythe.player import Player
from automa_rules.scythe.stars import gain_power
from automa_rules.scythe.state import player
from automa_rules.scythe.terms import HOME, MAT, GainKind, Level, UnitKind
from automa_rules.scythe.tracks import change_coins


def applies_to(gain: SchemeGain, one: Player) -> bool:
    """Whether a symbol applies to this Automa: it has no bracket, or its faction is in the bracket."""
    return gain.only in (None, one.faction)


def deployable_unit(one: Player, gain: SchemeGain) -> UnitKind | None:
    """The unit of a deploy symbol: the character before any mech (R55); None if none is left."""
    if gain.what == "deploy_worker":
        return "worker" if MAT in one.workers else None
    if one.character == MAT:
        return "character"
    return "mech" if MAT in one.mechs else None


def apply_gain(draft: Draft, seat: str, half: SchemeHalf, index: int) -> None:
    """Carry out one symbol of the gain row (R43)."""
    gain = half.gains[index]
    one = player(draft.state, seat)
    if not applies_to(gain, one):
        return
    match gain.what:
        case "coin" | "power":
            if _first_of_its_kind(half, one, index):
                _gain_coins_or_power(draft, one, half, gain.what)
        case "combat_card":
            if not draw_combat_cards(draft, seat, gain.amount, "T2B"):
                draft.add(ev.GainFailed(seat, gain.what, "none_left"))
        case "deploy_worker" | "deploy_character_or_mech":
            unit = deployable_unit(one, gain)
            if unit is None:
                draft.add(ev.GainFailed(seat, gain.what, "none_left"))
            else:
                draft.add(ev.UnitDeployed(seat, unit, HOME, rule="T2B"))


def _first_of_its_kind(half: SchemeHalf, one: Player, index: int) -> bool:
    what = half.gains[index].what
    return all(gain.what != what or not applies_to(gain, one) for gain in half.gains[:index])


def card_sum(printed: int, level: Level | None, modifier: int) -> tuple[int, str]:
    """What a card gives, and the rule: 1 more for Ultimaszyna (R44), with the modifier at least 0 (R49)."""
    extra = 1 if level == "ultimaszyna" else 0
    return max(0, printed + extra + modifier), "R49" if modifier else "R44" if extra else "T2B"


def _gain_coins_or_power(draft: Draft, one: Player, half: SchemeHalf, what: GainKind) -> None:
    """Gain the card's sum of coins or of power."""
    printed = sum(gain.amount for gain in half.gains if gain.what == what and applies_to(gain, one))
    options = draft.state.options
    amount, rule = card_sum(printed, one.level, options.coins if what == "coin" else options.power)
    if amount == 0:
        draft.add(ev.GainFailed(one.seat, what, "modified_to_nothing", "R49"))
    elif what == "coin":
        change_coins(draft, one.seat, amount, rule)
    else:
        before = one.power
        gain_power(draft, one.seat, amount, rule)
        if player(draft.state, one.seat).power == before and not draft.state.over:
            draft.add(ev.GainFailed(one.seat, what, "track_full", "R38"))
