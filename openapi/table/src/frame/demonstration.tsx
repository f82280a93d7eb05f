/** A game without people runs by itself, a card or a turn at a time, until it is refused something or somebody takes over. */

import { useSignalEffect } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import type { Card } from "../game/cards.ts";
import type { Opened } from "../game/face.ts";
import { asked, isAutomasTurn } from "../game/seats.ts";
import { t } from "../language.ts";
import { Button } from "./parts.tsx";
import { tried, trouble } from "./trouble.tsx";

const READING_SECONDS = 3; // a card

export function Demonstration({ session, face, card }: Opened & { card: Card | undefined }) {
  const [runs, setRuns] = useState(true);
  const seen = session.seen.value;
  const isDue = card !== undefined || (isAutomasTurn(seen) && !asked(seen) && !face.drawsAtTable(seen));
  const canGoOn = isDue && !session.sending.value && !session.away.value;
  useSignalEffect(() => {
    if (session.problem.value !== undefined || trouble.value !== undefined) setRuns(false);
  });
  useEffect(() => {
    if (!runs || !isDue) return undefined; // an answer that only people can give takes nothing over
    const tapped = (tap: MouseEvent) => {
      if (tap.composedPath().some((one) => one instanceof HTMLButtonElement)) setRuns(false);
    };
    addEventListener("click", tapped);
    return () => removeEventListener("click", tapped);
  }, [runs, isDue]);
  useEffect(() => {
    if (!runs || !canGoOn) return undefined;
    const goOn = () => void tried(() => (card ? session.done(card) : session.tell("automa-turn", {})));
    const waiting = setTimeout(goOn, READING_SECONDS * 1000);
    return () => clearTimeout(waiting);
  }, [runs, canGoOn, seen.version, card?.step.step]);
  if (!isDue) return null;
  return (
    <Button kind="plain" onClick={() => setRuns(!runs)} data-test="run">
      {t(runs ? "stop" : "play")}
    </Button>
  );
}
