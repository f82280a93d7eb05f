/** The open question: an attack, who has won, a star, or the count at the end; and the card that the table has drawn. */

import type { Form, FormInteger, ScytheCardGameState, ScytheCardQuestion } from "automa-client";
import { Button, Choice, NumberField, Order } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { type Part, useAnswer } from "../game/form.ts";
import { called } from "../game/names.ts";
import { t } from "../language.ts";

const NO = { attack: { type: "tell_attack", attacks: false }, bonus_star: { type: "tell_bonus_star", placed: false } };

export function Question(shown: Shown) {
  const { session } = shown;
  const seen = session.seen.value as ScytheCardGameState;
  const question = seen.pending[0] as ScytheCardQuestion;
  const { part, rests } = useAnswer(session, question.type);
  const [attacks, setAttacks] = part("attacks", false);
  const tell = (body: object) => void tried(() => session.tell("actions", body));
  const yes = () => {
    if (question.type === "bonus_star") tell({ type: "tell_bonus_star", placed: true });
    else if (seen.state.deck.mode === "physical") setAttacks(true);
    else tell({ type: "tell_attack", attacks: true });
  };
  return (
    <section class="next" data-test="question" inert={rests}>
      <Order {...question} />
      {(question.type === "attack" || question.type === "bonus_star") && (
        <div class="row">
          <Button onClick={() => tell(NO[question.type])} data-test="no">
            {t("no")}
          </Button>
          <Button kind="primary" aria-pressed={attacks} onClick={yes} data-test="yes">
            {t("yes")}
          </Button>
        </div>
      )}
      {question.type === "attack" && attacks && (
        <Cards {...shown} take={(card) => tell({ type: "tell_attack", attacks: true, card })} />
      )}
      {question.type === "winner" && (
        <Choice
          label={t("who-won")}
          options={["human", "automa"] as const}
          value={undefined}
          show={(seat) => called(shown, seat)}
          set={(winner) => tell({ type: "tell_winner", winner })}
          test="winner"
        />
      )}
      {question.type === "final_count" && (
        <FinalCount fields={question.schema.properties} part={part} tell={tell} />
      )}
    </section>
  );
}

/** What the table has counted at the end. */
function FinalCount({ fields, part, tell }: { fields: Form["properties"]; part: Part; tell(body: object): void }) {
  const [territories, setTerritories] = part("territories", "");
  const [coins, setCoins] = part("coins", "");
  const most = (field: string) => (fields[field] as FormInteger).maximum;
  const isCounted = (value: string, field: string) => value !== "" && Number(value) <= most(field);
  return (
    <>
      <NumberField label={t("automas-territories")} value={territories} most={most("territories")} set={setTerritories} test="territories" />
      <NumberField label={t("my-coins-in-all")} value={coins} most={most("human_coins")} set={setCoins} test="coins" />
      <Button
        kind="primary"
        disabled={!isCounted(territories, "territories") || !isCounted(coins, "human_coins")}
        onClick={() => tell({ type: "tell_count", territories: Number(territories), human_coins: Number(coins) })}
        data-test="tell-count"
      >
        {t("see-score")}
      </Button>
    </>
  );
}

export function Draw(shown: Shown & { take(body: unknown): void }) {
  return (
    <section class="next" data-test="draw">
      <p class="say">{t("draw-automa-card")}</p>
      <Cards {...shown} take={(card) => shown.take({ card })} />
    </section>
  );
}

/** The number of the card that was drawn; an empty deck has all of them again. */
export function Cards({ session, take }: Shown & { take(card: number): void }) {
  const { left, discards, combat_discards: used } = (session.seen.value as ScytheCardGameState).state.deck;
  const options = left.length > 0 ? left : [...discards, ...used].toSorted((one, other) => one - other);
  return <Choice label={t("card-drawn")} options={options} value={undefined} show={String} set={take} test="number" />;
}
