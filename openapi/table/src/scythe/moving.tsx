/** The Move action of a guided turn: pieces are picked up and put down, and take along what lies there. */

import type { ScytheAction } from "automa-client";
import { useState } from "preact/hooks";
import { Stepper } from "../frame/parts.tsx";
import { t } from "../language.ts";
import { type Draft, has, HOME, MAT, RESOURCES, stocked } from "./draft.ts";
import type { Drafting } from "./drafting.ts";
import { put } from "./driving.ts";
import { Lies } from "./lies.tsx";
import { Pieces, type Picked } from "./pieces.tsx";
import { together, type UnitMove } from "./riding.ts";

/** What goes together is one Move action. */
export function Move(drafting: Drafting) {
  const { draft, change } = drafting;
  const last = draft.deeds.at(-1);
  const moves = last?.type === "move" ? last.moves : [];
  const others = last?.type === "move" ? draft.deeds.slice(0, -1) : draft.deeds;
  const deeds = (told: readonly UnitMove[]) => [...others, { type: "move", moves: told } as ScytheAction];
  const go = (picked: Picked, to: string) =>
    change(put(drafting, picked, to, deeds(together(moves, { ...picked, to } as UnitMove))));
  const newest = moves.at(-1);
  const [hex, look] = useState<string | undefined>(undefined);
  return (
    <>
      {newest && <Along {...drafting} move={newest} set={(next, move) => change({ ...next, deeds: deeds([...moves.slice(0, -1), move]) })} />}
      <Pieces {...drafting} put={go} from={isOnBoard} onto={isOnBoard} hex={hex} look={look}>
        {hex !== undefined && <Lies {...drafting} hex={hex} close={() => look(undefined)} />}
      </Pieces>
    </>
  );
}

/** No unit comes from the mat or goes there by moving. */
function isOnBoard(place: string): boolean {
  return place !== MAT;
}

type Taking = Drafting & { move: UnitMove; set(next: Draft, move: UnitMove): void };

/** What the unit that was moved last takes along, of what lies where it came from. */
function Along({ draft, name, move, set }: Taking) {
  const taken = (resource: string) => (move.resources as Record<string, number> | undefined)?.[resource] ?? 0;
  const there = RESOURCES.filter((resource) => has(draft, move.from, resource) + taken(resource) > 0);
  if ([move.from, move.to].includes(HOME)) return null; // to another's home base with Wayfare
  return (
    <div class="steppers">
      {there.map((resource) => (
        <Stepper
          key={resource}
          label={t("taken-along", { what: name(resource) })}
          value={taken(resource)}
          most={taken(resource) + has(draft, move.from, resource)}
          test={`along-${resource}`}
          set={(amount) => {
            const more = amount - taken(resource);
            const left = stocked(draft, move.from, resource, has(draft, move.from, resource) - more);
            const next = stocked(left, move.to, resource, has(draft, move.to, resource) + more);
            set(next, { ...move, resources: { ...move.resources, [resource]: amount } } as UnitMove);
          }}
        />
      ))}
    </div>
  );
}
