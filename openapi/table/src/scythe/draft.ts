/** The human's turn before it is told: a copy of what stands on the table, changed by taps. */

import type { ScytheAction, ScytheGameState, ScythePlayer, ScytheView } from "automa-client";
import { inOrder, type UnitMove } from "./riding.ts";

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
export const OBJECTIVES: Readonly<Record<string, number>> = { saxony: 2 };
/** With so many the game is over. */
const STARS = 6;
/** Where its track ends. */
const POPULARITY = 18;
export const MAT = "mat";
export const HOME = "home";

type Player = ScythePlayer;
type Ability = NonNullable<Player["abilities"]>[number];
type Bonus = (typeof BONUSES)[number];
type Goal = NonNullable<Player["stars"]>[number];

/** One unit where it stood and where it stands now. */
export interface Piece {
  unit: Unit;
  from: string;
  at: string;
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
    deeds: [],
  };
}

/** Places of one kind of unit, as they stand in the draft. */
export function places(draft: Draft, unit: Unit): string[] {
  return draft.pieces.filter((piece) => piece.unit === unit).map((piece) => piece.at);
}

/** One unit of a kind goes from a place to another. */
export function moved(draft: Draft, unit: Unit, from: string, to: string): Draft {
  const index = draft.pieces.findIndex((piece) => piece.unit === unit && piece.at === from);
  if (index < 0 || from === to) return draft;
  const pieces = draft.pieces.map((piece, at) => (at === index ? { ...piece, at: to } : piece));
  return { ...draft, pieces };
}

export function stocked(draft: Draft, hex: string, resource: Resource, amount: number): Draft {
  const there = { ...draft.resources[hex], [resource]: amount };
  return { ...draft, resources: { ...draft.resources, [hex]: there } };
}

export function has(draft: Draft, hex: string, resource: Resource): number {
  return draft.resources[hex]?.[resource] ?? 0;
}

/** Where the human controls: a unit of its own stands there, or a structure and no unit of an enemy. */
export function controlled(draft: Draft, seen: ScytheGameState): string[] {
  const stands = draft.pieces.map((piece) => piece.at).filter((at) => at !== MAT && at !== HOME);
  const built = Object.keys(draft.structures).filter((hex) => !enemyAt(seen, hex));
  return [...new Set([...stands, ...built])];
}

/** All others, or those of another side, whether people or Automas play them. */
function enemies(seen: ScytheGameState): Player[] {
  const mine = me(seen);
  const isEnemy = ({ side }: Player) => seen.state.enemies === "everyone" || side === null || side !== mine.side;
  return seen.state.players.filter((one) => one.seat !== mine.seat && isEnemy(one));
}

