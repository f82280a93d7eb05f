/** My pieces as buttons, and the board's taps: pick one up, put it down. */

import type { ScythePlayer } from "automa-client";
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useTouch } from "../board/view.ts";
import { elementOf } from "../board/ids.ts";
import { ownSeat } from "../game/seats.ts";
import { joined, t } from "../language.ts";
import { Button, Select } from "../frame/parts.tsx";
import { type Ability, type Draft, HOME, MAT, me, moved, type Piece, type Unit } from "./draft.ts";
import type { Drafting } from "./drafting.ts";
import { freed, spoils } from "./driving.ts";
import { handOf, heldIn } from "./held.tsx";
import { abilitiesLeft, catalogue } from "./mat.ts";

export interface Picked {
  unit: Unit;
  from: string;
  /** How many workers a mech carries, if any. */
  workers?: number;
  /** What is printed under a mech that comes from the mat. */
  ability?: Ability;
}

interface Choosing {
  /** What is done with a piece that is put down, if not just that. */
  put?: (picked: Picked, to: string) => void;
  /** Whether pieces at a place are offered. */
  from?: (place: string) => boolean;
  /** Whether they may be put down at a place. */
  onto?: (place: string) => boolean;
  /** The territory that is looked at, which stands in place of the pieces. */
  hex?: string | undefined;
  /** Looks at one, where no piece is or behind the last of its pieces; at none, as soon as something else is tapped. */
  look?: (place: string | undefined) => void;
  children?: ComponentChildren;
}

export function Pieces(props: Drafting & Choosing) {
  const { draft, board, change, name, seen, put, from = () => true, onto = () => true, hex, look, children } = props;
  const [taken, take] = useState<Picked | undefined>(undefined);
  const [chosen, ride] = useState(0);
  const setPicked = (next: Picked | undefined) => {
    take(next);
    ride(0);
  };
  const home = `home_${me(seen).faction}`;
  const onBoard = (place: string) => boardPlace(me(seen), place);
  const offered = stacks(draft).filter((stack) => from(stack.at)).flatMap((stack) => onMat(stack, abilitiesLeft(props)));
  const isThere = taken && offered.some((stack) => isPile(stack, taken));
  const picked = isThere ? taken : undefined;
  const most = picked?.unit === "mech" && picked.from !== MAT ? crew(draft, picked.from) : 0;
  const riding = Math.min(chosen, most);
  const territories = catalogue(props).territories.map((one) => one.id);
  const all = [...territories, HOME, MAT];
  const putAt = (to: string) => {
    if (!picked || !onto(to)) return;
    setPicked(undefined);
    if (put) put(riding > 0 ? { ...picked, workers: riding } : picked, to);
    else change(moved(draft, picked.unit, picked.from, to));
  };
  const onTable = (place: string) => (place === home ? HOME : place.startsWith("mat_") ? MAT : place);
  const tapped = (place: string) => {
    const at = onTable(place);
    if (picked && at !== picked.from) putAt(at);
    else {
      const next = hex === at ? undefined : after(offered, at, picked);
      setPicked(next);
      look?.(next || hex === at || !territories.includes(at) ? undefined : at);
    }
  };
  const pressed = (at: string) => {
    if (!look || picked || !territories.includes(at)) return false;
    look(at);
    return true;
  };
  const empty = freed(draft, seen);
  const { brought } = spoils(draft, props);
  const laid = brought.map(({ hex, resource, amount }) => `${name(hex)}: ${amount} × ${name(resource)}`);
  const mine = `${me(seen).seat}-`;
  const dropped = (id: string, place: string) => {
    const [unit = "", number = "1"] = id.slice(mine.length).split("-");
    const piece = draft.pieces.filter((one) => one.unit === unit)[Number(number) - 1];
    const to = onTable(place);
    if (!piece || !from(piece.at) || !onto(to) || piece.at === to) return;
    setPicked(undefined);
    look?.(undefined);
    const isPicked = piece.unit === picked?.unit && piece.at === picked.from;
    const dragged = { unit: piece.unit, from: piece.at, ...(isPicked && riding > 0 ? { workers: riding } : {}) };
    if (put) put(dragged, to);
    else change(moved(draft, piece.unit, piece.at, to));
  };
  useTouch(board, { tapped, pressed, held: (id) => id.startsWith(mine), dropped });
  useEffect(() => {
    const pile = picked && { place: onBoard(picked.from), pieces: pileOf(draft, me(seen), picked) };
    board.picked.value = pile ?? (hex === undefined ? undefined : { place: hex, pieces: [] });
    board.reach.value = new Set(reachable(props, picked)?.map(onBoard) ?? []);
  }, [picked, hex, props.allowed, props.session.turn.now.value]);
  const within = new Set(reachable(props, picked)?.map((at) => (at === home ? HOME : at)));
  const hand = ownSeat(seen, props.session.known.value) === undefined ? undefined : handOf(me(seen));
  const place = picked && (
    <div class="row">
      {most > 0 && (
        <div class="riding" role="group" aria-label={t("riding")} data-test="riding">
          <span>{t("riding")}</span>
          {Array.from({ length: most + 1 }, (_, workers) => (
            <button key={workers} type="button" class="option" aria-pressed={workers === riding} data-option={workers} onClick={() => ride(workers)}>
              {workers === 0 ? t("riding-alone") : workers}
            </button>
          ))}
        </div>
      )}
      <Select
        label={t("where")}
        options={sorted(all.filter((id) => id !== picked.from && onto(id)), within)}
        show={(id) => placeName(id, name)}
        set={putAt}
        test="place"
      />
      {look && ![HOME, MAT].includes(picked.from) && (
        <Button
          data-test="what-is-here"
          onClick={() => {
            setPicked(undefined);
            look(picked.from);
          }}
        >
          {t("what-is-here", { place: name(picked.from) })}
        </Button>
      )}
    </div>
  );
  return (
    <>
      {!children && (
        <p class="hint" role="status">
          {picked ? t("put-down", { what: t(`unit-${picked.unit}`) }) : t("pick-up")}
        </p>
      )}
      {empty.length > 0 && (
        <p class="hint" role="status" data-test="driven-off">
          {joined([
            t("driven-off", { places: empty.map((at) => name(at)).join(", ") }),
            ...(laid.length > 0 ? [t("laid-there", { what: laid.join(", ") })] : []),
          ])}
        </p>
      )}
      {children}
      <div class={`tray${children ? " covered" : ""}`}>
        {picked && place}
        <div class="pieces" aria-label={t("pick-up")} role="group">
        {offered.map(({ unit, at, count, changed, ability }) => {
          const isPicked = picked !== undefined && isPile({ unit, at, ability }, picked);
          return (
            <button
              type="button"
              key={`${unit} ${at} ${ability}`}
              class={`piece${changed ? " changed" : ""}${at === MAT ? "" : " in-sight"}`}
              data-place={elementOf(onBoard(at))}
              aria-pressed={isPicked}
              data-test={ability ? `deploy-${ability}` : `piece-${unit}-${at}`}
              onClick={() => {
                setPicked(isPicked ? undefined : { unit, from: at, ...(ability && { ability }) });
                look?.(undefined);
                document.querySelector(".board")?.scrollIntoView({ block: "nearest" }); // where it is put down
              }}
            >
              {t(`unit-${unit}`)} <b>{ability ? name(ability) : placeName(at, name)}</b>
              {count > 1 && <small> ×{count}</small>}
            </button>
          );
        })}
        </div>
        {!children && hand && hand.length > 0 && (
          <p class="held" data-test="my-hand">
            <span class="unseen">{heldIn(hand)}</span>
            <span aria-hidden="true">{t("combat-cards")}</span>
            {hand.toSorted((one, other) => one - other).map((card, index) => (
              <b key={index} aria-hidden="true">{card}</b>
            ))}
          </p>
        )}
      </div>
    </>
  );
}

