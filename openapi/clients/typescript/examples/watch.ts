/** Follow a game of Scythe to its end: `node watch.ts ADDRESS GAME TOKEN`. One line a commit. */

import { argv } from "node:process";

import { Game, scythe, service } from "../src/index.ts";

const [, , address = "", id = "", token = ""] = argv;
const game = await Game.join(service(address), scythe, id, token);
for await (const { version, steps } of game.commits()) {
  console.log(`${version} ${steps.map(({ code }) => code).join(" ")}`);
}
