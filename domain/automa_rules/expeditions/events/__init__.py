"""The events of a game of Expeditions. Each one names the rule that it follows."""

from __future__ import annotations

from automa_rules.expeditions.events.automa import (
    AutomaGloryPlaced,
    MechMoved,
    ProgressAdvanced,
    ProgressStayed,
    SweepAnnounced,
    TargetFound,
    TargetMissed,
)
from automa_rules.expeditions.events.game_flow import (
    AutomaCardDrawn,
    AutomaTurnPaused,
    DeckRenewed,
    EndCalledOff,
    EndTriggered,
    FirstPlayerChosen,
    GameBegan,
    GameEnded,
    TurnEnded,
)
from automa_rules.expeditions.events.human import (
    CardBoxed,
    CoinsChanged,
    HumanGloryPlaced,
    HumanMoved,
    ItemUpgraded,
    LocationReported,
    MapsChanged,
    QuestSolved,
    Reported,
)
from automa_rules.expeditions.events.tokens import (
    CorruptionDestroyed,
    CorruptionPlaced,
    CorruptionTaken,
    GearsTokensPlaced,
    MapTokenTaken,
    TileRevealed,
    TwentyTaken,
)

__all__ = [
    "AutomaCardDrawn",
    "AutomaGloryPlaced",
    "AutomaTurnPaused",
    "CardBoxed",
    "CoinsChanged",
    "CorruptionDestroyed",
    "CorruptionPlaced",
    "CorruptionTaken",
    "DeckRenewed",
    "EndCalledOff",
    "EndTriggered",
    "FirstPlayerChosen",
    "GameBegan",
    "GameEnded",
    "GearsTokensPlaced",
    "HumanGloryPlaced",
    "HumanMoved",
    "ItemUpgraded",
    "LocationReported",
    "MapTokenTaken",
    "MapsChanged",
    "MechMoved",
    "ProgressAdvanced",
    "ProgressStayed",
    "QuestSolved",
    "Reported",
    "SweepAnnounced",
    "TargetFound",
    "TargetMissed",
    "TileRevealed",
    "TurnEnded",
    "TwentyTaken",
]
