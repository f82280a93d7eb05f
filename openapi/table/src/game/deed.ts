/** What the player tells: kept until the service has it, and sent once. */

import { document as answer, type CommandDone, isLost, type Service } from "automa-client";
import { drop, keep, kept } from "../shelf.ts";

/** One command: where it goes, what it says, the version it was told at, and the key the service knows it by. */
export interface Deed {
  call: "actions" | "turns" | "automa-turn" | "undo" | "redo" | "goto";
  body: unknown;
  version: number;
  key: string;
}

export interface Access {
  id: string;
  token: string;
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
  readonly #game: string;
  #waiting: Deed[] = [];

  private constructor(game: string) {
    this.#game = game;
  }

  static async of(game: string): Promise<Outbox> {
    const box = new Outbox(game);
    box.#waiting = (await kept<Deed[]>("outbox", game).catch(() => undefined)) ?? [];
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
    if (first) await this.#write([{ ...first, version, key: crypto.randomUUID() }, ...rest]);
  }

  async empty(): Promise<void> {
    await this.#write([]);
  }

  async #write(waiting: Deed[]): Promise<boolean> {
    this.#waiting = waiting;
    const writing = waiting.length === 0 ? drop("outbox", this.#game) : keep("outbox", this.#game, waiting);
    return writing.then(
      () => true,
      () => false,
    );
  }
}

export { isLost };
