/** The story: what happened, what was taken back, and the board as it was. */

import type { Commit } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { Board } from "../board/board.tsx";
import type { Opened } from "../game/face.ts";
import { language, t } from "../language.ts";
import { onward } from "../routes.ts";
import { fork } from "./joining.ts";
import { Bar, Button, Waiting } from "./parts.tsx";
import { tried, useNeeded } from "./trouble.tsx";

/** `told` is the moment that a link shows first. */
export function Story({ told, ...opened }: Opened & { told: number | undefined }) {
  const { session, face, name, board } = opened;
  const seen = session.seen.value;
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const commits = useNeeded(() => session.storyFrom(0), [seen.version]);
  useEffect(() => {
    const at = commits?.findIndex((commit) => commit.version === told) ?? -1;
    if (at >= 0) look(at);
  }, [commits, told]);
  useEffect(
    () => () => {
      board.version.value = undefined;
    },
    [],
  );
  const stops = commits ?? [];
  const place = chosen ?? stops.length - 1;
  const now = stops[place];
  const look = (index: number) => {
    setChosen(index);
    board.version.value = stops[index]?.version;
  };
  const version = now && stoodAt(stops, now.version);
  return (
    <>
      <Bar title={t("story")} under={face.title(seen, name)} back={`game/${seen.game}`} />
      <main class="table" data-game={face.ruleset}>
        <Board {...opened} />
        <div class="below">
          {!commits && <Waiting />}
          {now && (
            <section class="next">
              <label class="slider">
                {t("as-it-was", { number: place + 1, of: stops.length })}
                <input
                  type="range"
                  min={0}
                  max={stops.length - 1}
                  value={place}
                  onInput={(event) => look(Number(event.currentTarget.value))}
                  data-test="slider"
                />
              </label>
              <div class="row">
                <Button disabled={version === stoodAt(stops, seen.version) || session.sending.value || seen.undo === "never"} onClick={() => void back()} data-test="go-back">
                  {t("go-back-there")}
                </Button>
                <Button onClick={() => void tried(() => fork(session.known.value, version as number))} data-test="fork">
                  {t("fork")}
                </Button>
                <a class="button" href={`#/game/${seen.game}/share/${version}`} data-test="share">
                  {t("share")}
                </a>
              </div>
            </section>
          )}
          <ol class="story" data-test="story" reversed>
            {stops
              .map((commit, index) => ({ commit, index }))
              .reverse()
              .map(({ commit, index }) => (
                <li key={commit.version} class={commit.undone ? "undone" : ""} aria-current={index === place}>
                  <button type="button" onClick={() => look(index)}>
                    {commit.turn && <small class="rule">{t("turn-of-round", { round: commit.turn.round, number: commit.turn.number })}</small>}
                    {commit.undone && <span class="unseen">{t("taken-back")}: </span>}
                    {commit.steps.map((step) => step.text).join(language.value === "ja" ? "" : " ")}
                  </button>
                </li>
              ))}
          </ol>
        </div>
      </main>
    </>
  );

  async function back() {
    const lead = onward();
    await tried(() => session.tell("goto", { version }, stops.at(-1)?.version));
    lead(`game/${seen.game}`);
  }
}

/** Where the game stood at a version: taking back, or doing again, led to a moment that had been before. */
function stoodAt(story: readonly Commit[], version: number): number {
  const step = story[version - 1]?.steps[0];
  return step?.code === "rewound" ? stoodAt(story, Number(step.facts["to"])) : version;
}
