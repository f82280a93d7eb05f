/**
 * What the client promises, against a running service: `node contract.ts ADDRESS FILE`.
 *
 * Plays a game of Scythe and watches it, takes back, forks, exports to FILE, imports, and compares: throws at the
 * first difference. Prints the head of the log, for the check of the file.
 */

import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { argv } from "node:process";

import { begin } from "../examples/beginning.ts";
import { type Commit, Game, type Line, type Problem, Refused, type Scythe, scythe } from "../src/index.ts";
import { type Service, service } from "../src/index.ts";
import type { Human } from "../examples/human.ts";

const TURNS = 6; // before something is taken back
const STOP_WATCHING_AT = 12; // the version after which the first stream is left

async function main(address: string, file: string): Promise<void> {
  const at = service(address);
  const { game, human } = await begin(at);
  const following = followed(game);

  for (let turn = 0; turn < TURNS; turn += 1) await step(game, human);
  await takesBack(game);
  await isForked(game);
  await refusesTheStale(game);
  await refusesByType(at);
  while (!game.seen.over) await step(game, human);

  const seen = await following;
  await goesOnAfterItsEnd(game, seen);
  const log = await game.export();
  saysTheSame(linesOf(log), seen);
  assert.ok(seen.some(({ steps }) => steps[0]?.text.startsWith("You end your turn")));
  await writeFile(file, log);

  const copy = await Game.fromLog(at, scythe, log);
  assert.deepEqual(copy.seen.state, game.seen.state);
  assert.deepEqual((await copy.score()).standings, (await game.score()).standings);
  assert.deepEqual(linesOf(await copy.export()).map(happened), linesOf(log).map(happened));
  const { sound, chain } = await game.audit();
  assert.ok(sound);
  console.log(JSON.stringify({ version: game.seen.version, head: chain.head }));
}

/** One action, answer or Automa turn. */
async function step(game: Game<Scythe>, human: Human): Promise<void> {
  if (game.seen.next.do === "answer") for await (const _ of human.answers());
  else if (game.seen.next.do === "automa_turn") await game.automaTurn();
  else for await (const _ of human.turn());
}

/** All commits from the first to the game's end; the stream is left once and taken up after the last commit. */
async function followed(game: Game<Scythe>): Promise<Commit[]> {
  const first = new AbortController();
  const seen: Commit[] = [];
  for await (const commit of game.commits(0, first.signal)) {
    seen.push(commit);
    if (commit.version === STOP_WATCHING_AT) break;
  }
  first.abort();
  return [...seen, ...(await all(game, STOP_WATCHING_AT))];
}

/** Undo and redo lead to the states from which they were left; so does going to a version. */
async function takesBack(game: Game<Scythe>): Promise<void> {
  const { version, state } = game.seen;
  const undone = await game.undo();
  assert.notDeepEqual(undone.state, state);
  assert.deepEqual((await game.redo()).state, state);
  await game.undo(2);
  assert.deepEqual((await game.goTo(version)).state, state);
  assert.deepEqual((await game.read(version)).state, state);
}

/** A fork has the state of the version that it was made from, and goes its own way. */
async function isForked(game: Game<Scythe>): Promise<void> {
  const { version, state } = game.seen;
  const fork = await game.fork(version);
  assert.notEqual(fork.id, game.id);
  assert.deepEqual(fork.seen.state, state);
  await fork.undo();
  assert.deepEqual((await game.read()).state, state);
}

/** An action on an older version is refused, and nothing happens. */
async function refusesTheStale(game: Game<Scythe>): Promise<void> {
  const newest = game.seen;
  game.seen = { ...newest, version: newest.version - 1 };
  const problem = await refusal(game.undo());
  assert.equal(problem.code, "version_stale");
  if (problem.code !== "version_stale") return; // from here on its facts are known to the types
  assert.deepEqual([problem.version, problem.current_version], [newest.version - 1, newest.version]);
  game.seen = newest;
  assert.equal((await game.read()).version, newest.version);
}

/** A refusal of the rules is caught by its code, and behind that its facts are known to the types. */
async function refusesByType(at: Service): Promise<void> {
  const { game } = await begin(at);
  const problem = await refusal(game.act({ type: "move", moves: [{ unit: "worker", from: "r0c4", to: "r1c4", count: 8 }] }));
  if (problem.code !== "unit_not_there") assert.fail(problem.detail);
  const facts: { unit: "character" | "mech" | "worker"; place: string; asked: number; there: number } = problem;
  assert.deepEqual([problem.status, facts.unit, facts.place, facts.asked, facts.there], [409, "worker", "r0c4", 8, 0]);
}

/** The problem document of a call that is refused. */
async function refusal(call: Promise<unknown>): Promise<Problem> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof Refused);
  return error.problem;
}

/** A game that is over has no more commits, until it is taken back: then the stream goes on where it ended. */
async function goesOnAfterItsEnd(game: Game<Scythe>, seen: Commit[]): Promise<void> {
  const { version, state } = game.seen;
  assert.deepEqual(await all(game, version), []);
  await game.undo();
  await game.redo();
  assert.deepEqual(game.seen.state, state);
  const more = await all(game, version);
  assert.deepEqual(
    more.map((commit) => [commit.version, commit.command["type"]]),
    [
      [version + 1, "undo"],
      [version + 2, "redo"],
    ],
  );
  seen.push(...more);
}

/** All commits after a version, to the game's end. */
async function all(game: Game<Scythe>, after: number): Promise<Commit[]> {
  const seen: Commit[] = [];
  for await (const commit of game.commits(after)) seen.push(commit);
  return seen;
}

/** The commits of an export, without its header. */
function linesOf(log: string): Line[] {
  return log.trimEnd().split("\n").slice(1).map((line): Line => JSON.parse(line));
}

/** The lines say what the stream said; a step names the place of its event. */
function saysTheSame(lines: Line[], seen: Commit[]): void {
  assert.equal(lines.length, seen.length);
  for (const [index, { events, hash: _, ...line }] of lines.entries()) {
    const { version, at, seat, command, steps = [] } = seen[index] ?? {};
    assert.deepEqual(line, { version, at, seat, command });
    for (const { step, code } of steps) {
      const place = Number(step.replace(`${version}.`, ""));
      assert.equal(events[place - 1]?.type, code);
    }
  }
}

/** What happened; the hashes of another game are others. */
function happened({ version, command, events }: Line): unknown[] {
  return [version, command, events];
}

const [, , address, file] = argv;
if (address === undefined || file === undefined) throw new Error("usage: node contract.ts ADDRESS FILE");
await main(address, file);
