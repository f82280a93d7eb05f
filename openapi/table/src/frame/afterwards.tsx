/** What comes after a game: it is shown to others, counted among the rest, and played again. */

import type { Parts } from "../game/form.ts";
import type { Opened } from "../game/face.ts";
import { Unfinished } from "../game/unfinished.ts";
import { t } from "../language.ts";
import { onward } from "../routes.ts";
import { Button } from "./parts.tsx";
import { tried } from "./trouble.tsx";

/** `counts` is whether the game is one of the statistics. */
export function Afterwards({ counts, won, ...opened }: Opened & { counts: boolean; won: boolean }) {
  const { session, face, name } = opened;
  const seen = session.seen.value;
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
          <a class="button" href={`#/game/${seen.game}/statistics`} data-test="statistics-of-all">
            {t("statistics")}
          </a>
        )}
        <Button kind="primary choice-of" onClick={() => void tried(again)} data-test="play-again">
          {t("play-again")}
          {next && <small>{next.level}</small>}
        </Button>
      </div>
    </div>
  );
}
