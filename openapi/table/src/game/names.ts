/** Ids in the player's words. */

import type { RulesetDescription } from "automa-client";
import { t } from "../language.ts";
import type { Shown } from "./face.ts";
import { ownSeat } from "./seats.ts";

/** What an id is called, by some names: seats are called anything, as what every object has. */
export function among(names: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(names, id) ? names[id] : undefined;
}

/** The printed name of an id, places included; an id without one stands for itself. */
export function named(described: RulesetDescription): (id: string) => string {
  return (id) => among(described.names, id) ?? id;
}

/** What a seat is called: this device's own, else as the table calls it, else by its id, the second of a kind by its number. */
export function called({ session, name }: Pick<Shown, "session" | "name">, seat: string): string {
  const seen = session.seen.value;
  if (seat === ownSeat(seen, session.known.value)) return t("you");
  const [, kind, number] = /^(human|automa)(\d+)$/.exec(seat) ?? [];
  return among(seen.names, seat) ?? (kind === undefined ? name(seat) : `${name(kind)} ${number}`);
}
