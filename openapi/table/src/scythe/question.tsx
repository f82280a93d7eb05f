/** The open question: mostly a combat, a dial and cards. */

import type { ScytheAutomaDeckView, ScytheGameState, ScythePlayer, ScytheQuestion } from "automa-client";
import { Drawn } from "../frame/drawn.tsx";
import { First } from "../frame/first.tsx";
import { Button, Choice, Foot, Order } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { type Part, useAnswer } from "../game/form.ts";
import { called } from "../game/names.ts";
import { t } from "../language.ts";
import { boundsOf } from "./bounds.ts";
import { me } from "./draft.ts";
import { Columns, putIn, whoOf } from "./fought.tsx";
import { Hand } from "./hand.tsx";
import { HandAlone, handOf } from "./held.tsx";
import { type Lakes, Retreat, retreating } from "./retreat.tsx";
import { Settle } from "./settling.tsx";

export function Question(shown: Shown) {
  const seen = shown.session.seen.value as ScytheGameState;
  const question = seen.pending[0] as Put;
  const { part, rests } = useAnswer(shown.session, question.type);
  return (
    <section class="next" data-test="question" inert={rests}>
      {question.type === "combat" ? <h2>{question.short ?? question.text}</h2> : <Order {...question} />}
      <Answer {...shown} seen={seen} question={question} part={part} />
    </section>
  );
}

type Put = Exclude<ScytheQuestion, { type: "automa_card" }>; // that one is told with the Automa's turn

type Asked<Q = Put> = Shown & { seen: ScytheGameState; question: Q; part: Part };

function Answer(asked: Asked) {
  const { question } = asked;
  const tell = (body: unknown) => void tried(() => asked.session.tell("actions", body));
  switch (question.type) {
    case "combat":
      return <Fight {...asked} question={question} tell={tell} />;
    case "combat_draw":
      return <AutomaCard {...asked} seat={question.seat} tell={(card) => tell({ type: "draw_for_combat", card })} />;
    case "combat_cards":
      return <Cards count={question.count} part={asked.part} tell={(cards) => tell({ type: "turn_up", cards })} />;
    case "flip":
      return <Number options={[2, 3, 4, 5]} label={t("card-flipped")} tell={(value) => tell({ type: "flip", value })} />;
    case "combat_between_humans":
      return <Settle {...asked} question={question} tell={tell} />;
  }
}

type Combat = Extract<ScytheQuestion, { type: "combat" }>;

/** A dial, the cards behind it, and the abilities before. */
function Fight(asked: Asked<Combat> & { tell(body: unknown): void }) {
  const { seen, question, tell, name, part } = asked;
  const bounds = boundsOf(question.schema.properties);
  const { combat_cards: hand } = seen.state.players.find(({ seat }) => seat === question.seat) ?? me(seen);
  const isDealt = seen.state.combat_deck.mode === "virtual";
  const [set, setDial] = part<number | undefined>("dial", bounds.dial === 0 ? 0 : undefined);
  const dial = set !== undefined && set <= bounds.dial ? set : undefined; // an ability may have cost power since
  const [chosen, choose] = part<readonly number[]>("cards", []); // of a hand that is known their places in it
  const [retreat, sendTo] = part<Lakes>("retreat", {});
  const side = { bounds, retreat };
  const known = typeof hand === "number" ? undefined : hand;
  const cards = known ? chosen.flatMap((place) => known[place] ?? []) : chosen;
  const dials = Array.from({ length: bounds.dial + 1 }, (_, power) => power);
  const mine = seen.state.players.find(({ seat }) => seat === question.seat) ?? me(seen);
  const sum = (dial ?? 0) + cards.reduce((all, one) => all + one, 0);
  return (
    <>
      <Facing {...asked} mine={mine} sum={sum} parts={putIn(dial ?? 0, cards)} />
      {question.abilities.length > 0 && (
        <div class="options">
          {question.abilities.map((ability) => (
            <Button key={ability} onClick={() => tell({ type: "use_ability", ability })}>
              {name(ability)}
            </Button>
          ))}
        </div>
      )}
      <Choice label={`${t("dial")} · ${t("i-have", { count: mine.power })}`} options={dials} value={dial} show={String} set={setDial} test="dial" />
      {!known && isDealt && <HandAlone {...asked} seat={question.seat} who={called(asked, question.seat)} />}
      {bounds.cards > 0 && (
        <Hand
          label={t("combat-cards-most", { most: bounds.cards })}
          known={known}
          most={bounds.cards}
          chosen={chosen}
          choose={choose}
        />
      )}
      <Retreat {...side} name={name} set={sendTo} test="fight" />
      <Foot>
        {dial === undefined ? (
          <First what={t("dial")} at="dial" />
        ) : (
          <Button kind="primary" data-test="fight" onClick={() => tell({ type: "fight", dial, cards, ...retreating(side) })}>
            {t("fight-with", { sum })}
          </Button>
        )}
      </Foot>
    </>
  );
}

