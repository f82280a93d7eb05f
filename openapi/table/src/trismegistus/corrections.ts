/** What may be set to what lies on the table: markers, tracks, figures, dice, cards, and whose turn it is. */

import type { TrismegistusGameState } from "automa-client";
import type { Correction } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { achievements } from "./achievements.tsx";
import { agreed } from "./agreed.tsx";
import { bowls } from "./bowls.tsx";
import { ELEMENTS } from "./forms.tsx";
import { hand } from "./hands.tsx";
import { has } from "./has.tsx";
import { dice, prints } from "./held.tsx";
import { tracksOf } from "./tracks.tsx";
import { used } from "./used.tsx";

type State = TrismegistusGameState["state"];

const SEATS = ["human", "automa"] as const;

export function corrections(shown: Shown): readonly Correction[] {
  const { session, name } = shown;
  const { state } = session.seen.value as TrismegistusGameState;
  const { automa } = state;
  const count = (pointer: string, label: string, value: number): Correction => ({
    kind: "count",
    group: t("automa"),
    label,
    pointer,
    value,
    most: 999,
  });
  return [
    {
      kind: "one",
      group: t("turn"),
      label: t("whose-turn"),
      pointer: "/turn",
      value: state.turn,
      options: SEATS,
      show: (seat) => t(seat === "human" ? "you" : "automa"),
    },
    {
      kind: "one",
      group: t("turn"),
      label: t("round"),
      pointer: "/round",
      value: String(state.round),
      options: ["1", "2", "3"],
      show: String,
      tells: Number,
    },
    count("/automa/vp", t("vp"), automa.vp ?? 0),
    count("/automa/gold", t("gold"), automa.gold ?? 0),
    count("/automa/ethereal", t("ethereal-dice"), automa.ethereal ?? 0),
    {
      kind: "one",
      group: t("automa"),
      label: t("tie-cube"),
      pointer: "/automa/cube",
      value: automa.cube,
      options: ELEMENTS,
      show: name,
      piece: "automa-cube",
      spot: (element) => element,
    },
    ...hand(state, "automa", shown),
    ...has(state, shown),
    ...hand(state, "human", shown),
    ...humansScore(state),
    ...state.tracks.map(
      (track): Correction => ({
        kind: "one",
        group: t("tracks"),
        label: name(track.element),
        pointer: `/automa/markers/${track.element}`,
        value: String(automa.markers[track.element] ?? 0),
        options: Array.from({ length: track.length + 1 }, (_, step) => String(step)),
        show: (step) => t("step", { step }),
        tells: Number,
        piece: `automa-marker-${track.element}`,
        spot: (step) => `${track.element}_${step}`,
      }),
    ),
    tracksOf(shown), // behind the markers: no track is shorter than its marker stands
    ...dice(state),
    ...bowls(shown),
    ...used(state, shown),
    ...prints(state, name),
    ...agreed(shown),
    ...achievements(shown),
  ];
}

/** What the human scored is the table's to say as soon as it was told, and can be mistyped; experiments break a tie. */
function humansScore({ over, scoring, automa }: State): Correction[] {
  const scored = scoring?.human;
  if (!over || typeof scored !== "number") return [];
  const count = (label: string, pointer: string, value: number): Correction => ({ kind: "count", group: t("you"), label, pointer, value, most: 9999 });
  return [
    count(t("vp"), "/scoring/human", scored),
    ...(scored === automa.vp ? [count(t("experiments-solved"), "/scoring/human_experiments", scoring?.human_experiments ?? 0)] : []),
  ];
}
