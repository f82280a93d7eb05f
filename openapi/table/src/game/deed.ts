/** What the player tells: kept until the service has it, and sent once. */

import { type CommandDone, newKey, type Service } from "automa-client";
import { ours } from "../ours.ts";
import { type Access, changeFor, keptFor } from "../shelf.ts";
import { inTime } from "./passing.ts";

/** One command: where it goes, what it says, the version it was told at, and the key the service knows it by. */
export interface Deed {
  call: "actions" | "turns" | "automa-turn" | "undo" | "redo" | "goto";
  body: unknown;
  version: number;
  key: string;
  /** What was due when a move was told; anything else is told whenever. */
  due?: string;
  /** Whether what is being put together on the device goes on behind it. */
  beside?: true;
}

/** Sends a deed; throws `Refused`, or what says that nobody knows what came of it, as an answer that says nothing does. */
export async function send(at: Service, game: Access, deed: Deed): Promise<CommandDone> {
  const sent = {
    params: {
      path: { game_id: game.id },
      header: { "If-Match": `"${deed.version}"`, "Idempotency-Key": deed.key },
    },
    headers: { Authorization: `Bearer ${game.token}` },
    body: deed.body,
  };
  const call = `/v1/games/{game_id}/${deed.call}` as "/v1/games/{game_id}/actions";
  const isDone = (done: Partial<CommandDone>) => typeof done.version === "number" && done.commit !== undefined;
  return inTime((signal) => ours<CommandDone>(at.POST(call, { ...sent, signal } as never), isDone));
}

/**
 * The deeds of a game that the service has not confirmed, in their order.
 *
 * The device keeps them for all its tabs: each takes over what the others have left, and takes out what is done.
 */
export class Outbox {
  readonly #game: Access;
  #kept: Deed[] = [];
  #unkept: Deed[] = []; // the device is full or has forgotten the game, and what waits is lost with the page

  private constructor(game: Access) {
    this.#game = game;
  }

  static async of(game: Access): Promise<Outbox> {
    const box = new Outbox(game);
    await box.look();
    return box;
  }

  get first(): Deed | undefined {
    return this.#kept[0] ?? this.#unkept[0];
  }

  get length(): number {
    return this.#kept.length + this.#unkept.length;
  }

  /** Whether it waits still, as far as this tab knows. */
  holds({ key }: Deed): boolean {
    return [...this.#kept, ...this.#unkept].some((each) => each.key === key);
  }

  /** Takes over what waits on this device by now. */
  async look(): Promise<void> {
    this.#kept = (await keptFor<Deed[]>(this.#game, "outbox", this.#game.id).catch(() => undefined)) ?? [];
  }

  /** Whether the device has kept it. */
  async put(deed: Deed): Promise<boolean> {
    const isKept = await this.#change((waiting) => [...waiting, deed]);
    if (!isKept) this.#unkept.push(deed);
    return isKept;
  }

  /** Takes it out; whether it waited still: no other tab, nor the game opened once more, has had its answer before. */
  done(deed: Deed): Promise<boolean> {
    return this.#drop([deed.key]);
  }

  /** The first deed again, for another version and as a new one. */
  async again(version: number): Promise<void> {
    const { first } = this;
    if (!first) return;
    const anew = (waiting: Deed[]) =>
      waiting.map((each) => (each.key === first.key ? { ...each, version, key: newKey() } : each));
    this.#unkept = anew(this.#unkept);
    await this.#change(anew);
  }

  /** Drops what waits, as far as this tab knows of it. */
  async empty(): Promise<void> {
    await this.#drop([...this.#kept, ...this.#unkept].map(({ key }) => key));
  }

  /** Takes these out; whether any of them waited. */
  async #drop(keys: string[]): Promise<boolean> {
    let waited = false;
    const rest = (waiting: Deed[]) => {
      const others = waiting.filter(({ key }) => !keys.includes(key));
      waited ||= others.length < waiting.length;
      return others;
    };
    this.#unkept = rest(this.#unkept);
    if (!(await this.#change(rest))) this.#kept = rest(this.#kept);
    return waited;
  }

  async #change(change: (waiting: Deed[]) => Deed[]): Promise<boolean> {
    let changed: Deed[] | undefined;
    const written = changeFor<Deed[]>(this.#game, "outbox", this.#game.id, (waiting = []) => {
      changed = change(waiting);
      return changed.length === 0 ? undefined : changed;
    });
    return written.then(
      () => {
        if (changed === undefined) return false; // a device that has forgotten the game keeps nothing of it
        this.#kept = changed;
        return true;
      },
      () => false,
    );
  }
}

