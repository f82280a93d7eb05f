/** Expeditions at the table. */

import type { Commit, ExpeditionsGameState } from "automa-client";
import type { Face } from "../game/face.ts";
import { t } from "../language.ts";
import { corrections } from "./corrections.ts";
import { layout } from "./layout.ts";
import { Draw, Question } from "./question.tsx";
import { Setup } from "./setup.tsx";
import { Strips } from "./strips.tsx";
import { Turn } from "./turn.tsx";

/** Whether a turn itself says which tokens were drawn for its tile. */
function tellsTokens({ actions }: Commit["command"]): boolean {
  const deeds = Array.isArray(actions) ? (actions as Record<string, unknown>[]) : [];
  return deeds.some(({ type, tokens }) => type === "reveal_tile" && Array.isArray(tokens));
}

/** Whether there are tokens at all: that of value 20 comes with its tile. */
function isDrawn(tokens: unknown): boolean {
  return Array.isArray(tokens) && tokens.length > 0;
}

export const expeditions: Face = {
  ruleset: "expeditions",
  Setup,
  Strips,
  Turn,
  Question,
  Draw,
  drawsAtTable: (seen) => (seen as ExpeditionsGameState).state.deck.mode === "physical",
  kind: (seen) => {
    const { level } = (seen as ExpeditionsGameState).state.progress_card;
    return level ? [level] : [];
  },
  tie: () => t("tie-automas"),
  title: (seen) => {
    const { level } = (seen as ExpeditionsGameState).state.progress_card;
    return level ? t("expeditions-level", { level }) : t("ruleset-expeditions");
  },
  firstGame: { level: 2, first_player: "human", deck: "virtual" }, // the level that the rulebook suggests for it
  automaTurns: (seen) => (seen as ExpeditionsGameState).state.deck.drawn.length, // a card a turn
  layout,
  again: (seen, won) => {
    const level = Math.min(3, ((seen as ExpeditionsGameState).state.progress_card.level ?? 1) + Number(won));
    return { parts: { level }, level: t("level-number", { level }) };
  },
  corrections,
  quiet: new Set([
    "automa_card_drawn",
    "turn_ended",
    "automa_turn_paused",
    "deck_shuffled",
    "shuffle_revealed",
    "target_found",
    "target_missed",
    "progress_stayed",
  ]),
  brought: ({ code, facts }, { steps, command }) =>
    code === "corruption_placed" && isDrawn(facts["tokens"]) && steps.some((step) => step.code === "turn_ended") && !tellsTokens(command),
  arrow({ code, facts }) {
    const { origin, to, location } = facts as Record<string, string | undefined>;
    if (code === "mech_moved" || code === "human_moved") return { from: origin, to };
    return location === undefined ? undefined : { to: location };
  },
};
