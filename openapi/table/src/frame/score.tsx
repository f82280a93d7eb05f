/** The score, what it is made of, and what can be taken along. */

import { document as answer, type Audit, type Commit, type GameScore } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import type { Opened } from "../game/face.ts";
import { inTime } from "../game/passing.ts";
import type { Session } from "../game/session.ts";
import { t } from "../language.ts";
import { ours } from "../ours.ts";
import { route } from "../routes.ts";
import { at } from "../service.ts";
import { changeFor, type KnownGame, type Result } from "../shelf.ts";
import { Afterwards } from "./afterwards.tsx";
import { aloneFirst, isMine, type Json, Outcome } from "./outcome.tsx";
import { Bar, Button, capital, Folded, Waiting } from "./parts.tsx";
import { save, type Saved } from "./saving.ts";
import { Notices } from "./table.tsx";
import { tried, useNeeded } from "./trouble.tsx";

const LATE = 20; // versions among which the end is looked for: what was set right comes behind it

export function Score(opened: Opened) {
  const { session, face, name } = opened;
  const seen = session.seen.value;
  const sent = { params: { path: { game_id: seen.game } }, headers: session.authorised };
  const asked = (signal: AbortSignal) => at.value.GET("/v1/games/{game_id}/score", { ...sent, signal });
  const score = () => inTime((signal) => ours<GameScore>(asked(signal), (told) => Array.isArray(told.standings)));
  const last = async () => (seen.over ? session.storyFrom(Math.max(0, seen.version - LATE)) : []);
  const found = useNeeded(() => Promise.all([score(), last()]), [seen.version]);
  return (
    <>
      <Bar title={t(seen.over ? "is-over" : "score-so-far")} under={face.title(seen, name)} back={`game/${seen.game}`} />
      <main class="page">
        <Notices {...opened} />
        {found ? <Scored {...opened} score={found[0]} commits={found[1]} /> : <Waiting />}
      </main>
    </>
  );
}

/** All at once, as soon as the score is there: nothing moves under a finger. */
function Scored({ score, commits, ...opened }: Opened & { score: GameScore; commits: readonly Commit[] }) {
  const { session, face } = opened;
  const seen = session.seen.value;
  const mine = score.standings.find(({ seat }) => isMine(opened, seat));
  const won = mine !== undefined && mine === aloneFirst(score);
  useEffect(() => {
    if (score.over && won) face.won?.(seen);
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
      <Outcome {...opened} score={score} commits={commits} />
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
      {score.over && <Afterwards {...opened} counts={mine !== undefined} won={won} />}
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
