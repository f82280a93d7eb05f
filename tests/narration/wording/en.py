"""English sentences, written by hand, of those that are easily got wrong."""

# ruff: noqa: E501 - a sentence stands in one line, with the dashes and quotes of its language

from __future__ import annotations

from domain.trismegistus.dice import ActiveDie
from domain.trismegistus.state import Human
from tests.narration.wording.facts import (
    AMBER,
    BOB,
    DEPLOYED,
    NO_ABILITY,
    NO_CARDS,
    NO_DICE,
    NOTHING_TOLD,
    ONE,
    OTHER_PACK,
    QUESTION,
    SWORD,
    TO_FACTORY,
    TRACKER,
    TWO_DICE,
    Row,
)

SENTENCES: tuple[Row, ...] = (
    (
        "scythe-tracker-advanced",
        TRACKER,
        "The token on the Automa's star tracker moves to space 6 of 24 (row 2, space 2). From now on the Automa's units can cross any river and use lakes.",
    ),
    (
        "scythe-reported",
        {**NOTHING_TOLD, "mechs": ["home", "r4c4", "mat", "mat"]},
        "You tell how the table stands. Mechs: the home base, lake E5, the faction mat (2).",
    ),
    (
        "core-deck-shuffled",
        {"deck": "hand:automa2", "cards": [1, 2]},
        "The combat cards of Automa 2 are shuffled: 2.",
    ),
    (
        "scythe-units-moved",
        {**DEPLOYED, "seat": "You", "unit": "character", "origin": "r6c3", "to": "r6c4"},
        "Your character moves from farm D7 to mountain E7.",
    ),
    (
        "trismegistus-experiment-taken",
        AMBER,
        "The Automa takes and solves an amber experiment beside the tin bowl (Sn), the second from the left (level 3 of the fire track, 4 VP). It is the only one of a type that the Automa lacks.",
    ),
    (
        "scythe-game-ended",
        {"seat": "automa", "totals": {"human": 60, "automa": 62}, "winners": ["automa"], "tie": False},
        "The Automa places the sixth star: the game is over. Coins: Human (60), Automa (62). The Automa wins.",
    ),
    (
        "scythe-combat-table-read",
        {"seat": "automa3", "card": 6, "power": 3, "cards": 0, "printed_power": 7, "printed_cards": 1},
        "By card 6 Automa 3 uses 3 power and no combat card (printed: 7 power and 1 card).",
    ),
    (
        "scythe-resource-box-read",
        {"card": 14, "amount": 0, "territory": "r3c4", "resource": "metal"},
        "The resource box of card 14 shows 0: no resources are placed at mountain E4.",
    ),
    (
        "scythe-unit-moved",
        {**TO_FACTORY, "to": "r4c4", "decided_by": "reading_order"},
        "Move Worker: the Automa's worker goes from the home base to lake E5, because it is the first in reading order of the 4 territories in the neighbourhood of the most other units (3), 2 of them equally near to the Factory.",
    ),
    (
        "scythe-unit-moved",
        TO_FACTORY,
        "Move Worker: the Automa's worker goes from the home base to the Factory, because the Factory itself is one of the 4 territories in the neighbourhood of the most other units (3).",
    ),
    (
        "scythe-unit-moved",
        {**TO_FACTORY, "to": "r4c4"},
        "Move Worker: the Automa's worker goes from the home base to lake E5, because it is the nearest to the Factory of the 4 territories in the neighbourhood of the most other units (3).",
    ),
    (
        "scythe-power-changed",
        {"seat": "automa", "amount": 4, "to": 9},
        "The Automa's power rises by 4 to 9.",
    ),
    (
        "scythe-power-changed",
        {"seat": "automa", "amount": -2, "to": 9},
        "The Automa's power falls by 2 to 9.",
    ),
    (
        "scythe-power-changed",
        {"seat": "automa", "amount": 0, "to": 9},
        "The Automa's power rises by 0 to 9.",
    ),
    (
        "scythe-coins-changed",
        {"seat": "human", "amount": 1, "to": 9},
        "The human gains 1 coin and has 9 now.",
    ),
    (
        "scythe-coins-changed",
        {"seat": "human", "amount": -3, "to": 9},
        "The human pays 3 coins and has 9 now.",
    ),
    (
        "scythe-popularity-changed",
        {"seat": "human", "amount": 2, "to": 9, "workers": 0},
        "The human's popularity rises by 2 to 9.",
    ),
    (
        "scythe-resources-changed",
        {"territory": "r6c3", "resource": "food", "amount": 1, "there": 3},
        "1 food placed on farm D7 (now 3).",
    ),
    (
        "scythe-resources-changed",
        {"territory": "r3c3", "resource": "oil", "amount": -2, "there": 3},
        "2 oil removed from the Factory (now 3).",
    ),
    (
        "scythe-gain-failed",
        {"seat": "automa", "what": "power", "reason": "track_full"},
        "Power gives nothing: the power track is full.",
    ),
    (
        "scythe-rejected-ability-not-usable",
        SWORD,
        "Sword cannot be used in this combat; no ability can.",
    ),
    (
        "scythe-rejected-ability-not-usable",
        {**SWORD, "usable": ["scout", "ronin"]},
        "Sword cannot be used in this combat; there are: Scout, Ronin.",
    ),
    (
        "scythe-rejected-ability-not-available",
        NO_ABILITY,
        "This ability cannot be unlocked; none is left.",
    ),
    (
        "scythe-rejected-automa-without-level",
        {"seat": "automa"},
        "Automa is an Automa and needs a level.",
    ),
    (
        "scythe-rejected-card-not-in-deck",
        {"card": 3, **NO_CARDS},
        "Card 3 is not in the deck any more. The deck is empty.",
    ),
    ("scythe-rejected-not-enough", {"what": "power", "there": 6, "asked": 9}, "The power is 6, not 9."),
    (
        "scythe-rejected-not-enough",
        {"what": "popularity", "there": 3, "asked": 4},
        "The popularity is 3, not 4.",
    ),
    ("scythe-rejected-not-enough", {"what": "coins", **ONE}, "There is 1 coin, not 3."),
    (
        "scythe-rejected-not-enough",
        {"what": "coins", "there": 0, "asked": 3},
        "There are 0 coins, not 3.",
    ),
    (
        "scythe-rejected-not-enough-units",
        {"on_mat": 1, "asked": 2},
        "There is 1 unit left on the mat, not 2.",
    ),
    (
        "scythe-rejected-question-open",
        QUESTION,
        "First answer the open question: combat.",
    ),
    (
        "scythe-rejected-resources-not-there",
        {"territory": "r3c3", "resource": "food", **ONE},
        "The Factory has 1 food, not 3.",
    ),
    ("scythe-rejected-seat-taken", {"seat": "human"}, "The seat “Human” is taken twice."),
    (
        "scythe-rejected-too-many-combat-cards",
        {"cards_max": 0},
        "No combat card can be played here.",
    ),
    (
        "scythe-rejected-too-many-combat-cards",
        {"cards_max": 1},
        "At most 1 combat card can be played here.",
    ),
    (
        "scythe-rejected-too-many-combat-cards",
        {"cards_max": 2},
        "At most 2 combat cards can be played here.",
    ),
    (
        "scythe-rejected-unit-not-there",
        {"unit": "mech", "place": "r3c3", **ONE},
        "There is 1 unit of this kind (mech) at the Factory, not 3.",
    ),
    (
        "scythe-rejected-unit-not-there",
        {"unit": "mech", "place": "r4c4", "there": 0, "asked": 1},
        "There are 0 units of this kind (mech) at lake E5, not 1.",
    ),
    ("scythe-rejected-unknown-seat", BOB, "There is no seat “bob”; there are: Human, Automa."),
    ("scythe-rejected-wrong-number-of-cards", {"count": 0}, "No card is to be told."),
    ("scythe-rejected-wrong-number-of-cards", {"count": 1}, "1 card is to be told."),
    ("scythe-rejected-wrong-number-of-cards", {"count": 2}, "2 cards are to be told."),
    (
        "scythe-rejected-wrong-number-of-units",
        {"seat": "human", "unit": "mech", "there": 1, "needed": 4},
        "Human has 1 unit of this kind (mech), not 4.",
    ),
    (
        "expeditions-game-ended",
        {"winner": "automa", "human": 1, "automa": 12, "tie": False},
        "The Automa wins: you have 1 coin, the Automa has 12.",
    ),
    (
        "expeditions-game-ended",
        {"winner": "automa", "human": 32, "automa": 32, "tie": True},
        "A tie: you and the Automa have 32 coins each, and the Automa wins ties.",
    ),
    ("expeditions-coins-changed", {"amount": 2, "total": 7}, "You gain 2 coins and have 7 now."),
    ("expeditions-coins-changed", {"amount": -1, "total": 0}, "You pay 1 coin and have 0 now."),
    (
        "expeditions-target-missed",
        {"mech": "north", "reason": "no_match", "kind": "corruption20", "skipped": None},
        (
            "The North mech does not carry out its target: no location in range has the value-20 token "
            "without other corruption."
        ),
    ),
    (
        "expeditions-target-missed",
        {"mech": "north", "reason": "no_match", "kind": "corruption", "skipped": "n3"},
        (
            "The North mech does not carry out its target: no location in range has any corruption, "
            "the value-20 token not counted (N3, where you stand, does not count)."
        ),
    ),
    (
        "expeditions-mech-moved",
        {"mech": "central", "steps": 2, "origin": "c1", "to": "c6", "around": True, "skipped": None},
        (
            "The Central mech moves 2 locations west, from C1 to C6, over the western end and in again from "
            "the east."
        ),
    ),
    (
        "expeditions-rejected-amount-impossible",
        {"what": "coins", "would_be": -45},
        "That would make -45 coins, which cannot be.",
    ),
    (
        "expeditions-rejected-end-impossible",
        {"turns_left": 1},
        "With 1 turn left the last one would not be that of the player who triggered the end.",
    ),
    (
        "expeditions-rejected-too-few-tokens",
        {"location": "n3", "there": 1, "wanted": 2},
        "There is 1 token at N3, not 2.",
    ),
    (
        "expeditions-rejected-too-few-tokens",
        {"location": "n3", "there": 2, "wanted": 3},
        "There are 2 tokens at N3, not 3.",
    ),
    (
        "trismegistus-remainders-scored",
        {"gold": 2, "ethereal": 1, "vp": 3, "total": 40},
        "2 gold and 1 ethereal die that are left bring 3 VP; the Automa has 40 VP.",
    ),
    (
        "trismegistus-deck-renewed",
        {"cards": 1},
        "The deck was empty: shuffle the 1 discarded bot card into a new one.",
    ),
    (
        "trismegistus-rejected-card-not-in-deck",
        NO_CARDS,
        "This card is not in the deck. The deck is empty.",
    ),
    (
        "trismegistus-rejected-die-not-there",
        TWO_DICE,
        "There is no such die on the board; there are: white (iron), black (mercury).",
    ),
    (
        "trismegistus-rejected-die-not-there",
        NO_DICE,
        "There is no such die on the board; the bowls are empty.",
    ),
    (
        "trismegistus-dice-rolled",
        {"named": False, "again": [], "bowls": {"iron": {"black": 2, "red": 1}, "wild": {"white": 5}}},
        "The dice fall like this: iron: 2 black, 1 red; wild: 5 white.",
    ),
    (
        "trismegistus-table-reported",
        {"bowls": {"tin": {"white": 1}}, "human": Human(die=ActiveDie("tin", "red", 3))},
        "The table tells how the dice lie now. In the bowls: tin: 1 white. Your active die: red (tin), potency 3.",
    ),
    ("core-rejected-pack-unsuitable", OTHER_PACK, "The card pack is for Expeditions, not for Scythe."),
    ("core-report-revealed", {"count": 1}, "The order of 1 shuffle is revealed."),
    ("core-report-revealed", {"count": 9}, "The order of 9 shuffles is revealed."),
)
