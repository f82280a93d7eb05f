"""Polish sentences, written by hand, of those that are easily got wrong."""

# ruff: noqa: E501 - a sentence stands in one line, with the dashes and quotes of its language

from __future__ import annotations

from domain.trismegistus.dice import ActiveDie
from domain.trismegistus.state import Human
from tests.narration.wording.facts import (
    BOB,
    DEPLOYED,
    NO_ABILITY,
    NO_DICE,
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
        "Znacznik na torze gwiazd Automy przechodzi na pole 6 z 24 (rząd 2, pole 2). Od tej chwili jednostki Automy mogą przekraczać wszystkie rzeki i wchodzić na jeziora.",
    ),
    (
        "scythe-coins-changed",
        {"seat": "automa", "amount": 1, "to": 6},
        "Automa otrzymuje 1 monetę (teraz 6).",
    ),
    ("scythe-coins-changed", {"seat": "You", "amount": -1, "to": 6}, "Tracisz 1 monetę (teraz 6)."),
    (
        "scythe-rejected-not-enough",
        {"what": "coins", "there": 2, "asked": 9},
        "Za mało: monety. Są 2, a potrzeba 9.",
    ),
    (
        "scythe-rejected-not-enough",
        {"what": "coins", "there": 5, "asked": 9},
        "Za mało: monety. Jest 5, a potrzeba 9.",
    ),
    (
        "expeditions-rejected-too-few-tokens",
        {"location": "n3", "there": 2, "wanted": 3},
        "Za mało żetonów na obszarze N3: są 2, a potrzeba 3.",
    ),
    (
        "scythe-units-moved",
        {**DEPLOYED, "seat": "You", "count": 2, "origin": "r2c6", "to": "r1c4"},
        "2 twoi robotnicy przechodzą z wioski G3 w góry E2.",
    ),
    (
        "expeditions-automa-glory-placed",
        {"number": 1},
        "Automa umieszcza swój znacznik chwały nr 1 z 8 w lewym górnym rogu planszy bazy; nie zajmuje on żadnej kategorii chwały.",
    ),
    ("expeditions-coins-changed", {"amount": 1, "total": 4}, "Otrzymujesz 1 monetę i masz teraz 4."),
    (
        "expeditions-maps-changed",
        {"amount": -2, "total": 1},
        "Tracisz 2 żetony mapy i masz teraz 1.",
    ),
    (
        "expeditions-target-found",
        {"mech": "north", "kind": "corruption20", "location": "n5", "steps": 2},
        (
            "Mech północny szuka żetonu o wartości 20 bez innych żetonów zepsucia. "
            "Cel jest na obszarze N5, 2 obszary dalej."
        ),
    ),
    (
        "expeditions-sweep-announced",
        {"mech": "central", "location": "c4"},
        (
            "Porządkowanie: zanim mech centralny się ruszy, uporządkuj wszystkie odkryte karty sąsiadujące z "
            "obszarem C4. Odrzuć każdą z nich i zastąp kartą z talii."
        ),
    ),
    (
        "scythe-unit-moved",
        TO_FACTORY,
        "Ruch robotnika: robotnik Automy przechodzi z bazy do Fabryki, bo spośród 4 terytoriów w sąsiedztwie największej liczby innych jednostek (3) jest to sama Fabryka.",
    ),
    ("scythe-power-changed", {"seat": "automa", "amount": 4, "to": 9}, "Siła Automy rośnie o 4 do 9."),
    (
        "scythe-resources-changed",
        {"territory": "r3c3", "resource": "food", "amount": 1, "there": 3},
        "Do Fabryki trafiają zasoby (żywność): 1; leży ich tam teraz 3.",
    ),
    (
        "scythe-rejected-ability-not-usable",
        SWORD,
        "Zdolności „Miecz” nie można użyć w tej walce; żadnej innej też nie.",
    ),
    (
        "scythe-rejected-ability-not-available",
        NO_ABILITY,
        "Tej zdolności nie można odblokować; nie została już żadna.",
    ),
    (
        "scythe-rejected-question-open",
        QUESTION,
        "Najpierw odpowiedz na otwarte pytanie: walka.",
    ),
    ("scythe-rejected-unknown-seat", BOB, "Nie ma miejsca „bob”; są: Człowiek, Automa."),
    (
        "expeditions-rejected-amount-impossible",
        {"what": "coins", "would_be": -45},
        "Wynik byłby niemożliwy (monety: -45).",
    ),
    (
        "trismegistus-rejected-die-not-there",
        TWO_DICE,
        "Takiej kości nie ma na planszy; są: biała (żelazo), czarna (rtęć).",
    ),
    ("trismegistus-rejected-die-not-there", NO_DICE, "Takiej kości nie ma na planszy; czarki są puste."),
    (
        "trismegistus-dice-rolled",
        {"named": False, "again": [], "bowls": {"iron": {"black": 2, "red": 1}, "wild": {"white": 5}}},
        "Kości leżą po rzucie tak: żelazo: 2 czarne, 1 czerwona; joker: 5 białych.",
    ),
    (
        "trismegistus-table-reported",
        {"bowls": {"tin": {"white": 1}}, "human": Human(die=ActiveDie("tin", "red", 3))},
        "Podano przy stole, jak leżą teraz kości. W czarkach: cyna: 1 biała. Twoja aktywna kość: czerwona (cyna), moc 3.",
    ),
    ("core-report-revealed", {"count": 9}, "Ujawniono kolejność z 9 tasowań."),
)