const MOST_ON_DIAL = 7;
const BEST_CARD = 5;

/** Both sides before the combat: what mine comes to, and what the other can come to at most. */
function Facing({ seen, question, mine, sum, parts, ...shown }: Asked<Combat> & { mine: ScythePlayer; sum: number; parts: string }) {
  const { territory, attacker, defender } = question;
  const other = seen.state.players.find(({ seat }) => seat === (attacker === mine.seat ? defender : attacker));
  if (!other) return null;
  const there = [other.character, ...other.mechs].filter((at) => at === territory).length;
  const held = handOf(other)?.length ?? (other.combat_cards as number);
  const most = Math.min(MOST_ON_DIAL, other.power) + BEST_CARD * Math.min(there, held);
  const role = (one: ScythePlayer) => t(one.seat === attacker ? "is-attacker" : "is-defender");
  const columns = [
    { one: mine, who: whoOf(shown, mine), under: role(mine), sum, parts },
    {
      one: other,
      who: whoOf(shown, other),
      under: t("has-to-fight", { power: other.power, cards: held }),
      sum: "?",
      parts: t("at-most", { most }),
    },
  ];
  return <Columns columns={columns} />;
}

function Number(props: { options: readonly number[]; label: string; tell(value: number): void }) {
  return (
    <Choice label={props.label} options={props.options} value={undefined} show={String} set={props.tell} test="number" />
  );
}

function Cards({ count, tell, part }: { count: number; tell(cards: readonly number[]): void; part: Part }) {
  const [cards, setCards] = part<readonly number[]>("cards", []);
  return (
    <>
      <Hand label={t("combat-cards-most", { most: count })} known={undefined} most={count} chosen={cards} choose={setCards} />
      <Button kind="primary" disabled={cards.length !== count} onClick={() => tell(cards)}>
        {t("ready")}
      </Button>
    </>
  );
}

const ALL: readonly number[] = Array.from({ length: 19 }, (_, index) => index + 1);

/** The number of a card of an Automa's deck; an empty one is shuffled before it is drawn from. */
function AutomaCard(props: Pick<Shown, "session"> & { seat: string; part: Part; tell(card: number): void }) {
  const { session, seat, part, tell } = props;
  const { automa_decks: decks, card: underWay } = (session.seen.value as ScytheGameState).state;
  const index = decks.findIndex((one) => one.seats.includes(seat));
  const deck = decks[index];
  const left = deck && deck.left.length > 0 ? deck.left : ALL;
  const instead = async (card: number, really: number) => {
    if (deck && (await session.setRight(inPlaceOf(deck, `/automa_decks/${index}`, card, really)))) tell(card);
  };
  return (
    <Drawn
      left={left}
      drawn={ALL.filter((card) => !left.includes(card) && card !== underWay)} // that one is undone by taking the turn back
      part={part}
      tell={tell}
      instead={(card, really) => void tried(() => instead(card, really))}
    />
  );
}

/** Corrections of a deck where a card was told and another one drawn. */
function inPlaceOf(deck: ScytheAutomaDeckView, pointer: string, card: number, really: number): object[] {
  const right = (one: number) => (one === card ? really : one);
  const piles = (["discards", "combat_discards"] as const).filter((pile) => deck[pile].includes(card));
  const reason = t("set-by-hand");
  const correct = (of: string, value: unknown) => ({ type: "correct", pointer: `${pointer}/${of}`, value, reason });
  return [
    ...piles.map((pile) => correct(pile, deck[pile].map(right))),
    ...(deck.last_turn_card === card ? [correct("last_turn_card", really)] : []),
  ];
}

/** The number of the card that the table has drawn for the Automa. */
export function Draw({ session, take }: Shown & { take(body: unknown): void }) {
  const { state } = session.seen.value as ScytheGameState;
  const { part, rests } = useAnswer(session, "draw");
  return (
    <section class="next" data-test="draw" inert={rests}>
      <p class="say">{t("draw-scythe-card")}</p>
      <AutomaCard session={session} seat={state.turn} part={part} tell={(card) => take({ card })} />
    </section>
  );
}
