/**
 * Each call of the service by its name in the document: `node every-call.ts ADDRESS KEY GAME TOKEN`.
 *
 * The page of all calls shows what stands in each function, behind what its parameters stand for. KEY may do
 * everything; GAME is over, and TOKEN is its owner's.
 */

import { argv } from "node:process";

import { document, Game, games, gamesCsv, KeyWebhooks, type Scythe, type Service, scythe, service } from "../src/index.ts";
import type { ScythePosition } from "../src/schema.ts";

async function listRulesets(at: Service): Promise<void> {
  const { rulesets } = await document(at.GET("/v1/rulesets"));
  for (const { name, title } of rulesets) console.log(name, title);
}

async function describeRuleset(at: Service): Promise<void> {
  const params = { path: { name: "scythe" } };
  console.log((await document(at.GET("/v1/rulesets/{name}", { params }))).title);
}

async function takeSingleTurn(at: Service): Promise<void> {
  const position: ScythePosition = {
    players: [
      { kind: "human", faction: "crimea", popularity: 3, coins: 4, workers: ["D7", "E7"] },
      { kind: "automa", faction: "nordic", character: "E2", workers: ["E1", "F1"] },
    ],
    turn: "automa",
    decks: { automa: "physical" },
  };
  const params = { path: { name: "scythe" } };
  const turn = await document(at.POST("/v1/rulesets/{name}/automa-turn", { params, body: { position, card: 14 } }));
  for (const { text } of turn.steps) console.log(text);
  console.log(turn.changes, turn.position.turn);
}

async function drawScytheSeats(at: Service): Promise<void> {
  const setup = await document(
    at.POST("/v1/rulesets/scythe/draw", {
      body: { players: [{ kind: "human" }, { kind: "human" }, { kind: "automa", level: "automaszyna" }], far: true },
    }),
  );
  console.log((await document(at.POST("/v1/games", { body: { ruleset: "scythe", setup } }))).turn);
}

async function registerPack(at: Service): Promise<string> {
  const card = {
    name: "Example level 4",
    level: 4,
    glory_spaces: [1, 4, 7, 10, 13, 16, 18, 20],
    last_space: 21,
    coins_for_glory: 5,
    coins_for_map: 2,
    coins_for_corruption: 2,
  };
  const pack = { ruleset: "expeditions" as const, kind: "progress_cards" as const, name: "My box", cards: [card] };
  const { hash } = await document(at.POST("/v1/packs", { body: pack }));
  console.log(hash);
  return hash;
}

async function readPack(at: Service, hash: string): Promise<void> {
  const params = { path: { hash } };
  console.log((await document(at.GET("/v1/packs/{hash}", { params }))).pack);
}

async function createGame(at: Service): Promise<Game<Scythe>> {
  const game = await Game.begin(at, scythe, {
    ruleset: "scythe",
    setup: {
      players: [
        { kind: "human", faction: "crimea", popularity: 3, coins: 4 },
        { kind: "automa", faction: "nordic", level: "automa" },
      ],
    },
  });
  console.log(game.id, game.token);
  return game;
}

async function readGame(game: Game<Scythe>): Promise<void> {
  const { version, turn, pending } = await game.read();
  console.log(version, turn, pending);
}

async function listGames(at: Service): Promise<void> {
  for await (const { game, ruleset } of games(at)) console.log(game, ruleset);
}

async function listGamesCsv(at: Service): Promise<void> {
  console.log(await gamesCsv(at));
}

async function readStatistics(at: Service, key: string): Promise<void> {
  const headers = { Authorization: `Bearer ${key}` };
  const { rows } = await document(at.GET("/v1/statistics", { headers }));
  for (const { ruleset, level, role, won, played } of rows) console.log(ruleset, level, role, won, "of", played);
}

async function readStatisticsCsv(at: Service, key: string): Promise<void> {
  const headers = { Authorization: `Bearer ${key}` };
  console.log((await at.GET("/v1/statistics.csv", { headers, parseAs: "text" })).data);
}

async function exportGames(at: Service, key: string): Promise<void> {
  const headers = { Authorization: `Bearer ${key}` };
  const params = { query: { over: "true" as const } };
  console.log((await at.GET("/v1/games.ndjson", { params, headers, parseAs: "text" })).data);
}

async function readStates(at: Service, game: Game<Scythe>): Promise<void> {
  const headers = { Authorization: `Bearer ${game.token}` };
  const params = { path: { game_id: game.id } };
  const { data = "" } = await at.GET("/v1/games/{game_id}/states", { params, headers, parseAs: "text" });
  for (const line of data.trimEnd().split("\n")) console.log(JSON.parse(line).version);
}

async function deleteGame(at: Service, game: Game<Scythe>): Promise<void> {
  const headers = { Authorization: `Bearer ${game.token}` };
  const params = { path: { game_id: game.id } };
  console.log((await document(at.DELETE("/v1/games/{game_id}", { params, headers }))).hash);
}

