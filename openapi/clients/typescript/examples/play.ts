/** Play a whole game of Scythe, Crimea against a Nordic Automa: `node play.ts http://127.0.0.1:8000`. */

import { argv } from "node:process";

import { type ScytheCommandDone, type Service, service } from "../src/index.ts";
import { begin } from "./beginning.ts";

/** Play to the end and tell it; the Automa's first turn is taken back and done again. */
async function* play(at: Service): AsyncGenerator<string> {
  const { game, human } = await begin(at);
  yield `Game ${game.id}`;
  let undone = false;
  while (!game.seen.over) {
    if (game.seen.next.do === "answer") {
      for await (const done of human.answers()) yield told(done);
    } else if (game.seen.next.do === "act") {
      for await (const done of human.turn()) yield told(done);
    } else {
      yield told(await game.automaTurn());
      if (!undone) {
        undone = true;
        yield told(await game.undo());
        yield told(await game.redo());
      }
    }
  }
  for (const one of (await game.score()).standings) {
    yield `${one.seat}: ${one.total}${one.wins ? ", the winner" : ""}`;
  }
  yield `audit: ${(await game.audit()).sound ? "sound" : "not sound"}`;
}

function told({ version, commit }: ScytheCommandDone): string {
  return `${String(version).padStart(5)}  ${commit.steps.map((step) => step.text).join(" ")}`;
}

for await (const line of play(service(argv[2] ?? "http://127.0.0.1:8000"))) console.log(line);
