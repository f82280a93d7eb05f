/** A combat between two humans: both have shown dial and cards at the table, and one device tells what. */

import type { FormGroup, ScytheGameState, ScythePlayer, ScytheQuestion } from "automa-client";
import { Faction } from "../frame/mark.tsx";
import { Button, Choice } from "../frame/parts.tsx";
import type { Shown } from "../game/face.ts";
import type { Part } from "../game/form.ts";
import { called } from "../game/names.ts";
import { ownSeat } from "../game/seats.ts";
import { t } from "../language.ts";
import { Abilities } from "./abilities.tsx";
import { type Bounds, boundsOf } from "./bounds.ts";
import { cardsAt, Hand, placesOf } from "./hand.tsx";
import { HandAlone, handOf } from "./held.tsx";
import { type Lakes, Retreat, retreating } from "./retreat.tsx";

const ROLES = ["attacker", "defender"] as const;

interface Settling extends Shown {
  seen: ScytheGameState;
  question: Extract<ScytheQuestion, { type: "combat_between_humans" }>;
  part: Part;
  tell(body: unknown): void;
}

/** One side as far as it is told. */
interface Side {
  role: (typeof ROLES)[number];
  one: ScythePlayer;
  /** The hand that cards are chosen out of. */
  known: readonly number[] | undefined;
  bounds: Bounds;
  dial: number | undefined;
  cards: readonly number[];
  retreat: Lakes;
}

export function Settle(settling: Settling) {
  const sides = ROLES.map((role) => sideOf(settling, role));
  const shown = sides.map(({ role, dial, cards, ...side }) => [role, { dial, cards, ...retreating(side) }]);
  return (
    <>
      <div class="sides">
        {sides.map((side) => (
          <OneSide key={side.role} {...settling} {...side} />
        ))}
      </div>
      <Button
        kind="primary"
        disabled={sides.some(({ dial }) => dial === undefined)}
        data-test="settle"
        onClick={() => settling.tell({ type: "settle", ...Object.fromEntries(shown) })}
      >
        {t("settle")}
      </Button>
    </>
  );
}

/** What was tapped of a side, as far as it still fits: an ability may have taken power or a card since. */
function sideOf(settling: Settling, role: Side["role"]): Side {
  const { session, seen, question, part } = settling;
  const seat = question[role];
  const one = seen.state.players.find((each) => each.seat === seat) as ScythePlayer;
  const known = ownSeat(seen, session.known.value) === seat ? handOf(one) : undefined;
  const bounds = boundsOf((question.schema.properties[role] as FormGroup).properties);
  const [dial] = part<number | undefined>(`${role} dial`, bounds.dial === 0 ? 0 : undefined);
  const [cards] = part<readonly number[]>(`${role} cards`, []);
  const [retreat] = part<Lakes>(`${role} retreat`, {});
  return {
    role,
    one,
    known,
    bounds,
    dial: dial !== undefined && dial <= bounds.dial ? dial : undefined,
    cards: known ? cardsAt(known, placesOf(known, cards)) : cards,
    retreat,
  };
}

/** Who it is, and what they have shown; before that they may use an ability. */
function OneSide({ dial, retreat, ...side }: Settling & Side) {
  const { role, one, bounds, session, seen, part, name } = side;
  const own = ownSeat(seen, session.known.value);
  const who = called(side, one.seat);
  const dials = Array.from({ length: bounds.dial + 1 }, (_, power) => power);
  return (
    <div class="side" role="group" aria-label={t(`side-${role}`, { who })} data-test={`side-${role}`}>
      <h2>
        <Faction id={one.faction} /> {t(`side-${role}`, { who })}
      </h2>
      {(own === undefined || own === one.seat) && <Abilities {...side} />}
      <Choice
        label={t("dial")}
        options={dials}
        value={dial}
        show={String}
        set={part<number | undefined>(`${role} dial`, undefined)[1]}
        test={`dial-${role}`}
      />
      <Cards {...side} choose={part<readonly number[]>(`${role} cards`, [])[1]} />
      <Retreat name={name} bounds={bounds} retreat={retreat} set={part<Lakes>(`${role} retreat`, {})[1]} test={role} />
    </div>
  );
}

interface Choosing extends Settling, Omit<Side, "dial" | "retreat"> {
  choose(cards: readonly number[]): void;
}

/** One's own out of the hand, the other's by values: where they were dealt here, on the owner's device alone. */
function Cards({ role, one, known, bounds, cards, choose, ...settling }: Choosing) {
  const { session, seen } = settling;
  const own = ownSeat(seen, session.known.value);
  const isDealt = seen.state.combat_deck.mode === "virtual";
  if (bounds.cards === 0) return null;
  const who = called(settling, one.seat);
  if (isDealt && own !== undefined && own !== one.seat) {
    return <p class="hint">{t("shown-elsewhere", { who })}</p>;
  }
  return (
    <>
      <Hand
        label={t("combat-cards-most", { most: bounds.cards })}
        known={known}
        most={bounds.cards}
        chosen={known ? placesOf(known, cards) : cards}
        choose={(chosen) => choose(known ? cardsAt(known, chosen) : chosen)}
        test={role}
      />
      {isDealt && own === undefined && <HandAlone {...settling} seat={one.seat} who={who} />}
    </>
  );
}
