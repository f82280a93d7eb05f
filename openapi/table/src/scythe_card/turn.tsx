/** The human's turn: it happens at the table, and only stars and an attack on the Automa are told. */

import type { ScytheCardGameState } from "automa-client";
import { Button, Choice, Folded } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { goalsLeft } from "../scythe/draft.ts";
import { Cards } from "./question.tsx";

export function Turn(shown: Shown) {
  const { session, name } = shown;
  const { human, deck } = (session.seen.value as ScytheCardGameState).state;
  const tell = (body: object) => void tried(() => session.tell("actions", body));
  const sending = session.sending.value;
  return (
    <section class="next" data-test="my-turn">
      <p class="hint">{t("card-only-turn")}</p>
      <Folded label={t("attack-automa")} test="attack">
        <p class="hint">{t("attack-under")}</p>
        {deck.mode === "physical" ? (
          <Cards {...shown} take={(card) => tell({ type: "tell_combat", card })} />
        ) : (
          <Button disabled={sending} onClick={() => tell({ type: "tell_combat" })} data-test="tell-combat">
            {t("attack-automa")}
          </Button>
        )}
      </Folded>
      <Folded label={t("star-of-mine")} test="star">
        <Choice
          label={t("star-of-mine")}
          options={goalsLeft(human.stars ?? [], human.faction)}
          value={undefined}
          show={name}
          set={(goal) => tell({ type: "place_star", goal })}
          test="goal"
        />
      </Folded>
      <div class="row stick">
        <Button kind="primary" disabled={sending} onClick={() => tell({ type: "end_turn" })} data-test="end-turn">
          {t(sending ? "sending" : "turn-over")}
        </Button>
      </div>
    </section>
  );
}
