/** What is laid out on the table before the first turn, to be ticked off; nobody is held up by it. */

import { useEffect, useState } from "preact/hooks";
import type { Opened } from "../game/face.ts";
import { isAutomasTurn } from "../game/seats.ts";
import { Unfinished } from "../game/unfinished.ts";
import { t } from "../language.ts";
import { Bar, Button } from "./parts.tsx";
import { tried } from "./trouble.tsx";

export function Layout(opened: Opened) {
  const { session, face, name } = opened;
  const seen = session.seen.value;
  const groups = face.layout?.(opened) ?? [];
  const [shown, setShown] = useState(0);
  const [ticks, setTicks] = useState<Unfinished<readonly string[]> | undefined>(undefined);
  useEffect(() => void tried(async () => setTicks(await Unfinished.of(session.access, `layout ${session.access.id}`))), []);
  const done = ticks?.now.value ?? [];
  const keys = (group: number) => (groups[group]?.things ?? []).map((_, index) => `${group} ${index}`);
  const left = (group: number) => keys(group).filter((key) => !done.includes(key)).length;
  const put = (next: readonly string[]) => ticks?.put(next);
  const all = groups.reduce((sum, _, group) => sum + left(group), 0);
  const first = keys(shown).find((key) => !done.includes(key));
  return (
    <>
      <Bar title={t("layout")} under={face.title(seen, name)} back={`game/${seen.game}`} />
      <main class="page">
        <div class="tabs" role="group" aria-label={t("layout")}>
          {groups.map(({ label, things }, group) => (
            <button key={label} type="button" aria-pressed={group === shown} onClick={() => setShown(group)} data-test={`layout-${group}`}>
              {label} {things.length - left(group)}/{things.length}
            </button>
          ))}
        </div>
        <ul class="checks" data-test="layout">
          {keys(shown).map((key, index) => {
            const thing = groups[shown]?.things[index];
            const isDone = done.includes(key);
            return (
              <li key={key} class={isDone ? "done" : key === first ? "now" : ""}>
                <label>
                  <input type="checkbox" checked={isDone} onChange={() => put(isDone ? done.filter((one) => one !== key) : [...done, key])} />
                  <span>{thing?.text}</span>
                  {thing?.figure !== undefined && <b>{thing.figure}</b>}
                </label>
              </li>
            );
          })}
        </ul>
        <div class="stick">
          <div class="row">
            <Button onClick={() => put([...new Set([...done, ...keys(shown)])])} disabled={left(shown) === 0} data-test="tick-all">
              {t("tick-all")}
            </Button>
            <a class="button primary choice-of" href={`#/game/${seen.game}`} data-test="to-table">
              {t(isAutomasTurn(seen) ? "to-automas-turn" : "to-my-turn")}
              {all > 0 && <small>{t("still-to-lay", { count: all })}</small>}
            </a>
          </div>
        </div>
      </main>
    </>
  );
}
