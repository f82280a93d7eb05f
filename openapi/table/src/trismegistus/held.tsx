/** What is told of the box and not of the board: how many dice there are, and what is printed on cards. */

import type { TrismegistusGameState } from "automa-client";
import { Folded } from "../frame/parts.tsx";
import type { Held } from "../game/correction.ts";
import { type Part, type Parts, partOf } from "../game/form.ts";
import { t } from "../language.ts";
import { Counts } from "./counts.tsx";
import { COLOURS, dieColour, PrintForm, printed } from "./forms.tsx";
import { inWords, isKnown } from "./prints.tsx";

type State = TrismegistusGameState["state"];
type Name = { name(id: string): string };

const MOST_DICE = 18;

/** The dice of the game by colour, once they are known: all of them together, since each count must fit the others. */
export function dice({ dice: counts }: State): Held[] {
  if (Object.keys(counts).length === 0) return [];
  return [
    {
      kind: "held",
      group: t("dice-in-all"),
      label: t("dice-in-all"),
      pointer: "/dice",
      value: counts,
      first: (was, to) => {
        const more = (colour: string) => Math.max(of(was, colour), of(to, colour));
        return Object.fromEntries(COLOURS.map((colour) => [colour, more(colour)]));
      },
      form: (value, set) => (
        <Counts
          kinds={COLOURS}
          now={(colour) => of(value, colour)}
          was={(colour) => of(counts, colour)}
          most={() => MOST_DICE}
          set={(colour, count) => set({ ...(value as State["dice"]), [colour]: count })}
          name={dieColour}
          test="set-/dice/"
        />
      ),
    },
  ];
}

function of(counts: unknown, colour: string): number {
  return (counts as State["dice"])[colour] ?? 0;
}

/** What is printed on the cards of which it was told, where no pack says it. */
export function prints({ pack, cards }: State, name: Name["name"]): Held[] {
  if (pack) return [];
  return Object.values(cards)
    .filter((card) => card.kind !== "personality" && isKnown(card))
    .map((card) => {
      const { kind, dice, potency_cost: cost, actions } = card;
      const whole = (parts: object | boolean) => printed(parts as Parts);
      return {
        kind: "held",
        group: t("automa-cards"),
        label: inWords(card, name),
        pointer: `/cards/${card.id}`,
        value: { kind, dice, cost, actions },
        tells: (parts) => ({ ...card, ...whole(parts) }),
        isHalf: (parts) => !whole(parts),
        form: (parts, set) => (
          <Folded label={inWords(whole(parts) ?? card, name)} test={`set-/cards/${card.id}`}>
            <PrintForm kinds={[kind]} name={name} part={held(parts as Parts, set)} />
          </Folded>
        ),
      };
    });
}

/** The parts of what is set; of two that one tap sets, both stay. */
function held(parts: Parts, set: (parts: Parts) => void): Part {
  let now = parts;
  return partOf(() => now, (next) => set((now = next)));
}
