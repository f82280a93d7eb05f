"""Achievements: personality cards, the black die, cubes (R42-R45, Q25-Q28, Q42)."""

from __future__ import annotations

from automa_rules.core.rejection import Rejected
from automa_rules.trismegistus import events as ev
from automa_rules.trismegistus.actions import CompleteAchievement
from automa_rules.trismegistus.black_die import record_black_die_result, roll_black_die
from automa_rules.trismegistus.draft import Draft
from automa_rules.trismegistus.figures import FIGURES
from automa_rules.trismegistus.refusals import AchievementNotThere
from automa_rules.trismegistus.state import State


def face_up_places(state: State) -> tuple[int, ...]:
    """The places with a face-up achievement, 1 the leftmost. Face-down cards keep their place (Q25)."""
    return tuple(place for place, card in enumerate(state.achievements, 1) if card.face_up)


def resolve_personality_card(draft: Draft) -> bool:
    """Resolve a revealed personality card (R43). False if the turn waits for the black die."""
    places = face_up_places(draft.state)
    if not places:
        draft.add(ev.CubeNotPlaced())
        return True
    if draft.state.dice_mode == "physical":
        draft.add(ev.TurnPaused("black_die", 0))
        return False
    place_cube(draft, roll_black_die(draft, places, "R43"))
    return True


def apply_black_die_result(draft: Draft, result: int) -> bool:
    """Apply a roll made at the table. False if no face-up card is at the result: roll again."""
    if not record_black_die_result(draft, result, face_up_places(draft.state), "R43"):
        return False
    place_cube(draft, result)
    return True


def place_cube(draft: Draft, place: int) -> None:
    """Put a cube on the card. The third scores the card's VP at once, with no other benefit (R44, Q28)."""
    card = draft.state.achievements[place - 1]
    draft.add(ev.CubePlaced(place, card.cubes + 1))
    if card.cubes + 1 >= FIGURES.cubes_to_score:
        draft.add(ev.AchievementScored(place, card.vp, draft.state.automa.vp + card.vp))


def complete_achievement(draft: Draft, action: CompleteAchievement) -> None:
    """Complete an achievement for the human (R42). The cubes on it go back without VP (Q27).

    Raises Rejected `achievement_not_there`.
    """
    place = action.place
    if place not in face_up_places(draft.state):
        raise Rejected(AchievementNotThere(place=place, face_up=(*face_up_places(draft.state),)))
    draft.add(ev.AchievementCompleted(place, draft.state.achievements[place - 1].cubes))
