/** What comes after a game: it is shown to others, counted among the rest, and played again. */

import { useState } from "preact/hooks";
import type { Parts } from "../game/form.ts";
import type { Opened } from "../game/face.ts";
import { Unfinished } from "../game/unfinished.ts";
import { t } from "../language.ts";
import { onward } from "../routes.ts";
import { Tally } from "./counted.tsx";
import { Button, Sheet } from "./parts.tsx";
import { tried } from "./trouble.tsx";

/** `counts` is whether the game is one of the statistics. */
export function Afterwards({ counts, won, ...opened }: Opened & { counts: boolean; won: boolean }) {
  const { session, face, name } = opened;
  const seen = session.seen.value;
  const [counted, setCounted] = useState(false);
  const next = face.again?.(seen, won, name);
  const again = async () => {
    const lead = onward();
    const form = await Unfinished.here<Parts>(`new ${seen.ruleset}`);
    if (next) form.put({ ...form.now.value, ...next.parts });
    lead(`new/${seen.ruleset}`);
  };
  return (
    <div class="stick">
      <div class="row">
        <a class="button" href={`#/game/${seen.game}/share`} data-test="share">
          {t("share")}
        </a>
        {counts && (
          <Button onClick={() => setCounted(true)} data-test="statistics-of-all">
            {t("statistics")}
          </Button>
        )}
        <Button kind="primary choice-of" onClick={() => void tried(again)} data-test="play-again">
          {t("play-again")}
          {next && <small>{next.level}</small>}
        </Button>
      </div>
      {counted && (
        <Sheet label={t("statistics")} close={() => setCounted(false)}>
          <Tally />
        </Sheet>
      )}
    </div>
  );
}
