/** The open question: what is on the tile that the Automa has turned up. */

import type { ExpeditionsGameState } from "automa-client";
import { Choice } from "../frame/parts.tsx";
import { tried } from "../frame/trouble.tsx";
import type { Shown } from "../game/face.ts";
import { useAnswer } from "../game/form.ts";
import { t } from "../language.ts";
import { Tile } from "./tile.tsx";

export function Question({ session }: Shown) {
  const seen = session.seen.value as ExpeditionsGameState;
  const question = seen.pending[0] as ExpeditionsGameState["pending"][number] & { text: string };
  const { part, rests } = useAnswer(session, question.type);
  const [tokens, setTokens] = part<readonly string[]>("tokens", []);
  return (
    <section class="next" data-test="question" inert={rests}>
      <p class="say">{question.text}</p>
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
  return (
    <section class="next" data-test="draw">
      <p class="say">{t("draw-automa-card")}</p>
      <Choice label={t("card-drawn")} options={deck.unseen} value={undefined} show={String} set={(card) => take({ card })} test="number" />
    </section>
  );
}
