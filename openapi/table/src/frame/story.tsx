/** The story as a replay: the board as it was at each deed, with its arrow; what was taken back; and the way on from there. */

import type { Step } from "automa-client";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { drawing } from "../board/picture.ts";
import { look } from "../choices.ts";
import type { Opened } from "../game/face.ts";
import { called } from "../game/names.ts";
import { type Deed, type Line, lines, turnsIn } from "../game/replay.ts";
import { isHumans } from "../game/seats.ts";
import { useThen } from "../game/then.ts";
import { joined, language, t } from "../language.ts";
import { onward } from "../routes.ts";
import { fork } from "./joining.ts";
import { Mark, side } from "./mark.tsx";
import { Bar, Button, Folded, Order, Sheet, Waiting } from "./parts.tsx";
import { Sign, type SignName } from "./sign.tsx";
import { tried, useNeeded } from "./trouble.tsx";
import { decisionsOf, useReasons, Why, WhyButton } from "./why.tsx";

const PACE = 1500; // milliseconds that a deed is shown when it plays by itself

/** `told` is the moment that a link shows first. */
export function Story({ told, ...opened }: Opened & { told: number | undefined }) {
  const { session, face, name, board } = opened;
  const seen = session.seen.value;
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const [plays, setPlays] = useState(false);
  const [asks, setAsks] = useState(false);
  const commits = useNeeded(() => session.storyFrom(0), [seen.version]);
  const story = useMemo(() => (commits ? lines(commits, opened) : []), [commits]);
  const all = story.flat();
  const live = all.filter(({ undone }) => !undone);
  const linked = told === undefined ? undefined : all.findLast(({ version }) => version === told);
  const now = all.find(({ key }) => key === chosen) ?? linked ?? live.at(-1);
  const place = now ? live.findLastIndex(({ key }) => all.findIndex((one) => one.key === key) <= all.indexOf(now)) : 0;
  const goTo = (index: number) => {
    const deed = live[Math.max(0, Math.min(live.length - 1, index))];
    if (deed) setChosen(deed.key);
  };
  useEffect(() => {
    board.version.value = now?.version;
    board.arrows.value = now?.arrows ?? [];
    const next = live[place + 1];
    if (next) void drawing(session.access, next.version, look.value, language.value);
  }, [now?.key]);
  useEffect(
    () => () => {
      board.version.value = undefined;
      board.unmark();
    },
    [],
  );
  useEffect(() => {
    const typed = (event: KeyboardEvent) => {
      const steps = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: live.length - 1 }[event.key];
      const elsewhere = event.target instanceof Element && event.target.closest("input, dialog, .board-frame");
      if (steps === undefined || elsewhere || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goTo(steps);
    };
    addEventListener("keydown", typed);
    return () => removeEventListener("keydown", typed);
  }, [place, live.length]);
  const isLast = place >= live.length - 1;
  useEffect(() => {
    if (!plays) return;
    if (isLast) return setPlays(false);
    const timer = setTimeout(() => goTo(place + 1), PACE);
    return () => clearTimeout(timer);
  }, [plays, place]);
  const choose = ({ key }: Deed) => {
    setPlays(false);
    setChosen(key);
  };
  const step = (sign: SignName, index: number, label: string, test: string, kind = "") => (
    <Button kind={`step ${kind}`} aria-label={t(label)} disabled={index < 0 || index >= live.length} onClick={() => goTo(index)} data-test={test}>
      <Sign name={sign} />
    </Button>
  );
  return (
    <>
      <Bar
        title={t("story")}
        under={now?.turn ? t("turn-of-round", { round: now.turn.round, number: now.turn.number }) : face.title(seen, name)}
        back={`game/${seen.game}`}
      />
      <main class="table replay" data-game={face.ruleset}>
        <Board {...opened} />
        <div class="below">
          {!commits && <Waiting />}
          {now && wide.matches && <Figures {...opened} version={now.version} />}
          <ol class="story" data-test="story">
            {story.map((line) => (
              <Told key={keyOf(line)} {...opened} line={line} now={now} choose={choose} />
            ))}
          </ol>
          {now && (
            <div class="stick">
              {wide.matches && <Now {...opened} key={now.key} deed={now} />}
              <Rail {...opened} live={live} place={place} set={goTo} />
              <div class="row">
                {step("first", place === 0 ? -1 : 0, "to-first", "first-step", "wide")}
                {step("back", place - 1, "one-back", "one-back")}
                <Button kind="step wide" aria-label={t(plays ? "stop" : "play")} disabled={isLast} onClick={() => setPlays(!plays)} data-test="play">
                  <Sign name={plays ? "pause" : "play"} />
                </Button>
                {step("on", place + 1, "one-on", "one-on")}
                {step("last", isLast ? -1 : live.length - 1, "to-last", "last-step", "wide")}
                <Button kind="primary" onClick={() => setAsks(true)} data-test="from-here">
                  {t("from-here")}
                </Button>
                <a class="button step" href={`#/game/${seen.game}/share/${now.version}`} aria-label={t("share")} data-test="share">
                  <Sign name="share" />
                </a>
              </div>
            </div>
          )}
        </div>
      </main>
      {asks && now && (
        <Sheet label={t("from-here")} close={() => setAsks(false)}>
          <nav class="menu">
            <Button kind="choice-of" onClick={() => void tried(() => fork(session.known.value, now.version))} data-test="fork">
              <b>{t("fork")}</b>
              <small>{t("fork-under")}</small>
            </Button>
            {!session.known.value.looksOn && (
              <Button
                kind="choice-of"
                disabled={now.version === live.at(-1)?.version || session.sending.value || seen.undo === "never"}
                onClick={() => void back(now.version)}
                data-test="go-back"
              >
                <b>{t("go-back-there")}</b>
                <small>{t("go-back-there-under")}</small>
              </Button>
            )}
          </nav>
        </Sheet>
      )}
    </>
  );

  async function back(version: number) {
    const lead = onward();
    await tried(() => session.tell("goto", { version }, commits?.at(-1)?.version));
    lead(`game/${seen.game}`);
  }
}

