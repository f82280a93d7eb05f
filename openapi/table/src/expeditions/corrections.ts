/** What may be set to what lies on the table: mechs, figures, tiles, and whose turn it is. */

import type { ExpeditionsGameState } from "automa-client";
import type { Correction } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { sides } from "./sides.ts";

const MOST = 99;

export function corrections({ session, described, name }: Shown): readonly Correction[] {
  const { state } = session.seen.value as ExpeditionsGameState;
  const { automa, human } = sides(state);
  const places = Object.keys(described.places);
  const regions = places.filter((place) => /^[nc]/.test(place));
  const mech = (group: string, pointer: string, piece: string, label: string, value: string): Correction => ({
    kind: "one",
    group,
    label,
    pointer,
    value,
    options: pointer === "/human/mech" ? places : regions,
    show: name,
    piece,
  });
  const count = (group: string, pointer: string, label: string, value: number, most = MOST): Correction => ({
    kind: "count",
    group,
    label,
    pointer,
    value,
    most,
  });
  const seats = { human: t("you"), automa: t("automa") };
  return [
    {
      kind: "one",
      group: t("turn"),
      label: t("whose-turn"),
      pointer: "/turn",
      value: state.turn,
      options: Object.keys(seats),
      show: (seat) => seats[seat as keyof typeof seats],
    },
    mech(t("automa"), "/automa/north", "piece-automa-north", t("north-mech"), automa.north),
    mech(t("automa"), "/automa/central", "piece-automa-central", t("central-mech"), automa.central),
    count(t("automa"), "/automa/progress", t("progress"), automa.progress),
    count(t("automa"), "/automa/glory", t("glory"), automa.glory, 8),
    count(t("automa"), "/automa/maps", t("maps"), automa.maps),
    mech(t("you"), "/human/mech", "piece-human", t("my-mech"), human.mech),
    count(t("you"), "/human/coins", t("coins"), human.coins, 999),
    count(t("you"), "/human/maps", t("maps"), human.maps),
    count(t("you"), "/human/solved_quests", t("quests-solved"), human.solved_quests),
    count(t("you"), "/human/item_coins", t("item-coins"), human.item_coins),
    ...state.locations.map(
      (one, index): Correction => ({
        kind: "one",
        group: t("tiles"),
        label: name(one.id),
        pointer: `/locations/${index}/face_up`,
        value: String(one.face_up ?? false),
        options: ["false", "true"],
        show: (up) => t(up === "true" ? "tile-face-up" : "tile-face-down"),
        tells: (up) => up === "true",
      }),
    ),
  ];
}
