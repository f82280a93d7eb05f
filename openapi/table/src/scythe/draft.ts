/** The human's turn before it is told: a copy of what stands on the table, changed by taps. */

import type { ScytheAction, ScytheGameState, ScythePlayer, ScytheView } from "automa-client";
import { without } from "../game/things.ts";

export type Unit = "character" | "mech" | "worker";
export type Resource = "metal" | "food" | "oil" | "wood";
export type Structure = "mill" | "monument" | "mine" | "armory";
export type Stock = Record<string, Partial<Record<Resource, number>>>;

export const RESOURCES: readonly Resource[] = ["metal", "food", "oil", "wood"];
export const STRUCTURES: readonly Structure[] = ["mill", "monument", "mine", "armory"];
export const BONUSES = ["power", "coin", "popularity", "combat_card"] as const;
export const GOALS = ["upgrades", "mechs", "structures", "recruits", "workers", "objective", "popularity", "power"] as const;
/** What a faction puts on the board. */
export const TOKENS: Readonly<Record<string, "flag" | "trap">> = { albion: "flag", togawa: "trap" };
export const MOST_TOKENS = 4;
/** How many objectives a faction may reveal, where that is not one. */
const OBJECTIVES: Readonly<Record<string, number>> = { saxony: 2 };
/** Where their tracks end. */
export const MOST_POWER = 16;
export const MOST_POPULARITY = 18;
/** All stars that a seat has: with so many the game is over. */
export const MOST_STARS = 6;
export const MAT = "mat";
export const HOME = "home";

type Player = ScythePlayer;
export type Ability = NonNullable<Player["abilities"]>[number];
type Bonus = (typeof BONUSES)[number];
type Goal = NonNullable<Player["stars"]>[number];

/** The goals for which a human of a faction can still place a star. */
export function goalsLeft(placed: readonly string[], faction: string): (typeof GOALS)[number][] {
  const most = (goal: string) => (goal === "objective" ? (OBJECTIVES[faction] ?? 1) : 1);
  return GOALS.filter((goal) => placed.filter((one) => one === goal).length < most(goal));
}

/** One unit where it stood and where it stands now. */
export interface Piece {
  unit: Unit;
  from: string;
  at: string;
  /** What was printed under a mech that was deployed. */
  ability?: Ability;
}

export interface Draft {
  pieces: readonly Piece[];
  abilities: readonly Ability[];
  power: number;
  popularity: number;
  coins: number;
  cards: number;
  hand: readonly number[] | undefined;
  resources: Stock;
  structures: Record<string, Structure>;
  recruits: readonly Bonus[];
  stars: readonly Goal[];
  upgrades: number;
  encounters: readonly string[];
  /** Whether a Factory card is taken in this turn. */
  factory: boolean;
  /** Where Flags or Traps lie. */
  tokens: readonly string[];
  /** The Traps among them that are not armed. */
  disarmed: readonly string[];
  /** What a guided turn tells, in its order; a mirrored one tells what differs. */
  deeds: readonly ScytheAction[];
  /** How it was put together, where something was. */
  guided?: boolean;
}

/** The human that the game is shown to; where it is shown to none of them, the one on turn. */
export function me({ seat, turn, state }: ScytheGameState): Player {
  const humans = state.players.filter((one) => one.kind === "human");
  const of = (whose: string | null) => humans.find((one) => one.seat === whose);
  return of(seat) ?? of(turn) ?? (humans[0] as Player);
}

/** The same where there may be none, since Automas play alone. */
export function mine(seen: ScytheGameState): Player | undefined {
  return seen.state.players.some(({ kind }) => kind === "human") ? me(seen) : undefined;
}

export function automas(view: ScytheView): Player[] {
  return view.players.filter((one) => one.kind === "automa");
}

export function begun(seen: ScytheGameState): Draft {
  const mine = me(seen);
  const view = seen.state;
  const hand = typeof mine.combat_cards === "number" ? undefined : mine.combat_cards;
  const stand = (unit: Unit) => (at: string) => ({ unit, from: at, at });
  return {
    pieces: [
      stand("character")(mine.character),
      ...mine.mechs.map(stand("mech")),
      ...mine.workers.map(stand("worker")),
    ],
    abilities: mine.abilities ?? [],
    power: mine.power,
    popularity: mine.popularity,
    coins: mine.coins,
    cards: hand ? hand.length : (mine.combat_cards as number),
    hand,
    resources: view.resources as Stock,
    structures: Object.fromEntries(
      Object.entries(view.structures).flatMap(([hex, one]) => (one.owner === mine.seat ? [[hex, one.kind]] : [])),
    ) as Draft["structures"],
    recruits: (mine.recruits ?? []) as readonly Bonus[],
    stars: mine.stars ?? [],
    upgrades: mine.upgrades ?? 0,
    encounters: view.encounters,
    factory: false,
    tokens: mine.tokens ?? [],
    disarmed: mine.disarmed ?? [],
    deeds: [],
  };
}

