/** The dice that lie in the bowls of the board, set bowl by bowl; while a roll is awaited that tells them. */

import type { TrismegistusGameState } from "automa-client";
import type { Lying } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { Counts } from "./counts.tsx";
import { COLOURS, dieColour, SYMBOLS } from "./forms.tsx";

type Bowl = Partial<Record<string, number>>;
type Bowls = Partial<Record<string, Bowl>>;

const MOST = 5; // dice in one bowl

export function bowls({ session }: Shown): Lying[] {
  const { state } = session.seen.value as TrismegistusGameState;
  if (state.rolling) return [];
  return [
    {
      kind: "lying",
      group: t("dice-in-bowls"),
      label: t("dice-in-bowls"),
      pointer: "/bowls",
      value: state.bowls,
      places: SYMBOLS,
      first: stayed,
      at: inOne,
      put: (value, symbol, here) => having(value, symbol, here as Bowl),
      form: (symbol, value, set) => (
        <Dice
          was={inOne(state.bowls, symbol)}
          now={inOne(value, symbol)}
          set={(here) => set(having(value, symbol, here))}
        />
      ),
    },
  ];
}

function Dice({ was, now, set }: { was: Bowl; now: Bowl; set(now: Bowl): void }) {
  const there = COLOURS.reduce((sum, colour) => sum + of(now, colour), 0);
  return (
    <Counts
      kinds={COLOURS}
      now={(colour) => of(now, colour)}
      was={(colour) => of(was, colour)}
      most={(colour) => of(now, colour) + MOST - there}
      set={(colour, count) => set({ ...now, [colour]: count })}
      name={dieColour}
      test="bowl-"
    />
  );
}

function of(bowl: Bowl | undefined, colour: string): number {
  return bowl?.[colour] ?? 0;
}

function inOne(bowls: object, symbol: string): Bowl {
  return tidy({ [symbol]: (bowls as Bowls)[symbol] })[symbol] ?? {};
}

function having(bowls: object, symbol: string, here: Bowl): Bowls {
  return tidy({ ...bowls, [symbol]: here });
}

/** What lies in the bowls now as it did before. */
function stayed(was: unknown, to: unknown): Bowls {
  const least = (symbol: string, colour: string) =>
    Math.min(of((was as Bowls)[symbol], colour), of((to as Bowls)[symbol], colour));
  const bowl = (symbol: string) => COLOURS.map((colour) => [colour, least(symbol, colour)] as const);
  return tidy(Object.fromEntries(SYMBOLS.map((symbol) => [symbol, Object.fromEntries(bowl(symbol))])));
}

/** Bowls and their dice in their one order, nothing written where nothing lies: so the service has them. */
function tidy(bowls: Bowls): Bowls {
  const dice = (bowl: Bowl | undefined) =>
    COLOURS.flatMap((colour) => (of(bowl, colour) > 0 ? [[colour, of(bowl, colour)] as const] : []));
  return Object.fromEntries(
    SYMBOLS.flatMap((symbol) => {
      const there = dice(bowls[symbol]);
      return there.length > 0 ? [[symbol, Object.fromEntries(there)] as const] : [];
    }),
  );
}
