/** What is being put together and not told yet: one part of the page, which its device keeps from tap to tap. */

import { signal } from "@preact/signals";
import { tried } from "../frame/trouble.tsx";
import { type Access, drop, keep, keepFor, kept, keptFor } from "../shelf.ts";

/** Where it is kept between taps. */
interface Shelf<T> {
  found(): Promise<T | undefined>;
  /** Keeps it, or drops it where there is none. */
  keep(next: T | undefined): Promise<void>;
}

export class Unfinished<T> {
  /** How far it is; undefined for nothing. */
  readonly now = signal<T | undefined>(undefined);
  readonly #shelf: Shelf<T>;
  #unkept = false;

  private constructor(shelf: Shelf<T>) {
    this.#shelf = shelf;
  }

  /** Something of a game, for as long as the device has that game. */
  static of<T>(game: Access, key: string): Promise<Unfinished<T>> {
    return Unfinished.#from<T>({
      found: () => keptFor<T>(game, "drafts", key),
      keep: (next) => keepFor(game, "drafts", key, next),
    });
  }

  /** Something of the device itself. */
  static here<T>(key: string): Promise<Unfinished<T>> {
    return Unfinished.#from<T>({
      found: () => kept<T>("drafts", key),
      keep: (next) => (next === undefined ? drop("drafts", key) : keep("drafts", key, next)),
    });
  }

  static async #from<T>(shelf: Shelf<T>): Promise<Unfinished<T>> {
    const made = new Unfinished<T>(shelf);
    await made.look();
    return made;
  }

  /** Takes over what another tab has put together by now. */
  async look(): Promise<void> {
    if (this.#unkept) return tried(() => this.#keep());
    const before = this.now.value;
    const found = await this.#shelf.found();
    if (!found || this.now.value !== before) return; // what is tapped meanwhile stays
    if (JSON.stringify(found) !== JSON.stringify(before)) this.now.value = found;
  }

  /** Whether it is still there; another tab drops what it has finished. */
  async isKept(): Promise<boolean> {
    return (await this.#shelf.found()) !== undefined;
  }

  /** Nothing, too, where another tab has put together what is finished now. */
  put(next: T | undefined): void {
    this.now.value = next;
    void tried(() => this.#keep());
  }

  /** Keeps how far it is. What a full device has not kept is kept by this tab, and tried again as soon as it is seen. */
  async #keep(): Promise<void> {
    const next = this.now.value;
    this.#unkept = true;
    await this.#shelf.keep(next);
    if (this.now.value === next) this.#unkept = false;
  }
}
