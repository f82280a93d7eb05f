"""What a command leads to: each deed is a paragraph of the rules."""

from __future__ import annotations

from typing import Final, TypeAlias

from automa_rules.core import correction, draft
from automa_rules.core.command import Command
from automa_rules.core.correction import Correct
from automa_rules.core.event import ShuffleRevealed
from automa_rules.core.rejection import Rejected
from lanterns import events as ev
from lanterns.actions import AutomaTurn, Light, Position, Setup
from lanterns.cards import CARDS
from lanterns.evolve import FOLD
from lanterns.refusals import TooManyAtOnce
from lanterns.state import State

Draft: TypeAlias = draft.Draft[State]

MAX_AT_ONCE: Final = {1: 3, 2: 2}
"""By the version of the rules that a game began with."""

KEPT: Final = ("pile", "shuffles")


def begin(command: Command[Setup | Position]) -> Draft:
    """The facts that begin a game; its pile is shuffled (L1)."""
    opening = draft.Draft[State].start(_began(command.action), FOLD.evolve, command.entropy)
    opening.shuffle("lanterns", tuple(CARDS), "L1")
    return opening


def _began(start: Setup | Position) -> ev.GameBegan:
    match start:
        case Setup(first=first):
            return ev.GameBegan(human=0, automa=0, turn=first)
        case Position(human=human, automa=automa, turn=turn):
            return ev.GameBegan(human, automa, turn)


def light(now: Draft, action: Light) -> None:
    """L3: the human lights one lantern or two. Raises Rejected `too_many_at_once`."""
    most = MAX_AT_ONCE[now.rules_version]
    if action.lanterns > most:
        raise Rejected(TooManyAtOnce(lanterns=action.lanterns, most=most))
    now.add(ev.LanternsLit(now.seat, action.lanterns, "L3"))
    _end(now)


def take_automa_turn(now: Draft, _: AutomaTurn) -> None:
    """L1, L2 and L4: an empty pile is reshuffled; the top card is drawn, and its effect applies."""
    if not now.state.pile:
        now.shuffle("lanterns", tuple(CARDS), "L1")
    card = CARDS[now.state.pile[0]]
    now.add(ev.CardDrawn(card.number))
    match card.says:
        case "light":
            now.add(ev.LanternsLit(now.seat, card.lanterns, "L4"))
        case "wind":
            now.add(ev.WindBlew(min(card.lanterns, now.state.human)))
    _end(now)


def _end(now: Draft) -> None:
    """When the game is over, its shuffles are revealed."""
    if now.state.over:
        now.add(ev.GameEnded(now.state.human, now.state.automa))
        for shuffle in now.state.shuffles:
            now.add(ShuffleRevealed(shuffle.deck, shuffle.commitment, shuffle.salt, shuffle.order))


def correct(now: Draft, action: Correct) -> None:
    """Set anything but what the service keeps."""
    correction.correct(now, action, lambda _, pointer: pointer.split("/")[1:2] in [[kept] for kept in KEPT])
