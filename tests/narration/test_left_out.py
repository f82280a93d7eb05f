"""Facts that no sentence tells are left out on purpose."""

from __future__ import annotations

from automa_ledger.narration.languages import DEFAULT_LANGUAGE
from tests.narration.kinds import EVENTS
from tests.narration.messages import messages

WHOLE_TABLES = ("-began", "-reported")
"""Events that hold a table as it lies, of which a sentence tells a part."""

LEFT_OUT: dict[str, tuple[str, ...]] = {
    "who drew or rolled: what came up is told": (
        "scythe-automa-card-drawn named",
        "scythe-combat-table-read named",
        "expeditions-automa-card-drawn named",
        "trismegistus-card-drawn named",
        "trismegistus-black-die-rolled named",
    ),
    "where the program goes on; people are told what is asked": (
        "scythe-automa-turn-paused step",
        "scythe-automa-turn-paused scheme",
        "scythe-combat-card-flipped step",
        "scythe-symbol-shown step",
        "scythe-bonus-shown asks",
        "expeditions-automa-turn-paused mech",
        "trismegistus-turn-paused step",
    ),
    "whose turn it is, or was, was told before": (
        "scythe-battles-declared seat",
        "scythe-symbol-refused seat",
        "scythe-resources-changed seat",
        "scythe-gain-failed seat",
        "scythe-symbol-shown seat",
        "scythe-unit-ordered seat",
        "scythe-bonus-star-denied seat",
        "scythe-box-shown seat",
        "expeditions-turn-ended seat",
    ),
    "another step of the same turn tells it": (
        "trismegistus-card-discarded card",
        "trismegistus-die-set-aside symbol",
        "trismegistus-token-reached track",
        "trismegistus-token-reached step",
        "trismegistus-formula-bought number",
        "trismegistus-human-scored experiments",
    ),
    "the table has just told it": (
        "trismegistus-masterpiece-missed masterpiece",
        "trismegistus-artifacts-shown artifacts",
    ),
    "the name or the colour of the card is told": ("trismegistus-card-drawn card",),
    "the state shows it, or it follows from the state": ("scythe-tracker-advanced water",),
    "the row and the space tell it": ("scythe-tracker-advanced of",),
    "the explanation tells it": ("scythe-combat-table-read column", "expeditions-mech-moved decided_by"),
    "the name of the corrected value tells it": ("core-corrected whose",),
    "the sentence of the refusal tells it": ("core-doubted code", "core-doubted facts"),
    "for programs: proofs, times and the command itself": (
        "core-deck-shuffled commitment",
        "core-shuffle-revealed commitment",
        "core-shuffle-revealed salt",
        "core-shuffle-revealed order",
        "core-commanded at",
        "core-commanded command",
    ),
}
"""By the reason why nobody misses them."""


def test_every_fact_is_told_or_left_out_for_a_reason() -> None:
    """A fact that is added to an event goes into its English sentence, or onto the list."""
    told = messages(DEFAULT_LANGUAGE)
    silent = [
        f"{key} {field}"
        for key, kind in EVENTS.items()
        if not key.endswith(WHOLE_TABLES)
        for field in kind.__struct_encode_fields__
        if field not in (*kind.secret_fields, "rule") and not _tells(told[key].facts, field.replace("_", "-"))
    ]

    assert sorted(silent) == sorted(entry for entries in LEFT_OUT.values() for entry in entries)


def _tells(facts: frozenset[str], field: str) -> bool:
    return any(fact == field or fact.startswith(f"{field}-") for fact in facts)
