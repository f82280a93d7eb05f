/** The score, what it is made of, and what can be taken along. */

import { document as answer, type Audit, type GameScore } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import type { Opened } from "../game/face.ts";
import { called } from "../game/names.ts";
import { isHumans, isShared } from "../game/seats.ts";
import { inTime } from "../game/passing.ts";
import type { Session } from "../game/session.ts";
import { t } from "../language.ts";
import { ours } from "../ours.ts";
import { route } from "../routes.ts";
import { at } from "../service.ts";
import { changeFor, type KnownGame, type Result } from "../shelf.ts";
import { Bar, Button, capital, Folded, Waiting } from "./parts.tsx";
import { save, type Saved } from "./saving.ts";
import { Notices } from "./table.tsx";
import { tried, useNeeded } from "./trouble.tsx";

export function Score(opened: Opened) {
  const { session, face, name } = opened;
  const seen = session.seen.value;
  const sent = { params: { path: { game_id: seen.game } }, headers: session.authorised };
  const asked = (signal: AbortSignal) => at.value.GET("/v1/games/{game_id}/score", { ...sent, signal });
  const found = () => inTime((signal) => ours<GameScore>(asked(signal), (told) => Array.isArray(told.standings)));
  const score = useNeeded(found, [seen.version]);
  return (
    <>
      <Bar title={t(seen.over ? "score" : "score-so-far")} under={face.title(seen, name)} back={`game/${seen.game}`} />
      <main class="page">
        <Notices {...opened} />
        {score ? <Scored {...opened} score={score} /> : <Waiting />}
      </main>
    </>
  );
}

/** All at once, as soon as the score is there: nothing moves under a finger. */
function Scored({ score, ...opened }: Opened & { score: GameScore }) {
  const { session, face } = opened;
  const seen = session.seen.value;
  const [winner, other] = score.standings.filter(({ wins }) => wins);
  const won = winner !== undefined && !other && isMine(opened, winner.seat);
  useEffect(() => {
    if (score.over && won) face.won?.(seen);
    const mine = score.standings.find(({ seat }) => isMine(opened, seat));
    if (!score.over || !mine) return;
    void keepResult(session, { kind: face.kind(seen), won, total: mine.total }).catch(() => undefined);
  }, [score]);
  const beside = face.beside?.(seen, opened.name);
  const saved = (what: Saved, ending: string, label: string) => (
    <Button onClick={() => void tried(() => save(session, what, `${seen.game}.${ending}`))} data-test={`save-${what}`}>
      {label}
    </Button>
  );
  const openBgStats = async () => {
    const sent = { params: { path: { game_id: seen.game } }, headers: session.authorised };
    const from = route.value;
    const { url } = await answer(at.value.GET("/v1/games/{game_id}/bg-stats/link", sent));
    if (route.value === from) location.assign(url);
  };
  return (
    <>
      <Outcome score={score} opened={opened} />
      {beside && <p class="hint" data-test="beside-the-board">{beside}</p>}
      <h2>{t("take-along")}</h2>
      <div class="options">
        {seen.over && (
          <>
            {saved("report", "txt", t("text-report"))}
            {saved("bg-stats", "bgsplay", "BG Stats")}
            <Button onClick={() => void tried(openBgStats)} data-test="open-bg-stats">
              BG Stats ↗
            </Button>
          </>
        )}
        {saved("commits", "ndjson", t("log-file"))}
        <Button onClick={() => print()}>{t("print")}</Button>
      </div>
      <Proof {...opened} />
    </>
  );
}

/** Keeps how a game has ended, with the time of that. */
async function keepResult({ access, seen, storyFrom }: Session, result: Omit<Result, "at">): Promise<void> {
  const [last] = await storyFrom(seen.value.version - 1);
  if (!last) return;
  const at = Date.parse(last.at);
  await changeFor<KnownGame>(access, "games", access.id, (known) => known && { ...known, result: { ...result, at } });
}

