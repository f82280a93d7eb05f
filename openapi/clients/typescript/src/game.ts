/** One game on the service. */

import { answered } from "./again.ts";
import { type Answer, document } from "./refused.ts";
import type { Ruleset, Told } from "./rulesets.ts";
import type { Audit, BgStats, BoardLink, CommandDone, Commit, Explained, GameCreated, GameState } from "./schema.ts";
import type { NewToken, operations, RulesetDescription, Story, Token, TokenListed } from "./schema.ts";
import { type Service, spoken } from "./service.ts";
import { answers } from "./stream.ts";
import { GameWebhooks } from "./webhooks.ts";

/**
 * What makes a command one of a kind: its key, and the version that it acts on. Plain JSON, to be kept with the body.
 *
 * Sent again with both, a command that was done is answered as it was, and one that was not is done only if nothing
 * else has happened since: else it is refused, as `version_stale`.
 */
export interface Once {
  key: string;
  version: number;
}

const SOON_MILLISECONDS = 300_000; // a link to pictures that ends so soon is replaced

/** How a picture is to look. */
export interface Look {
  version?: number;
  seat?: string;
  lastTurn?: boolean;
  theme?: NonNullable<NonNullable<operations["drawBoardSvg"]["parameters"]["query"]>["theme"]>;
  width?: number;
}

/**
 * A game and a token for it. `seen` is the newest state that the client knows: commands, reads and streams bring it.
 *
 * Each command names the version that it acts on and carries an idempotency key: if its answer is lost, the client
 * sends it a few times more, and it is done once. To send one again later, even from another process, ask for `once`
 * beforehand, and keep it with the command. Throws `Refused` for a problem document, `Unreadable` for an answer that is not the service's, and what
 * `fetch` throws without any.
 */
export class Game<R extends Ruleset> {
  readonly id: string;
  readonly token: string;
  readonly webhooks: GameWebhooks;
  seen: R["state"];
  readonly #service: Service;
  readonly #told: Told<R>;
  #link: BoardLink | undefined;

  private constructor(service: Service, told: Told<R>, token: string, seen: GameState) {
    this.#service = service;
    this.#told = told;
    this.id = seen.game;
    this.token = token;
    this.webhooks = new GameWebhooks(service, seen.game, token);
    this.seen = ours(told.state, seen);
  }

  /** Opens a game by its id and a token. */
  static async join<R extends Ruleset>(service: Service, told: Told<R>, id: string, token: string): Promise<Game<R>> {
    const sent = { params: { path: { game_id: id } }, headers: { Authorization: `Bearer ${token}` } };
    return new Game(service, told, token, await document(service.GET("/v1/games/{game_id}", sent)));
  }

  /** A new game, as its owner. */
  static async begin<R extends Ruleset>(
    service: Service,
    told: Told<R>,
    start: R["start"],
    key?: string,
  ): Promise<Game<R>> {
    const sent = { params: { header: named(service, key) }, body: start };
    return Game.#owned(service, told, await answered(() => document(service.POST("/v1/games", sent))));
  }

  /** A new game with the log of another, as `export` gives it. */
  static async fromLog<R extends Ruleset>(
    service: Service,
    told: Told<R>,
    log: string,
    key?: string,
  ): Promise<Game<R>> {
    const headers = { "Content-Type": "application/x-ndjson" };
    const params = { header: named(service, key) };
    const sent = { params, body: log, bodySerializer: (text: string) => text, headers };
    return Game.#owned(service, told, await answered(() => document(service.POST("/v1/games/import", sent))));
  }

