/** Who else plays: more humans, each with a mat, and more Automas, each with a level. */

import type { ScytheCatalogue } from "automa-client";
import { Button } from "../frame/parts.tsx";
import { Sign } from "../frame/sign.tsx";
import { t } from "../language.ts";
import { LEVELS } from "./difficulty.tsx";

type FactionId = ScytheCatalogue["factions"][number]["id"];
type MatId = ScytheCatalogue["player_mats"][number]["id"];

/** A seat as far as it is chosen; what is not is drawn. */
export type Seat =
  | { kind: "human"; faction?: FactionId | undefined; mat?: MatId | undefined }
  | { kind: "automa"; faction?: FactionId | undefined; level: (typeof LEVELS)[number] };

/** All seats of a game, of which the first two have a form of their own. */
const MOST = 5;

export function Others(props: {
  catalogue: ScytheCatalogue;
  name(id: string): string;
  seats: readonly Seat[];
  /** Factions and mats of the first two. */
  taken: readonly (string | undefined)[];
  set(seats: readonly Seat[]): void;
}) {
  const { catalogue, name, seats, taken, set } = props;
  const change = (index: number, seat: Seat) => set(seats.map((one, at) => (at === index ? seat : one)));
  const isFree = (id: string, index: number) =>
    !taken.includes(id) && !seats.some((one, at) => at !== index && (one.faction === id || ("mat" in one && one.mat === id)));
  const factions = (index: number) => catalogue.factions.map(({ id }) => id).filter((id) => isFree(id, index));
  const mats = (index: number) => catalogue.player_mats.map(({ id }) => id).filter((id) => isFree(id, index));
  return (
    <>
      <ol class="seats">
        {seats.map((seat, index) => (
          <li key={index} data-test={`seat-${index}`}>
            <strong>{t(seat.kind === "human" ? "a-human" : "automa")}</strong>
            <Pick label={t("faction")} of={factions(index)} value={seat.faction} name={name} set={(faction) => change(index, { ...seat, faction })} test={`faction-${index}`} />
            {seat.kind === "human" ? (
              <Pick label={t("mat")} of={mats(index)} value={seat.mat} name={name} set={(mat) => change(index, { ...seat, mat })} test={`mat-${index}`} />
            ) : (
              <Pick label={t("level")} of={LEVELS} value={seat.level} name={name} set={(level) => level && change(index, { ...seat, level })} test={`level-${index}`} />
            )}
            <Button kind="plain" aria-label={t("take-away")} onClick={() => set(seats.filter((_, at) => at !== index))} data-test={`seat-${index}-away`}>
              <Sign name="close" />
            </Button>
          </li>
        ))}
      </ol>
      {seats.length < MOST - 2 && (
        <div class="row">
          <Button onClick={() => set([...seats, { kind: "human" }])} data-test="add-human">
            {t("add-human")}
          </Button>
          <Button onClick={() => set([...seats, { kind: "automa", level: "automa" }])} data-test="add-automa">
            {t("add-automa")}
          </Button>
        </div>
      )}
    </>
  );
}

/** One of several from a list; what is drawn has none. */
function Pick<T extends string>(props: {
  label: string;
  of: readonly T[];
  value: T | undefined;
  name(id: string): string;
  set(value: T | undefined): void;
  test: string;
}) {
  const { label, of, value, name, set, test } = props;
  return (
    <select aria-label={label} value={value ?? ""} onChange={(event) => set((event.currentTarget.value || undefined) as T | undefined)} data-test={test}>
      <option value="">{t("by-lot")}</option>
      {of.map((id) => (
        <option key={id} value={id}>
          {name(id)}
        </option>
      ))}
    </select>
  );
}
