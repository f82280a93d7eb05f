/** The human's turn as the service is told it. */

import type { ScytheAction, ScytheGameState } from "automa-client";
import { without } from "../game/things.ts";
import { begun, type Draft, enemyAt, fighterAt, MAT, me, MOST_STARS, type Piece, places, type Unit } from "./draft.ts";
import { inOrder, type UnitMove } from "./riding.ts";

/** The whole turn: it ends with it, unless a combat has to be fought first. */
export function told(draft: Draft, seen: ScytheGameState, guided: boolean): ScytheAction[] {
  const actions = guided ? [...draft.deeds] : mirrored(draft, seen);
  return fights(actions, seen) ? actions : [...actions, { type: "end_turn" }];
}

/** Whether a combat comes of it, before which nothing else can be told. */
export function fights(actions: readonly ScytheAction[], seen: ScytheGameState): boolean {
  return actions.some(
    (action) => action.type === "move" && action.moves.some((move) => fighterAt(seen, move.to) && move.unit !== "worker"),
  );
}

/**
 * What differs, as actions. Units that meet an enemy move by the rules: before they do is told what
 * their way needs, which is pieces, abilities and structures; behind those that drive workers off how the table stands then; and last comes what a combat follows.
 */
function mirrored(told: Draft, seen: ScytheGameState): ScytheAction[] {
  const draft = { ...told, pieces: ridden(told.pieces) };
  const before = begun(seen);
  const meeting = draft.pieces.filter(({ from, at }) => at !== from && from !== MAT && enemyAt(seen, at));
  const fighting = meeting.filter(({ at }) => fighterAt(seen, at));
  const driving = without(meeting, fighting);
  const ends = fighting.length === 0 && draft.stars.length >= MOST_STARS; // all else is told before
  const now = { ...draft, pieces: held(draft.pieces, fighting), stars: ends ? before.stars : draft.stars };
  const actions: unknown[] = [];
  if (driving.length === 0) actions.push(...reported(now, before));
  else {
    const freed = driving.map(({ at }) => at);
    const there = now.pieces.filter(({ at }) => freed.includes(at));
    const stood = Object.entries(now.structures).filter(([hex, kind]) => before.structures[hex] === kind || !freed.includes(hex));
    const structures = Object.fromEntries(stood);
    const ready = { ...before, abilities: now.abilities, structures, pieces: held(now.pieces, there) };
    const arrived = { ...ready, pieces: held(now.pieces, without(there, driving)) };
    actions.push(...reported(ready, before), ...movement(driving), ...reported(now, arrived, freed));
  }
  const armed = before.abilities.includes("shinobi") ? without(draft.pieces, fighting).filter(arms).map(({ at }) => at) : [];
  for (const field of ["tokens", "disarmed"] as const) {
    if (JSON.stringify(draft[field]) === JSON.stringify(before[field])) continue;
    const pointer = `/players/${seen.state.players.indexOf(me(seen))}/${field}`;
    const value = field === "tokens" ? draft.tokens : without(draft.disarmed, armed);
    actions.push({ type: "correct", pointer, value, reason: "" });
  }
  actions.push(...dealt(draft, before));
  if (draft.factory) actions.push({ type: "take_factory_card" });
  actions.push(...movement(fighting));
  if (ends) actions.push(...reported(draft, { ...draft, stars: before.stars }));
  return actions as ScytheAction[];
}

/** Pieces of which some stand where they came from. */
function held(pieces: readonly Piece[], those: readonly Piece[]): Piece[] {
  return pieces.map((piece) => (those.includes(piece) ? { ...piece, at: piece.from } : piece));
}

/** Whether a unit arms the Trap that it has come to, of a faction that may: the service sees to that. */
function arms({ unit, from, at }: Piece): boolean {
  return unit !== "worker" && from !== at && from !== MAT;
}

/** What is not as it was; where workers were `freed` it is told, too, what may have come of that. */
function reported(now: Draft, before: Draft, freed: readonly string[] = []): unknown[] {
  const report: Record<string, unknown> = {};
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const tell = (field: string, value: unknown, then: unknown, always = false) => {
    if (always || differs(value, then)) report[field] = value;
  };
  const onBoard = (draft: Draft, unit: Unit) => places(draft, unit).filter((at) => at !== MAT).sort();
  tell("character", places(now, "character")[0], places(before, "character")[0]);
  tell("mechs", onBoard(now, "mech"), onBoard(before, "mech"));
  tell("workers", onBoard(now, "worker"), onBoard(before, "worker"));
  for (const field of ["abilities", "power", "popularity", "coins", "structures", "recruits", "stars", "upgrades"] as const) {
    tell(field, now[field], before[field], field === "popularity" && freed.length > 0);
  }
  tell("encounters", now.encounters, before.encounters);
  if (!now.hand) tell("combat_cards", now.cards, before.cards);
  const stock = Object.entries(now.resources).filter(
    ([hex, there]) => freed.includes(hex) || differs(there, before.resources[hex]),
  );
  if (stock.length > 0) report["resources"] = Object.fromEntries(stock);
  return Object.keys(report).length > 0 ? [{ type: "report", ...report }] : [];
}

/** The movement of what meets an enemy. */
function movement(meeting: readonly Piece[]): ScytheAction[] {
  if (meeting.length === 0) return [];
  const ways = meeting.map((piece) => ({ unit: piece.unit, from: piece.from, to: piece.at }) as UnitMove);
  return [{ type: "move", moves: inOrder(ways) }] as ScytheAction[];
}

/** Of a hand that is known cards are paid and drawn: no report sets one that the service has dealt. */
function dealt({ hand, cards }: Draft, before: Draft): unknown[] {
  if (!hand || !before.hand) return [];
  const paid = without(before.hand, hand);
  const drawn = cards - hand.length;
  return [
    ...(paid.length > 0 ? [{ type: "pay", combat_cards: paid }] : []),
    ...(drawn > 0 ? [{ type: "gain", combat_cards: drawn }] : []),
  ];
}

/** Of like mechs that stood together on the way the one went on that had come with the workers that ride: the other rests. */
function ridden(pieces: readonly Piece[]): readonly Piece[] {
  const mechs = pieces.filter(({ unit }) => unit === "mech");
  for (const { unit, from, at } of pieces) {
    if (unit !== "worker" || from === at || from === MAT || mechs.some((one) => one.from === from && one.at === at)) continue;
    for (const on of mechs) {
      const came = mechs.find((one) => one.from === from && one.at === on.from);
      if (on.at !== at || on.from === at || !came) continue;
      return ridden(pieces.map((one) => (one === came ? { ...one, at } : one === on ? { ...one, at: on.from } : one)));
    }
  }
  return pieces;
}
