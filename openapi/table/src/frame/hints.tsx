/** Hints for the first three rounds of a guided game, which can be left at any time. */

import { useEffect } from "preact/hooks";
import { choices, choose } from "../choices.ts";
import type { Card } from "../game/cards.ts";
import type { Opened } from "../game/face.ts";
import { isAutomasTurn, isHumans } from "../game/seats.ts";
import { t } from "../language.ts";
import { Button } from "./parts.tsx";
import { Sign } from "./sign.tsx";

const ROUNDS = 3;

/** `card`: what is shown of a turn that was played. A round is the human's turn and the Automa's. */
export function Hint({ session, face, card }: Opened & { card: Card | undefined }) {
  const seen = session.seen.value;
  const isOfAutoma = card !== undefined && !isHumans(seen, card.whose);
  const round = (face.automaTurns?.(seen) ?? ROUNDS) + (isOfAutoma ? 0 : 1);
  const isHinted = choices.value.hinted === seen.game;
  const isPast = isHinted && (seen.over || round > ROUNDS);
  useEffect(() => void (isPast && choose({ hinted: undefined })), [isPast]); // a deck that is shuffled anew counts from 0
  if (!isHinted || isPast) return null;
  const due = card ? "card" : isAutomasTurn(seen) ? "automa" : "turn";
  return (
    <div class="notice hints" role="status" data-test="hint">
      <p>{t(`hint-${due}-${round}`)}</p>
      <Button kind="plain" aria-label={t("hints-off")} onClick={() => void choose({ hinted: undefined })} data-test="hints-off">
        <Sign name="close" />
      </Button>
    </div>
  );
}
