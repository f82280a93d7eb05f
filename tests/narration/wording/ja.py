"""Japanese sentences, written by hand, of those that are easily got wrong."""

# ruff: noqa: RUF001 - a sentence stands in one line, and Japanese has commas and brackets of its own

from __future__ import annotations

from tests.narration.wording.facts import (
    BOB,
    NO_ABILITY,
    NO_DICE,
    OTHER_PACK,
    QUESTION,
    SWORD,
    TO_FACTORY,
    TWO_DICE,
    Row,
)

SENTENCES: tuple[Row, ...] = (
    (
        "scythe-coins-changed",
        {"seat": "human", "amount": 1, "to": 9},
        "プレイヤーは1コインを得ます（現在9コイン）。",
    ),
    (
        "scythe-popularity-changed",
        {"seat": "human", "amount": -2, "to": 5, "workers": 2},
        "ワーカー2体を本拠地へ戻したため、プレイヤーの民心が2下がります（現在5）。",
    ),
    (
        "expeditions-coins-changed",
        {"amount": 1, "total": 4},
        "あなたは1コインを得ます（現在4コイン）。",
    ),
    (
        "expeditions-mech-moved",
        {"mech": "north", "steps": 3, "origin": "n6", "to": "n3", "around": True, "skipped": "n1"},
        (
            "北のメックはN6からN3へ、東に3区域移動します（東端から西端へ回ります）。"
            "あなたのいるN1は飛ばし、数えません。"
        ),
    ),
    (
        "scythe-unit-moved",
        TO_FACTORY,
        "「ワーカーの移動」により、オートマのワーカーは本拠地からファクトリーへ移動します（決め手：最も多くのほかのユニット（3体）の近傍にある4領域のうち、ファクトリーそのもの）。",
    ),
    (
        "scythe-power-changed",
        {"seat": "automa", "amount": 4, "to": 9},
        "オートマの戦力が4上がります（現在9）。",
    ),
    (
        "scythe-resources-changed",
        {"territory": "r6c3", "resource": "food", "amount": -1, "there": 3},
        "農場D7から食料1個を取り除きます（現在3個）。",
    ),
    (
        "scythe-rejected-ability-not-usable",
        SWORD,
        "「剣」はこの戦闘では使えません。使える能力はありません。",
    ),
    (
        "scythe-rejected-ability-not-available",
        NO_ABILITY,
        "この能力は開放できません。開放できる能力は残っていません。",
    ),
    (
        "scythe-rejected-question-open",
        QUESTION,
        "先に質問（戦闘）に答えてください。",
    ),
    (
        "scythe-rejected-unknown-seat",
        BOB,
        "席「bob」はありません。このゲームの席：プレイヤー、オートマ。",
    ),
    (
        "expeditions-rejected-amount-impossible",
        {"what": "coins", "would_be": -45},
        "その場合、コインが-45になってしまいます。",
    ),
    (
        "trismegistus-rejected-die-not-there",
        TWO_DICE,
        "そのダイスはボードにありません。ボードにあるダイス：鉄の白、水銀の黒。",
    ),
    (
        "trismegistus-dice-rolled",
        {"named": False, "again": [], "bowls": {"iron": {"black": 2, "red": 1}, "wild": {"white": 5}}},
        "ダイスの出目：鉄：黒2個、赤1個；ワイルド：白5個。",
    ),
    ("trismegistus-rejected-die-not-there", NO_DICE, "そのダイスはボードにありません。ボウルは空です。"),
    (
        "core-rejected-pack-unsuitable",
        OTHER_PACK,
        "このカードパックはExpeditions用で、Scytheには使えません。",
    ),
)