const wide = matchMedia("(min-width: 60rem)"); // room for what was there then, and for why

function keyOf(line: Line): string {
  return "key" in line ? line.key : `gone ${line[0]?.key}`;
}

/** A deed in one line, or those that were taken back together in one. */
function Told({ line, now, choose, ...opened }: Opened & { line: Line; now: Deed | undefined; choose(deed: Deed): void }) {
  if ("key" in line) return <One {...opened} deed={line} now={now} choose={choose} />;
  return (
    <li class="undone">
      <Folded label={t("taken-back-turns", { count: turnsIn(line) })} test="gone" open={now?.undone === true && line.includes(now)}>
        <ol>
          {line.map((deed) => (
            <One key={deed.key} {...opened} deed={deed} now={now} choose={choose} />
          ))}
        </ol>
      </Folded>
    </li>
  );
}

function One({ deed, now, choose, ...opened }: Opened & { deed: Deed; now: Deed | undefined; choose(deed: Deed): void }) {
  const { turn, key, version } = deed;
  const seat = turn?.seat;
  const isNow = key === now?.key;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNow) line.current?.scrollIntoView({ block: "center" });
  }, [isNow]);
  const isLater = now !== undefined && (version > now.version || (version === now.version && isAfter(key, now.key)));
  return (
    <>
      <li ref={line} class={isLater ? "later" : ""} aria-current={isNow ? "step" : undefined}>
        <button type="button" onClick={() => choose(deed)}>
          <span class="when">{turn?.round}</span>
          {seat ? <Mark {...opened} seat={seat} /> : <span />}
          <span class="short">
            {seat && <span class="unseen">{called(opened, seat)}: </span>}
            {inShort(deed)}
          </span>
        </button>
      </li>
      {isNow && !wide.matches && decisionsOf(deed.steps).length > 0 && (
        <li class="reasons">
          <Reasons {...opened} deed={deed} />
        </li>
      )}
    </>
  );
}

/** Whether a step of a commit comes behind another of it. */
function isAfter(one: string, other: string): boolean {
  return Number(one.split(".")[1]) > Number(other.split(".")[1]);
}

function inShort({ short }: Deed): string {
  return short.join(" · ").replaceAll("\n", " · ");
}

/** All turns in two lanes, those of people and those of Automas, which lead to each of their deeds. */
function Rail({ live, place, set, ...opened }: Opened & { live: readonly Deed[]; place: number; set(index: number): void }) {
  const width = `${100 / live.length}%`;
  const laneOf = (seat: string | null | undefined) =>
    seat ? `faction ${side(opened, seat)} ${isHumans(opened.session.seen.value, seat) ? "" : "below-lane"}` : "";
  return (
    <label class="rail">
      <span class="unseen">{t("as-it-was", { number: place + 1, of: live.length })}</span>
      {live.map(({ key, turn }, index) => (
        <i
          key={key}
          class={`${laneOf(turn?.seat)} ${index === place ? "here" : index > place ? "later" : ""}`}
          style={{ left: `${(100 * index) / live.length}%`, width }}
        />
      ))}
      <input
        type="range"
        min={0}
        max={live.length - 1}
        value={place}
        aria-valuetext={live[place] && inShort(live[place])}
        onInput={(event) => set(Number(event.currentTarget.value))}
        data-test="slider"
      />
    </label>
  );
}

function Figures({ version, ...opened }: Opened & { version: number }) {
  const then = useThen(opened.session, version);
  return <opened.face.Strips {...opened} seen={then} />;
}

/** The deed that is shown, in full and with its reasons. */
function Now({ deed, ...opened }: Opened & { deed: Deed }) {
  return (
    <section class="next">
      <Order short={deed.short[0] ?? ""} text={joined(deed.steps.map(({ text }) => text))} />
      <Reasons {...opened} deed={deed} />
    </section>
  );
}

/** The way to the reasons of what was decided in a deed. */
function Reasons({ deed, ...opened }: Opened & { deed: Deed }) {
  const { explained, ask } = useReasons(opened.session, deed.key);
  const decisions = decisionsOf(deed.steps);
  const decided = decisions.find(({ step }) => step === explained?.of);
  const why = (one: Step, kind = "") => <WhyButton kind={kind} open={one === decided} ask={() => ask(one)} />;
  return (
    <>
      {decisions.length > 1 ? (
        <ol class="orders">
          {decisions.map((one) => (
            <li key={one.step}>
              {why(one, "plain")}
              {one.short ?? one.text}
            </li>
          ))}
        </ol>
      ) : (
        decisions.map((one) => why(one))
      )}
      {explained && decided && <Why {...opened} reasons={explained.reasons} of={decided} />}
    </>
  );
}
