/** What is printed on the human's mats, as the catalogue has it. */

import type { ScytheCatalogue, ScytheMatColumn, ScytheRulesetDescription } from "automa-client";
import { me } from "./draft.ts";
import type { Drafting } from "./drafting.ts";

export function catalogue({ described }: Pick<Drafting, "described">): ScytheCatalogue {
  return (described as ScytheRulesetDescription).catalogue;
}

/** The abilities that are still under mechs. */
export function abilitiesLeft(drafting: Drafting) {
  const { faction } = me(drafting.seen);
  const mat = catalogue(drafting).factions.find((one) => one.id === faction);
  return (mat?.mech_abilities ?? []).filter((ability) => !drafting.draft.abilities.includes(ability));
}

/** A top action, and the bottom action below it. */
export type Column = Pick<ScytheMatColumn, "top" | "bottom">;

/** For a mat that was not named: the bottom actions are printed in this order on all. */
const ANY_MAT: readonly Column[] = [
  { top: "move", bottom: "upgrade" },
  { top: "produce", bottom: "deploy" },
  { top: "bolster", bottom: "build" },
  { top: "trade", bottom: "enlist" },
];

/** The columns of the human's mat, as printed from left to right. */
export function columns(drafting: Drafting): readonly Column[] {
  const { mat } = me(drafting.seen);
  return catalogue(drafting).player_mats.find(({ id }) => id === mat)?.columns ?? ANY_MAT;
}
