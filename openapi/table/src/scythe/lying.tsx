/** What lies on a territory, set to what is seen there: resources, and whose structure. */

import type { ScytheGameState, ScytheView } from "automa-client";
import { Choice, Stepper, Switch } from "../frame/parts.tsx";
import type { Lying } from "../game/correction.ts";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { RESOURCES, type Stock, type Structure, STRUCTURES } from "./draft.ts";
import { catalogue } from "./mat.ts";

type Structures = ScytheView["structures"];

export function lying(shown: Shown): Lying[] {
  const { state } = shown.session.seen.value as ScytheGameState;
  const places = catalogue(shown).territories.map((one) => one.id);
  const there = { kind: "lying", group: t("on-territories"), label: t("on-territories"), places } as const;
  return [
    {
      ...there,
      pointer: "/resources",
      value: state.resources,
      form: (place, value, set) => <Resources {...shown} place={place} stock={value as Stock} set={set} />,
    },
    {
      ...there,
      pointer: "/structures",
      value: state.structures,
      form: (place, value, set) => <Owned {...shown} place={place} structures={value as Structures} set={set} />,
    },
    {
      ...there,
      pointer: "/encounters",
      value: state.encounters,
      form: (place, value, set) => <Encounter {...shown} place={place} encounters={value as readonly string[]} set={set} />,
    },
  ];
}

function Resources({ name, place, stock, set }: Shown & { place: string; stock: Stock; set(stock: Stock): void }) {
  const { [place]: here = {}, ...elsewhere } = stock;
  return (
    <>
      {RESOURCES.map((resource) => (
        <Stepper
          key={resource}
          label={name(resource)}
          value={here[resource] ?? 0}
          set={(amount) => {
            const { [resource]: _, ...others } = here;
            const left = amount > 0 ? { ...others, [resource]: amount } : others;
            set(Object.keys(left).length > 0 ? { ...elsewhere, [place]: left } : elsewhere);
          }}
          test={`resource-${resource}`}
        />
      ))}
    </>
  );
}

/** The Automa builds none: each human has one of a kind. A second tap takes it away. */
function Owned(props: Shown & { place: string; structures: Structures; set(structures: Structures): void }) {
  const { session, name, place, structures, set } = props;
  const { [place]: here, ...elsewhere } = structures;
  const humans = (session.seen.value as ScytheGameState).state.players.filter((one) => one.kind === "human");
  return (
    <>
      {humans.map(({ seat, faction }) => {
        const built = Object.values(elsewhere).flatMap((one) => (one.owner === seat ? [one.kind] : []));
        return (
          <Choice
            key={seat}
            label={`${t("structure")}: ${name(faction)}`}
            options={STRUCTURES.filter((kind) => !built.includes(kind))}
            value={here?.owner === seat ? (here.kind as Structure) : undefined}
            show={name}
            set={(kind) => {
              const same = here?.owner === seat && here.kind === kind;
              set(same ? elsewhere : { ...elsewhere, [place]: { owner: seat, kind } });
            }}
            test={`structure-${seat}`}
          />
        );
      })}
    </>
  );
}

/** Whether the token still lies on a territory that had one. */
function Encounter(props: Shown & { place: string; encounters: readonly string[]; set(encounters: readonly string[]): void }) {
  const { place, encounters, set } = props;
  const all = catalogue(props).territories.flatMap((one) => (one.encounter ? [one.id] : []));
  if (!all.includes(place)) return null;
  const toggled = (on: boolean) => all.filter((at) => (at === place ? on : encounters.includes(at)));
  return <Switch label={t("encounter-here")} on={encounters.includes(place)} set={(on) => set(toggled(on))} test="encounter-here" />;
}
