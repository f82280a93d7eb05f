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
export type Changes = readonly { pointer: string; was: Correction["value"]; to: Correction["value"] }[];

/** What was set of values that still are as they were: what was changed meanwhile is to be seen first. */
export function stillSet(set: Changes, all: readonly Correction[]): Changes {
  const is = new Map(all.map(({ pointer, value }) => [pointer, JSON.stringify(value)]));
  return set.filter(({ pointer, was }) => is.get(pointer) === JSON.stringify(was));
}

/** What was changed, as the actions that tell it. */
export function corrected(all: readonly Correction[], now: Values, reason: string): object[] {
  return all.flatMap((one) => {
    const value = now.get(one.pointer);
    if (value === undefined || JSON.stringify(value) === JSON.stringify(one.value)) return [];
    const told = one.kind === "one" && one.tells ? one.tells(value as string) : value;
    return [{ type: "correct", pointer: one.pointer, value: told, reason }];
  });
}
