/** Whose something is: the letter of a faction on its colour, or of a seat where a game has no factions. */

import type { Opened } from "../game/face.ts";
import { called } from "../game/names.ts";
import { isHumans } from "../game/seats.ts";

export function Mark({ seat, ...opened }: Opened & { seat: string }) {
  const { session, face } = opened;
  const [role, letter] = [face.role?.(seat, session.seen.value), called(opened, seat).slice(0, 1)];
  return role === undefined ? <Sign kind={side(opened, seat)} letter={letter} /> : <Faction id={role} />;
}

/** What colours a seat: its faction, or whether somebody plays it. */
export function side({ session, face }: Opened, seat: string): string {
  const seen = session.seen.value;
  return face.role?.(seat, seen) ?? (isHumans(seen, seat) ? "human" : "automa");
}

/** A faction's mark: its letter on its colour. */
export function Faction({ id }: { id: string }) {
  return <Sign kind={id} letter={id.slice(0, 1)} />;
}

function Sign({ kind, letter }: { kind: string; letter: string }) {
  return (
    <span class={`faction ${kind}`} aria-hidden="true">
      {letter.toUpperCase()}
    </span>
  );
}
