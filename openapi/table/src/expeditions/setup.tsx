/** A new game of Expeditions: with a real bag, and a deck that is drawn here or lies on the table. */

import { Button, Choice, Folded, Stepper } from "../frame/parts.tsx";
import type { SetupProps } from "../game/face.ts";
import { t } from "../language.ts";
import { COLOURS, VALUES } from "./tile.tsx";

const LEVELS = [1, 2, 3] as const;
const FIRST = ["random", "human", "automa"] as const;
const DECKS = ["virtual", "physical"] as const;

export function Setup({ name, begin, busy, part, children }: SetupProps) {
  const [level, setLevel] = part<(typeof LEVELS)[number]>("level", 1);
  const [first, setFirst] = part<(typeof FIRST)[number]>("first", "random");
  const [deck, setDeck] = part<(typeof DECKS)[number]>("deck", "virtual");
  const [bag, setBag] = part<Record<string, number> | undefined>("bag", undefined);
  const [adjusted, setAdjusted] = part("adjusted", 0);
  const tokens = Object.entries(bag ?? {}).flatMap(([token, count]) => Array<string>(count).fill(token));
  return (
    <>
      <Choice label={t("level")} options={LEVELS} value={level} show={String} set={setLevel} test="level" />
      <Choice label={t("who-begins")} options={FIRST} value={first} show={(one) => t(`begins-${one}`)} set={setFirst} test="first" />
      <Folded label={t("options")} test="options">
        <Choice label={t("automa-cards")} options={DECKS} value={deck} show={(one) => t(`deck-${one}`)} set={setDeck} test="deck" />
        <Choice
          label={t("bag")}
          options={["physical", "virtual"] as const}
          value={bag ? "virtual" : "physical"}
          show={(one) => t(`bag-${one}`)}
          set={(one) => setBag(one === "virtual" ? {} : undefined)}
          test="bag"
        />
        {bag && (
          <>
            <p class="hint">{t("bag-under", { count: tokens.length })}</p>
            <div class="steppers">
              {COLOURS.flatMap((colour) =>
                VALUES.map((value) => `${colour}-${value}`).map((token) => (
                  <Stepper
                    key={token}
                    label={name(token) === token ? `${t(`token-${colour}`)} ${token.split("-")[1]}` : name(token)}
                    value={bag[token] ?? 0}
                    set={(count) => setBag({ ...bag, [token]: count })}
                    test={`bag-${token}`}
                  />
                )),
              )}
            </div>
          </>
        )}
        <Stepper label={t("glory-coins")} value={adjusted} least={-2} most={3} set={setAdjusted} test="glory-coins" />
        {children}
      </Folded>
      <Button
        kind="primary"
        disabled={busy || (bag !== undefined && tokens.length === 0)}
        data-test="begin"
        onClick={() => begin({ level, first_player: first, deck, glory_coins_adjustment: adjusted, ...(bag ? { bag: tokens } : {}) })}
      >
        {t(busy ? "waiting" : "begin")}
      </Button>
    </>
  );
}