/** Places of one kind of unit, as they stand in the draft. */
export function places(draft: Draft, unit: Unit): string[] {
  return draft.pieces.filter((piece) => piece.unit === unit).map((piece) => piece.at);
}

/**
 * One unit of a kind goes from a place to another: of like ones one that came from there, else one that has not moved yet.
 * To the mat it covers its ability again.
 */
export function moved(draft: Draft, unit: Unit, from: string, to: string): Draft {
  const there = draft.pieces.filter((piece) => piece.unit === unit && piece.at === from);
  const one = there.find((piece) => piece.from === to) ?? there.find((piece) => piece.from === from) ?? there[0];
  if (!one || from === to) return draft;
  const { ability, ...piece } = one;
  const covers = ability !== undefined && to === MAT;
  const pieces = draft.pieces.map((each) => (each === one ? { ...(covers ? piece : one), at: to } : each));
  return { ...draft, pieces, abilities: covers ? without(draft.abilities, [ability]) : draft.abilities };
}

/** A mech comes from the mat, and what was printed under it can be used. */
export function deployed(draft: Draft, to: string, ability: Ability): Draft {
  const one = draft.pieces.find((piece) => piece.unit === "mech" && piece.at === MAT);
  const pieces = draft.pieces.map((piece) => (piece === one ? { ...piece, at: to, ability } : piece));
  return { ...draft, pieces, abilities: [...draft.abilities, ability] };
}

export function stocked(draft: Draft, hex: string, resource: Resource, amount: number): Draft {
  const there = { ...draft.resources[hex], [resource]: amount };
  return { ...draft, resources: { ...draft.resources, [hex]: there } };
}

export function has(draft: Draft, hex: string, resource: Resource): number {
  return draft.resources[hex]?.[resource] ?? 0;
}

/** Where the human controls: a unit of its own stands there, or a structure, or an armed Trap alone, and no unit of an enemy. */
export function controlled(draft: Draft, seen: ScytheGameState): string[] {
  const stands = draft.pieces.map((piece) => piece.at).filter((at) => at !== MAT && at !== HOME);
  const traps = TOKENS[me(seen).faction] === "trap" ? draft.tokens.filter((hex) => !draft.disarmed.includes(hex)) : [];
  const trapped = traps.filter((hex) => !(hex in seen.state.structures));
  const held = [...Object.keys(draft.structures), ...trapped].filter((hex) => !enemyAt(seen, hex));
  return [...new Set([...stands, ...held])];
}

/** All others, or those of another side, whether people or Automas play them. */
export function enemies(seen: ScytheGameState): Player[] {
  const mine = me(seen);
  const isEnemy = ({ side }: Player) => seen.state.enemies === "everyone" || side === null || side !== mine.side;
  return seen.state.players.filter((one) => one.seat !== mine.seat && isEnemy(one));
}

/** Whether an enemy's unit stands somewhere: nobody is met at home, or on a mat. */
export function enemyAt(seen: ScytheGameState, hex: string): boolean {
  const met = (at: string) => at === hex && at !== HOME && at !== MAT;
  return enemies(seen).some((one) => [one.character, ...one.mechs, ...one.workers].some(met));
}

/** Whether an enemy would fight there: one has more than workers. */
export function fighterAt(seen: ScytheGameState, hex: string): boolean {
  return hex !== HOME && hex !== MAT && enemies(seen).some((one) => [one.character, ...one.mechs].includes(hex));
}

/** Whether anything was changed. */
export function isChanged({ guided: _, ...draft }: Draft, seen: ScytheGameState): boolean {
  return JSON.stringify(draft) !== JSON.stringify(begun(seen));
}

/** A guided turn as what it has come to: what differs is told, and goes on to be set by hand. */
export function byHand(draft: Draft): Draft {
  const factory = draft.factory || draft.deeds.some((deed) => deed.type === "take_factory_card");
  return { ...draft, factory, deeds: [] };
}
