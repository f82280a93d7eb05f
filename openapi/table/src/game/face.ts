/** What a ruleset shows of itself: the frame knows no game, and a game knows nothing of the others. */

import type { Commit, GameScore, GameState, RulesetDescription, Step } from "automa-client";
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Arrow, BoardView } from "../board/view.ts";
import type { Kind } from "../shelf.ts";
import type { Correction } from "./correction.ts";
import type { Part, Parts } from "./form.ts";
import type { Session } from "./session.ts";

/** What all parts of a game are given; `name` gives the printed name of an id, or the coordinate of a place. */
export interface Shown {
  session: Session;
  described: RulesetDescription;
  board: BoardView;
  name(id: string): string;
}

export interface SetupProps {
  described: RulesetDescription;
  name(id: string): string;
  /** Begins the game; `stays` is what the form of the next one begins with. */
  begin(setup: unknown, stays?: Parts): void;
  busy: boolean;
  /** What is chosen, as far as it is: kept on the device until the game is begun. */
  part: Part;
  /** What is asked of every game, for its options. */
  children: ComponentChildren;
}

export interface Face {
  ruleset: string;
  /** The form of a new game. */
  Setup: FunctionComponent<SetupProps>;
  /** What both sides have, in one line each. */
  Strips: FunctionComponent<Shown & { seen: GameState }>;
  /** The human's turn. */
  Turn: FunctionComponent<Shown>;
  /** The open question. */
  Question: FunctionComponent<Shown>;
  /** What can be done and looked at here while another human is asked. */
  Meanwhile?: FunctionComponent<Shown>;
  /** The card that the table has drawn for the Automa, where its deck lies on the table. */
  Draw: FunctionComponent<Shown & { take(body: unknown): void }>;
  drawsAtTable(seen: GameState): boolean;
  /** What the game is called on this device, as in "Crimea against Nordic". */
  title(seen: GameState, name: (id: string) => string): string;
  /** What lies beside the board for the whole game and counts at its end, if anything does. */
  beside?(seen: GameState, name: (id: string) => string): string | undefined;
  /** Facts that nobody has to do anything for at the table: they stand beside the next card. */
  quiet: ReadonlySet<string>;
  /** Whether a step is done at once with those before it, and so stands on their card. */
  joins?(steps: readonly Step[], step: Step): boolean;
  /** What a card shows in place of the order of its first step, if that is something to look at. */
  Result?: FunctionComponent<Shown & { step: Step; seen: GameState }>;
  /** The kind of step that has a result. */
  hasResult?: string;
  /** Whether the human's turn is over with what such a card says, since nothing else can be told in it. */
  endsTurn?(steps: readonly Step[], shown: Shown): boolean;
  /** Who does what an order says, which names nobody, where there are several Automas. */
  doer?(seat: string | null, seen: GameState, name: (id: string) => string): string | undefined;
  /** What a guided first game begins with; without it the form of a new one asks for what lies on the table. */
  firstGame?: object;
  /** How many turns an Automa has begun, what was taken back not counted. */
  automaTurns?(seen: GameState): number;
  /** What is laid out before the first turn. */
  layout?(opened: Shown): readonly Laid[];
  /** The moves of a commit that tells how the table stands afterwards. */
  reported?(commit: Commit, described: RulesetDescription, seen: GameState): { text: string; arrow: Arrow }[];
  /** What a seat plays, where that has a colour of its own. */
  role?(seat: string, seen: GameState): string | undefined;
  /** Level and role of a solo game, by which finished ones are counted. */
  kind(seen: GameState): Kind;
  /** Why somebody wins, or nobody alone, where the totals are equal. */
  tie(score: GameScore): string;
  /** How the next game against the same Automa begins, and at which level: one more for who has won. */
  again?(seen: GameState, won: boolean, name: (id: string) => string): { parts: Parts; level: string };
  /** What is remembered of a game that the reader has won. */
  won?(seen: GameState): void;
  /** Whether a fact of a human's own turn is to be done at the table by all means: nobody there has told it. */
  brought?(step: Step, commit: Commit): boolean;
  /** What ends the game at once when the table has agreed to, where a game allows for it. */
  agreedEnd?: object;
  /** What may be set to what lies on the table, in the order of the form. */
  corrections(shown: Shown): readonly Correction[];
  /** What a step moves on the board. */
  arrow(step: Step, seen: GameState): Arrow | undefined;
}

/** Things that are laid out together. */
export interface Laid {
  label: string;
  things: readonly { text: string; figure?: number | string }[];
}

/** A game that is open, with the face of its ruleset. */
export interface Opened extends Shown {
  face: Face;
}
