/** Scythe without a board, at the table. */

import type { ScytheCardGameState } from "automa-client";
import type { Correction } from "../game/correction.ts";
import type { Face, Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { MOST_POWER } from "../scythe/draft.ts";
import { Draw, Question } from "./question.tsx";
import { Setup } from "./setup.tsx";
import { Strips } from "./strips.tsx";
import { Turn } from "./turn.tsx";

const QUIET = new Set([
  "automa_card_drawn",
  "symbol_refused",
  "gain_failed",
  "turn_ended",
  "deck_shuffled",
  "shuffle_revealed",
  "attack_told",
  "combat_told",
  "combat_table_read",
  "bonus_star_denied",
  "count_told",
]);
const MOST = { power: MOST_POWER, coins: 999, combat_cards: 42 };

export const scytheCard: Face = {
  ruleset: "scythe_card",
  Setup,
  Strips,
  Turn,
  Question,
  Draw,
  drawsAtTable: (seen) => (seen as ScytheCardGameState).state.deck.mode === "physical",
  kind(seen) {
    const { human, automa } = (seen as ScytheCardGameState).state;
    return [automa.level, human.faction];
  },
  tie: () => t("tie-on-board"),
  title(seen, name) {
    const { human, automa } = (seen as ScytheCardGameState).state;
    return t("against", { mine: name(human.faction), automa: name(automa.faction) });
  },
  role(seat, seen) {
    const { human, automa } = (seen as ScytheCardGameState).state;
    return (seat === "human" ? human : automa).faction;
  },
  quiet: QUIET,
  corrections,
  arrow: () => undefined,
};

/** What lies on the Automa's mat. */
function corrections({ session, name }: Shown): readonly Correction[] {
  const { automa } = (session.seen.value as ScytheCardGameState).state;
  const group = name(automa.faction);
  return (["power", "coins", "combat_cards"] as const).map((what) => ({
    kind: "count",
    group,
    label: t(what.replaceAll("_", "-")),
    pointer: `/automa/${what}`,
    value: automa[what],
    most: MOST[what],
  }));
}
