/** What one's own mat gives beside an action: the ongoing bonus of a recruit, or what a structure adds. */

import type { ScytheAction } from "automa-client";
import { useState } from "preact/hooks";
import { Switch } from "../frame/parts.tsx";
import { t } from "../language.ts";
import { type BONUSES, type Draft, MOST_POPULARITY } from "./draft.ts";

type Bonus = (typeof BONUSES)[number];

/** Whether it is there to be had, and whether it is taken. */
export interface Beside {
  bonus: Bonus;
  offered: boolean;
  on: boolean;
  set(on: boolean): void;
}

export function useBeside(bonus: Bonus, offered: boolean): Beside {
  const [on, set] = useState(true);
  return { bonus, offered, on, set };
}

export function GivenBeside({ beside, by, name }: { beside: Beside; by: string; name(id: string): string }) {
  const { bonus, offered, on, set } = beside;
  return offered ? <Switch label={t("given-beside", { by, what: name(bonus) })} on={on} set={set} test="beside" /> : null;
}

/** What an action comes to with it. */
export function withBeside({ bonus, offered, on }: Beside, next: Draft, ...actions: ScytheAction[]): [Draft, ...ScytheAction[]] {
  if (!offered || !on) return [next, ...actions];
  switch (bonus) {
    case "power":
      return [{ ...next, power: Math.min(16, next.power + 1) }, ...actions, { type: "gain", power: 1 } as ScytheAction];
    case "popularity":
      return [{ ...next, popularity: Math.min(MOST_POPULARITY, next.popularity + 1) }, ...actions, { type: "gain", popularity: 1 } as ScytheAction];
    case "coin":
      return [{ ...next, coins: next.coins + 1 }, ...actions, { type: "gain", coins: 1 } as ScytheAction];
    case "combat_card":
      return [{ ...next, cards: next.cards + 1 }, ...actions, { type: "gain", combat_cards: 1 } as ScytheAction];
  }
}
