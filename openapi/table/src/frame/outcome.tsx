/** Who won, by how much and by what: both sides in one table. */

import type { Commit, GameScore } from "automa-client";
import type { Opened } from "../game/face.ts";
import { called } from "../game/names.ts";
import { isHumans, isShared } from "../game/seats.ts";
import { t } from "../language.ts";
import { Mark, side } from "./mark.tsx";
import { Button } from "./parts.tsx";
import { tried } from "./trouble.tsx";

type Standings = GameScore["standings"];

export function Outcome({ score, commits, ...opened }: Opened & { score: GameScore; commits: readonly Commit[] }) {
  const { session, face } = opened;
  const { looksOn, oneSeat } = session.known.value;
  const { over } = score;
  const winner = aloneFirst(score);
  const standings = score.standings.toSorted((one, two) => Number(isMine(opened, two.seat)) - Number(isMine(opened, one.seat)));
  const table = tableOf(score, standings);
  const ended = over && ending(opened, commits);
  const end = async () => {
    await session.tell("actions", face.agreedEnd);
    scrollTo(0, 0); // to who has won
  };
  return (
    <section class="form" data-test="standings">
      <header class="hero">
        {over && winner && <Mark {...opened} seat={winner.seat} />}
        <div>
          <h2 class="result" data-test="result">{result(score, opened)}</h2>
          {ended && <p class="hint" data-test="ended">{ended}</p>}
        </div>
      </header>
      {over && isTied(score) && <p class="hint" data-test="tie">{face.tie(score)}</p>}
      {standings.length === 2 ? <Duel {...opened} standings={standings} rows={table} /> : <Columns {...opened} standings={standings} rows={table} />}
      {over && winner && !isTied(score) && <Decided {...opened} standings={standings} rows={table} />}
      {!over && face.agreedEnd && !looksOn && !oneSeat && (
        <Button onClick={() => void tried(end)} data-test="end-game">
          {t("end-by-agreement")}
        </Button>
      )}
    </section>
  );
}

/** Whether the two best have the same total. */
function isTied({ standings }: GameScore): boolean {
  const [first, second] = standings.map(({ total }) => total ?? -Infinity).sort((one, other) => other - one);
  return first === second && first !== -Infinity;
}

/** The only one in the first place; undefined for several and for none. */
export function aloneFirst({ standings }: GameScore): Standings[number] | undefined {
  const [first, other] = standings.filter(({ wins }) => wins);
  return other ? undefined : first;
}

function result(score: GameScore, opened: Opened): string {
  const { standings, over } = score;
  const [first, second] = [...standings].sort((one, other) => (other.total ?? 0) - (one.total ?? 0));
  const count = (first?.total ?? 0) - (second?.total ?? 0);
  if (!first || first.total === null || second?.total === null || count === 0) {
    const winner = aloneFirst(score);
    if (standings.some(({ total }) => total === null) && standings.every(({ wins }) => !wins)) return t(over ? "score" : "score-so-far");
    if (!over || !winner) return t(over ? "a-tie" : "even-so-far");
    return isMine(opened, winner.seat) ? t("you-win") : `${sideName(opened, winner.seat)}: ${t("wins")}`;
  }
  const who = sideName(opened, first.seat);
  if (isMine(opened, first.seat)) return t(over ? "you-win-by" : "you-lead-by", { count });
  const whose = first.seat === "automa" && opened.session.seen.value.names["automa"] === undefined ? "automa-" : "";
  return t(`${whose}${over ? "wins-by" : "leads-by"}`, { who, count });
}

/** What ended the game, and when. */
function ending(opened: Opened, commits: readonly Commit[]): string | undefined {
  const last = commits.findLast(({ undone, steps }) => !undone && steps.some(({ code }) => code === "game_ended"));
  const step = last?.steps.find(({ code }) => code === "game_ended");
  if (!step || !last?.turn) return undefined;
  const { why, seat } = step.facts as Record<string, string | undefined>;
  const mine = seat !== undefined && isMine(opened, seat) ? "yes" : "no";
  return t("ended", { why: why ?? "none", mine, who: seat === undefined ? "" : sideName(opened, seat), round: last.turn.round });
}

/** The one human of a solo game is the reader. */
export function isMine({ session }: Opened, seat: string): boolean {
  const { known, seen } = session;
  return !known.value.looksOn && isHumans(seen.value, seat) && !isShared(seen.value);
}

function sideName(opened: Opened, seat: string): string {
  return isMine(opened, seat) ? t("you") : called(opened, seat);
}

/** One thing that is counted, with what each seat has of it, in the order of the standings. */
interface Row {
  id: string;
  label: string;
  values: readonly (number | undefined)[];
  counts: readonly (number | undefined)[];
}

type Table = Opened & { standings: Standings; rows: readonly Row[] };
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What is counted, by the coins that it brings. */
const COUNTED: Record<string, string> = { star_coins: "stars", territory_coins: "territories", resource_coins: "resources" };

