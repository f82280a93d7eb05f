/** A new game of Scythe. */

import type { ScytheCatalogue, ScytheRulesetDescription } from "automa-client";
import { useState } from "preact/hooks";
import { Button, Choice, Folded } from "../frame/parts.tsx";
import type { SetupProps } from "../game/face.ts";
import { t } from "../language.ts";
import { Faction } from "./strips.tsx";

const LEVELS = ["autometta", "automa", "automaszyna", "ultimaszyna"] as const;

type FactionId = ScytheCatalogue["factions"][number]["id"];

export function Setup({ described, name, begin, busy }: SetupProps) {
  const { catalogue } = described as ScytheRulesetDescription;
  const mats = catalogue.player_mats.map((one) => one.id);
  const factions = catalogue.factions.map((one) => one.id);
  const [mine, setMine] = useState<FactionId | undefined>(undefined);
  const [mat, setMat] = useState<(typeof mats)[number] | undefined>(undefined);
  const [automa, setAutoma] = useState<FactionId | undefined>(undefined);
  const [level, setLevel] = useState<(typeof LEVELS)[number]>("automa");
  const [cards, setCards] = useState<"virtual" | "physical">("virtual");
  const [combat, setCombat] = useState<"virtual" | "physical">("virtual");
  const ready = mine !== undefined && automa !== undefined && mat !== undefined;
  const start = () => {
    begin({
      players: [
        { kind: "human", faction: mine, mat },
        { kind: "automa", faction: automa, level },
      ],
      decks: { automa: cards, combat },
    });
  };
  const picture = (id: string) => (
    <>
      <Faction id={id} /> {name(id)}
    </>
  );
  return (
    <>
      <Choice label={t("my-faction")} options={factions} value={mine} show={picture} set={setMine} test="mine" />
      <Choice label={t("my-mat")} options={mats} value={mat} show={name} set={setMat} test="mat" />
      <Choice
        label={t("automas-faction")}
        options={factions.filter((id) => id !== mine)}
        value={automa}
        show={picture}
        set={setAutoma}
        test="automa"
      />
      <Folded label={t("options")} test="options">
        <Choice label={t("level")} options={LEVELS} value={level} show={name} set={setLevel} test="level" />
        <Choice label={t("automa-cards")} options={DECKS} value={cards} show={deck} set={setCards} test="deck" />
        <Choice label={t("combat-cards")} options={DECKS} value={combat} show={deck} set={setCombat} test="combat-deck" />
      </Folded>
      <Button kind="primary" disabled={!ready || busy} onClick={start} data-test="begin">
        {t(busy ? "waiting" : "begin")}
      </Button>
    </>
  );
}

const DECKS = ["virtual", "physical"] as const;

function deck(mode: (typeof DECKS)[number]): string {
  return t(`deck-${mode}`);
}
