/** Who sits at the table, people and Automas, whatever their seats are called; and which of them a device plays. */

import type { GameState } from "automa-client";
import type { KnownGame } from "../shelf.ts";

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

/** Whether another human is on turn; for whoever looks on each is another. Owners of several play whoever is on turn. */
export function isAnothersTurn(seen: GameState): boolean {
  return isHumans(seen, seen.turn) && seen.turn !== seen.seat;
}

/** The open question; the card that the Automa's turn needs is told with that turn. */
export function asked({ pending: [first] }: GameState): GameState["pending"][number] | undefined {
  return first?.type === "automa_card" ? undefined : first;
}

/** The other human who is waited for, to answer or to have played; undefined where whatever is due can be told here. */
export function waitedFor(seen: GameState): string | undefined {
  const question = asked(seen);
  if (!question) return isAnothersTurn(seen) ? (seen.turn ?? undefined) : undefined;
  const whose = question.seat;
  return isHumans(seen, whose) && ![null, whose].includes(seen.seat) ? whose : undefined;
}

/** What is due, and of whom: a turn, or the answer to this question, in whatever language it is put. */
export function due(seen: GameState): string {
  const question = asked(seen);
  if (!question) return JSON.stringify([seen.turn]);
  const { text: _, short, schema, ...facts } = question;
  return JSON.stringify([seen.turn, facts]);
}

/** Whether a human's turn is put together here. */
export function isPutTogether(seen: GameState): boolean {
  return !seen.over && !asked(seen) && !isAutomasTurn(seen) && waitedFor(seen) === undefined;
}

/** Whether any human plays. */
export function hasHumans(seen: GameState): boolean {
  return seats(seen).some((one) => one.kind === "human");
}

/** Whether several humans play. */
export function isShared(seen: GameState): boolean {
  return seats(seen).filter((one) => one.kind === "human").length > 1;
}

/** Whether one human plays against one Automa. */
export function isDuel(seen: GameState): boolean {
  return seats(seen).length === 2 && hasHumans(seen) && !isShared(seen);
}

/** The one human's seat that a device plays; undefined where it plays several, as an owner does, or looks on. */
export function ownSeat(seen: GameState, { oneSeat }: Pick<KnownGame, "oneSeat">): string | undefined {
  return oneSeat || !isShared(seen) ? (seen.seat ?? undefined) : undefined;
}

/** What the list of games tells of one. */
export function standing(seen: GameState): Pick<KnownGame, "version" | "over" | "mine" | "anothers" | "asked"> {
  const { version, over } = seen;
  const isAsked = asked(seen) !== undefined && waitedFor(seen) === undefined;
  return { version, over, mine: !isAutomasTurn(seen), anothers: isAnothersTurn(seen), asked: isAsked };
}
