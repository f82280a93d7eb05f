/** The table: the board, both sides in a line each, and the one thing to do next. */

import type { RulesetDescription } from "automa-client";
import { useComputed, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Board } from "../board/board.tsx";
import { choices } from "../choices.ts";
import { type Card, cards } from "../game/cards.ts";
import { isSame } from "../game/correction.ts";
import { isDone } from "../game/done.ts";
import type { Opened } from "../game/face.ts";
import { stillSet } from "../game/meanwhile.ts";
import { called } from "../game/names.ts";
import { asked, hasHumans, isAnothersTurn, isAutomasTurn, isHumans, isPutTogether, waitedFor } from "../game/seats.ts";
import type { Refusal } from "../game/session.ts";
import { useThen } from "../game/then.ts";
import { language, t } from "../language.ts";
import { AutomaCards } from "./automa.tsx";
import { Demonstration } from "./demonstration.tsx";
import { Hint } from "./hints.tsx";
import { Bar, Button, Foot, OneByOne, Order, Sheet } from "./parts.tsx";
import { Sign } from "./sign.tsx";
import { chime } from "./sound.ts";
import { Redo, TakenBack, Undo } from "./taken.tsx";
import { tried } from "./trouble.tsx";

const UNSEEN = 300; // milliseconds in which nobody taps what has come by itself: they have aimed at what was there

export function Table(opened: Opened) {
  const { session, face, name } = opened;
  const seen = session.seen.value;
  const [menu, setMenu] = useState(false);
  const hand = useComputed(() =>
    cards(session.story.value, face).filter(({ step }) => !isDone(session.known.value, step)),
  );
  const telling = hand.value.length > 0;
  const version = hand.value[0]?.version ?? seen.version; // board and figures follow the cards, a commit at a time
  const then = useThen(session, version);
  const told = useComputed(() => hand.value.length > 0);
  useSignalEffect(() => {
    if (told.value && choices.value.sound) chime(); // once a turn, however many cards it has
  });
  const below = useRef<HTMLDivElement>(null);
  const news = session.news.value;
  useLayoutEffect(() => {
    if (news > 0) below.current?.animate({ pointerEvents: ["none", "none"] }, UNSEEN);
  }, [news]);
  useLayoutEffect(() => () => opened.board.clear(), []);
  useEffect(() => focusNext(below.current), [seen.version, hand.value[0]?.step]);
  useLayoutEffect(() => opened.board.pass(seen.version), [seen.version, telling]); // before a part marks anything on it
  return (
    <>
      <Bar title={<Whose {...opened} card={hand.value[0]} />} under={face.title(seen, name)} back="">
        <Undo session={session} puts={!telling && isPutTogether(seen)} />
        <Button kind="icon" aria-label={t("menu")} data-test="menu" onClick={() => setMenu(true)}>
          <Sign name="menu" />
        </Button>
      </Bar>
      {menu && <Menu {...opened} close={() => setMenu(false)} />}
      <main class="table" data-game={face.ruleset}>
        <Board {...opened} version={version} cropped />
        <div class="below" aria-busy={underWay(opened)} ref={below}>
          <Notices {...opened} />
          <TakenBack session={session} />
          <Warnings {...opened} />
          <SetBefore {...opened} />
          <Hint {...opened} card={hand.value[0]} />
          {!hasHumans(seen) && !session.known.value.looksOn && <Demonstration {...opened} card={hand.value[0]} />}
          <OneByOne>
            <face.Strips {...opened} seen={then} />
            {telling ? <AutomaCards {...opened} cards={hand.value} /> : <Next {...opened} />}
          </OneByOne>
        </div>
      </main>
    </>
  );
}

