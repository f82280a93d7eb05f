/** A new game of Expeditions: with a real bag, and a deck that is drawn here or lies on the table. */

import { useState } from "preact/hooks";
import { Button, Choice, Folded } from "../frame/parts.tsx";
import type { SetupProps } from "../game/face.ts";
import { t } from "../language.ts";

const LEVELS = [1, 2, 3] as const;
const FIRST = ["random", "human", "automa"] as const;
const DECKS = ["virtual", "physical"] as const;

export function Setup({ begin, busy }: SetupProps) {
  const [level, setLevel] = useState<(typeof LEVELS)[number]>(1);
  const [first, setFirst] = useState<(typeof FIRST)[number]>("random");
  const [deck, setDeck] = useState<(typeof DECKS)[number]>("virtual");
  return (
    <>
      <Choice label={t("level")} options={LEVELS} value={level} show={String} set={setLevel} test="level" />
      <Choice label={t("who-begins")} options={FIRST} value={first} show={(one) => t(`begins-${one}`)} set={setFirst} test="first" />
      <Folded label={t("options")}>
        <Choice label={t("automa-cards")} options={DECKS} value={deck} show={(one) => t(`deck-${one}`)} set={setDeck} test="deck" />
      </Folded>
      <Button
        kind="primary"
        disabled={busy}
        data-test="begin"
        onClick={() => begin({ level, first_player: first, deck })}
      >
        {t(busy ? "waiting" : "begin")}
      </Button>
    </>
  );
}
