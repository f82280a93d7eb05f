/** A draft on a table that was set right meanwhile: what it changes stays changed, all else is as it stands now. */

import { without } from "../game/things.ts";
import type { Draft, Piece } from "./draft.ts";

/** One step of a draft that began as `before`, as it is where the turn begins as `now`. */
export function carried(draft: Draft, before: Draft, now: Draft): Draft {
  const guided = draft.deeds.length > 0;
  const merged = (mine: unknown, was: unknown, there: unknown): unknown => {
    const then = typeof mine === "number" ? was ?? 0 : was; // of what nobody counts nothing lies there
    if (isSame(mine, then)) return there;
    if (isSame(there, then)) return mine;
    if (Array.isArray(mine) && Array.isArray(then) && Array.isArray(there)) {
      const stays = without(there, without(then, mine));
      return [...stays, ...without(without(mine, then), without(there, then))];
    }
    if (isRecord(mine) && isRecord(there)) {
      const old = isRecord(then) ? then : {};
      const keys = new Set([...Object.keys(there), ...Object.keys(mine)]);
      const entries = [...keys].map((key) => [key, merged(mine[key], old[key], there[key])]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    // what the mat's deeds cost and bring is a difference; what is mirrored is what lies on the table
    if (guided && typeof mine === "number") return Math.max(0, ((there ?? 0) as number) + mine - (then as number));
    return mine;
  };
  const { pieces: _, ...values } = draft;
  const fields = Object.entries(values).map(([field, mine]) => {
    const key = field as keyof typeof values;
    return [field, merged(mine, before[key], now[key])];
  });
  return { ...(Object.fromEntries(fields) as typeof values), pieces: stood(draft.pieces, before.pieces, now.pieces) };
}

/** Each unit that was moved, and still stands where it came from, is moved; who is new stays. */
function stood(mine: readonly Piece[], before: readonly Piece[], now: readonly Piece[]): Piece[] {
  const pieces = [...now];
  const left = [...before];
  for (const piece of mine) {
    const known = left.findIndex((one) => one.unit === piece.unit && one.from === piece.from);
    if (known < 0) pieces.push(piece);
    else left.splice(known, 1);
    if (known < 0 || piece.at === piece.from) continue;
    const index = pieces.findIndex((one) => one.unit === piece.unit && one.from === piece.from && one.at === one.from);
    if (index >= 0) pieces[index] = piece;
  }
  return pieces;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
