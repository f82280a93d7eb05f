/** One game on the service. */

import { document } from "./refused.ts";
import type { Ruleset, Told } from "./rulesets.ts";
import type { Audit, Explained, GameCreated, GameState, Turns } from "./schema.ts";
import type { Service } from "./service.ts";
import { lines } from "./stream.ts";

/**
 * A game and a token for it. `seen` is its newest state that is known here.
 *
 * Each command names the version that it acts on and a key of its own, so that it can be sent again when the
 * answer was lost. Throws `Refused` for whatever the service refuses.
 */
export class Game<R extends Ruleset> {
  readonly id: string;
  readonly token: string;
  seen: R["state"];
  readonly #service: Service;
  readonly #told: Told<R>;

  private constructor(service: Service, told: Told<R>, token: string, seen: GameState) {
    this.#service = service;
    this.#told = told;
    this.id = seen.game;
    this.token = token;
    this.seen = ours(told.state, seen);
  }

  /** A game by its id, for whoever has a token. */
  static async join<R extends Ruleset>(service: Service, told: Told<R>, id: string, token: string): Promise<Game<R>> {
    const sent = { params: { path: { game_id: id } }, headers: { Authorization: `Bearer ${token}` } };
    return new Game(service, told, token, await document(service.GET("/v1/games/{game_id}", sent)));
  }

  /** A new game, as its owner. */
  static async begin<R extends Ruleset>(service: Service, told: Told<R>, start: R["start"]): Promise<Game<R>> {
    return Game.#owned(service, told, await document(service.POST("/v1/games", { body: start })));
  }

  /** A new game with the log of another, as `export` gives it. */
  static async fromLog<R extends Ruleset>(service: Service, told: Told<R>, log: string): Promise<Game<R>> {
    const headers = { "Content-Type": "application/x-ndjson" };
    const sent = { body: log, bodySerializer: (text: string) => text, headers };
    return Game.#owned(service, told, await document(service.POST("/v1/games/import", sent)));
  }

  /** The game as it stands, or as it stood. */
  async read(version?: number): Promise<R["state"]> {
    const params = { path: this.#path, query: version === undefined ? {} : { version } };
    const headers = this.#authorised;
    return ours(this.#told.state, await document(this.#service.GET("/v1/games/{game_id}", { params, headers })));
  }

  /** Do something as the human. */
  async act(body: R["action"]): Promise<R["done"]> {
    return this.#done(await document(this.#service.POST("/v1/games/{game_id}/actions", { ...this.#command, body })));
  }

  /** Let the Automa take its turn; `body` names the card where the deck lies on the table. */
  async automaTurn(body: R["turn"] = {}): Promise<R["done"]> {
    return this.#done(await document(this.#service.POST("/v1/games/{game_id}/automa-turn", { ...this.#command, body })));
  }

  /** Take commits back. */
  async undo(commits = 1): Promise<R["done"]> {
    const sent = { ...this.#command, body: { commits } };
    return this.#done(await document(this.#service.POST("/v1/games/{game_id}/undo", sent)));
  }

  /** Do them again. */
  async redo(commits = 1): Promise<R["done"]> {
    const sent = { ...this.#command, body: { commits } };
    return this.#done(await document(this.#service.POST("/v1/games/{game_id}/redo", sent)));
  }

  /** Go to a version at which a commit ends. */
  async goTo(version: number): Promise<R["done"]> {
    const sent = { ...this.#command, body: { version } };
    return this.#done(await document(this.#service.POST("/v1/games/{game_id}/goto", sent)));
  }

  /** A new game with the log up to a version. */
  async fork(version: number): Promise<Game<R>> {
    const sent = { ...this.#asked, body: { version } };
    const made = await document(this.#service.POST("/v1/games/{game_id}/forks", sent));
    return Game.#owned(this.#service, this.#told, made);
  }

  /** The score as it stands. */
  async score(): Promise<R["score"]> {
    return ours(this.#told.score, await document(this.#service.GET("/v1/games/{game_id}/score", this.#asked)));
  }

  /** The story behind a version, a page at a time. */
  async turns(after = 0): Promise<Turns> {
    const params = { path: this.#path, query: { after } };
    const headers = this.#authorised;
    return document(this.#service.GET("/v1/games/{game_id}/turns", { params, headers }));
  }

  /** The reasons behind an event. */
  async why(version: number): Promise<Explained> {
    const params = { path: { ...this.#path, version } };
    const headers = this.#authorised;
    return document(this.#service.GET("/v1/games/{game_id}/events/{version}/explanation", { params, headers }));
  }

  /** What checking the log finds. */
  async audit(): Promise<Audit> {
    return document(this.#service.GET("/v1/games/{game_id}/audit", this.#asked));
  }

  /** The whole log, a line for each event. */
  async export(): Promise<string> {
    const headers = { ...this.#authorised, Accept: "application/x-ndjson" };
    const sent = { params: { path: this.#path }, headers, parseAs: "text" } as const;
    return document(this.#service.GET("/v1/games/{game_id}/events", sent));
  }

  /** The events behind a version as they are appended, until `signal` or the caller ends it. */
  watch(after: number, signal: AbortSignal): AsyncGenerator<R["line"]> {
    return lines<R["line"]>(this.#service, this.id, this.token, after, signal);
  }

  static #owned<R extends Ruleset>(service: Service, told: Told<R>, made: GameCreated): Game<R> {
    return new Game(service, told, made.token, made);
  }

  get #path() {
    return { game_id: this.id };
  }

  get #authorised() {
    return { Authorization: `Bearer ${this.token}` };
  }

  get #asked() {
    return { params: { path: this.#path }, headers: this.#authorised };
  }

  get #command() {
    const header = { "If-Match": `"${this.seen.version}"`, "Idempotency-Key": crypto.randomUUID() };
    return { params: { path: this.#path, header }, headers: this.#authorised };
  }

  #done(answer: R["done"] | Parameters<Told<R>["done"]>[0]): R["done"] {
    this.seen = ours(this.#told.state, answer);
    return ours(this.#told.done, answer);
  }
}

/** An answer as one of the ruleset that is played. */
function ours<All, Ours extends All>(isOurs: (answer: All) => answer is Ours, answer: All): Ours {
  if (!isOurs(answer)) throw new TypeError("the answer is about a game of another ruleset");
  return answer;
}