/** What the score is made of, whatever the game; the total comes last. */
function tableOf(score: GameScore, standings: Standings): Row[] {
  const sides = new Map(sidesOf(score.score as unknown as Json));
  const all = [...new Set([...sides.values()].flatMap((rows) => [...rows.keys()]).filter((row) => row !== "total"))];
  const isCount = (row: string) => all.some((one) => COUNTED[one] === row);
  const value = (row: string) => standings.map(({ seat }) => sides.get(seat)?.get(row));
  const rows = all.filter((row) => !isCount(row)).map((row) => {
    const count = COUNTED[row];
    return { id: row, label: labelOf(count ?? row), values: value(row), counts: count === undefined ? [] : value(count) };
  });
  return [...rows, { id: "total", label: labelOf("total"), values: standings.map(({ total }) => total ?? undefined), counts: [] }];
}

function labelOf(row: string): string {
  return t(`row-${row.replaceAll("_", "-")}`);
}

function sidesOf(score: Json): [seat: string, rows: ReadonlyMap<string, number>][] {
  if (score === null || typeof score !== "object") return [];
  const parts = Array.isArray(score) ? score : Object.entries(score).flatMap(([key, value]) => within(key, value));
  return parts.flatMap((part): [string, ReadonlyMap<string, number>][] => {
    if (part === null || typeof part !== "object" || Array.isArray(part)) return [];
    const rows = Object.entries(part).flatMap(([row, value]): [string, number][] => (typeof value === "number" ? [[row, value]] : []));
    return rows.length > 0 ? [[String(part["seat"] ?? ""), new Map(rows)]] : [];
  });
}

function within(key: string, value: Json): Json[] {
  if (Array.isArray(value)) return value;
  return value !== null && typeof value === "object" ? [{ seat: key, ...value }] : [];
}

/** Two sides, face to face, with a bar to the one that gained. */
function Duel({ standings, rows, ...opened }: Table) {
  const [left, right] = standings.map(({ seat }) => seat) as [string, string];
  const most = Math.max(1, ...rows.slice(0, -1).map((row) => Math.abs(gain(row))));
  const bar = (by: number, seat: string) => (
    <span>{by > 0 && <i class={`faction ${side(opened, seat)}`} style={{ width: `${(100 * by) / most}%` }} />}</span>
  );
  const head = (seat: string) => (
    <th scope="col" colSpan={2}>
      <span class="who">
        <Mark {...opened} seat={seat} /> {sideName(opened, seat)}
      </span>
    </th>
  );
  return (
    <table class="sum duel">
      <colgroup>
        <col class="figures" />
        <col span={2} />
        <col class="figures" />
      </colgroup>
      <thead>
        <tr>
          {head(left)}
          {head(right)}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} class={row.id === "total" ? "total" : ""}>
            <Cell row={row} index={0} />
            <th scope="row" colSpan={2}>
              {row.label}
              {row.id !== "total" && (
                <span class="bars" aria-hidden="true">
                  {bar(gain(row), left)}
                  {bar(-gain(row), right)}
                </span>
              )}
            </th>
            <Cell row={row} index={1} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** By how much the first side has more of something. */
function gain({ values: [one = 0, other = 0] }: Row): number {
  return one - other;
}

function Cell({ row: { values, counts }, index }: { row: Row; index: number }) {
  const [value, count] = [values[index], counts[index]];
  const most = Math.max(...values.map((one) => one ?? -Infinity));
  return (
    <td class={value === most && values.some((one) => one !== most) ? "won" : ""}>
      {value ?? "–"}
      {count !== undefined && <small> ({count})</small>}
    </td>
  );
}

/** Several sides, a column for each; many are scrolled within their frame. */
function Columns({ standings, rows, ...opened }: Table) {
  return (
    <div class="columns" role="group" aria-label={t("score")} tabIndex={0}>
      <table class="rows sum">
        <thead>
          <tr>
            <td />
            {standings.map(({ seat }) => (
              <th scope="col" key={seat}>
                <span class="who">
                  <Mark {...opened} seat={seat} /> {sideName(opened, seat)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} class={row.id === "total" ? "total" : ""}>
              <th scope="row">{row.label}</th>
              {standings.map(({ seat }, index) => (
                <Cell key={seat} row={row} index={index} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** In what the winner had most more than who came next. */
function Decided({ standings, rows }: Table) {
  const winner = standings.findIndex(({ wins }) => wins);
  const second = standings.toSorted((one, two) => (two.total ?? 0) - (one.total ?? 0)).find((one) => !one.wins);
  const index = second ? standings.indexOf(second) : -1;
  if (index < 0) return null;
  const by = ({ values }: Row) => (values[winner] ?? 0) - (values[index] ?? 0);
  const most = rows.slice(0, -1).filter((row) => by(row) > 0).sort((one, two) => by(two) - by(one)).slice(0, 2);
  if (most.length === 0) return null;
  return (
    <p data-test="decided">{t("decided", { what: most.map((row) => `${row.label} +${by(row)}`).join(", ") })}</p>
  );
}