/** Where the rules let a unit go. */
function reachable({ allowed, seen }: Drafting, picked: Picked | undefined): readonly string[] | undefined {
  const unit = `${me(seen).seat}-${picked?.unit}`;
  return allowed?.pieces.find(({ piece, at }) => piece.startsWith(unit) && at === picked?.from)?.to;
}

/** Places that can be reached first. */
function sorted(places: readonly string[], within: ReadonlySet<string>): readonly string[] {
  return places.toSorted((one, other) => Number(within.has(other)) - Number(within.has(one)));
}

interface Stack extends Picked {
  at: string;
  count: number;
  changed: boolean;
}

const UNITS: readonly Unit[] = ["character", "mech", "worker"];

/** The pieces of a kind that stand together. */
function stacks(draft: Draft): Stack[] {
  const found = new Map<string, Stack>();
  for (const { unit, at, from } of draft.pieces) {
    const before = found.get(`${unit} ${at}`);
    const changed = at !== from || (before?.changed ?? false);
    found.set(`${unit} ${at}`, { unit, from: at, at, count: (before?.count ?? 0) + 1, changed });
  }
  return [...found.values()];
}

/** Mechs on the mat are told apart by what is printed under them. */
function onMat(stack: Stack, abilities: readonly Ability[]): Stack[] {
  if (stack.unit !== "mech" || stack.at !== MAT || abilities.length === 0) return [stack];
  return abilities.map((ability) => ({ ...stack, count: 1, ability }));
}

function isPile({ unit, at, ability }: Pick<Stack, "unit" | "at"> & { ability?: Ability | undefined }, picked: Picked): boolean {
  return unit === picked.unit && at === picked.from && ability === picked.ability;
}

function crew(draft: Draft, at: string): number {
  return draft.pieces.filter((piece) => piece.unit === "worker" && piece.at === at).length;
}

/** A tap on the same place again takes the next kind of unit there, and in the end none. */
function after(offered: readonly Stack[], at: string, picked: Picked | undefined): Picked | undefined {
  const there = offered.filter((stack) => stack.at === at);
  const next = picked ? there[there.findIndex((stack) => stack.unit === picked.unit) + 1] : there[0];
  return next && { unit: next.unit, from: at };
}

/** The picture's place of where a unit of a player stands. */
export function boardPlace({ faction, seat }: ScythePlayer, place: string): string {
  return place === HOME ? `home_${faction}` : place === MAT ? `mat_${seat}` : place;
}

/** The pieces of a player by the picture's ids, which number the units of a kind from 1. */
export function idsOf(draft: Draft, player: ScythePlayer): Map<string, Piece> {
  const found = new Map<string, Piece>();
  for (const unit of UNITS) {
    const pieces = draft.pieces.filter((piece) => piece.unit === unit);
    pieces.forEach((piece, index) => found.set(`${player.seat}-${unit}${unit === "character" ? "" : `-${index + 1}`}`, piece));
  }
  return found;
}

/** The picture's ids of the pieces that were picked up together. */
function pileOf(draft: Draft, player: ScythePlayer, { unit, from }: Picked): string[] {
  return [...idsOf(draft, player)].flatMap(([id, piece]) => (piece.unit === unit && piece.at === from ? [id] : []));
}

export function placeName(at: string, name: (id: string) => string): string {
  if (at === MAT) return t("on-mat");
  if (at === HOME) return t("at-home");
  return name(at);
}