/** The focus goes to what is due when what had it is gone; whoever is elsewhere is left there. */
function focusNext(below: HTMLElement | null): void {
  const next = below?.querySelector<HTMLElement>(".next");
  if (!next || document.activeElement !== document.body) return;
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** Whether something is being told at this moment. */
function underWay({ session }: Opened): boolean {
  return session.sending.value && !session.away.value && !session.conflict.value;
}

/** What is due: an answer, the Automa's turn, the human's, or nothing more. */
function Next(opened: Opened) {
  const { session, face } = opened;
  const seen = session.seen.value;
  if (seen.over) {
    return (
      <section class="next">
        <h2>{t("is-over")}</h2>
        <a class="button primary" href={`#/game/${seen.game}/score`} data-test="to-score">
          {t("see-score")}
        </a>
      </section>
    );
  }
  if (session.known.value.looksOn) return <p class="hint" data-test="looks-on">{t("looks-on")}</p>;
  if (waitedFor(seen) !== undefined) return <Waits {...opened} />;
  if (asked(seen)) return <face.Question key={seen.version} {...opened} />;
  if (!isAutomasTurn(seen)) return <face.Turn key={seen.version} {...opened} />;
  if (face.drawsAtTable(seen)) {
    return <face.Draw {...opened} take={(body) => void tried(() => session.tell("automa-turn", body))} />;
  }
  return (
    <section class="next">
      <Foot>
        <Button
          kind="primary"
          data-test="automa"
          disabled={session.sending.value}
          onClick={() => void tried(() => session.tell("automa-turn", {}))}
        >
          {t("automas-turn")}
        </Button>
      </Foot>
    </section>
  );
}

function Whose({ session, card }: Opened & { card: Card | undefined }) {
  const seen = session.seen.value;
  if (card) return <>{t(isHumans(seen, card.whose) ? "came-of-it" : "has-moved")}</>;
  if (seen.over) return <>{t("is-over")}</>;
  if (asked(seen)) return <>{t(waitedFor(seen) === undefined ? "is-asked" : "is-a-players")}</>;
  return <>{t(isAutomasTurn(seen) ? "is-automas" : isAnothersTurn(seen) ? "is-a-players" : "is-mine")}</>;
}

/** Another human is waited for: nothing is due here, and what was begun here waits. */
function Waits(opened: Opened) {
  const { session, face } = opened;
  const seen = session.seen.value;
  const question = asked(seen);
  return (
    <section class="next" data-test="waits">
      {question && <Order short={question.short} text={question.text} />}
      <p class="hint">{t("waits-for", { who: called(opened, waitedFor(seen) ?? "") })}</p>
      {face.Meanwhile && <face.Meanwhile key={seen.version} {...opened} />}
      {(session.turn.now.value?.steps.length ?? 0) > 0 && <p class="hint" data-test="yours-kept">{t("yours-kept")}</p>}
    </section>
  );
}

/** What stands between the player and the service, and what the service said no to. */
export function Notices({ session, described, name }: Opened) {
  const { problem, conflict } = session;
  return (
    <>
      {session.away.value && (
        <div class="notice" role="status" data-test="away">
          <p>
            {session.waiting.value === 0
              ? t("away")
              : t(session.unkept.value ? "away-unkept" : "away-waiting", { count: session.waiting.value })}
          </p>
          {session.waiting.value > 0 && (
            <Button data-test="away-drop" onClick={() => void tried(() => session.resolve("drop"))}>
              {t("away-drop")}
            </Button>
          )}
        </div>
      )}
      {session.dropped.value && <Said text={t("dropped")} test="dropped" close={() => (session.dropped.value = false)} />}
      {session.shorter.value && <Said text={t("shorter")} test="shorter" close={() => (session.shorter.value = false)} />}
      {conflict.value && (
        <div class="notice warn" role="alert" data-test="conflict">
          <p>{t(conflict.value.passed ? "conflict-passed" : "conflict")}</p>
          {!conflict.value.passed && !conflict.value.drafted && (
            <Button onClick={() => void tried(() => session.resolve("send"))}>{t("conflict-send")}</Button>
          )}
          <Button onClick={() => void tried(() => session.resolve("drop"))}>
            {t(conflict.value.drafted ? "conflict-look" : "conflict-drop")}
          </Button>
        </div>
      )}
      {problem.value && (
        <Said text={refusal(problem.value, described, name)} test="problem" close={() => (problem.value = undefined)} />
      )}
    </>
  );
}

/** Why something was refused, also once the page speaks another language: then by the title, with the facts put in. */
function refusal(problem: Refusal, described: RulesetDescription, name: (id: string) => string): string {
  const told = problem.detail ?? problem.title;
  if (problem.spoken === language.value) return told;
  const facts = problem as unknown as Record<string, unknown>;
  const said = (fact: string) => [facts[fact]].flat().map((one) => name(String(one))).join(", ");
  return described.problems.find(({ code }) => code === problem.code)?.title.replace(/\{(\w+)\}/g, (_, fact: string) => said(fact)) ?? told;
}

/** What was told last is doubted: that stays until something else is told, and so stands at the table alone. */
function Warnings({ session }: Opened) {
  return (
    <>
      {session.warnings.value.map(({ step, short, text }) => (
        <p class="notice" role="status" key={step} data-test="warning">
          {short && <strong>{short}</strong>}
          {text}
        </p>
      ))}
    </>
  );
}

/** What was set to match the table counts for nothing before it is told, and whoever has left it may think that it does. */
function SetBefore(opened: Opened) {
  const { session, face } = opened;
  const set = session.right.now.value ?? [];
  const { changes } = set.length > 0 ? stillSet(set, face.corrections(opened)) : { changes: set };
  if (changes.every(({ was, to }) => isSame(was, to)) || session.sending.value) return null;
  return (
    <div class="notice" role="status" data-test="right-kept">
      <p>{t("right-kept")}</p>
      <a class="button" href={`#/game/${session.known.value.id}/right`} data-test="right-kept-on">
        {t("table-is-right")}
      </a>
      <Button data-test="right-kept-drop" onClick={() => session.right.put(undefined)}>
        {t("right-drop")}
      </Button>
    </div>
  );
}

/** What stays until it has been read: whoever is at the end of a long form is led to it. */
export function Said({ text, test, close }: { text: string; test: string; close(): void }) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.scrollIntoView({ block: "nearest" }), [text]);
  return (
    <div ref={said} class="notice warn" role="alert" data-test={test}>
      <p>{text}</p>
      <Button kind="plain" onClick={close}>
        {t("close")}
      </Button>
    </div>
  );
}

function Menu({ session, face, close }: Opened & { close(): void }) {
  const { id, looksOn } = session.known.value;
  const isNew = session.seen.value.version === 1 && face.layout !== undefined;
  const screens = [...(isNew ? ["layout"] : []), "story", "score", "right", "share", "settings", "how"];
  return (
    <Sheet label={t("menu")} close={close}>
      <nav class="menu">
        {session.undoing.redoable.value && <Redo session={session} done={close} test="menu-redo" />}
        {screens.filter((screen) => screen !== "right" || !looksOn).map((screen) => (
          <a key={screen} class="button" href={`#/game/${id}/${screen}`} data-test={`menu-${screen}`}>
            {t(screen === "right" ? "table-is-right" : screen)}
          </a>
        ))}
      </nav>
    </Sheet>
  );
}
