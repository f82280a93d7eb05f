/** The table is right: values of a game that the player may set to what lies there. */

import type { ComponentChildren } from "preact";

interface Set {
  /** Where the value is, in the state's document. */
  pointer: string;
  label: string;
  /** Whose it is, as in "Nordic". */
  group: string;
}

export interface Count extends Set {
  kind: "count";
  value: number;
  most: number;
  /** What people call the least of it, where that is not 0: spaces of a track begin with 1. */
  first?: number;
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
  form(value: object | boolean, set: (value: object | boolean) => void): ComponentChildren;
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

/** What was changed, as the actions that tell it: of a list that changes its order with each of them, all of it at once. */
export function corrected(all: readonly Correction[], now: Values, reason: string): object[] {
  const told = (one: Correction) => {
    const value = now.get(one.pointer) ?? one.value;
    return one.kind === "one" && one.tells ? one.tells(value as string) : value;
  };
  const set = new Map<string, unknown>();
  for (const one of all) {
    if (JSON.stringify(now.get(one.pointer) ?? one.value) === JSON.stringify(one.value)) continue;
    const list = listOf(one);
    if (list === undefined) set.set(one.pointer, told(one));
    else set.set(list, all.filter((other) => listOf(other) === list).map(told));
  }
  return [...set].map(([pointer, value]) => ({ type: "correct", pointer, value, reason }));
}

/** The list whose one it is, if the service keeps that in an order of its own. */
export function listOf(one: Correction): string | undefined {
  return one.kind === "one" ? one.list : undefined;
}
