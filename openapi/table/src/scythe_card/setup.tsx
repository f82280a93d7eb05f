/** A new game of Scythe without a board. */

import type { ScytheCardOptions, ScytheCardRulesetDescription } from "automa-client";
import { Faction } from "../frame/mark.tsx";
import { Button, Choice, Folded } from "../frame/parts.tsx";
import type { SetupProps } from "../game/face.ts";
import { t } from "../language.ts";
import { DECKS, Difficulty, LEVELS } from "../scythe/difficulty.tsx";

const FIRST = ["human", "automa"] as const;
const MANNERS = ["skip_turns", "all_moves"] as const;
const PLAIN: Required<ScytheCardOptions> = { skip_turns: false, coins: 0, power: 0, all_moves: false };

type FactionId = ScytheCardRulesetDescription["catalogue"]["factions"][number]["id"];

export function Setup({ described, name, begin, busy, part, children }: SetupProps) {
  const factions = (described as ScytheCardRulesetDescription).catalogue.factions.map(({ id }) => id);
  const [human, setHuman] = part<FactionId>("mine", "crimea");
  const [theirs, setAutoma] = part<FactionId>("automa", "nordic");
  const [level, setLevel] = part<(typeof LEVELS)[number]>("level", "automa");
  const [first, setFirst] = part<(typeof FIRST)[number]>("first", "human");
  const [deck, setDeck] = part<(typeof DECKS)[number]>("deck", "virtual");
  const [options, setOptions] = part<Required<ScytheCardOptions>>("options", PLAIN);
  const others = factions.filter((id) => id !== human);
  const automa = others.includes(theirs) ? theirs : (others[0] as FactionId);
  const picture = (id: string) => (
    <>
      <Faction id={id} /> {name(id)}
    </>
  );
  return (
    <>
      <Choice label={t("my-faction")} options={factions} value={human} show={picture} set={setHuman} test="mine" />
      <Choice label={t("automas-faction")} options={others} value={automa} show={picture} set={setAutoma} test="opponent" />
      <Choice label={t("level")} options={LEVELS} value={level} show={name} set={setLevel} test="level" />
      <Choice label={t("who-begins")} options={FIRST} value={first} show={(one) => t(`begins-${one}`)} set={setFirst} test="first" />
      <Folded label={t("options")} test="options">
        <Choice label={t("automa-cards")} options={DECKS} value={deck} show={(one) => t(`deck-${one}`)} set={setDeck} test="deck" />
        <Difficulty manners={MANNERS} options={options} set={setOptions} />
        {children}
      </Folded>
      <Button kind="primary" disabled={busy} data-test="begin" onClick={() => begin({ human, automa, level, first, deck, options })}>
        {t(busy ? "waiting" : "begin")}
      </Button>
    </>
  );
}
