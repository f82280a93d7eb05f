/** Who sits at the table: people and Automas, whatever their seats are called. */

import type { GameState } from "automa-client";

interface Seat {
  seat: string;
  kind: "human" | "automa";
}

const SOLO: readonly Seat[] = [
  { seat: "human", kind: "human" },
  { seat: "automa", kind: "automa" },
];

/** All seats of a game; one that has no list of players is one human's against one Automa. */
function seats({ state }: GameState): readonly Seat[] {
  return "players" in state ? state.players : SOLO;
}

/** Who sits somewhere; undefined for nobody. */
function kind(seen: GameState, whose: string | null): Seat["kind"] | undefined {
  return seats(seen).find(({ seat }) => seat === whose)?.kind;
}

export function isHumans(seen: GameState, seat: string | null): boolean {
  return kind(seen, seat) === "human";
}

/** Whether an Automa is on turn. */
export function isAutomasTurn(seen: GameState): boolean {
  return kind(seen, seen.turn) === "automa";
}

/** The only human's seat; undefined where several play. */
export function onlyHuman(seen: GameState): string | undefined {
  const [first, ...others] = seats(seen).filter((one) => one.kind === "human");
  return others.length === 0 ? first?.seat : undefined;
}
