/**
 * Calls with an API key, for invitations, and for a finished game: `node calls.ts ADDRESS KEY GAME TOKEN`.
 *
 * KEY has no games yet, GAME is over. Throws at the first difference.
 */

import assert from "node:assert/strict";
import { argv } from "node:process";

import { Game, games, type GameWebhooks, KeyWebhooks, newToken, Refused, type Service } from "../src/index.ts";
import { scythe, service, type Story } from "../src/index.ts";
import { begin } from "../examples/beginning.ts";

const HOOK = "https://bot.example/automa";

async function main(address: string, key: string, finished: string, token: string): Promise<void> {
  await listsGames(service(address, { key }));
  await letsIn(service(address));
  await takesTurns(service(address));
  await seesChoices(service(address));
  await undoesTurns(service(address));
  await hasWebhooks(new KeyWebhooks(service(address, { key })));
  await hasWebhooks((await begin(service(address))).game.webhooks);
  await keepsGames(service(address, { language: "pl" }), finished, token);
  await speaks(service(address, { language: "pl" }));
  await sendsByItself(address);
}

/** The newest first, over all pages; a lost token is made anew. */
async function listsGames(at: Service): Promise<void> {
  const begun: string[] = [];
  for (let count = 0; count < 5; count += 1) begun.unshift((await begin(at)).game.id);
  assert.deepEqual(await listed(at, { atOnce: 2 }), begun);
  assert.deepEqual(await listed(at, { ruleset: "scythe" }), begun);
  assert.deepEqual(await listed(at, { ruleset: "expeditions" }), []);
  const [newest = ""] = begun;
  const { token } = await newToken(at, newest, { role: "owner" });
  assert.equal((await Game.join(at, scythe, newest, token)).id, newest);
}

async function listed(at: Service, which: Parameters<typeof games>[1]): Promise<string[]> {
  const found: string[] = [];
  for await (const { game } of games(at, which)) found.push(game);
  return found;
}

/** A player for a seat, and somebody who looks on and may do nothing. */
async function letsIn(at: Service): Promise<void> {
  const { game } = await begin(at);
  const player = await game.newToken({ role: "player", seat: "human" });
  const spectator = await game.newToken({ role: "spectator" });
  assert.deepEqual([player.role, player.seat, spectator.role], ["player", "human", "spectator"]);
  await (await Game.join(at, scythe, game.id, player.token)).act({ type: "gain", coins: 1 });
  const onlooker = await Game.join(at, scythe, game.id, spectator.token);
  await refused("role_forbidden", onlooker.undo());
  assert.deepEqual((await game.tokens()).map(({ role, yours }) => [role, yours]), [["owner", true], ["player", false], ["spectator", false]]);
  await game.revokeToken(spectator.id);
  await refused("game_unknown", onlooker.story());
}

/** All actions of a turn happen, or none; they are one commit. */
async function takesTurns(at: Service): Promise<void> {
  const { game } = await begin(at);
  const { commit, version } = await game.takeTurn({ actions: [{ type: "gain", coins: 1 }, { type: "gain", power: 2 }] });
  assert.deepEqual(
    commit.steps.map(({ code }) => code),
    ["coins_changed", "power_changed"],
  );
  await refused("not_your_turn", game.takeTurn({ actions: [{ type: "end_turn" }, { type: "end_turn" }] }));
  assert.equal((await game.read()).version, version);
}

/** A turn is taken back whole and done again; and one is gone to by its number in the story. */
async function undoesTurns(at: Service): Promise<void> {
  const { game } = await begin(at);
  await game.act({ type: "gain", coins: 1 });
  const after = await game.act({ type: "end_turn" });
  assert.equal((await game.undoTurn()).turn, "human");
  assert.deepEqual((await game.redoTurn()).state, after.state);
  assert.deepEqual((await game.story()).rounds[0]?.turns[0]?.commits, [2, 3]);
  assert.equal((await game.goToTurn(1)).turn, "human");
}

/** The human's actions; behind the end of the turn the Automa's turn is due instead. */
async function seesChoices(at: Service): Promise<void> {
  const { game } = await begin(at);
  const before = await game.choices();
  await game.act({ type: "end_turn" });
  const after = await game.choices("human");
  const moves = ({ choices }: typeof before) => choices.some(({ type }) => type === "move");
  assert.deepEqual([moves(before), before.next.do, moves(after), after.next.do], [true, "act", false, "automa_turn"]);
}

/** Made, found, looked at, given a new secret, asked to deliver again, and removed. */
async function hasWebhooks(webhooks: GameWebhooks | KeyWebhooks): Promise<void> {
  const made = await webhooks.create(HOOK);
  assert.ok(made.secret.startsWith("whsec_"));
  assert.deepEqual(
    (await webhooks.list()).map(({ id, url }) => [id, url]),
    [[made.id, HOOK]],
  );
  const { id, games, next } = await webhooks.read(made.id, { state: "dead" });
  assert.deepEqual([id, games, next], [made.id, [], null]);
  assert.notEqual((await webhooks.rotateSecret(made.id)).secret, made.secret);
  assert.equal((await webhooks.resend(made.id)).state, "enabled");
  await webhooks.delete(made.id);
  assert.deepEqual(await webhooks.list(), []);
  await refused("webhook_unknown", webhooks.read(made.id));
}

/** A report to read, and the file for BG Stats; both in the language that is asked for. */
async function keepsGames(polish: Service, id: string, token: string): Promise<void> {
  const game = await Game.join(polish, scythe, id, token);
  assert.equal(await game.report(), await game.report("pl"));
  assert.notEqual(await game.report(), await game.report("en"));
  const { players, plays } = await game.bgStats("Ada");
  assert.ok(players.some(({ name }) => name === "Ada"));
  assert.ok(plays[0]?.playerScores.length);
}

/** The story in the language of the client, or in another one. */
async function speaks(polish: Service): Promise<void> {
  const { game } = await begin(polish);
  const { commit } = await game.act({ type: "end_turn" });
  const told = commit.steps.map((step) => step.text).join(" ");
  assert.match(told, /ończysz turę/);
  assert.ok(sentences(await game.story()).includes(told));
  assert.match(sentences(await game.story(0, "en")), /end your turn/);
}

function sentences({ commits }: Story): string {
  return commits.flatMap(({ steps }) => steps.map((step) => step.text)).join(" ");
}

/** Requests go through the `fetch` that was given. */
async function sendsByItself(address: string): Promise<void> {
  const sent: string[] = [];
  const counted = (request: Request) => {
    sent.push(request.method);
    return fetch(request);
  };
  const { game } = await begin(service(address, { fetch: counted }));
  await game.act({ type: "gain", coins: 1 });
  assert.deepEqual(sent, ["POST", "GET", "POST"]);
}

async function refused(code: string, call: Promise<unknown>): Promise<void> {
  await assert.rejects(call, (error) => error instanceof Refused && error.problem.code === code);
}

const [, , address, key, game, token] = argv;
if (address === undefined || key === undefined || game === undefined || token === undefined) {
  throw new Error("usage: node calls.ts ADDRESS KEY GAME TOKEN");
}
await main(address, key, game, token);
console.log("done");
