/** Ids in the player's words. */

import type { RulesetDescription } from "automa-client";

/** The printed name of an id, or the coordinate of a place; an id without either stands for itself. */
export function named(described: RulesetDescription): (id: string) => string {
  const { names } = described;
  const places = (described as { places?: Record<string, string> }).places ?? {};
  return (id) => names[id] ?? places[id] ?? id;
}
