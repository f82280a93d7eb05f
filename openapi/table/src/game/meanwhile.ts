/** What is set by hand, on a table that was set right elsewhere meanwhile: what was changed there is to be seen first. */

import { type Change, type Changes, type Correction, isSame, type Lying, listOf } from "./correction.ts";

interface Still {
  changes: Changes;
  /** Whether something of it is dropped that the table does not show by itself. */
  lost: boolean;
}

/** What was set of values that still are as they were, and on places where nothing else was changed. */
export function stillSet(set: Changes, all: readonly Correction[]): Still {
  const changes: Change[] = [];
  let lost = false;
  for (const { pointer, was, to } of set) {
    const own = all.find((one) => one.pointer === pointer);
    if (own?.kind === "lying") {
      const there = stillLying(own, was as object, to as object);
      if (!isSame(there.value, own.value)) changes.push({ pointer, was: own.value, to: there.value });
      lost ||= there.lost;
      continue;
    }
    const alike = own ? [own, ...all.filter((one) => isOfOneList(one, own))] : [];
    const free = alike.filter((one) => changes.every((other) => other.pointer !== one.pointer));
    const one = free.find(({ value }) => isSame(value, was));
    if (one) changes.push({ pointer: one.pointer, was, to });
    else lost ||= !isSame(was, to) && !alike.some(({ value }) => isSame(value, to));
  }
  return { changes, lost };
}

/** What is to lie on the places: as it was set, wherever nothing else was changed since. */
function stillLying(one: Lying, was: object, to: object): { value: object; lost: boolean } {
  let [value, lost] = [one.value, false];
  for (const place of one.places) {
    const mine = one.at(to, place);
    const [then, is] = [one.at(was, place), one.at(one.value, place)];
    if (isSame(mine, then) || isSame(mine, is)) continue;
    if (isSame(is, then)) value = one.put(value, place, mine);
    else lost = true;
  }
  return { value, lost };
}

/** Units of a kind have no names: whichever stands where one stood is the one. */
function isOfOneList(one: Correction, other: Correction): boolean {
  const list = listOf(one);
  return list !== undefined && list === listOf(other);
}