async function act(game: Game<Scythe>): Promise<void> {
  const { warnings } = await game.act({ type: "move", moves: [{ unit: "worker", from: "r6c3", to: "r6c4" }] });
  console.log(warnings);
}

async function takeTurn(game: Game<Scythe>): Promise<void> {
  await game.takeTurn({ actions: [{ type: "gain", coins: 1 }, { type: "end_turn" }] });
}

async function takeAutomaTurn(game: Game<Scythe>): Promise<void> {
  const { commit } = await game.automaTurn();
  for (const { text } of commit.steps) console.log(text);
}

async function undo(game: Game<Scythe>): Promise<void> {
  await game.undo();
  await game.undoTurn();
}

async function redo(game: Game<Scythe>): Promise<void> {
  await game.redo();
  await game.redoTurn();
}

async function goto(game: Game<Scythe>): Promise<void> {
  await game.goToTurn(1);
  await game.goTo(2);
}

async function readChoices(game: Game<Scythe>): Promise<void> {
  const { choices } = await game.choices();
  for (const { title, schema } of choices) console.log(title, schema);
}

async function readCommits(game: Game<Scythe>): Promise<void> {
  for await (const { version, steps } of game.commits()) {
    console.log(version, ...steps.map(({ text }) => text));
    if (version === game.seen.version) break;
  }
}

async function readStory(game: Game<Scythe>): Promise<void> {
  const { rounds } = await game.story(0, "it");
  for (const { number, turns } of rounds) console.log(number, turns);
}

async function explainStep(game: Game<Scythe>, step: string): Promise<void> {
  const { explanation } = await game.why(step);
  console.log(explanation.candidates);
}

async function reportStep(at: Service, game: Game<Scythe>, step: string): Promise<void> {
  const [version = 0, place = 0] = step.split(".").map(Number);
  const headers = { Authorization: `Bearer ${game.token}` };
  const params = { path: { game_id: game.id, version, place } };
  const body = { expected: "The worker nearest to the Factory moves." };
  const path = "/v1/games/{game_id}/commits/{version}/steps/{place}/report";
  const { data } = await at.POST(path, { params, body, headers, parseAs: "text" });
  console.log(data);
}

async function readScore(game: Game<Scythe>): Promise<void> {
  const { score } = await game.score();
  console.log(score);
}

async function auditGame(game: Game<Scythe>): Promise<void> {
  const { sound } = await game.audit();
  console.log(sound);
}

async function exportBgStats(game: Game<Scythe>): Promise<void> {
  const { plays } = await game.bgStats("Ada");
  console.log(plays);
}

async function linkToBoard(game: Game<Scythe>): Promise<void> {
  console.log(await game.pictureUrl({ lastTurn: true }));
}

async function linkToBgStats(game: Game<Scythe>): Promise<void> {
  console.log(await game.bgStatsLink("Ada"));
}

async function readReport(game: Game<Scythe>): Promise<void> {
  console.log(await game.report("pl"));
}

async function drawBoardSvg(at: Service, game: Game<Scythe>): Promise<void> {
  const headers = { Authorization: `Bearer ${game.token}` };
  const params = { path: { game_id: game.id }, query: { theme: "dark" } } as const;
  const sent = { params, headers, parseAs: "text" } as const;
  console.log(await document(at.GET("/v1/games/{game_id}/board.svg", sent)));
}

async function drawBoardPng(at: Service, game: Game<Scythe>): Promise<void> {
  const headers = { Authorization: `Bearer ${game.token}` };
  const params = { path: { game_id: game.id }, query: { width: 800 } };
  const sent = { params, headers, parseAs: "blob" } as const;
  console.log(await document(at.GET("/v1/games/{game_id}/board.png", sent)));
}

async function drawEmptyBoard(at: Service): Promise<void> {
  const sent = { params: { path: { name: "scythe" } }, parseAs: "text" } as const;
  console.log(await document(at.GET("/v1/rulesets/{name}/board.svg", sent)));
}

async function addToken(game: Game<Scythe>): Promise<void> {
  const { token } = await game.newToken({ role: "spectator" });
  console.log(token);
}

async function listTokens(game: Game<Scythe>): Promise<void> {
  for (const { id, role } of await game.tokens()) console.log(id, role);
}

async function revokeToken(game: Game<Scythe>): Promise<void> {
  for (const { id, role } of await game.tokens()) {
    if (role === "spectator") await game.revokeToken(id);
  }
}

async function forkGame(game: Game<Scythe>): Promise<void> {
  const fork = await game.fork(game.seen.version);
  console.log(fork.id);
}

async function importGame(at: Service, game: Game<Scythe>): Promise<void> {
  const imported = await Game.fromLog(at, scythe, await game.export());
  console.log(imported.id);
}

