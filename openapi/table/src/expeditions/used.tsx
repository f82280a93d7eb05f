/** Cards that are used up: those drawn from a real Automa deck, and those that went back into the box. */

import type { ExpeditionsGameState, ExpeditionsRulesetDescription } from "automa-client";
import { Many } from "../frame/parts.tsx";
import type { Correction } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";

export function used({ session, described }: Shown): readonly Correction[] {
  const { deck, card, boxed } = (session.seen.value as ExpeditionsGameState).state;
  const { decision_cards: cards, figures } = (described as ExpeditionsRulesetDescription).catalogue;
  const free = cards.flatMap(({ number }) => (number === card ? [] : [String(number)]));
  return [
    ...(deck.mode === "physical" ? [drawn(deck.drawn, free)] : []),
    {
      kind: "many",
      group: t("this-game"),
      label: t("boxed"),
      pointer: "/boxed",
      value: boxed,
      options: figures.boxed_cards,
      show: String,
    },
  ];
}

/** The card that is being carried out stays drawn: the others may lie in the deck again. */
function drawn(value: readonly number[], free: readonly string[]): Correction {
  const pointer = "/deck/drawn";
  return {
    kind: "held",
    group: t("automa-cards"),
    label: t("card-told-before"),
    pointer,
    value,
    form: (now, set) => (
      <Many
        label={t("card-told-before")}
        of={free}
        on={(now as number[]).map(String)}
        name={String}
        set={(on) => set(on.map(Number))}
        test={`set-${pointer}`}
      />
    ),
  };
}
