/** The screens of one game, which share an open session. */

import type { RulesetDescription } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import { BoardView } from "../board/view.ts";
import { breath } from "../breath.ts";
import { face } from "../faces.ts";
import type { Face, Opened } from "../game/face.ts";
import { named } from "../game/names.ts";
import { Session } from "../game/session.ts";
import { language, t } from "../language.ts";
import type { Screen } from "../routes.ts";
import { ruleset } from "../service.ts";
import { kept, type KnownGame } from "../shelf.ts";
import { foreseen } from "./ahead.ts";
import { keepAwake } from "./awake.ts";
import { Statistics } from "./counted.tsx";
import { How } from "./how.tsx";
import { Layout } from "./layout.tsx";
import { Bar, Waiting } from "./parts.tsx";
import { Right } from "./right.tsx";
import { Score } from "./score.tsx";
import { Settings } from "./settings.tsx";
import { Share } from "./share.tsx";
import { Story } from "./story.tsx";
import { Table } from "./table.tsx";
import { needed, Plain } from "./trouble.tsx";

export function GameScreens({ id, screen, version }: { id: string; screen: Screen; version: number | undefined }) {
  const [session, setSession] = useState<Session | undefined>(undefined);
  const [shown, setShown] = useState<Opened | undefined>(undefined);
  useEffect(() => {
    let opened: Session | undefined;
    const left = new AbortController();
    void needed(async () => {
      const known = await kept<KnownGame>("games", id);
      if (!known) throw new Plain(t("game-not-here"));
      void foreseen(known);
      opened = await Session.open(known);
      if (left.signal.aborted) opened.close();
      else setSession(opened);
    }, left.signal);
    return () => {
      left.abort();
      opened?.close();
    };
  }, [id]);
  const spoken = language.value;
  useEffect(() => {
    if (!session) return;
    const left = new AbortController();
    void needed(async () => {
      const name = session.seen.value.ruleset;
      const [described, found]: [RulesetDescription, Face] = await Promise.all([ruleset(name), face(name)]);
      await breath();
      if (left.signal.aborted) return;
      setShown((before) => ({
        session,
        described,
        face: found,
        board: before?.board ?? new BoardView(),
        name: named(described),
      }));
      if (shown) await session.refresh();
    }, left.signal);
    return () => left.abort();
  }, [session, spoken]);
  useEffect(keepAwake, []);
  if (!shown) {
    return (
      <>
        <Bar title={t("app")} back="" />
        <main class="page">
          <Waiting />
        </main>
      </>
    );
  }
  switch (screen) {
    case "table":
      return <Table {...shown} />;
    case "story":
      return <Story {...shown} told={version} />;
    case "score":
      return <Score {...shown} />;
    case "statistics":
      return <Statistics back={`game/${id}/score`} />;
    case "share":
      return <Share {...shown} told={version} />;
    case "right":
      return <Right {...shown} />;
    case "layout":
      return <Layout {...shown} />;
    case "how":
      return <How back={`game/${id}`} of={[shown.face.ruleset]} />;
    case "settings":
      return <Settings game={shown} />;
  }
}
