/** What the finished solo games of this device add up to. */

import { named } from "../game/names.ts";
import { language, t } from "../language.ts";
import { ruleset } from "../service.ts";
import { type Kind, knownGames, type KnownGame, type Result } from "../shelf.ts";
import { Bar, Folded, Waiting } from "./parts.tsx";
import { useNeeded } from "./trouble.tsx";

/** A game whose end stands. */
interface Ended {
  ruleset: string;
  result: Result;
}

interface Row {
  ruleset: string;
  /** Undefined for all of a game's. */
  kind?: Kind;
  results: readonly Result[];
}

export function Counted({ games }: { games: readonly KnownGame[] }) {
  const ended = endedOf(games);
  if (ended.length === 0) return null;
  return (
    <Folded label={t("statistics")} test="statistics">
      <Rows key={language.value} ended={ended} />
    </Folded>
  );
}

/** The same on a screen of its own, to which the end of a game leads. */
export function Statistics({ back }: { back: string }) {
  const games = useNeeded(knownGames, []);
  return (
    <>
      <Bar title={t("statistics")} back={back} />
      <main class="page">{games ? <Rows key={language.value} ended={endedOf(games)} /> : <Waiting />}</main>
    </>
  );
}

function endedOf(games: readonly KnownGame[]): Ended[] {
  return games
    .flatMap(({ ruleset, over, result }): Ended[] => (over && result ? [{ ruleset, result }] : []))
    .toSorted((one, other) => one.result.at - other.result.at);
}

/** What is counted, with the names that the games have in the player's language. */
function Rows({ ended }: { ended: readonly Ended[] }) {
  const games = [...new Set(ended.map(({ ruleset }) => ruleset))].sort();
  const names = useNeeded(async () => new Map(await Promise.all(games.map(async (one) => [one, named(await ruleset(one))] as const))), []);
  if (!names) return null;
  const called = (kind: Kind, name: (id: string) => string) =>
    kind.map((one) => (typeof one === "number" ? t("level-number", { level: one }) : name(one))).join(" · ");
  return rowsOf(games, ended).map(({ ruleset, kind, results: all }) => (
    <p key={[ruleset, ...(kind ?? [])].join(" ")}>
      <strong>{kind ? called(kind, names.get(ruleset) ?? String) : t(`ruleset-${ruleset}`)}</strong>
      <br />
      {t("statistics-row", {
        played: all.length,
        won: all.filter(({ won }) => won).length,
        average: average(all),
        streak: longestStreak(all),
      })}
    </p>
  ));
}

/** A row for each game, followed by one for each level and role that it was played at. */
function rowsOf(games: readonly string[], ended: readonly Ended[]): Row[] {
  return games.flatMap((ruleset) => {
    const results = ended.filter((one) => one.ruleset === ruleset).map(({ result }) => result);
    const kinds = new Map(results.map(({ kind }) => [kind.join(" "), kind]));
    const of = (key: string) => results.filter(({ kind }) => kind.join(" ") === key);
    const rows = [...kinds].filter(([, { length }]) => length > 0).sort().map(([key, kind]) => ({ ruleset, kind, results: of(key) }));
    return [{ ruleset, results }, ...rows];
  });
}

function average(results: readonly Result[]): string {
  const known = results.flatMap(({ total }) => total ?? []);
  if (known.length === 0) return "–";
  const sum = known.reduce((before, one) => before + one, 0);
  return (sum / known.length).toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

function longestStreak(results: readonly Result[]): number {
  let [longest, streak] = [0, 0];
  for (const { won } of results) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return longest;
}
