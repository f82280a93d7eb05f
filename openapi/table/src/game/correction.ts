/** The table is right: values of a game that the player may set to what lies there. */

import type { ComponentChildren } from "preact";

interface Set {
  /** Where the value is, in the state's document. */
  pointer: string;
  label: string;
  /** Whose it is, as in "Nordic". */
  group: string;
  /**
   * What can stand of a new value while all else is still as it was: of what went elsewhere there is only
   * one, and it is taken up here before it is put down there.
   */
  first?(was: Correction["value"], to: Correction["value"], now: Values): Correction["value"];
}

export interface Count extends Set {
  kind: "count";
  value: number;
  most: number;
  least?: number;
  /** What people call the least of it, where that is not 0: spaces of a track begin with 1. */
  from?: number;
}

export interface One extends Set {
  kind: "one";
  value: string;
  options: readonly string[];
  show(option: string): string;
  /** What is told of an option, if not itself. */
  tells?(option: string): unknown;
  /** Where the list is that it is one of, if the service keeps that in an order of its own. */
  list?: string;
  /** For a piece on the board: its id in the picture, and the picture's place of an option. */
  piece?: string;
  spot?(option: string): string;
}

export interface Many extends Set {
  kind: "many";
  value: readonly string[];
  options: readonly string[];
  show(option: string): string;
}

/** What lies on the board's places, set with a form for one place at a time. */
export interface Lying extends Set {
  kind: "lying";
  value: object;
  places: readonly string[];
  /** What lies on a place; the same is told by the same document. */
  at(value: object, place: string): unknown;
  /** The value with something else on a place. */
  put(value: object, place: string, here: unknown): object;
  form(place: string, value: object, set: (value: object) => void): ComponentChildren;
}

/** What a side has, set with a form of its game. */
export interface Held extends Set {
  kind: "held";
  value: object | boolean;
  form(value: object | boolean, set: (value: object | boolean) => void, now: Values): ComponentChildren;
  /** What is told of a value, if not itself, whatever else was set by hand. */
  tells?(value: object | boolean, now: Values): unknown;
  /** Whether a value is begun, and cannot be told yet. */
  isHalf?(value: object | boolean): boolean;
}

export type Correction = Count | One | Many | Lying | Held;

/** What was set by hand, by pointer. */
export type Values = ReadonlyMap<string, Correction["value"]>;

/** What was set by hand, and from what, as the device keeps it. */
export interface Change {
  pointer: string;
  was: Correction["value"];
  to: Correction["value"];
}

export type Changes = readonly Change[];

/** What was changed, as the actions that tell it; of a list in the service's own order, all of it at once. */
export function corrected(all: readonly Correction[], now: Values, reason: string): object[] {
  const of = (one: Correction) => now.get(one.pointer) ?? one.value;
  const changed = all.filter((one) => !isSame(of(one), one.value));
  const set = new Map<string, unknown>();
  for (const one of changed) {
    const list = listOf(one);
    if (list === undefined) set.set(one.pointer, told(one, of(one), now));
    else set.set(list, all.filter((each) => listOf(each) === list).map((each) => told(each, of(each), now)));
  }
  const first = changed.length > 1 ? firstOf(changed, of, now) : [];
  const then = [...set].filter((one) => !first.some((before) => isSame(before, one)));
  return [...first, ...then].map(([pointer, value]) => ({ type: "correct", pointer, value, reason }));
}

/** What is told before all else of what was changed, by pointer. */
function firstOf(changed: readonly Correction[], of: (one: Correction) => Correction["value"], now: Values) {
  return changed.flatMap((one): [string, unknown][] => {
    const first = one.first?.(one.value, of(one), now) ?? one.value;
    return isSame(first, one.value) ? [] : [[one.pointer, told(one, first, now)]];
  });
}

function told(one: Correction, value: Correction["value"], now: Values): unknown {
  if (one.kind === "one") return one.tells ? one.tells(value as string) : value;
  return one.kind === "held" && one.tells ? one.tells(value as object | boolean, now) : value;
}

/** The list whose one it is, if the service keeps that in an order of its own. */
export function listOf(one: Correction): string | undefined {
  return one.kind === "one" ? one.list : undefined;
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
