/** What may be set to what lies on the table: units, figures and stars of every seat, and whose turn it is. */

import type { ScytheGameState, ScythePlayer } from "automa-client";
import { Switch } from "../frame/parts.tsx";
import type { Correction, Count, Held, Many, One } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { HOME, MAT, MOST_POPULARITY, MOST_POWER, type Unit } from "./draft.ts";
import { lying } from "./lying.tsx";
import { catalogue } from "./mat.ts";
import { placeName } from "./pieces.tsx";
import { BONUSES } from "./setup.tsx";
import { starring } from "./starring.tsx";

const MOST_COINS = 999;

export function corrections(shown: Shown): readonly Correction[] {
  const { state } = shown.session.seen.value as ScytheGameState;
  const seats = state.players.map((one) => one.seat);
  const of = (seat: string) => shown.name(state.players.find((one) => one.seat === seat)?.faction ?? seat);
  return [
    { kind: "one", group: t("turn"), label: t("whose-turn"), pointer: "/turn", value: state.turn, options: seats, show: of },
    ...bonusTile(shown, state),
    ...lying(shown),
    ...state.players.flatMap((one, index) => [...units(shown, one, index), ...figures(shown, one, index)]),
  ];
}

/** The tile that lies beside the board, where one does: another may have been laid out. */
function bonusTile({ name }: Shown, { structure_bonus: value }: ScytheGameState["state"]): One[] {
  if (value === null) return [];
  const label = t("structure-bonus");
  return [{ kind: "one", group: t("turn"), label, pointer: "/structure_bonus", value, options: BONUSES, show: name }];
}

function units(shown: Shown, player: ScythePlayer, index: number): Correction[] {
  const territories = catalogue(shown).territories.map((one) => one.id);
  const own = `/players/${index}`;
  const one = (unit: Unit, pointer: string, value: string, piece: string, label: string): One => ({
    kind: "one",
    group: shown.name(player.faction),
    label,
    pointer: `${own}/${pointer}`,
    value,
    options: [...territories, HOME, ...(unit === "character" ? [] : [MAT])],
    show: (at) => placeName(at, shown.name),
    piece: `${player.seat}-${piece}`,
    spot: (at) => (at === HOME ? `home_${player.faction}` : at === MAT ? `mat_${player.seat}` : at),
  });
  const many = (unit: Unit, places: readonly string[]) =>
    places.map((at, number) => ({
      ...one(unit, `${unit}s/${number}`, at, `${unit}-${number + 1}`, `${t(`unit-${unit}`)} ${number + 1}`),
      list: `${own}/${unit}s`,
    }));
  return [
    one("character", "character", player.character, "character", t("unit-character")),
    ...many("mech", player.mechs),
    ...many("worker", player.workers),
  ];
}

function figures(shown: Shown, player: ScythePlayer, index: number): Correction[] {
  const automa = player.kind === "automa";
  const group = shown.name(player.faction);
  const count = (field: string, label: string, value: number, most: number): Count => ({
    kind: "count",
    group,
    label,
    pointer: `/players/${index}/${field}`,
    value,
    most,
  });
  return [
    count("power", t("power"), player.power, MOST_POWER),
    ...(automa ? [] : [count("popularity", t("popularity"), player.popularity, MOST_POPULARITY)]),
    count("coins", t("coins"), player.coins, MOST_COINS),
    ...(typeof player.combat_cards === "number" && isReal(shown)
      ? [count("combat_cards", t("combat-cards"), player.combat_cards, 42)]
      : []),
    ...(automa ? [{ ...count("star_tracker", t("tracker"), player.star_tracker ?? 0, spaces(shown, player)), from: 1 }] : []),
    starring(shown, player, index),
    ...(automa ? [scheme(shown, player, index)] : [abilities(shown, player, index)]),
    factoryCard(shown, player, index),
  ];
}

/** The last space of an Automa's star tracker, counted as the marker is. */
function spaces(shown: Shown, { level }: ScythePlayer): number {
  return (catalogue(shown).levels.find((card) => card.level === level)?.spaces ?? 1) - 1;
}

/** With the first star on its tracker an Automa goes over to the other half of its cards. */
function scheme(shown: Shown, player: ScythePlayer, index: number): One {
  return {
    kind: "one",
    group: shown.name(player.faction),
    label: t("scheme"),
    pointer: `/players/${index}/scheme`,
    value: String(player.scheme ?? 1),
    options: ["1", "2"],
    show: (option) => (option === "2" ? "II" : "I"),
    tells: Number,
  };
}

function factoryCard(shown: Shown, player: ScythePlayer, index: number): Held {
  const pointer = `/players/${index}/has_factory_card`;
  return {
    kind: "held",
    group: shown.name(player.faction),
    label: t("deed-factory"),
    pointer,
    value: player.has_factory_card ?? false,
    form: (value, set) => Switch({ label: t("deed-factory"), on: value as boolean, set, test: `set-${pointer}` }),
  };
}

/** A mech that was put out by hand has left one. */
function abilities(shown: Shown, player: ScythePlayer, index: number): Many {
  return {
    kind: "many",
    group: shown.name(player.faction),
    label: t("abilities"),
    pointer: `/players/${index}/abilities`,
    value: player.abilities ?? [],
    options: catalogue(shown).factions.find(({ id }) => id === player.faction)?.mech_abilities ?? [],
    show: shown.name,
  };
}

function isReal({ session }: Shown): boolean {
  return (session.seen.value as ScytheGameState).state.combat_deck.mode === "physical";
}
