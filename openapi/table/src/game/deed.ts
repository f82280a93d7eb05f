/** What the player tells: kept until the service has it, and sent once. */

import { document as answer, type CommandDone, isLost, newKey, type Service } from "automa-client";
import { type Access, keepFor, kept } from "../shelf.ts";

/** One command: where it goes, what it says, the version it was told at, and the key the service knows it by. */
export interface Deed {
  call: "actions" | "turns" | "automa-turn" | "undo" | "redo" | "goto";
  body: unknown;
  version: number;
  key: string;
}

/** Sends a deed; throws `Refused`, or what says that nobody knows what came of it. */
export function send(at: Service, game: Access, deed: Deed): Promise<CommandDone> {
  const sent = {
    params: {
      path: { game_id: game.id },
      header: { "If-Match": `"${deed.version}"`, "Idempotency-Key": deed.key },
    },
    headers: { Authorization: `Bearer ${game.token}` },
    body: deed.body,
  };
  return answer(at.POST(`/v1/games/{game_id}/${deed.call}` as "/v1/games/{game_id}/actions", sent as never));
}

/** The deeds of a game that the service has not confirmed, in their order. */
export class Outbox {
  readonly #game: Access;
  #waiting: Deed[] = [];

  private constructor(game: Access) {
    this.#game = game;
  }

  static async of(game: Access): Promise<Outbox> {
    const box = new Outbox(game);
    box.#waiting = (await kept<Deed[]>("outbox", game.id).catch(() => undefined)) ?? [];
    return box;
  }

  get first(): Deed | undefined {
    return this.#waiting[0];
  }

  get length(): number {
    return this.#waiting.length;
  }

  /** Whether the device has kept it; one that is full has not, and what waits is lost with the page. */
  async put(deed: Deed): Promise<boolean> {
    return this.#write([...this.#waiting, deed]);
  }

  async done(): Promise<void> {
    await this.#write(this.#waiting.slice(1));
  }

  /** The first deed again, for another version and as a new one. */
  async again(version: number): Promise<void> {
    const [first, ...rest] = this.#waiting;
    if (first) await this.#write([{ ...first, version, key: newKey() }, ...rest]);
  }

  async empty(): Promise<void> {
    await this.#write([]);
  }

  async #write(waiting: Deed[]): Promise<boolean> {
    this.#waiting = waiting;
    return keepFor(this.#game, "outbox", this.#game.id, waiting.length === 0 ? undefined : waiting).then(
      () => true,
      () => false,
    );
  }
}

export { isLost };