async function createGameWebhook(game: Game<Scythe>): Promise<string> {
  const { id, secret } = await game.webhooks.create("https://bot.example/automa", "it");
  console.log(secret);
  return id;
}

async function listGameWebhooks(game: Game<Scythe>): Promise<void> {
  console.log(await game.webhooks.list());
}

async function readGameWebhook(game: Game<Scythe>, webhook: string): Promise<void> {
  const { state } = await game.webhooks.read(webhook);
  console.log(state);
}

async function rotateGameWebhookSecret(game: Game<Scythe>, webhook: string): Promise<void> {
  const { secret } = await game.webhooks.rotateSecret(webhook);
  console.log(secret);
}

async function resendToGameWebhook(game: Game<Scythe>, webhook: string): Promise<void> {
  await game.webhooks.resend(webhook);
}

async function deleteGameWebhook(game: Game<Scythe>, webhook: string): Promise<void> {
  await game.webhooks.delete(webhook);
}

async function createWebhook(at: Service): Promise<string> {
  const { id, secret } = await new KeyWebhooks(at).create("https://bot.example/automa");
  console.log(secret);
  return id;
}

async function listWebhooks(at: Service): Promise<void> {
  console.log(await new KeyWebhooks(at).list());
}

async function readWebhook(at: Service, webhook: string): Promise<void> {
  const { games } = await new KeyWebhooks(at).read(webhook, { state: "dead" });
  console.log(games);
}

async function rotateWebhookSecret(at: Service, webhook: string): Promise<void> {
  const { secret } = await new KeyWebhooks(at).rotateSecret(webhook);
  console.log(secret);
}

async function resendToWebhook(at: Service, webhook: string): Promise<void> {
  await new KeyWebhooks(at).resend(webhook);
}

async function deleteWebhook(at: Service, webhook: string): Promise<void> {
  await new KeyWebhooks(at).delete(webhook);
}

async function isLive(at: Service): Promise<void> {
  const { status } = await document(at.GET("/health/live"));
  console.log(status);
}

async function isReady(at: Service): Promise<void> {
  const { response } = await at.GET("/health/ready");
  console.log(response.ok);
}

async function readMetrics(at: Service): Promise<void> {
  console.log(await document(at.GET("/metrics", { parseAs: "text" })));
}

async function readOpenapi(at: Service): Promise<void> {
  console.log(await document(at.GET("/openapi.json")));
}

async function readProblems(at: Service): Promise<void> {
  const { response } = await at.GET("/docs/problems", { parseAs: "blob" });
  console.log(response.ok);
}

async function main(address: string, key: string, finished: string, token: string): Promise<void> {
  const at = service(address, { key });
  await listRulesets(at);
  await describeRuleset(at);
  await takeSingleTurn(at);
  await drawScytheSeats(at);
  await readPack(at, await registerPack(at));
  await plays(at);
  await keeps(at, await Game.join(at, scythe, finished, token));
  await listGames(at);
  await listGamesCsv(at);
  await exportGames(at, key);
  await readStatistics(at, key);
  await readStatisticsCsv(at, key);
  await listWebhooks(at);
  const webhook = await createWebhook(at);
  for (const call of [readWebhook, rotateWebhookSecret, resendToWebhook, deleteWebhook]) await call(at, webhook);
  for (const call of [drawEmptyBoard, isLive, isReady, readMetrics, readOpenapi, readProblems]) await call(at);
}

/** What is done in a game, and with it. */
async function plays(at: Service): Promise<void> {
  const game = await createGame(at);
  for (const call of [act, takeTurn, takeAutomaTurn, readGame, readChoices, readCommits, readStory]) await call(game);
  const steps = (await game.story()).commits.flatMap((commit) => commit.steps);
  const explained = steps.find((step) => step.explained)?.step ?? "";
  await explainStep(game, explained);
  await reportStep(at, game, explained);
  for (const call of [undo, redo, readScore, auditGame, addToken, listTokens, revokeToken]) await call(game);
  for (const call of [forkGame, goto, listGameWebhooks]) await call(game);
  await drawBoardSvg(at, game);
  await linkToBoard(game);
  await drawBoardPng(at, game);
  const webhook = await createGameWebhook(game);
  await readGameWebhook(game, webhook);
  await rotateGameWebhookSecret(game, webhook);
  await resendToGameWebhook(game, webhook);
  await deleteGameWebhook(game, webhook);
  await readStates(at, game);
  await deleteGame(at, game);
}

/** What is done with a game that is over. */
async function keeps(at: Service, game: Game<Scythe>): Promise<void> {
  await exportBgStats(game);
  await linkToBgStats(game);
  await readReport(game);
  await importGame(at, game);
}

const [address = "", key = "", game = "", token = ""] = argv.slice(2);
await main(address, key, game, token);
