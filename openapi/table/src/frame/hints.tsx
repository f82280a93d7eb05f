/** Hints for the first three turns of a guided game, which can be left at any time. */

import { choices, choose } from "../choices.ts";
import type { Session } from "../game/session.ts";
import { isAutomasTurn } from "../game/seats.ts";
import { t } from "../language.ts";
import { Button } from "./parts.tsx";
import { Sign } from "./sign.tsx";

const TURNS = 3;

/** `telling`: whether the Automa's cards are shown. A turn of each side is two versions of the game. */
export function Hint({ session, telling }: { session: Session; telling: boolean }) {
  const { game, version, over } = session.seen.value;
  const turn = Math.ceil((telling ? version - 1 : version) / 2);
  if (choices.value.hinted !== game || over || turn > TURNS) return null;
  const due = telling ? "card" : isAutomasTurn(session.seen.value) ? "automa" : "turn";
  return (
    <div class="notice hints" role="status" data-test="hint">
      <p>{t(`hint-${due}-${turn}`)}</p>
      <Button kind="plain" aria-label={t("hints-off")} onClick={() => void choose({ hinted: undefined })} data-test="hints-off">
        <Sign name="close" />
      </Button>
    </div>
  );
}
