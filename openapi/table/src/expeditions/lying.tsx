/** What lies on a location, set to what is seen there: its tile, a map token, corruption. */

import type { ExpeditionsGameState, ExpeditionsLocation } from "automa-client";
import { Switch } from "../frame/parts.tsx";
import type { Lying } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { among } from "../game/things.ts";
import { t } from "../language.ts";
import { Lain } from "./tile.tsx";

type Locations = readonly ExpeditionsLocation[];

export function lying({ session }: Shown): Lying {
  const { locations } = (session.seen.value as ExpeditionsGameState).state;
  return {
    kind: "lying",
    group: t("tiles"),
    label: t("tiles"),
    pointer: "/locations",
    value: locations,
    places: locations.map((one) => one.id),
    first: takenUp,
    at: located,
    put,
    form: (place, value, set) => {
      const one = located(value, place);
      return one && <Location key={place} one={one} change={(part) => set(put(value, place, part))} />;
    },
  };
}

function located(value: object, place: string): ExpeditionsLocation | undefined {
  return (value as Locations).find((one) => one.id === place);
}

function put(value: object, place: string, part: unknown): Locations {
  return (value as Locations).map((one) => (one.id === place ? { ...one, ...(part as Partial<ExpeditionsLocation>) } : one));
}

/** Where less lies than did; what has come from elsewhere is put down later. */
function takenUp(was: unknown, to: unknown): Locations {
  return (to as Locations).map((one) => {
    const then = located(was as Locations, one.id);
    const map = isThere(then?.map, one.map, true);
    const corruption = among(then?.corruption ?? [], one.corruption ?? []);
    return { ...one, map, corruption, twenty: isThere(then?.twenty, one.twenty, false) };
  });
}

function isThere(then: boolean | null | undefined, now: boolean | null | undefined, usual: boolean): boolean {
  return (then ?? usual) && (now ?? usual);
}

function Location({ one, change }: { one: ExpeditionsLocation; change(part: Partial<ExpeditionsLocation>): void }) {
  return (
    <>
      <Switch label={t("tile-is-up")} on={one.face_up ?? false} set={(face_up) => change({ face_up })} test="face-up" />
      <Switch label={t("map-here")} on={one.map ?? true} set={(map) => change({ map })} test="map-here" />
      <Switch label={t("twenty-there")} on={one.twenty ?? false} set={(twenty) => change({ twenty })} test="twenty-here" />
      <Lain tokens={one.corruption ?? []} set={(tokens) => change({ corruption: [...tokens] })} test="corruption-here" />
    </>
  );
}
