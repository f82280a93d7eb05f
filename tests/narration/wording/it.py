"""Italian sentences, written by hand, of those that are easily got wrong."""

# ruff: noqa: E501 - a sentence stands in one line, with the dashes and quotes of its language

from __future__ import annotations

from domain.trismegistus.dice import ActiveDie
from domain.trismegistus.state import Experiment, Human
from tests.narration.wording.facts import (
    AMBER,
    BOB,
    DEPLOYED,
    NO_ABILITY,
    ONE,
    OUT_OF_IT,
    QUESTION,
    STAYING,
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
        "Il segnalino sul Tracciato Stella dell'Automa avanza allo spazio 6 di 24 (riga 2, spazio 2). Da ora le unità dell'Automa possono attraversare tutti i fiumi e usare i laghi.",
    ),
    (
        "trismegistus-experiment-taken",
        {**AMBER, "experiment": Experiment(type="amber", track="water", requirement=3, vp=4, area="tin")},
        "L'Automa prende e risolve un esperimento di tipo ambra accanto alla ciotola dello stagno (Sn), il secondo da sinistra (livello 3 del tracciato dell'acqua, 4 PV). È l'unico di una tipologia che manca all'Automa.",
    ),
    (
        "trismegistus-marker-advanced",
        {"track": "fire", "to": 3, "decided_by": "printed", "required": None},
        "Il marker dell'Automa avanza di 1 step, al livello 3 del tracciato del fuoco (F3), indicato dalla carta.",
    ),
    (
        "trismegistus-cube-placed",
        {"place": 2, "cubes": 1},
        "Metti un cubetto giallo sulla seconda carta obiettivo; ora ha 1 cubetto.",
    ),
    (
        "trismegistus-artifacts-shown",
        {"number": 2, "colour": "red"},
        "Ci sono 2 artefatti rossi esposti.",
    ),
    (
        "trismegistus-no-artifact",
        {"colour": "black"},
        "Non ci sono artefatti neri che l'Automa possa prendere.",
    ),
    (
        "trismegistus-die-set-aside",
        {"seat": "automa", "colour": "red", "shortfall": 2, "number": 1},
        "Il dado rosso dell'Automa va sul lato destro della carta tracciato: la carta richiedeva 2 di potenza in più; è il primo di tre.",
    ),
    (
        "trismegistus-formula-bought",
        {"cost": 1, "gold": 2},
        "L'Automa acquista un'ulteriore formula pagandola 1 oro; le restano 2 ori.",
    ),
    (
        "trismegistus-formulas-scored",
        {"types": 4, "bought": 1, "vp": 9, "total": 101},
        "Formule: 4 per le tipologie di esperimento e 1 acquistata portano 9 PV; l'Automa ha 101 PV.",
    ),
    (
        "trismegistus-formulas-scored",
        {"types": 4, "bought": 2, "vp": 9, "total": 101},
        "Formule: 4 per le tipologie di esperimento e 2 acquistate portano 9 PV; l'Automa ha 101 PV.",
    ),
    (
        "trismegistus-masterpiece-solved",
        {
            "masterpiece": Experiment(type="ambra", track="fire", requirement=3, vp=8),
            "gold": 1,
            "total": 30,
        },
        "L'Automa risolve il suo capolavoro per 8 PV, pagando 1 oro per lo step mancante, e ha 30 PV.",
    ),
    (
        "trismegistus-deck-renewed",
        {"cards": 10},
        "Il mazzo era vuoto: rimescola le 10 carte automa scartate e forma un nuovo mazzo.",
    ),
    (
        "scythe-combat-began",
        {"attacker": "automa", "defender": "You", "territory": "r4c4"},
        "L'Automa ti attacca sul lago E5.",
    ),
    (
        "scythe-units-moved",
        {**DEPLOYED, "seat": "You", "count": 2, "origin": "r2c6", "to": "r1c4"},
        "2 tuoi lavoratori vanno dal villaggio G3 alla montagna E2.",
    ),
    (
        "expeditions-target-found",
        {"mech": "central", "kind": "corruption", "location": "c2", "steps": 1},
        "Il Mech Centro cerca corruzione e la trova in C2, 1 luogo più avanti.",
    ),
    (
        "expeditions-game-ended",
        {"winner": "automa", "human": 32, "automa": 32, "tie": True},
        "Parità: tu e l'Automa avete 32 monete ciascuno, e in caso di parità vince l'Automa.",
    ),
    (
        "scythe-unit-moved",
        TO_FACTORY,
        "Movimento Lavoratore: il lavoratore dell'Automa va dalla base principale alla Fabbrica, perché fra i 4 territori nel vicinato del maggior numero di altre unità (3) c'è la Fabbrica stessa.",
    ),
    (
        "scythe-unit-moved",
        OUT_OF_IT,
        "Movimento Lavoratore: il Mech dell'Automa va dalla Fabbrica al lago E5, perché vi sono più risorse (3).",
    ),
    (
        "scythe-unit-moved",
        STAYING,
        "Movimento Lavoratore: il lavoratore dell'Automa resta sulla Fabbrica, perché fra i 4 territori nel vicinato del maggior numero di altre unità (3) c'è la Fabbrica stessa.",
    ),
    (
        "scythe-units-moved",
        DEPLOYED,
        "Un lavoratore dell'Umano va dalla Plancia Fazione alla fattoria D7.",
    ),
    (
        "scythe-units-moved",
        {**DEPLOYED, "count": 2, "origin": "r6c3", "to": "mat"},
        "2 lavoratori dell'Umano vanno dalla fattoria D7 alla Plancia Fazione.",
    ),
    (
        "scythe-unit-deployed",
        {"seat": "automa", "unit": "worker", "to": "home", "ability": None},
        "L'Automa schiera un lavoratore nella base principale.",
    ),
    (
        "scythe-turn-ended",
        {"seat": "automa", "next": "human"},
        "L'Automa finisce il turno; ora gioca l'Umano.",
    ),
    (
        "scythe-turn-ended",
        {"seat": "human", "next": "automa2"},
        "L'Umano finisce il turno; ora gioca Automa 2.",
    ),
    (
        "scythe-combat-began",
        {"attacker": "automa", "defender": "human", "territory": "r3c3"},
        "L'Automa attacca l'Umano sulla Fabbrica.",
    ),
    ("scythe-rejected-not-your-turn", {"turn": "human"}, "È il turno dell'Umano."),
    (
        "scythe-power-changed",
        {"seat": "automa", "amount": 4, "to": 9},
        "Il Potere dell'Automa sale di 4 (ora 9).",
    ),
    (
        "scythe-coins-changed",
        {"seat": "human", "amount": 1, "to": 9},
        "L'Umano guadagna 1 moneta (ora 9).",
    ),
    (
        "scythe-resources-changed",
        {"territory": "r3c3", "resource": "food", "amount": 1, "there": 3},
        "Sulla Fabbrica si posiziona 1 risorsa (cibo); ora ce ne sono 3.",
    ),
    (
        "scythe-gain-failed",
        {"seat": "automa", "what": "coin", "reason": "modified_to_nothing"},
        "Moneta: non porta nulla, perché l'opzione lo annulla.",
    ),
    (
        "scythe-rejected-ability-not-usable",
        SWORD,
        "L'abilità Spada non si può usare in questo combattimento; non si può usare nessuna abilità.",
    ),
    (
        "scythe-rejected-ability-not-available",
        NO_ABILITY,
        "Questa abilità non si può sbloccare; non ne resta nessuna.",
    ),
    ("scythe-rejected-not-enough", {"what": "coins", **ONE}, "Monete: ce n'è 1, non 3."),
    (
        "scythe-rejected-not-enough",
        {"what": "coins", "there": 4, "asked": 9},
        "Monete: ce ne sono 4, non 9.",
    ),
    ("scythe-rejected-not-enough", {"what": "power", "there": 6, "asked": 9}, "Potere: 6, non 9."),
    (
        "scythe-rejected-not-enough-units",
        {"on_mat": 1, "asked": 2},
        "Sulla plancia resta 1 unità, non 2.",
    ),
    (
        "scythe-rejected-question-open",
        QUESTION,
        "Prima rispondi alla domanda aperta: combattimento.",
    ),
    (
        "scythe-rejected-resources-not-there",
        {"territory": "r3c3", "resource": "food", **ONE},
        "Sulla Fabbrica, di cibo, ce n'è 1, non 3.",
    ),
    (
        "scythe-rejected-unit-not-there",
        {"unit": "mech", "place": "home", "there": 1, "asked": 2},
        "Nella base principale, di queste unità (Mech) ce n'è 1, non 2.",
    ),
    (
        "scythe-rejected-unit-not-there",
        {"unit": "mech", "place": "r4c4", "there": 0, "asked": 2},
        "Sul lago E5, di queste unità (Mech) ce ne sono 0, non 2.",
    ),
    ("scythe-rejected-unknown-seat", BOB, "Non c'è il posto «bob»; ci sono: Umano, Automa."),
    ("scythe-rejected-wrong-number-of-cards", {"count": 1}, "Si deve indicare 1 carta."),
    (
        "expeditions-human-glory-placed",
        {"category": "quests", "number": 1},
        "Ti vanti: il tuo gettone gloria 1 di 4 va alle missioni risolte.",
    ),
    (
        "expeditions-human-glory-placed",
        {"category": "items", "number": 2},
        "Ti vanti: il tuo gettone gloria 2 di 4 va agli oggetti migliorati.",
    ),
    (
        "expeditions-human-moved",
        {"origin": "basecamp", "to": "n4"},
        "Il tuo Mech va dal Campo base a N4.",
    ),
    (
        "expeditions-rejected-amount-impossible",
        {"what": "maps", "would_be": -1},
        "Il risultato sarebbe -1 gettoni mappa: non è possibile.",
    ),
    (
        "expeditions-rejected-too-few-tokens",
        {"location": "n3", "there": 1, "wanted": 2},
        "N3: qui c'è 1 gettone, non 2.",
    ),
    ("name-shortfall", {}, "troppo poca potenza"),
    (
        "trismegistus-rejected-die-not-there",
        TWO_DICE,
        "Sul tabellone non c'è un dado come questo; ci sono: bianco (ferro), nero (mercurio).",
    ),
    (
        "trismegistus-dice-rolled",
        {"named": False, "again": [], "bowls": {"iron": {"black": 2, "red": 1}, "wild": {"white": 5}}},
        "I dadi cadono così: ferro: 2 neri, 1 rosso; jolly: 5 bianchi.",
    ),
    (
        "trismegistus-table-reported",
        {"bowls": {"tin": {"white": 1}}, "human": Human(die=ActiveDie("tin", "red", 3))},
        "Il tavolo indica come stanno ora i dadi. Nelle ciotole: stagno: 1 bianco. Il tuo dado attivo: rosso (stagno), potenza 3.",
    ),
    ("core-report-revealed", {"count": 9}, "È rivelato l'ordine di 9 mescolamenti."),
)
