/** The first screen: the games of this device, and the ways to another one. */

import { useEffect, useState } from "preact/hooks";
import { drawing } from "../board/picture.ts";
import { look } from "../choices.ts";
import { hasBoard, RULESETS } from "../faces.ts";
import { language, t } from "../language.ts";
import { go } from "../routes.ts";
import { sendAll } from "../game/unsent.ts";
import { forget, knownGames, type KnownGame, unsentGames } from "../shelf.ts";
import { came, load } from "./joining.ts";
import { Counted } from "./counted.tsx";
import { GuidedGame } from "./first_game.tsx";
import { Bar, Button } from "./parts.tsx";
import { canScan, Scan } from "./scan.tsx";
import { Sign } from "./sign.tsx";
import { Plain, shown, tried } from "./trouble.tsx";

export function Start() {
  const [there, setThere] = useState<There | undefined>(undefined);
  const read = () => shown(async () => setThere({ games: await knownGames(), unsent: await unsentGames() }));
  useEffect(() => void read(), [came.value]);
  useEffect(() => {
    const left = new AbortController();
    void shown(() => sendAll(left.signal, read));
    return () => left.abort();
  }, []);
  return (
    <>
      <Bar title={t("app")} under={t("app-under")}>
        <a class="icon" href="#/settings" aria-label={t("settings")}>
          <Sign name="menu" />
        </a>
      </Bar>
      <main class="page">
        {there && <Games {...there} read={read} />}
      </main>
    </>
  );
}

interface There {
  games: readonly KnownGame[];
  /** Those of which something was told that is not sent yet. */
  unsent: readonly KnownGame[];
}

/** All at once, as soon as it is known what there is: nothing moves under a finger. */
function Games({ games, unsent, read }: There & { read(): Promise<void> }) {
  const [joins, setJoins] = useState(false);
  const waits = new Set(unsent.map(({ id }) => id));
  const sorted = games.toSorted((one, other) => Number(one.over) - Number(other.over)); // the latest first, of each
  return (
    <>
      {games.length === 0 && (
        <header class="lead">
          <h2>{t("lead")}</h2>
          <p class="hint">{t("lead-under")}</p>
        </header>
      )}
      <ul class="games">
        {sorted.map((game, index) => (
          <li key={game.id}>
            <a href={`#/game/${game.id}`} class="game" data-test="known">
              <Thumb game={game} />
              <span>
                <strong>{index === 0 && !game.over ? t("go-on", { what: game.title }) : game.title}</strong>
                <small>
                  {t(waits.has(game.id) ? "not-sent" : whose(game))}
                  {" · "}
                  {new Date(game.opened).toLocaleDateString(undefined, { dateStyle: "medium" })}
                </small>
              </span>
            </a>
            <Button
              kind="plain"
              aria-label={t("forget-what", { what: game.title })}
              data-test="forget"
              onClick={() => confirm(t(waits.has(game.id) ? "forget-unsent" : "forget-sure")) && void forget(game.id).then(() => read())}
            >
              <Sign name="close" />
            </Button>
          </li>
        ))}
      </ul>
      <Counted games={games} />
      <section class="form" data-test="new">
        <h2>{t(games.length === 0 ? "which-game" : "new-game")}</h2>
        <Rulesets />
      </section>
      {games.length === 0 && <GuidedGame />}
      <div class="row">
        <Button aria-expanded={joins} onClick={() => setJoins(!joins)} data-test="to-join">
          {t("join")}
        </Button>
        <label class="button">
          {t("import")}
          <input type="file" class="hidden-file" accept=".ndjson,application/x-ndjson" onChange={imported} data-test="import" />
        </label>
        <a class="button" href="#/how" data-test="how">
          {t("how")}
        </a>
      </div>
      {joins && <Join />}
      {joins && canScan && <Camera />}
    </>
  );
}

function imported(event: { currentTarget: HTMLInputElement }) {
  const [file] = event.currentTarget.files ?? [];
  if (file) void tried(async () => load(await file.text()));
}

function whose({ ruleset, over, anothers, asked, mine }: KnownGame) {
  const isAsked = ruleset === "scythe" ? "combat-waits" : "is-asked";
  return over ? "is-over" : anothers ? "is-a-players" : asked ? isAsked : mine ? "is-mine" : "is-automas";
}

/** A link that somebody sent, pasted. */
function Join() {
  const [link, setLink] = useState("");
  const hash = behind(link);
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        if (hash) go(hash);
      }}
    >
      <label>
        {t("join-link")}
        <input type="text" inputMode="url" value={link} onInput={(event) => setLink(event.currentTarget.value)} />
      </label>
      <button type="submit" class="button" disabled={!hash} data-test="join">
        {t("join")}
      </button>
    </form>
  );
}

/** The part of a link to a game that reaches no server; phones paste what somebody wrote behind it, too. */
function behind(link: string): string | undefined {
  return /#\/([\w%~/-]+)/.exec(link)?.[1];
}

/** A link that another device shows as a code. */
function Camera() {
  const [looks, setLooks] = useState(false);
  const found = (text: string) => {
    const hash = behind(text);
    if (hash === undefined) throw new Plain(t("no-link"));
    go(hash);
  };
  return (
    <>
      <Button onClick={() => setLooks(true)} data-test="scan">
        {t("scan")}
      </Button>
      {looks && <Scan found={found} close={() => setLooks(false)} />}
    </>
  );
}

/** The board as it was seen last; the game's mark until it is there. */
function Thumb({ game }: { game: KnownGame }) {
  const [source, setSource] = useState<string | undefined>(undefined);
  const theme = look.value;
  useEffect(() => {
    if (!hasBoard(game.ruleset)) return;
    let made: string | undefined;
    let late = false;
    void drawing(game, game.version, theme, language.value).then((text) => {
      if (late || !text) return;
      made = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
      setSource(made);
    });
    return () => {
      late = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [game.id, game.version, theme]);
  if (source === undefined) return <Emblem ruleset={game.ruleset} thumb />;
  return <img class="thumb" src={source} alt="" width="72" height="72" />;
}

/** The games that can be begun, each by a tap. */
export function Rulesets() {
  return (
    <ul class="games">
      {RULESETS.map((name) => (
        <li key={name}>
          <a href={`#/new/${name}`} class="game" data-test={name}>
            <Emblem ruleset={name} />
            <span>
              <strong>{t(`ruleset-${name}`)}</strong>
              <small>{t(`ruleset-${name}-under`)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const LETTERS: Record<string, string> = { scythe: "S", scythe_card: "S", expeditions: "E", trismegistus: "T" };

/** A game's mark: a letter on a shape of its own. */
export function Emblem({ ruleset, thumb = false }: { ruleset: string; thumb?: boolean }) {
  return (
    <span class={`emblem ${ruleset}${thumb ? " thumb" : ""}`} aria-hidden="true">
      {LETTERS[ruleset] ?? "?"}
    </span>
  );
}
