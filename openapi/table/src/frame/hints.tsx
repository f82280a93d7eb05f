/** Hints for the first three rounds of a guided game, which can be left at any time. */

import { useEffect } from "preact/hooks";
import { choices, choose } from "../choices.ts";
import type { Card } from "../game/cards.ts";
import type { Opened } from "../game/face.ts";
import { asked, isAutomasTurn, isHumans } from "../game/seats.ts";
import { t } from "../language.ts";
import { Button } from "./parts.tsx";
import { Sign } from "./sign.tsx";
import { decisionsOf } from "./why.tsx";

const ROUNDS = 3;

/** `card`: what is shown of a turn that was played. A round is the human's turn and the Automa's. */
export function Hint({ session, face, card }: Opened & { card: Card | undefined }) {
  const seen = session.seen.value;
  const isOfAutoma = card ? !isHumans(seen, card.whose) : isAutomasTurn(seen);
  const isBegun = isOfAutoma && (card !== undefined || asked(seen) !== undefined);
  const round = (face.automaTurns?.(seen) ?? ROUNDS) + (isBegun ? 0 : 1);
  const isHinted = choices.value.hinted === seen.game;
  const isPast = isHinted && (seen.over || round > ROUNDS);
  useEffect(() => void (isPast && choose({ hinted: undefined })), [isPast]); // a deck that is shuffled anew counts from 0
  if (!isHinted || isPast || (card && !isOfAutoma)) return null;
  const due = card ? `card-${round}` : asked(seen) ? "question" : `${isOfAutoma ? "automa" : "turn"}-${round}`;
  const facts = {
    game: face.ruleset,
    draws: face.drawsAtTable(seen) ? "yes" : "no",
    why: card && decisionsOf(card.steps).length > 0 ? "yes" : "no",
  };
  return (
    <div class="notice hints" role="status" data-test="hint">
      <Button kind="plain" aria-label={t("hints-off")} onClick={() => void choose({ hinted: undefined })} data-test="hints-off">
        <Sign name="close" />
      </Button>
      <p>{t(`hint-${due}`, facts)}</p>
    </div>
  );
}
