"""The second row of a card: the Automa gains stuff; and the third: the recruit bonus (T2B, T2C)."""

from __future__ import annotations

from domain.core.draft import Draft
from domain.scythe import events as ev
from domain.scythe.cards import SchemeGain, SchemeHalf
from domain.scythe.drawing import draw_combat_cards
from domain.scythe.player import Player
from domain.scythe.stars import gain_power
from domain.scythe.state import State, player
from domain.scythe.terms import HOME, MAT, POPULARITY_MAX, GainKind, UnitKind

Table = Draft[State]


def applies(gain: SchemeGain, one: Player) -> bool:
    """Whether a symbol exists for this Automa: it has no bracket, or the bracket of its faction."""
    return gain.only in (None, one.faction)


def deployable(one: Player, gain: SchemeGain) -> UnitKind | None:
    """What a deploy symbol would bring: the character before any mech (R55); None if nothing is left."""
    if gain.what == "deploy_worker":
        return "worker" if MAT in one.workers else None
    if one.character == MAT:
        return "character"
    return "mech" if MAT in one.mechs else None


def carry_out(table: Table, seat: str, half: SchemeHalf, index: int) -> None:
    """Carry out one symbol of the gain row (R43)."""
    gain = half.gains[index]
    one = player(table.state, seat)
    if not applies(gain, one):
        return
    match gain.what:
        case "coin" | "power":
            if _first_of_its_kind(half, one, index):
                _gain_once_a_card(table, one, half, gain.what)
        case "combat_card":
            if not draw_combat_cards(table, seat, gain.amount, "T2B"):
                table.add(ev.GainFailed(seat, gain.what, "none_left"))
        case "deploy_worker" | "deploy_character_or_mech":
            unit = deployable(one, gain)
            if unit is None:
                table.add(ev.GainFailed(seat, gain.what, "none_left"))
            else:
                table.add(ev.UnitDeployed(seat, unit, HOME, rule="T2B"))


def _first_of_its_kind(half: SchemeHalf, one: Player, index: int) -> bool:
    what = half.gains[index].what
    return all(gain.what != what or not applies(gain, one) for gain in half.gains[:index])


def _gain_once_a_card(table: Table, one: Player, half: SchemeHalf, what: GainKind) -> None:
    """The card's sum, one more for Ultimaszyna (R44), then the option's modifier down to nothing (R49)."""
    printed = sum(gain.amount for gain in half.gains if gain.what == what and applies(gain, one))
    extra = 1 if one.level == "ultimaszyna" else 0
    options = table.state.options
    modifier = options.coins if what == "coin" else options.power
    amount = max(0, printed + extra + modifier)
    rule = "R49" if modifier else "R44" if extra else "T2B"
    if amount == 0:
        table.add(ev.GainFailed(one.seat, what, "modified_to_nothing", "R49"))
    elif what == "coin":
        table.add(ev.CoinsChanged(one.seat, amount, rule))
    else:
        before = one.power
        gain_power(table, one.seat, amount, rule)
        if player(table.state, one.seat).power == before and not table.state.over:
            table.add(ev.GainFailed(one.seat, what, "track_full", "R38"))


def recruit_bonus(table: Table, automa: str, half: SchemeHalf) -> None:
    """T2C: each human next to the Automa (M6) who has enlisted the recruit gains the bonus (R45)."""
    bonus = half.recruit_bonus
    if bonus is None:
        return
    for seat in _neighbours_at_table(table.state, automa):
        one = player(table.state, seat)
        if one.kind != "human" or bonus not in one.recruits:
            continue
        table.add(ev.RecruitBonusOffered(seat, bonus))
        match bonus:
            case "power":
                gain_power(table, seat, 1, "R45")
            case "coin":
                table.add(ev.CoinsChanged(seat, 1, "R45"))
            case "popularity" if one.popularity < POPULARITY_MAX:
                table.add(ev.PopularityChanged(seat, 1, "R45"))
            case "popularity":
                pass
            case "combat_card":
                draw_combat_cards(table, seat, 1, "R45")


def _neighbours_at_table(state: State, seat: str) -> list[str]:
    """The seats before and after a seat in the turn order, each once."""
    seats = [one.seat for one in state.players]
    at = seats.index(seat)
    return list(dict.fromkeys((seats[at - 1], seats[(at + 1) % len(seats)])))
