/** Where pieces stand on a hex of the picture, as the service places them: workers beside fighters, or in front of them. */

import type { Unit } from "./draft.ts";

const SPREAD_WIDTH = 92; // the most that all pieces of a hex take
const STRUCTURE_WIDTH = 34; // the part of it that a structure on the right takes
const PITCH: Readonly<Record<Unit, number>> = { character: 36, mech: 38, worker: 23 };
const MIN_VISIBLE_SHARE = 0.7; // of a piece beside the next one
const MIN_SINGLE_ROW_SCALE = 0.9; // down to which workers stand beside the fighters
const [FIGHTERS_Y, WORKERS_Y, SINGLE_ROW_Y, ABOVE_RESOURCES_Y] = [-12, 17, 2, -5];
const WORKERS_BESIDE_Y = 7;
const [STRUCTURE_X, STRUCTURE_Y] = [33, 2];
const TOKEN_Y = 12; // on the other side
const RESOURCES_Y = 37;
const RESOURCE_PITCH = 28;
const RESOURCE_SPREAD = 62;
const RESOURCE_SCALES = [1.2, 1.1, 1, 0.84]; // by how many kinds lie there

export interface Point {
  x: number;
  y: number;
}

export interface Standing {
  seat: string;
  unit: Unit;
}

interface Lying {
  hasStructure: boolean;
  hasResources: boolean;
}

/** The `transform` of each piece of a hex; seats stand side by side. */
export function placed<S extends Standing>(pieces: readonly S[], centre: Point, { hasStructure, hasResources }: Lying): Map<S, string> {
  const left = -SPREAD_WIDTH / 2;
  const seats = [...new Set(pieces.map(({ seat }) => seat))];
  const share = (SPREAD_WIDTH - (hasStructure ? STRUCTURE_WIDTH : 0)) / seats.length;
  const y = centre.y + (hasResources ? ABOVE_RESOURCES_Y : 0);
  const spots = new Map<S, string>();
  seats.forEach((seat, index) => {
    const own = pieces.filter((piece) => piece.seat === seat);
    const workers = own.filter(({ unit }) => unit === "worker");
    const fighters = own.filter(({ unit }) => unit !== "worker");
    const isBoth = workers.length > 0 && fighters.length > 0;
    const x = centre.x + left + share * (index + 0.5);
    const total = pitches(own);
    if (isBoth && total * MIN_SINGLE_ROW_SCALE <= share) return singleRow(spots, [...fighters, ...workers], { x, y }, Math.min(1, share / total));
    row(spots, fighters, { x, y: y + (isBoth ? FIGHTERS_Y : SINGLE_ROW_Y) }, share);
    row(spots, workers, { x, y: y + (isBoth ? WORKERS_Y : SINGLE_ROW_Y) }, share);
  });
  return spots;
}

/** How wide pieces are side by side. */
function pitches(pieces: readonly Standing[]): number {
  return pieces.reduce((sum, { unit }) => sum + PITCH[unit], 0);
}

/** Fighters and workers side by side, where none covers another. */
function singleRow<S extends Standing>(spots: Map<S, string>, pieces: readonly S[], { x, y }: Point, scale: number): void {
  let left = x - (scale * pitches(pieces)) / 2;
  for (const piece of pieces) {
    const above = piece.unit === "worker" ? WORKERS_BESIDE_Y : SINGLE_ROW_Y;
    spots.set(piece, transform({ x: left + (scale * PITCH[piece.unit]) / 2, y: y + above }, scale));
    left += scale * PITCH[piece.unit];
  }
}

/** Side by side; where there is no room for that they overlap, and then they are smaller. */
function row<S extends Standing>(spots: Map<S, string>, pieces: readonly S[], { x, y }: Point, width: number): void {
  const widest = Math.max(...pieces.map(({ unit }) => PITCH[unit]));
  const gaps = pieces.length - 1;
  const pitch = gaps > 0 ? Math.min(widest, Math.max((width - widest) / gaps, MIN_VISIBLE_SHARE * widest)) : 0;
  const scale = Math.min(1, width / (widest + pitch * gaps));
  const start = x - (pitch * scale * gaps) / 2;
  pieces.forEach((piece, index) => spots.set(piece, transform({ x: start + pitch * scale * index, y }, scale)));
}

/** The `transform` of each of so many kinds of resources on a hex. */
export function heaped(kinds: number, { x, y }: Point): string[] {
  const gaps = kinds - 1;
  const pitch = gaps > 0 ? Math.min(RESOURCE_PITCH, RESOURCE_SPREAD / gaps) : 0;
  const scale = RESOURCE_SCALES[gaps] ?? 1;
  return Array.from({ length: kinds }, (_, index) =>
    transform({ x: x + pitch * (index - gaps / 2), y: y + RESOURCES_Y }, scale),
  );
}

/** The `transform` of a structure on a hex. */
export function standing({ x, y }: Point): string {
  return transform({ x: x + STRUCTURE_X, y: y + STRUCTURE_Y }, 1);
}

/** The `transform` of a Flag or a Trap on a hex. */
export function lying({ x, y }: Point): string {
  return transform({ x: x - STRUCTURE_X, y: y + TOKEN_Y }, 1);
}

function transform({ x, y }: Point, scale: number): string {
  const moved = `translate(${rounded(x, 10)} ${rounded(y, 10)})`;
  return scale === 1 ? moved : `${moved} scale(${rounded(scale, 100)})`;
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts;
}
