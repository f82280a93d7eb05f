/** Which card of a real deck was drawn, by its number: one that is left, or one that was told before by a slip. */

import type { Part } from "../game/form.ts";
import { t } from "../language.ts";
import { Button, Choice, Folded } from "./parts.tsx";

/** A number of a card. */
type Card = number;

interface Drawing {
  /** The cards that can come. */
  left: readonly Card[];
  /** Those that count as drawn: one of them can come only where another one lies there in truth. */
  drawn: readonly Card[];
  part: Part;
  tell(card: Card): void;
  /** Tells that it was `really` that was drawn where `card` was told, and then `card`. */
  instead(card: Card, really: Card): void;
}

export function Drawn({ left, drawn, part, tell, instead }: Drawing) {
  const [again, setAgain] = part<Card | undefined>("again", undefined);
  if (again !== undefined && drawn.includes(again)) {
    return (
      <>
        <Choice
          label={t("card-told-for", { card: again })}
          options={left}
          value={undefined}
          show={String}
          set={(really) => instead(again, really)}
          test="really"
        />
        <div class="row">
          <Button data-test="again-back" onClick={() => setAgain(undefined)}>
            {t("step-back")}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <Choice label={t("card-drawn")} options={left} value={undefined} show={String} set={tell} test="number" />
      {drawn.length > 0 && (
        <Folded label={t("another-card")} test="another">
          <Choice
            label={t("card-told-before")}
            options={drawn.toSorted((one, other) => one - other)}
            value={undefined}
            show={String}
            set={setAgain}
            test="again"
          />
        </Folded>
      )}
    </>
  );
}
