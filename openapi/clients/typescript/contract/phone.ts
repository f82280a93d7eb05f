/**
 * Plays a game of Scythe on a phone, while a second one follows it: `node phone.ts ADDRESS`.
 *
 * Throws when something is not as it should be. Prints the client's notices for the developer, one a line.
 */

import "./handset.ts";

import assert from "node:assert/strict";
import { argv } from "node:process";

import { begin } from "../examples/beginning.ts";
import { Game, type Once, Refused, type Scythe, type ScytheAction, scythe, service } from "../src/index.ts";

type Send = (request: Request) => Promise<Response>;

const [, , address = ""] = argv;
const notices: string[] = [];
const COIN: ScytheAction = { type: "gain", coins: 1 };
const OFF = new Error("the phone is switched off");

/** A phone's client. */
function phone(send: Send = (request) => fetch(request)) {
  return service(address, { fetch: send, say: (text) => notices.push(text) });
}

async function main(): Promise<void> {
  const { game, human } = await begin(phone());
  assert.match(await game.board({ lastTurn: true }), /^<svg/);
  assert.equal((await fetch(new Request(await game.pictureUrl({ width: 200 }), {}))).status, 200);
  const second = await Game.join(phone(), scythe, game.id, game.token);
  const following = followed(second);
  await keepsCommands(game);
  while (!game.seen.over) {
    if (game.seen.pending.length > 0) for await (const _ of human.answers());
    else if (game.seen.turn === "automa") await game.automaTurn();
    else for await (const _ of human.turn());
  }
  assert.deepEqual(await following, Array.from({ length: game.seen.version - 1 }, (_, index) => index + 2));
  assert.deepEqual(second.seen.state, game.seen.state);
}

/** The versions that a phone hears of until the game is over; what it has seen is as new. */
async function followed(game: Game<Scythe>): Promise<number[]> {
  const versions: number[] = [];
  for await (const { version } of game.commits(game.seen.version)) {
    assert.equal(game.seen.version, version);
    versions.push(version);
  }
  return versions;
}

/** A command that is kept is done once, and not at all in a game that went on without it. */
async function keepsCommands(game: Game<Scythe>): Promise<void> {
  const done = await kept(game, (request) => fetch(request).then(() => Promise.reject(OFF)));
  await game.read();
  const { version } = await game.act(COIN);
  assert.equal((await game.act(COIN, done)).version, done.version + 1);

  const notDone = await kept(game, () => Promise.reject(OFF));
  await game.act(COIN);
  await assert.rejects(game.act(COIN, notDone), (error) => error instanceof Refused && error.problem.code === "version_stale");
  assert.equal((await game.read()).version, version + 1);
}

/** What a phone keeps of a command that it sends just when it is switched off. */
async function kept({ id, token }: Game<Scythe>, send: Send): Promise<Once> {
  const game = await Game.join(phone((request) => (request.method === "POST" ? send(request) : fetch(request))), scythe, id, token);
  const shelf = JSON.stringify(game.once());
  await assert.rejects(game.act(COIN, JSON.parse(shelf)), OFF);
  return JSON.parse(shelf);
}

await main();
console.log([...new Set(notices)].join("\n"));
