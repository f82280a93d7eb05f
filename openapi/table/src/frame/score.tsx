/** The score, what it is made of, and what can be taken along. */

import { document as answer, type Audit, type GameScore } from "automa-client";
import { useState } from "preact/hooks";
import type { Opened } from "../game/face.ts";
import { called } from "../game/names.ts";
import { inTime } from "../game/passing.ts";
import { t } from "../language.ts";
import { ours } from "../ours.ts";
import { route } from "../routes.ts";
import { at } from "../service.ts";
import { Bar, Button, capital, Folded, Waiting } from "./parts.tsx";
import { save, type Saved } from "./saving.ts";
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
        {score ? <Scored {...opened} score={score} /> : <Waiting />}
      </main>
    </>
  );
}

/** All at once, as soon as the score is there: nothing moves under a finger. */
function Scored({ score, ...opened }: Opened & { score: GameScore }) {
  const { session, face } = opened;
  const seen = session.seen.value;
  const name = (seat: string) => called(opened, seat);
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
      <Standings score={score} name={name} />
      {beside && <p class="hint" data-test="beside-the-board">{beside}</p>}
      <Rows score={score.score as unknown as Json} name={name} />
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

function Standings({ score, name }: { score: GameScore; name(id: string): string }) {
  return (
    <ol class="standings" data-test="standings">
      {score.standings.map((one) => (
        <li key={one.seat} class={one.wins ? "wins" : ""}>
          <span>{name(one.seat)}</span>
          <b>{one.total ?? "–"}</b>
          {one.wins && score.over && <em>{t("wins")}</em>}
        </li>
      ))}
    </ol>
  );
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** What the score is made of, whatever the game: a table for each side. */
function Rows({ score, name }: { score: Json; name(id: string): string }) {
  const sides = sidesOf(score);
  return (
    <>
      {sides.map(([side, rows]) => (
        <table class="rows" key={side}>
          <caption>{name(side)}</caption>
          <tbody>
            {rows.map(([row, value]) => (
              <tr key={row} class={row === "total" ? "total" : ""}>
                <th scope="row">{t(`row-${row.replaceAll("_", "-")}`)}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

function sidesOf(score: Json): [string, [string, string][]][] {
  if (score === null || typeof score !== "object") return [];
  const parts = Array.isArray(score) ? score : Object.entries(score).flatMap(([key, value]) => within(key, value));
  return parts.flatMap((part): [string, [string, string][]][] => {
    if (part === null || typeof part !== "object" || Array.isArray(part)) return [];
    const rows = Object.entries(part).flatMap(([row, value]): [string, string][] =>
      typeof value === "number" ? [[row, String(value)]] : [],
    );
    return rows.length > 0 ? [[String(part["seat"] ?? part[""] ?? ""), rows]] : [];
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
