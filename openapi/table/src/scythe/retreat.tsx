/** With Seaworthy: where each unit goes when it loses a combat; workers go to a lake with a mech. */

import { Choice } from "../frame/parts.tsx";
import { t } from "../language.ts";
import type { Bounds, Retreater } from "./bounds.ts";
import { HOME } from "./draft.ts";

/** The lakes by pieces; a piece that is not among them goes home. */
export type Lakes = Readonly<Record<string, string>>;

interface Retreating {
  bounds: Bounds;
  retreat: Lakes;
}

const WORKER = /-worker-\d+$/;
const MECH = /-mech-\d+$/;

/** What is told of it: nothing of units that go home, or whose lake is open no more. */
export function retreating({ bounds, retreat }: Retreating): { retreat?: Lakes } {
  const told = bounds.units.flatMap((unit) => {
    const to = retreat[unit.piece];
    return to !== undefined && to !== HOME && placesOf(unit, { bounds, retreat }).includes(to) ? [[unit.piece, to]] : [];
  });
  return told.length > 0 ? { retreat: Object.fromEntries(told) as Lakes } : {};
}

function placesOf({ piece, places }: Retreater, { bounds, retreat }: Retreating): readonly string[] {
  if (!WORKER.test(piece)) return places;
  const mechs = bounds.units.filter((unit) => MECH.test(unit.piece) && unit.places.includes(retreat[unit.piece] ?? HOME));
  return places.filter((place) => place === HOME || mechs.some((mech) => retreat[mech.piece] === place));
}

export function Retreat(props: Retreating & { name(id: string): string; set(next: Lakes): void; test: string }) {
  const { bounds, retreat, name, set, test } = props;
  const told = retreating(props).retreat ?? {};
  const units = bounds.units.filter((unit) => placesOf(unit, props).length > 1);
  if (units.length === 0) return null;
  return (
    <>
      <p class="hint">{t("retreat")}</p>
      {units.map((unit) => (
        <Choice
          key={unit.piece}
          label={unit.title}
          options={placesOf(unit, props)}
          value={told[unit.piece] ?? HOME}
          show={(to) => (to === HOME ? t("at-home") : name(to))}
          set={(to) => set({ ...retreat, [unit.piece]: to })}
          test={`retreat-${test}-${unit.piece}`}
        />
      ))}
    </>
  );
}
