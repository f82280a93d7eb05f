/** What is laid out on the table for a new game of Expeditions. */

import type { ExpeditionsGameState } from "automa-client";
import type { Laid, Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { sides } from "./sides.ts";

export function layout({ session, name }: Shown): readonly Laid[] {
  const { state } = session.seen.value as ExpeditionsGameState;
  const { automa, human } = sides(state);
  const card = state.progress_card.name ?? "";
  return [
    {
      label: t("automa"),
      things: [
        { text: t("north-mech"), figure: name(automa.north) },
        { text: t("central-mech"), figure: name(automa.central) },
        { text: t("lay-glory"), figure: 8 },
        { text: t("lay-progress"), figure: card },
        ...(state.deck.mode === "physical" ? [{ text: t("lay-automa-cards") }] : []),
      ],
    },
    { label: t("you"), things: [{ text: t("my-mech"), figure: name(human.mech) }, { text: t("lay-glory"), figure: 4 }] },
    { label: t("board"), things: [{ text: t("maps"), figure: state.locations.filter(({ map }) => map).length }] },
  ];
}
