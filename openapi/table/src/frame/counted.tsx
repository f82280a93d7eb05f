/** What the finished solo games of this device add up to. */

import { t } from "../language.ts";
import type { KnownGame, Result } from "../shelf.ts";
import { Folded } from "./parts.tsx";

interface Row {
  what: string;
  results: readonly Result[];
}

export function Counted({ games }: { games: readonly KnownGame[] }) {
  const results = games.toSorted((one, other) => one.opened - other.opened).flatMap(({ result }) => result ?? []);
  if (results.length === 0) return null;
  return (
    <Folded label={t("statistics")} test="statistics">
      {rowsOf(results).map(({ what, results: all }) => (
        <p key={what}>
          <strong>{what}</strong>
          <br />
          {t("statistics-row", {
            played: all.length,
            won: all.filter(({ won }) => won).length,
            average: average(all),
            streak: longestStreak(all),
          })}
        </p>
      ))}
    </Folded>
  );
}

/** A row for each game, followed by one for each level and role that it was played at. */
function rowsOf(results: readonly Result[]): Row[] {
  const named = (key: "ruleset" | "kind", of: readonly Result[]) => [...new Set(of.map((one) => one[key]))].sort();
  return named("ruleset", results).flatMap((ruleset) => {
    const own = results.filter((one) => one.ruleset === ruleset);
    const kinds = named("kind", own).map((kind) => ({ what: kind, results: own.filter((one) => one.kind === kind) }));
    return [{ what: ruleset, results: own }, ...kinds];
  });
}

function average(results: readonly Result[]): string {
  const known = results.flatMap(({ total }) => total ?? []);
  return known.length === 0 ? "–" : (known.reduce((sum, one) => sum + one, 0) / known.length).toFixed(1);
}

function longestStreak(results: readonly Result[]): number {
  let [longest, streak] = [0, 0];
  for (const { won } of results) {
    streak = won ? streak + 1 : 0;
    longest = Math.max(longest, streak);
  }
  return longest;
}
