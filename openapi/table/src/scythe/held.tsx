/** Combat cards in a hand, for whoever holds them. */

import type { ScytheGameState, ScythePlayer } from "automa-client";
import type { ComponentChildren } from "preact";
import { Folded, Waiting } from "../frame/parts.tsx";
import { useNeeded } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { read } from "../game/reading.ts";
import { t } from "../language.ts";

/** The values in a hand, where this device is told them. */
export function handOf({ combat_cards }: ScythePlayer): readonly number[] | undefined {
  return typeof combat_cards === "number" ? undefined : combat_cards;
}

/** A hand in words. */
export function heldIn(hand: readonly number[]): string {
  return t("held", { cards: hand.toSorted((one, other) => one - other).join(", "), count: hand.length });
}

/** On a device that several humans share, each looks at their own hand while the others look away. */
export function Alone({ seat, who, children }: { seat: string; who: string; children: ComponentChildren }) {
  return (
    <Folded label={t("hand-alone", { who })} test={`alone-${seat}`}>
      {children}
    </Folded>
  );
}

export function HandAlone({ session, seat, who }: Shown & { seat: string; who: string }) {
  return (
    <Alone seat={seat} who={who}>
      <Held session={session} seat={seat} />
    </Alone>
  );
}

function Held({ session, seat }: Pick<Shown, "session"> & { seat: string }) {
  const hand = useNeeded(async () => {
    const { state } = (await read(session.access, { seat })) as ScytheGameState;
    const one = state.players.find((each) => each.seat === seat);
    return one && handOf(one);
  }, [seat]);
  if (!hand) return <Waiting />;
  return <p data-test="held">{heldIn(hand)}</p>;
}
