/** How the sample games begin. */

import { Game, type Scythe, scythe, type Service } from "../src/index.ts";
import { Human } from "./human.ts";

/** A new game of Scythe, Crimea against a Nordic Automa, and somebody who plays Crimea. */
export async function begin(at: Service): Promise<{ game: Game<Scythe>; human: Human }> {
  const game = await Game.begin(at, scythe, {
    ruleset: "scythe",
    setup: {
      players: [
        { kind: "human", faction: "crimea", popularity: 3, coins: 4 },
        { kind: "automa", faction: "nordic", level: "automa" },
      ],
    },
  });
  return { game, human: new Human(game, (await game.ruleset()).catalogue.territories) };
}
