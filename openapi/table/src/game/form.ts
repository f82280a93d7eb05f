/** A form of several parts, each of which is kept when it is tapped, as a component's own state is not. */

import { useKept, type Begun } from "./carried.ts";
import type { Session } from "./session.ts";
import type { Unfinished } from "./unfinished.ts";

/** A part by its name, and how it is set; `empty` as long as it is not. */
export type Part = <T>(name: string, empty: T) => readonly [T, (next: T) => void];

export type Parts = Readonly<Record<string, unknown>>;

/** An answer as far as it is. */
interface Answer extends Begun {
  parts: Parts;
}

/** The form of an answer to a kind of question; `rests` as a turn does. */
export function useAnswer(session: Session, asks: string): { part: Part; rests: boolean } {
  const { version } = session.seen.value;
  const { turn, put, rests } = useKept<Answer>(session, { version, asks, parts: {} }, (found) => found);
  let { parts } = turn; // of two parts that one tap sets, both stay
  return { rests, part: partOf(() => parts, (next) => put({ version, asks, parts: (parts = next) })) };
}

/** The form of something that is begun on this device. */
export function formOf(unfinished: Unfinished<Parts>): Part {
  return partOf(() => unfinished.now.value ?? {}, (next) => unfinished.put(next));
}

/** The parts of what is held somewhere, and how it is put back there. */
export function partOf(parts: () => Parts, put: (next: Parts) => void): Part {
  return <T>(name: string, empty: T) => [
    name in parts() ? (parts()[name] as T) : empty,
    (next: T) => put({ ...parts(), [name]: next }),
  ];
}
