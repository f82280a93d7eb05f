/** Trismegistus at the table. */

import type { GameState, TrismegistusGameState } from "automa-client";
import type { Face } from "../game/face.ts";
import { t } from "../language.ts";
import { corrections } from "./corrections.ts";
import { layout } from "./layout.ts";
import { Draw, Question } from "./question.tsx";
import { Setup } from "./setup.tsx";
import { Strips } from "./strips.tsx";
import { Turn } from "./turn.tsx";

/** What the service does between two rounds. */
const NEXT_ROUND = new Set(["ethereal_gained", "dice_rolled"]);

/** The yellow cards that begin on the discard pile at level 3. */
const DISCARDED = 6;

/** A card a turn, and violet ones besides. */
function automaTurns(seen: GameState): number {
  const { deck, card, cards, level } = (seen as TrismegistusGameState).state;
  const played = [...deck.discards, ...(card ? [card] : [])].filter((id) => cards[id]?.kind !== "personality");
  return played.length - (level === 3 ? DISCARDED : 0);
}

export const trismegistus: Face = {
  ruleset: "trismegistus",
  Setup,
  Strips,
  Turn,
  Question,
  Draw,
  drawsAtTable: (seen) => (seen as TrismegistusGameState).state.deck.mode === "physical",
  kind: (seen) => [(seen as TrismegistusGameState).state.level],
  tie({ standings }) {
    const isEven = standings.filter(({ wins }) => wins).length !== 1;
    return isEven ? t("tie-even") : t("tie-by", { what: t("row-experiments") });
  },
  automaTurns,
  layout,
  title: (seen) => t("trismegistus-level", { level: (seen as TrismegistusGameState).state.level }),
  corrections,
  quiet: new Set([
    "card_drawn",
    "card_discarded",
    "turn_ended",
    "turn_paused",
    "deck_shuffled",
    "shuffle_revealed",
    "deck_renewed",
    "experiments_shown",
    "artifacts_shown",
    "bowl_element_told",
    "no_experiment",
    "no_artifact",
    "cube_not_placed",
  ]),
  brought: ({ code }, { steps }) => NEXT_ROUND.has(code) && steps.some((step) => step.code === "round_began"),
  arrow({ code, facts }) {
    const { symbol, track, to, step } = facts as Partial<Record<"symbol" | "track", string> & Record<"to" | "step", number>>;
    if (code === "die_taken" && symbol !== undefined) return { to: symbol };
    if (code === "marker_advanced" && to !== undefined) return { from: `${track}_${to - 1}`, to: `${track}_${to}` };
    return track === undefined || step === undefined ? undefined : { to: `${track}_${step}` };
  },
};
