/** What the player does with the board, and what is shown on it beside the picture. */

import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";

export interface Arrow {
  from?: string | undefined;
  to?: string | undefined;
}

/** What was picked up: pieces, by the picture's ids, and their place, which is shown where the picture has none of them. */
export interface PickedUp {
  place: string;
  pieces: readonly string[];
}

/** How a turn that is not told yet stands on the picture of a version. */
export interface Drafted {
  version: number;
  draw(svg: SVGSVGElement): void;
}

export interface Touch {
  /** What a tap on a place does. */
  tapped(place: string): void;
  /** What a finger does that rests on a place; false where that is a tap like any other. */
  pressed(place: string): boolean;
  /** Whether a piece, by the picture's id, may be dragged. */
  held(piece: string): boolean;
  /** What becomes of a piece that was dragged to a place. */
  dropped(piece: string, place: string): void;
}

const NOTHING: Touch = { tapped: () => undefined, pressed: () => false, held: () => false, dropped: () => undefined };

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
  readonly picked = signal<PickedUp | undefined>(undefined);
  readonly drafted = signal<Drafted | undefined>(undefined);
  /** Where pieces were put that are set right: place by the picture's id of the piece. */
  readonly moved = signal<ReadonlyMap<string, string>>(new Map());
  readonly arrows = signal<readonly Arrow[]>([]);
  /** The version that is looked at, undefined for the newest. */
  readonly version = signal<number | undefined>(undefined);
  /** What fingers do on it now. */
  touch: Touch = NOTHING;

  /** Behind a turn its draft stays until the picture is there that it has come to: nothing goes back and there again. */
  pass(version: number): void {
    this.unmark();
    this.moved.value = new Map();
    if (this.drafted.value && this.drafted.value.version >= version) this.drafted.value = undefined;
  }

  /** A picture of a version is shown: what was drafted before it has come to it. */
  shown(version: number): void {
    if (this.drafted.value && this.drafted.value.version < version) this.drafted.value = undefined;
  }

  /** What a form has marked goes with it; pieces stay where a turn that is being told has put them. */
  unmark(): void {
    this.reach.value = new Set();
    this.picked.value = undefined;
    this.arrows.value = [];
  }

  clear(): void {
    this.unmark();
    this.moved.value = new Map();
    this.drafted.value = undefined;
  }
}
