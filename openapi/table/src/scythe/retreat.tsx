/** With Seaworthy: where combat units go when they lose a combat, and the workers that mechs take along. */

import { Choice, Stepper } from "../frame/parts.tsx";
import { t } from "../language.ts";
import { HOME } from "./draft.ts";
import type { Bounds } from "./bounds.ts";

interface Retreating {
  bounds: Bounds;
  retreat: string | undefined;
  carried: number;
}

/** What is told of it: nothing where they go home, or where the lake is open no more. */
export function retreating({ bounds, retreat, carried }: Retreating): { retreat?: string; carried?: number } {
  if (retreat === undefined || !bounds.lakes.includes(retreat)) return {};
  return { retreat, carried: Math.min(carried, bounds.carried) };
}

export function Retreat(
  props: Retreating & {
    name(id: string): string;
    set(what: "retreat" | "carried"): (next: string | number) => void;
    test: string;
  },
) {
  const { bounds, name, set, test } = props;
  const { retreat, carried = 0 } = retreating(props);
  if (bounds.lakes.length === 0) return null;
  return (
    <>
      <Choice
        label={t("retreat")}
        options={[HOME, ...bounds.lakes]}
        value={retreat ?? HOME}
        show={(to) => (to === HOME ? t("at-home") : name(to))}
        set={set("retreat")}
        test={`retreat-${test}`}
      />
      {bounds.carried > 0 && retreat !== undefined && (
        <Stepper
          label={t("taken-along", { what: name("worker") })}
          value={carried}
          most={bounds.carried}
          set={set("carried")}
          test={`carried-${test}`}
        />
      )}
    </>
  );
}
