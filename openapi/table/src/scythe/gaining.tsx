/** Whatever an encounter, a bonus or a card gave or took, in a guided turn. */

import type { ScytheAction } from "automa-client";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Button, Stepper } from "../frame/parts.tsx";
import { called } from "../game/names.ts";
import { ownSeat } from "../game/seats.ts";
import { without } from "../game/things.ts";
import { t } from "../language.ts";
import { me, MOST_POPULARITY, MOST_POWER } from "./draft.ts";
import type { Acting } from "./guided.tsx";
import { Hand } from "./hand.tsx";
import { Alone } from "./held.tsx";

const FIGURES = ["power", "popularity", "coins"] as const;
const MOST_CARDS = 42;

/** Figures go up and down; combat cards are drawn, and those of the hand that are paid are told by their values. */
export function Gain({ draft, act, ...acting }: Acting) {
  const [now, setNow] = useState(draft);
  const [chosen, choose] = useState<readonly number[]>([]); // of a hand that is known their places in it
  const { hand } = draft;
  const paid = hand ? chosen.flatMap((place) => hand[place] ?? []) : chosen;
  const drawn = now.cards - draft.cards;
  const tell = () => {
    const changed = (sign: 1 | -1) => {
      const by = FIGURES.map((field) => [field, sign * (now[field] - draft[field])] as const);
      return Object.fromEntries(by.filter(([, amount]) => amount > 0));
    };
    const gained = { ...changed(1), ...(drawn > 0 ? { combat_cards: drawn } : {}) };
    const lost = { ...changed(-1), ...(paid.length > 0 ? { combat_cards: paid } : {}) };
    const actions = [
      ...(Object.keys(gained).length > 0 ? [{ type: "gain", ...gained } as ScytheAction] : []),
      ...(Object.keys(lost).length > 0 ? [{ type: "pay", ...lost } as ScytheAction] : []),
    ];
    act({ ...now, cards: now.cards - paid.length, hand: hand && without(hand, paid) }, ...actions);
  };
  return (
    <>
      <div class="steppers">
        <Stepper label={t("coins")} value={now.coins} was={draft.coins} set={(coins) => setNow({ ...now, coins })} />
        <Stepper label={t("power")} value={now.power} was={draft.power} most={MOST_POWER} set={(power) => setNow({ ...now, power })} />
        <Stepper
          label={t("popularity")}
          value={now.popularity}
          was={draft.popularity}
          most={MOST_POPULARITY}
          set={(popularity) => setNow({ ...now, popularity })}
        />
        <Stepper
          label={t("combat-cards")}
          value={now.cards - paid.length}
          was={draft.cards}
          least={draft.cards - paid.length}
          most={MOST_CARDS}
          set={(cards) => setNow({ ...now, cards: cards + paid.length })}
          test="cards"
        />
      </div>
      {draft.cards > 0 && hand?.length !== 0 && (
        <Own {...acting} hand={hand}>
          <Hand label={t("cards-paid")} known={hand} most={draft.cards} chosen={chosen} choose={choose} />
        </Own>
      )}
      <Button disabled={now === draft && paid.length === 0} onClick={tell} data-test="do">
        {t("add-to-turn")}
      </Button>
    </>
  );
}

interface Held extends Pick<Acting, "session" | "seen" | "name"> {
  hand: readonly number[] | undefined;
  children: ComponentChildren;
}

/** A hand that is known is folded away where several humans share the device. */
function Own({ hand, children, seen, ...shown }: Held) {
  const { seat } = me(seen);
  if (!hand || ownSeat(seen, shown.session.known.value) !== undefined) return <>{children}</>;
  return (
    <Alone seat={seat} who={called(shown, seat)}>
      {children}
    </Alone>
  );
}
