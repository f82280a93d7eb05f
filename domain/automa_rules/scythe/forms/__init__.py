"""What each action can contain at the moment."""

from __future__ import annotations

from typing import Final

import msgspec

from automa_rules.core.form import ONLY_TYPE, FormsOf
from automa_rules.scythe import actions as act
from automa_rules.scythe.forms import answers, turn
from automa_rules.scythe.forms.moves import move
from automa_rules.scythe.state import State

FORMS: Final[dict[type[msgspec.Struct], FormsOf[State]]] = {
    act.AutomaTurn: answers.automa_turn,
    act.Move: move,
    act.Gain: turn.gain,
    act.Pay: turn.pay,
    act.Produce: turn.produce,
    act.Deploy: turn.deploy,
    act.Build: turn.build,
    act.Enlist: turn.enlist,
    act.Upgrade: turn.upgrade,
    act.Encounter: turn.encounter,
    act.TakeFactoryCard: turn.take_factory_card,
    act.PlaceToken: turn.place_token,
    act.PlaceStar: turn.place_star,
    act.Report: turn.report,
    act.EndTurn: lambda *_: ONLY_TYPE,
    act.EndGame: lambda *_: ONLY_TYPE,
    act.UseAbility: answers.use_ability,
    act.Fight: answers.fight,
    act.Settle: answers.settle,
    act.DrawForCombat: answers.draw_for_combat,
    act.TurnUp: answers.turn_up,
    act.Flip: answers.flip,
}
