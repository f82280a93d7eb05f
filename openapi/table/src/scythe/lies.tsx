/** A territory in a guided turn: what stands and lies there by now is looked at, since the actions set it. */

import { useEffect, useState } from "preact/hooks";
import { useTouch } from "../board/view.ts";
import { Button, capital } from "../frame/parts.tsx";
import { Sign } from "../frame/sign.tsx";
import { t } from "../language.ts";
import { has, me, places, RESOURCES, TOKENS, type Unit } from "./draft.ts";
import type { Drafting } from "./drafting.ts";
import { catalogue } from "./mat.ts";

type OnHex = Drafting & { hex: string };

export function Lies({ close, ...on }: OnHex & { close(): void }) {
  return (
    <section class="hex" aria-label={on.name(on.hex)} data-test="lies">
      <div class="row">
        <h2>{capital(on.name(on.hex))}</h2>
        <Button kind="icon" aria-label={t("close")} onClick={close} data-test="lies-done">
          <Sign name="close" />
        </Button>
      </div>
      <p role="status">{lying(on).join(" · ") || t("lies-nothing")}</p>
    </section>
  );
}

/** As long as no action has the board in hand. */
export function Looking(drafting: Drafting) {
  const { board } = drafting;
  const [hex, look] = useState<string | undefined>(undefined);
  const isTerritory = (at: string) => catalogue(drafting).territories.some(({ id }) => id === at);
  useTouch(board, { tapped: (at) => look(isTerritory(at) && at !== hex ? at : undefined) });
  useEffect(() => {
    board.picked.value = hex === undefined ? undefined : { place: hex, pieces: [] };
  }, [hex]);
  return hex === undefined ? null : <Lies {...drafting} hex={hex} close={() => look(undefined)} />;
}

/** The units of each side, then all that is no unit. */
function lying({ draft, seen, name, hex }: OnHex): string[] {
  const own = me(seen);
  const standing = seen.state.players.flatMap((one) => {
    const isMine = one.seat === own.seat;
    const at = (unit: Unit) => (isMine ? places(draft, unit) : unit === "character" ? [one.character] : one[`${unit}s`]);
    const units = (["character", "mech", "worker"] as const).flatMap((unit) => {
      const count = at(unit).filter((place) => place === hex).length;
      return count > 0 ? [`${t(`unit-${unit}`)}${times(count)}`] : [];
    });
    return units.length > 0 ? [`${name(one.faction)}: ${units.join(", ")}`] : [];
  });
  const kind = draft.structures[hex] ?? structureOfOthers(seen, own.seat, hex);
  return [
    ...standing,
    ...RESOURCES.flatMap((resource) => (has(draft, hex, resource) > 0 ? [`${capital(name(resource))}${times(has(draft, hex, resource))}`] : [])),
    ...(kind ? [capital(name(kind))] : []),
    ...(draft.encounters.includes(hex) ? [t("deed-encounter")] : []),
    ...(draft.tokens.includes(hex) ? [t(`${TOKENS[own.faction]}-here`)] : []),
  ];
}

function structureOfOthers({ state }: Drafting["seen"], own: string, hex: string): string | undefined {
  const there = state.structures[hex];
  return there && there.owner !== own ? there.kind : undefined;
}

function times(count: number): string {
  return count > 1 ? `\u00a0×${count}` : "";
}