/** Whether an enemy's unit stands somewhere: nobody is met at home, or on a mat. */
export function enemyAt(seen: ScytheGameState, hex: string): boolean {
  const met = (at: string) => at === hex && at !== HOME && at !== MAT;
  return enemies(seen).some((one) => [one.character, ...one.mechs, ...one.workers].some(met));
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

/** What differs, as actions: a report; units that meet an enemy move by the rules, since a combat may follow. */
export function mirrored(draft: Draft, seen: ScytheGameState): ScytheAction[] {
  const before = begun(seen);
  const view = seen.state;
  const mine = me(seen);
  const arriving = draft.pieces.filter((piece) => piece.at !== piece.from && enemyAt(seen, piece.at));
  const meeting = arriving.filter((piece) => piece.from !== MAT);
  const move = met(meeting);
  const fighting = fights(move, seen);
  const later = fighting ? meeting : arriving; // what is new stands where enemies have been driven off
  const stand = (unit: Unit) =>
    draft.pieces.filter((piece) => piece.unit === unit).map((piece) => (later.includes(piece) ? piece.from : piece.at));
  const report: Record<string, unknown> = {};
  const tell = (field: string, now: unknown, then: unknown) => {
    if (JSON.stringify(now) !== JSON.stringify(then)) report[field] = now;
  };
  const [character] = stand("character");
  tell("character", character, mine.character);
  tell("mechs", onBoard(stand("mech")), onBoard(places(before, "mech")));
  tell("workers", onBoard(stand("worker")), onBoard(places(before, "worker")));
  for (const field of ["abilities", "power", "popularity", "coins", "structures", "recruits", "stars", "upgrades"] as const) {
    tell(field, draft[field], before[field]);
  }
  tell("encounters", draft.encounters, before.encounters);
  if (!draft.hand) tell("combat_cards", draft.cards, before.cards);
  const stock = Object.entries(draft.resources).filter(
    ([hex, there]) => JSON.stringify(there) !== JSON.stringify(before.resources[hex]),
  );
  const isReal = view.automa_decks.some(({ mode }) => mode === "physical");
  // where a card of the table's own shows what is laid where workers were driven off, it lies there already
  const laid = isReal && !fighting ? stock.filter(([hex]) => meeting.some(({ at }) => at === hex)) : [];
  const others = stock.filter((one) => !laid.includes(one));
  if (others.length > 0) report["resources"] = Object.fromEntries(others);
  const { popularity, stars } = report; // popularity as it stands behind what driving workers off costs
  if (popularity !== undefined && fighting) report["popularity"] = Math.min(POPULARITY, draft.popularity + drivenOff(move, seen));
  const ends = stars !== undefined && draft.stars.length >= STARS && !fighting; // all else is told before
  if (ends) delete report["stars"];
  const actions: unknown[] = Object.keys(report).length > 0 ? [{ type: "report", ...report }] : [];
  if (JSON.stringify(draft.tokens) !== JSON.stringify(before.tokens)) {
    const pointer = `/players/${view.players.indexOf(mine)}/tokens`;
    actions.push({ type: "correct", pointer, value: draft.tokens, reason: "" });
  }
  actions.push(...dealt(draft, before));
  const taken = draft.factory ? [{ type: "take_factory_card" }] : [];
  actions.push(...(fighting ? [...taken, ...move] : [...move, ...taken]));
  const behind = {
    ...(popularity !== undefined && move.length > 0 && !fighting && { popularity }),
    ...(laid.length > 0 && { resources: Object.fromEntries(laid) }),
    ...standing(draft, later.filter((piece) => piece.from === MAT)),
  };
  if (Object.keys(behind).length > 0) actions.push({ type: "report", ...behind });
  if (ends) actions.push({ type: "report", stars });
  return actions as ScytheAction[];
}

/** Where all units stand of the kinds that have new ones among them. */
function standing(draft: Draft, fresh: readonly Piece[]): Record<string, string[]> {
  const kinds = new Set(fresh.map(({ unit }) => unit));
  return {
    ...(kinds.has("mech") && { mechs: onBoard(places(draft, "mech")) }),
    ...(kinds.has("worker") && { workers: onBoard(places(draft, "worker")) }),
  };
}

/** How many workers of enemies a movement drives off, each of which costs popularity. */
function drivenOff(move: readonly ScytheAction[], seen: ScytheGameState): number {
  const reached = new Set(move.flatMap((action) => (action.type === "move" ? action.moves.map(({ to }) => to) : [])));
  const fought = fighters(seen);
  const alone = (at: string) => reached.has(at) && !fought.includes(at);
  return enemies(seen).flatMap((one) => one.workers.filter(alone)).length;
}

/** The movement of what meets an enemy. */
function met(meeting: readonly Piece[]): ScytheAction[] {
  if (meeting.length === 0) return [];
  const ways = meeting.map((piece) => ({ unit: piece.unit, from: piece.from, to: piece.at }) as UnitMove);
  return [{ type: "move", moves: inOrder(ways) }] as ScytheAction[];
}

/** Of a hand that is known cards are paid and drawn: no report sets one that the service has dealt. */
function dealt({ hand, cards }: Draft, before: Draft): unknown[] {
  if (!hand || !before.hand) return [];
  const paid = without(before.hand, hand);
  const drawn = cards - hand.length;
  return [
    ...(paid.length > 0 ? [{ type: "pay", combat_cards: paid }] : []),
    ...(drawn > 0 ? [{ type: "gain", combat_cards: drawn }] : []),
  ];
}

/** What is left of some things without others, one for one. */
export function without<T>(things: readonly T[], gone: readonly T[]): T[] {
  const rest = [...things];
  for (const one of gone) if (rest.includes(one)) rest.splice(rest.indexOf(one), 1);
  return rest;
}

/** The whole turn: it ends with it, unless a combat has to be fought first. */
export function told(draft: Draft, seen: ScytheGameState, guided: boolean): ScytheAction[] {
  const actions = guided ? [...draft.deeds] : mirrored(draft, seen);
  return fights(actions, seen) ? actions : [...actions, { type: "end_turn" }];
}

/** Whether a combat comes of it, before which nothing else can be told. */
export function fights(actions: readonly ScytheAction[], seen: ScytheGameState): boolean {
  const fought = fighters(seen);
  return actions.some(
    (action) => action.type === "move" && action.moves.some((move) => fought.includes(move.to) && move.unit !== "worker"),
  );
}

/** Where enemies' combat units stand. */
function fighters(seen: ScytheGameState): string[] {
  return enemies(seen).flatMap((one) => [one.character, ...one.mechs].filter((at) => at !== HOME));
}

function onBoard(stand: string[]): string[] {
  return stand.filter((at) => at !== MAT).sort();
}
