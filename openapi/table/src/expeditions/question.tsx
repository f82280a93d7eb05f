/** The open question: what is on the tile that the Automa has turned up. */

import type { ExpeditionsGameState, ExpeditionsTileQuestion } from "automa-client";
import { Drawn } from "../frame/drawn.tsx";
import { Order } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { useAnswer } from "../game/form.ts";
import { t } from "../language.ts";
import { Tile } from "./tile.tsx";

export function Question({ session }: Shown) {
  const seen = session.seen.value as ExpeditionsGameState;
  const question = seen.pending[0] as ExpeditionsTileQuestion;
  const { part, rests } = useAnswer(session, question.type);
  const [tokens, setTokens] = part<readonly string[]>("tokens", []);
  return (
    <section class="next" data-test="question" inert={rests}>
      <Order {...question} />
      <Tile
        asks={question.asks}
        label={t(question.asks === "tokens" ? "tokens-drawn" : "tile-value")}
        tokens={tokens}
        draw={setTokens}
        tell={(found) => void tried(() => session.tell("actions", { type: "tell_tile", ...found }))}
      />
    </section>
  );
}

/** The number of the card that the table has drawn for the Automa. */
export function Draw({ session, take }: Shown & { take(body: unknown): void }) {
  const { deck } = (session.seen.value as ExpeditionsGameState).state;
  const { part, rests } = useAnswer(session, "draw");
  const instead = async (card: number, really: number) => {
    const value = deck.drawn.map((one) => (one === card ? really : one));
    const correction = { type: "correct", pointer: "/deck/drawn", value, reason: t("set-by-hand") };
    if (await session.setRight([correction])) take({ card });
  };
  return (
    <section class="next" data-test="draw" inert={rests}>
      <p class="say">{t("draw-automa-card")}</p>
      <Drawn
        left={deck.unseen}
        drawn={deck.drawn.filter((card) => !deck.unseen.includes(card))}
        part={part}
        tell={(card) => take({ card })}
        instead={(card, really) => void tried(() => instead(card, really))}
      />
    </section>
  );
}
