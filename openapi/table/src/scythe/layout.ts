/** What is laid out on the table for a new game of Scythe. */

import type { ScytheGameState, ScythePlayer } from "automa-client";
import type { Laid, Shown } from "../game/face.ts";
import { capital } from "../frame/parts.tsx";
import { t } from "../language.ts";
import { automas, HOME, MAT, mine } from "./draft.ts";

export function layout({ session, described, name }: Shown): readonly Laid[] {
  const seen = session.seen.value as ScytheGameState;
  const { state } = seen;
  const at = (place: string) => described.places.find(({ id }) => id === place)?.at ?? place;
  const units = ({ character, workers, mechs, power, popularity, coins, combat_cards: cards }: ScythePlayer) => {
    const there = workers.filter((place) => ![HOME, MAT].includes(place)).map(at);
    return [
      { text: t("power"), figure: power },
      { text: t("popularity"), figure: popularity },
      { text: t("coins"), figure: coins },
      { text: t("lay-cards"), figure: typeof cards === "number" ? cards : cards.length },
      { text: t("lay-character"), figure: character === HOME ? t("at-home") : at(character) },
      { text: t("lay-workers"), figure: there.join(", ") },
      { text: t("lay-rest"), figure: `${mechs.length} · ${workers.filter((place) => place === MAT).length}` },
    ];
  };
  const decks = state.automa_decks.some(({ mode }) => mode === "physical") ? [{ text: t("lay-automa-cards") }] : [];
  const its = automas(state).map((one) => ({
    label: name(one.faction),
    things: [
      { text: t("lay-faction-mat"), figure: name(one.faction) },
      ...units(one),
      { text: t("lay-tracker"), figure: name(one.level ?? "automa") },
      ...decks,
    ],
  }));
  const own = mine(seen);
  const bonus = state.structure_bonus === null ? [] : [{ text: t("structure-bonus"), figure: capital(name(state.structure_bonus)) }];
  return [
    ...its,
    ...(own ? [{
      label: t("you"),
      things: [
        { text: t("lay-faction-mat"), figure: name(own.faction) },
        ...(own.mat == null ? [] : [{ text: t("my-mat"), figure: name(own.mat) }]),
        ...units(own),
      ],
    }] : []),
    { label: t("board"), things: [{ text: t("lay-encounters"), figure: state.encounters.length }, { text: t("lay-factory-cards"), figure: state.factory_cards ?? 0 }, ...bonus] },
  ];
}
