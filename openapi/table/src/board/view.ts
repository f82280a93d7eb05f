/** What the player does with the board, and what is shown on it beside the picture. */

import { signal } from "@preact/signals";

export interface Arrow {
  from?: string | undefined;
  to?: string | undefined;
}

/** Between a form, which says what may be tapped, and the picture, which says what was. */
export class BoardView {
  /** Places that may be chosen now. */
  readonly reach = signal<ReadonlySet<string>>(new Set());
  /** The place from which a piece was picked up. */
  readonly picked = signal<string | undefined>(undefined);
  /** Where pieces stand in a turn that is not told yet: place by the picture’s id of the piece. */
  readonly moved = signal<ReadonlyMap<string, string>>(new Map());
  readonly arrows = signal<readonly Arrow[]>([]);
  /** The version that is looked at, undefined for the newest. */
  readonly version = signal<number | undefined>(undefined);
  /** What a tap on a place does. */
  tapped: (place: string) => void = () => undefined;
  /** Whether there is a picture to tap on. */
  readonly drawn = signal(false);

  clear(): void {
    this.reach.value = new Set();
    this.picked.value = undefined;
    this.moved.value = new Map();
    this.arrows.value = [];
  }
}
