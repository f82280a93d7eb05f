/** What is told of the box and not of the board: how many dice there are, and what is printed on cards. */

import type { TrismegistusBotCard, TrismegistusGameState } from "automa-client";
import { useState } from "preact/hooks";
import { Folded, Stepper } from "../frame/parts.tsx";
import type { Held } from "../game/correction.ts";
import { type Parts, partOf } from "../game/form.ts";
import { t } from "../language.ts";
import { COLOURS, PrintForm, printed } from "./forms.tsx";
import { inWords, isKnown } from "./prints.tsx";

type State = TrismegistusGameState["state"];
type Card = TrismegistusBotCard;
type Name = { name(id: string): string };

const MOST_DICE = 18;

/** The dice of the game by colour, once they are known: all of them together, since each count must fit the others. */
export function dice({ dice: counts }: State, name: Name["name"]): Held[] {
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
        <div class="steppers">
          {COLOURS.map((colour) => (
            <Stepper
              key={colour}
              label={name(colour)}
              value={of(value, colour)}
              was={of(counts, colour)}
              most={MOST_DICE}
              set={(count) => set({ ...(value as State["dice"]), [colour]: count })}
              test={`set-/dice/${colour}`}
            />
          ))}
        </div>
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
    .map((card) => ({
      kind: "held",
      group: t("automa-cards"),
      label: inWords(card, name),
      pointer: `/cards/${card.id}`,
      value: card,
      form: (value, set) => <PrintOf key={JSON.stringify(card)} card={value as Card} name={name} set={set} />,
    }));
}

function PrintOf({ card, name, set }: Name & { card: Card; set(card: Card): void }) {
  const { kind, dice, potency_cost: cost, actions } = card;
  const [parts, put] = useState<Parts>({ kind, dice, cost, actions });
  let now = parts;
  const part = partOf(
    () => now,
    (next) => {
      put((now = next));
      const print = printed(next);
      if (print) set({ ...card, ...print });
    },
  );
  return (
    <Folded label={inWords(card, name)} test={`set-/cards/${card.id}`}>
      <PrintForm kinds={[kind]} name={name} part={part} />
    </Folded>
  );
}
