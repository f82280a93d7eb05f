/** Follow a game of Scythe to its end: `node watch.ts ADDRESS GAME TOKEN`. One line an event. */

import { argv } from "node:process";

import { Game, scythe, service } from "../src/index.ts";

const [, , address = "", id = "", token = ""] = argv;
const game = await Game.join(service(address), scythe, id, token);
for await (const line of game.watch(0, new AbortController().signal)) {
  console.log(`${line.version} ${line.event.type} ${line.hash}`);
}
