/**
 * One call, and its result: `node call.ts ADDRESS GAME TOKEN read`, `… act [KEY VERSION]`, which gains a coin, or
 * `… fork [KEY]`.
 *
 * Prints the version that is seen or the game that has begun, or what is thrown.
 */

import { argv } from "node:process";

import { Game, Refused, scythe, service, Unreadable } from "../src/index.ts";

const [, , address = "", id = "", token = "", call = "", key, version] = argv;
const game = await Game.join(service(address), scythe, id, token);

async function outcome(): Promise<object> {
  try {
    if (call === "fork") return { game: (await game.fork(game.seen.version, key)).id };
    const once = key === undefined || version === undefined ? game.once() : { key, version: Number(version) };
    const seen = await (call === "read" ? game.read() : game.act({ type: "gain", coins: 1 }, once));
    return { version: seen.version, newest: game.seen.version };
  } catch (failure) {
    if (failure instanceof TypeError) return { failure: "connection" };
    if (!(failure instanceof Refused || failure instanceof Unreadable)) throw failure;
    const { name, status, message, retryAfter = null } = failure;
    return { failure: name, status, message, retry_after: retryAfter };
  }
}

console.log(JSON.stringify(await outcome()));
