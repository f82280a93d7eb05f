/** The games, each loaded when it is wanted. */

import type { Face } from "./game/face.ts";

const FACES: Record<string, () => Promise<Face>> = {
  scythe: async () => (await import("./scythe/face.ts")).scythe,
  scythe_card: async () => (await import("./scythe_card/face.ts")).scytheCard,
  expeditions: async () => (await import("./expeditions/face.ts")).expeditions,
  trismegistus: async () => (await import("./trismegistus/face.ts")).trismegistus,
};

export const RULESETS = Object.keys(FACES);

/** Games whose pieces the table alone moves: the service draws nothing of them. */
const WITHOUT_BOARD: readonly string[] = ["scythe_card"];

export function hasBoard(ruleset: string): boolean {
  return !WITHOUT_BOARD.includes(ruleset);
}

/** Games that can be begun with hints. */
export const GUIDED = RULESETS.filter(hasBoard);

export function face(ruleset: string): Promise<Face> {
  const load = FACES[ruleset];
  if (!load) throw new Error(`no face for ${ruleset}`);
  return load();
}