/** Who won and by how much, and both sides in one table. */
function Outcome({ score, opened }: { score: GameScore; opened: Opened }) {
  const { session, face } = opened;
  const seen = session.seen.value;
  const { looksOn, oneSeat } = session.known.value;
  const isOwners = !looksOn && !oneSeat;
  const sides = sidesOf(score.score as unknown as Json);
  return (
    <section class="form" data-test="standings">
      <h2 class="result" data-test="result">{result(score, opened)}</h2>
      {score.over && isTied(score) && <p class="hint" data-test="tie">{face.tie(score)}</p>}
      <Rows sides={sides} name={(seat) => sideName(opened, seat)} standings={score.standings} />
      {score.over && (
        <a class="button primary" href={`#/new/${seen.ruleset}`} data-test="play-again">
          {t("play-again")}
        </a>
      )}
      {!score.over && face.agreedEnd && isOwners && (
        <Button onClick={() => void tried(() => session.tell("actions", face.agreedEnd))} data-test="end-game">
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

function result({ standings, over }: GameScore, opened: Opened): string {
  const [first, second] = [...standings].sort((one, other) => (other.total ?? 0) - (one.total ?? 0));
  const count = (first?.total ?? 0) - (second?.total ?? 0);
  if (!first || first.total === null || second?.total === null || count === 0) {
    const [winner, other] = standings.filter((one) => one.wins);
    if (standings.some(({ total }) => total === null) && !winner) return t(over ? "score" : "score-so-far");
    if (!over || !winner || other) return t(over ? "a-tie" : "even-so-far");
    return isMine(opened, winner.seat) ? t("you-win") : `${sideName(opened, winner.seat)}: ${t("wins")}`;
  }
  const who = sideName(opened, first.seat);
  if (isMine(opened, first.seat)) return t(over ? "you-win-by" : "you-lead-by", { count });
  const whose = first.seat === "automa" && opened.session.seen.value.names["automa"] === undefined ? "automa-" : "";
  return t(`${whose}${over ? "wins-by" : "leads-by"}`, { who, count });
}

/** The one human of a solo game is the reader. */
function isMine({ session }: Opened, seat: string): boolean {
  const { known, seen } = session;
  return !known.value.looksOn && isHumans(seen.value, seat) && !isShared(seen.value);
}

function sideName(opened: Opened, seat: string): string {
  return isMine(opened, seat) ? t("you") : called(opened, seat);
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Side = readonly [seat: string, rows: ReadonlyMap<string, number>];

/** What is counted, by the coins that it brings. */
const COUNTED: Record<string, string> = { star_coins: "stars", territory_coins: "territories", resource_coins: "resources" };

/** What the score is made of, whatever the game: a column for each side. */
function Rows(props: { sides: readonly Side[]; name(id: string): string; standings: GameScore["standings"] }) {
  const { sides, name, standings } = props;
  const all = [...new Set([...sides.flatMap(([, rows]) => [...rows.keys()]).filter((row) => row !== "total"), "total"])];
  const seats = standings.map(({ seat }) => seat);
  const of = (seat: string) => sides.find(([side]) => side === seat)?.[1];
  const rows = all.filter((row) => !Object.values(COUNTED).some((count) => count === row && hasCoins(all, count)));
  const value = (seat: string, row: string) =>
    row === "total" ? (standings.find((one) => one.seat === seat)?.total ?? undefined) : of(seat)?.get(row);
  return (
    <table class="rows sum">
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th scope="col" key={seat}>{name(seat)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const most = Math.max(...seats.map((seat) => value(seat, row) ?? -Infinity));
          const isEven = seats.every((seat) => value(seat, row) === most);
          return (
            <tr key={row} class={row === "total" ? "total" : ""}>
              <th scope="row">{t(`row-${(COUNTED[row] ?? row).replaceAll("_", "-")}`)}</th>
              {seats.map((seat) => {
                const count = COUNTED[row] === undefined ? undefined : of(seat)?.get(COUNTED[row]);
                return (
                  <td key={seat} class={value(seat, row) === most && !isEven ? "won" : ""}>
                    {value(seat, row) ?? "–"}
                    {count !== undefined && <small> ({count})</small>}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function hasCoins(rows: readonly string[], count: string): boolean {
  return rows.some((row) => COUNTED[row] === count);
}

function sidesOf(score: Json): Side[] {
  if (score === null || typeof score !== "object") return [];
  const parts = Array.isArray(score) ? score : Object.entries(score).flatMap(([key, value]) => within(key, value));
  return parts.flatMap((part): Side[] => {
    if (part === null || typeof part !== "object" || Array.isArray(part)) return [];
    const rows = Object.entries(part).flatMap(([row, value]): [string, number][] =>
      typeof value === "number" ? [[row, value]] : [],
    );
    return rows.length > 0 ? [[String(part["seat"] ?? ""), new Map(rows)]] : [];
  });
}

function within(key: string, value: Json): Json[] {
  if (Array.isArray(value)) return value;
  return value !== null && typeof value === "object" ? [{ seat: key, ...value }] : [];
}

const DECKS = /^(automa|deck|bot)/;

/** Is the log sound? What was checked, in plain words. */
function Proof({ session, name }: Opened) {
  const [audit, setAudit] = useState<Audit | undefined>(undefined);
  const sent = { params: { path: { game_id: session.access.id } }, headers: session.authorised };
  const told = (deck: string) => (deck.startsWith("combat") ? t("combat-cards") : DECKS.test(deck) ? t("automa-cards") : capital(name(deck)));
  const check = async () => setAudit(await answer(at.value.GET("/v1/games/{game_id}/audit", sent)));
  const decks = Object.entries(sealsOf(session.seen.value.state as unknown as Json));
  return (
    <section>
      <h2>{t("is-sound")}</h2>
      <p class="hint">{t("is-sound-under")}</p>
      {decks.length > 0 && (
        <details class="folded">
          <summary>{t("seals")}</summary>
          <ul>
            {decks.map(([deck, seal]) => (
              <li key={deck}>
                {told(deck)}: <code class="seal">{seal}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button onClick={() => void tried(check)} data-test="audit">
        {t("check-it")}
      </Button>
      {audit && (
        <div class={`notice${audit.sound ? " good" : " warn"}`} role="status" data-test="proof">
          <p>{t(audit.sound ? "log-sound" : "log-unsound")}</p>
          <ul>
            <li>{t("proof-chain", { count: audit.version })}</li>
            <li>{t("proof-decisions", { count: audit.decisions.checked })}</li>
            {audit.shuffles.length > 0 && (
              <li>
                {t("proof-shuffles", {
                  count: audit.shuffles.length,
                  open: audit.shuffles.filter((one) => one.revealed).length,
                })}
              </li>
            )}
          </ul>
          {audit.shuffles.map((one) => (
            <Folded key={one.step} label={t("seal-of", { deck: told(one.deck), step: one.step })} test="seal">
              <p>{t(one.revealed ? (one.sound ? "seal-kept" : "seal-broken") : "seal-closed")}</p>
              <code class="seal">{one.commitment}</code>
            </Folded>
          ))}
        </div>
      )}
    </section>
  );
}

/** The commitments of virtual decks that a state shows. */
function sealsOf(state: Json, at = ""): Record<string, string> {
  if (state === null || typeof state !== "object") return {};
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(state)) {
    if (key === "commitment" && typeof value === "string") found[at] = value;
    else Object.assign(found, sealsOf(value as Json, Array.isArray(state) ? at : key));
  }
  return found;
}
