/** What lies on a territory, set to what is seen there: resources, and whose structure. */

import type { ScytheGameState, ScytheView } from "automa-client";
import { Choice, Stepper, Switch } from "../frame/parts.tsx";
import type { Lying } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { RESOURCES, type Stock, type Structure, STRUCTURES } from "./draft.ts";
import { catalogue } from "./mat.ts";

type Structures = ScytheView["structures"];
type Heap = Stock[string];

export function lying(shown: Shown): Lying[] {
  const { state } = shown.session.seen.value as ScytheGameState;
  const { territories } = catalogue(shown);
  const there = {
    kind: "lying",
    group: t("on-territories"),
    label: t("on-territories"),
    places: territories.map((one) => one.id),
  } as const;
  const spaces = territories.flatMap((one) => (one.encounter ? [one.id] : []));
  const isLeft = (value: object, place: string) => (value as readonly string[]).includes(place);
  const left = (value: object, place: string, on: unknown) =>
    spaces.filter((space) => (space === place ? on : isLeft(value, space)));
  return [
    {
      ...there,
      pointer: "/resources",
      value: state.resources,
      at: heap,
      put: heaped,
      form: (place, value, set) => (
        <Resources {...shown} here={heap(value, place)} set={(here) => set(heaped(value, place, here))} />
      ),
    },
    {
      ...there,
      pointer: "/structures",
      value: state.structures,
      at: (value, place) => (value as Structures)[place],
      put: built,
      form: (place, value, set) => (
        <Owned {...shown} place={place} structures={value as Structures} set={(here) => set(built(value, place, here))} />
      ),
    },
    {
      ...there,
      pointer: "/encounters",
      value: state.encounters,
      at: isLeft,
      put: left,
      form: (place, value, set) =>
        spaces.includes(place) && (
          <Switch
            label={t("encounter-here")}
            on={isLeft(value, place)}
            set={(on) => set(left(value, place, on))}
            test="encounter-here"
          />
        ),
    },
  ];
}

function heap(stock: object, place: string): Heap {
  return some((stock as Stock)[place] ?? {});
}

/** Resources in their one order, without kinds that there are none of. */
function some(here: Heap): Heap {
  return Object.fromEntries(RESOURCES.flatMap((resource) => (here[resource] ? [[resource, here[resource]]] : [])));
}

function heaped(stock: object, place: string, here: unknown): Stock {
  const { [place]: _, ...elsewhere } = stock as Stock;
  return Object.keys(here as Heap).length > 0 ? { ...elsewhere, [place]: here as Heap } : elsewhere;
}

function Resources({ name, here, set }: Shown & { here: Heap; set(here: Heap): void }) {
  return (
    <>
      {RESOURCES.map((resource) => (
        <Stepper
          key={resource}
          label={name(resource)}
          value={here[resource] ?? 0}
          set={(amount) => set(some({ ...here, [resource]: amount }))}
          test={`resource-${resource}`}
        />
      ))}
    </>
  );
}

function built(structures: object, place: string, here: unknown): Structures {
  const { [place]: _, ...elsewhere } = structures as Structures;
  return here ? { ...elsewhere, [place]: here as Structures[string] } : elsewhere;
}

/** The Automa builds none: each human has one of a kind. A second tap takes it away. */
function Owned(props: Shown & { place: string; structures: Structures; set(here: Structures[string] | undefined): void }) {
  const { session, name, place, structures, set } = props;
  const { [place]: here, ...elsewhere } = structures;
  const humans = (session.seen.value as ScytheGameState).state.players.filter((one) => one.kind === "human");
  return (
    <>
      {humans.map(({ seat, faction }) => {
        const others = Object.values(elsewhere).flatMap((one) => (one.owner === seat ? [one.kind] : []));
        return (
          <Choice
            key={seat}
            label={`${t("structure")}: ${name(faction)}`}
            options={STRUCTURES.filter((kind) => !others.includes(kind))}
            value={here?.owner === seat ? (here.kind as Structure) : undefined}
            show={name}
            set={(kind) => set(here?.owner === seat && here.kind === kind ? undefined : { owner: seat, kind })}
            test={`structure-${seat}`}
          />
        );
      })}
    </>
  );
}
