/** What one's own mat gives beside an action: the ongoing bonus of a recruit, or what a structure adds. */

import type { ScytheAction } from "automa-client";
import { useState } from "preact/hooks";
import { Switch } from "../frame/parts.tsx";
import { t } from "../language.ts";
import { type BONUSES, type Draft, MOST_POPULARITY, MOST_POWER } from "./draft.ts";

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

/** What each of them is called where it is gained. */
export const GAINS = { power: "power", popularity: "popularity", coin: "coins", combat_card: "combat_cards" } as const;

/** With so much of one of them more. */
export function given(draft: Draft, bonus: Bonus, amount: number): Draft {
  switch (bonus) {
    case "power":
      return { ...draft, power: Math.min(MOST_POWER, draft.power + amount) };
    case "popularity":
      return { ...draft, popularity: Math.min(MOST_POPULARITY, draft.popularity + amount) };
    case "coin":
      return { ...draft, coins: draft.coins + amount };
    case "combat_card":
      return { ...draft, cards: draft.cards + amount };
  }
}

/** What an action comes to with it. */
export function withBeside({ bonus, offered, on }: Beside, next: Draft, ...actions: ScytheAction[]): [Draft, ...ScytheAction[]] {
  if (!offered || !on) return [next, ...actions];
  return [given(next, bonus, 1), ...actions, { type: "gain", [GAINS[bonus]]: 1 } as ScytheAction];
}
