/** What is printed on the human's mats, as the catalogue has it. */

import type { ScytheCatalogue, ScytheRulesetDescription } from "automa-client";
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
