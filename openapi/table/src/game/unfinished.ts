/** What is being put together and not told yet: one part of the page, which its device keeps from tap to tap. */

import { signal } from "@preact/signals";
import { tried } from "../frame/trouble.tsx";
import { type Access, keepFor, keptFor } from "../shelf.ts";

export class Unfinished<T> {
  /** How far it is; undefined for nothing. */
  readonly now = signal<T | undefined>(undefined);
  readonly #game: Access;
  readonly #key: string;

  private constructor(game: Access, key: string) {
    this.#game = game;
    this.#key = key;
  }

  static async of<T>(game: Access, key: string): Promise<Unfinished<T>> {
    const made = new Unfinished<T>(game, key);
    await made.look();
    return made;
  }

  /** Takes over what another tab has put together by now. */
  async look(): Promise<void> {
    const before = this.now.value;
    const found = await keptFor<T>(this.#game, "drafts", this.#key);
    if (found && this.now.value === before) this.now.value = found; // what is tapped meanwhile stays
  }

  put(next: T | undefined): void {
    if (next === undefined && this.now.value === undefined) return;
    this.now.value = next;
    void tried(() => keepFor(this.#game, "drafts", this.#key, next));
  }
}
