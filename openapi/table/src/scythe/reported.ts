/** A turn of which only the outcome was told, as moves: which piece is elsewhere, and what stands there new. */

import type { Commit, RulesetDescription, ScytheGameState } from "automa-client";
import type { Arrow } from "../board/view.ts";
import { t } from "../language.ts";

/** One for each piece that went or came; several of a kind that went the same way are one. */
export function reported({ changes, turn }: Commit, { places }: RulesetDescription, seen: ScytheGameState): { text: string; arrow: Arrow }[] {
  const faction = seen.state.players.find(({ seat }) => seat === turn?.seat)?.faction;
  const at = (place: string) => places.find(({ id }) => id === place)?.at ?? t(place === "home" ? "at-home" : "on-mat");
  const drawn = (place: string) => (place === "home" ? `home_${faction}` : place);
  const moves = new Map<string, { unit: string; way: string; count: number; arrow: Arrow }>();
  for (const { piece = "", from, to } of changes) {
    const [, unit] = /-(character|mech|worker)(-\d+)?$/.exec(piece) ?? [];
    if (unit === undefined || typeof from !== "string" || typeof to !== "string") continue;
    const way = `${at(from)} → ${at(to)}`;
    const key = `${unit} ${way}`;
    const arrow = { from: drawn(from), to: drawn(to) };
    moves.set(key, { unit, way, arrow, count: (moves.get(key)?.count ?? 0) + 1 });
  }
  return [...moves.values()].map(({ unit, way, count, arrow }) => ({ text: `${t(`units-${unit}`, { count })} ${way}`, arrow }));
}
