/** A combat as a board of two columns: who fights, with what, and what that comes to. */

import type { GameState, ScytheGameState, ScythePlayer, Step } from "automa-client";
import type { ComponentChildren } from "preact";
import type { Shown } from "../game/face.ts";
import { called } from "../game/names.ts";
import { t } from "../language.ts";

interface Column {
  one: ScythePlayer;
  who: string;
  /** What it does there, or what it has. */
  under: string;
  sum: ComponentChildren;
  /** What the sum is made of. */
  parts: string;
  won?: boolean;
}

export function Columns({ columns }: { columns: readonly Column[] }) {
  return (
    <div class="fighters" data-test="fighters">
      {columns.map(({ one, who, under, sum, parts, won }) => (
        <div key={one.seat} class={`fighter ${one.faction}${won ? " winner" : ""}`} data-test={`fighter-${one.kind}`}>
          <h3>{who}</h3>
          <p>{under}</p>
          <p class="sum-of">
            <strong>{sum}</strong> <span>{parts}</span>
          </p>
        </div>
      ))}
    </div>
  );
}

/** What one side has put in: power, and the values of its cards. */
export function putIn(dial: number, cards: readonly number[]): string {
  return [t("power-in", { count: dial }), ...(cards.length > 0 ? [t("cards-in", { cards: cards.join(" + "), count: cards.length })] : [])].join(" + ");
}

export function whoOf(shown: Shown, one: ScythePlayer): string {
  return one.kind === "human" ? called(shown, one.seat) : shown.name(one.faction);
}

interface Won {
  winner: string;
  loser: string;
  attacker_wins: boolean | null;
  attacker_dial: number;
  attacker_cards: readonly number[];
  attacker_total: number;
  defender_dial: number;
  defender_cards: readonly number[];
  defender_total: number;
}

/** How a combat went: the attacker first. */
export function Fought({ step, seen, ...shown }: Shown & { step: Step; seen: GameState }) {
  const { players } = (seen as ScytheGameState).state;
  const won = step.facts as unknown as Won;
  if (won.attacker_wins === null) return null;
  const seats = won.attacker_wins ? [won.winner, won.loser] : [won.loser, won.winner];
  const columns = (["attacker", "defender"] as const).flatMap((role, index) => {
    const one = players.find(({ seat }) => seat === seats[index]);
    if (!one) return [];
    const [dial, cards] = [won[`${role}_dial`], won[`${role}_cards`]];
    const under = t(`was-${role}`);
    return [{ one, who: whoOf(shown, one), under, sum: won[`${role}_total`], parts: putIn(dial, cards), won: one.seat === won.winner }];
  });
  return <Columns columns={columns} />;
}