  /** The game at a version; the newest by default. */
  async read(version?: number): Promise<R["state"]> {
    const params = { path: this.#path, query: version === undefined ? {} : { version } };
    const headers = this.#authorised;
    return this.#saw(await document(this.#service.GET("/v1/games/{game_id}", { params, headers })));
  }

  /** What makes the next command one of a kind, to be kept with it before it is sent. */
  once(): Once {
    return { key: this.#service.means.newKey(), version: this.seen.version };
  }

  /** Do something as the human. */
  async act(body: R["action"], once?: Once): Promise<R["done"]> {
    const sent = { ...this.#command(once), body };
    return this.#done(() => this.#service.POST("/v1/games/{game_id}/actions", sent));
  }

  /** Do several things as the human, in their order: all of them, or none. */
  async takeTurn(body: R["actions"], once?: Once): Promise<R["done"]> {
    const sent = { ...this.#command(once), body };
    return this.#done(() => this.#service.POST("/v1/games/{game_id}/turns", sent));
  }

  /** Let the Automa take its turn; `body` names the card where the deck lies on the table. */
  async automaTurn(body: R["turn"] = {}, once?: Once): Promise<R["done"]> {
    const sent = { ...this.#command(once), body };
    return this.#done(() => this.#service.POST("/v1/games/{game_id}/automa-turn", sent));
  }

  /** Take commits back. */
  async undo(commits = 1, once?: Once): Promise<R["done"]> {
    const sent = { ...this.#command(once), body: { commits } };
    return this.#done(() => this.#service.POST("/v1/games/{game_id}/undo", sent));
  }

  /** Do them again. */
  async redo(commits = 1, once?: Once): Promise<R["done"]> {
    const sent = { ...this.#command(once), body: { commits } };
    return this.#done(() => this.#service.POST("/v1/games/{game_id}/redo", sent));
  }

  /** Take back all of the turn that the last commit is part of. */
  async undoTurn(once?: Once): Promise<R["done"]> {
    const sent = { ...this.#command(once), body: { to: "turn" } as const };
    return this.#done(() => this.#service.POST("/v1/games/{game_id}/undo", sent));
  }

  /** Do all of the next turn again. */
  async redoTurn(once?: Once): Promise<R["done"]> {
    const sent = { ...this.#command(once), body: { to: "turn" } as const };
    return this.#done(() => this.#service.POST("/v1/games/{game_id}/redo", sent));
  }

  /** Go to where a turn began, by its number in the story. */
  async goToTurn(turn: number, once?: Once): Promise<R["done"]> {
    const sent = { ...this.#command(once), body: { turn } };
    return this.#done(() => this.#service.POST("/v1/games/{game_id}/goto", sent));
  }

  /** Go to where the game stood at a version. */
  async goTo(version: number, once?: Once): Promise<R["done"]> {
    const sent = { ...this.#command(once), body: { version } };
    return this.#done(() => this.#service.POST("/v1/games/{game_id}/goto", sent));
  }

  /** A new game with the log up to a version. */
  async fork(version: number, key?: string): Promise<Game<R>> {
    const params = { path: this.#path, header: named(this.#service, key) };
    const sent = { params, headers: this.#authorised, body: { version } };
    const made = await answered(() => document(this.#service.POST("/v1/games/{game_id}/forks", sent)));
    return Game.#owned(this.#service, this.#told, made);
  }

  /** The score now. */
  async score(): Promise<R["score"]> {
    return ours(this.#told.score, await document(this.#service.GET("/v1/games/{game_id}/score", this.#asked)));
  }

  /** All about the ruleset: its places, cards, rules and schemas. */
  async ruleset(language?: string): Promise<R["ruleset"]> {
    const params = { path: { name: this.seen.ruleset }, header: spoken(language) };
    const described: unknown = await document(this.#service.GET("/v1/rulesets/{name}", { params })); // its tuples are lists
    return ours(this.#told.ruleset, described as RulesetDescription);
  }

  /** The board as SVG, now or then; with arrows for what moved last. */
  async board(look: Look = {}, language?: string): Promise<string> {
    const params = { path: this.#path, query: asked(look), header: spoken(language) };
    const sent = { params, headers: this.#authorised, parseAs: "text" } as const;
    return document(this.#service.GET("/v1/games/{game_id}/board.svg", sent));
  }

  /** The board as PNG. */
  async picture(look: Look = {}): Promise<ArrayBuffer> {
    const params = { path: this.#path, query: asked(look) };
    const sent = { params, headers: this.#authorised, parseAs: "arrayBuffer" } as const;
    return document(this.#service.GET("/v1/games/{game_id}/board.png", sent));
  }

  /**
   * An address of the board that an `<img>` can show: it needs no token, and works for some minutes. Ask for a new one
   * for each picture; most of them are made without a call.
   */
  async pictureUrl(look: Look = {}, form: "svg" | "png" = "png"): Promise<string> {
    if (this.#link === undefined || Date.parse(this.#link.expires_at) - Date.now() < SOON_MILLISECONDS) {
      this.#link = await document(this.#service.GET("/v1/games/{game_id}/board/link", this.#asked));
    }
    const query = Object.entries(asked(look)).map(([name, value]) => `&${name}=${encodeURIComponent(value)}`);
    return `${this.#service.means.address}${this.#link[form]}${query.join("")}`;
  }

  /** What the token's seat can do now, or the one that the owner names. */
  async choices(seat?: string): Promise<R["choices"]> {
    const params = { path: this.#path, query: seat === undefined ? {} : { seat } };
    const sent = { params, headers: this.#authorised };
    return ours(this.#told.choices, await document(this.#service.GET("/v1/games/{game_id}/choices", sent)));
  }

  /** The commits after a version by rounds and turns, a page at a time. */
  async story(after = 0, language?: string): Promise<Story> {
    const params = { path: this.#path, query: { after }, header: spoken(language) };
    const headers = this.#authorised;
    return document(this.#service.GET("/v1/games/{game_id}/story", { params, headers }));
  }

  /** The reasons behind a step, by its name, as in `4.2`. */
  async why(step: string, language?: string): Promise<Explained> {
    const [version = Number.NaN, place = Number.NaN] = step.split(".").map(Number);
    const params = { path: { ...this.#path, version, place }, header: spoken(language) };
    const sent = { params, headers: this.#authorised };
    return document(this.#service.GET("/v1/games/{game_id}/commits/{version}/steps/{place}/explanation", sent));
  }

  /** The result and the story of a game that is over, to read. */
  async report(language?: string): Promise<string> {
    const params = { path: this.#path, header: spoken(language) };
    const sent = { params, headers: this.#authorised, parseAs: "text" } as const;
    return document(this.#service.GET("/v1/games/{game_id}/report", sent));
  }

  /** What the app BG Stats imports of a game that is over; `player` is the human's name there. */
  async bgStats(player?: string, language?: string): Promise<BgStats> {
    const params = { path: this.#path, query: player === undefined ? {} : { player }, header: spoken(language) };
    const headers = this.#authorised;
    return document(this.#service.GET("/v1/games/{game_id}/bg-stats", { params, headers }));
  }

  /** Where a phone goes to have BG Stats keep a game that is over. */
  async bgStatsLink(player?: string, language?: string): Promise<string> {
    const params = { path: this.#path, query: player === undefined ? {} : { player }, header: spoken(language) };
    const sent = { params, headers: this.#authorised };
    return (await document(this.#service.GET("/v1/games/{game_id}/bg-stats/link", sent))).url;
  }

  /** Another token for the game: for a seat, or for somebody who looks on. */
  async newToken(body: NewToken): Promise<Token> {
    return document(this.#service.POST("/v1/games/{game_id}/tokens", { ...this.#asked, body }));
  }

  /** The tokens that open the game, oldest first: what each is for, by an id that opens nothing. */
  async tokens(): Promise<TokenListed[]> {
    return (await document(this.#service.GET("/v1/games/{game_id}/tokens", this.#asked))).tokens;
  }

  /** Let the token with this id open the game no more. */
  async revokeToken(id: string): Promise<void> {
    const params = { path: { ...this.#path, token_id: id } };
    const sent = { params, headers: this.#authorised };
    await document(this.#service.DELETE("/v1/games/{game_id}/tokens/{token_id}", sent));
  }

  /** What checking the log finds. */
  async audit(): Promise<Audit> {
    return document(this.#service.GET("/v1/games/{game_id}/audit", this.#asked));
  }

  /** The whole log, a line for each commit. */
  async export(): Promise<string> {
    const headers = { ...this.#authorised, Accept: "application/x-ndjson" };
    const sent = { params: { path: this.#path }, headers, parseAs: "text" } as const;
    return document(this.#service.GET("/v1/games/{game_id}/commits", sent));
  }

  /**
   * The commits after a version as they are appended, to the game's end, or until `signal` or the caller ends it.
   *
   * A stream that breaks off is resumed, without gaps. Each commit brings the state after it: `seen` is up to date.
   */
  async *commits(after = 0, signal?: AbortSignal, language?: string): AsyncGenerator<Commit> {
    for await (const done of answers(this.#service, this.id, this.token, () => after, signal, language)) {
      this.#saw(done);
      yield done.commit;
    }
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

  #command({ key, version }: Once = this.once()) {
    const header = { "If-Match": `"${version}"`, "Idempotency-Key": key };
    return { params: { path: this.#path, header }, headers: this.#authorised };
  }

  async #done(send: () => Promise<Answer<CommandDone>>): Promise<R["done"]> {
    const answer = await answered(() => document(send()));
    this.#saw(answer);
    return ours(this.#told.done, answer);
  }

  /** Takes note of what is seen, unless more was seen before: a command may have been done long ago. */
  #saw(state: GameState): R["state"] {
    const found = ours(this.#told.state, state);
    if (found.version >= this.seen.version) this.seen = found;
    return found;
  }
}

/** The header by which the service knows a request for a new game again. */
function named({ means }: Service, key = means.newKey()): { "Idempotency-Key": string } {
  return { "Idempotency-Key": key };
}

/** A look as the service is asked for it. */
function asked({ lastTurn, ...look }: Look) {
  return lastTurn === undefined ? look : { ...look, last_turn: lastTurn ? ("true" as const) : ("false" as const) };
}

/** An answer as one of the ruleset that is played. */
function ours<All, Ours extends All>(isOurs: (answer: All) => answer is Ours, answer: All): Ours {
  if (!isOurs(answer)) throw new TypeError("the answer is about a game of another ruleset");
  return answer;
}
