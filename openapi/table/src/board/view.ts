/** What the player does with the board, and what is shown on it beside the picture. */

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

export interface Arrow {
  from?: string | undefined;
  to?: string | undefined;
}

export interface Touch {
  /** What a tap on a place does. */
  tapped(place: string): void;
  /** Whether a piece, by the picture's id, may be dragged. */
  held(piece: string): boolean;
  /** What becomes of a piece that was dragged to a place. */
  dropped(piece: string, place: string): void;
}

const NOTHING: Touch = { tapped: () => undefined, held: () => false, dropped: () => undefined };

/** A form has the board in hand as long as it is shown. */
export function useTouch(board: BoardView, touch: Partial<Touch>): void {
  useLayoutEffect(() => {
    board.touch = { ...NOTHING, ...touch }; // as soon as it can be seen, it can be tapped
  });
  useLayoutEffect(
    () => () => {
      board.touch = NOTHING;
      board.unmark();
    },
    [],
  );
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
  /** What fingers do on it now. */
  touch: Touch = NOTHING;

  /** What a form has marked goes with it; pieces stay where a turn that is being told has put them. */
  unmark(): void {
    this.reach.value = new Set();
    this.picked.value = undefined;
    this.arrows.value = [];
  }

  clear(): void {
    this.unmark();
    this.moved.value = new Map();
  }
}
