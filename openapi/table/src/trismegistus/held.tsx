/** What is told of the box and not of the board: what is printed on cards. */

import type { TrismegistusBotCard, TrismegistusGameState } from "automa-client";
import { useState } from "preact/hooks";
import { Folded } from "../frame/parts.tsx";
import type { Held } from "../game/correction.ts";
import { type Parts, partOf } from "../game/form.ts";
import { t } from "../language.ts";
import { PrintForm } from "./forms.tsx";
import { inWords, isKnown } from "./prints.tsx";

type State = TrismegistusGameState["state"];
type Card = TrismegistusBotCard;
type Name = { name(id: string): string };

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
      form: (value, set) => <PrintOf key={JSON.stringify(value)} card={value as Card} name={name} set={set} />,
    }));
}

function PrintOf({ card, name, set }: Name & { card: Card; set(card: Card): void }) {
  const { kind, dice, potency_cost: cost, actions } = card;
  const [parts, put] = useState<Parts>({ kind, dice, cost, actions });
  let now = parts;
  const part = partOf(() => now, (next) => put((now = next)));
  return (
    <Folded label={inWords(card, name)} test={`set-/cards/${card.id}`}>
      <PrintForm kinds={[kind]} name={name} tell={(print) => set({ ...card, ...print })} part={part} />
    </Folded>
  );
}
