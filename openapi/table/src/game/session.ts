/** One open game: how it stands, what is still to be sent, and what the Automa did that is not done at the table yet. */

import { computed, effect, signal } from "@preact/signals";
import { type Commit, type GameState, isLost, newKey, type Problem, Refused, Unreadable, type Warned } from "automa-client";
import { language } from "../language.ts";
import { at } from "../service.ts";
import { type Access, changeFor, keepFor, kept, type KnownGame } from "../shelf.ts";
import { isAutomaLast } from "./back.ts";
import { asTold, finished, isByAutoma, isMove, isRewind, type Part, type Told } from "./beside.ts";
import type { Card } from "./cards.ts";
import { type Deed, type Outbox, send } from "./deed.ts";
import { type Done, furthest, placeOf } from "./done.ts";
import { type Kept, keptOf } from "./kept.ts";
import { listen, whileSeen } from "./listening.ts";
import { type Conflict, overtaken, resolved } from "./overtaken.ts";
import { isBusy, isPassing, RETRY } from "./passing.ts";
import { newest, read, story } from "./reading.ts";
import { due, standing } from "./seats.ts";
import { finishedWith } from "./steps.ts";
import { Undoing } from "./undoing.ts";
import { heard } from "./unsent.ts";

const TOGETHER = 60; // milliseconds in which commits that come are looked at together

/** A commit that came by the stream, and whether it is told in the player's language. */
interface Heard {
  commit: Commit;
  isSpoken: boolean;
}

export type Refusal = Problem & { spoken: string };

export class Session {
  readonly known;
  readonly seen;
  readonly story = signal<Commit[]>([]); // behind `told`: what the Automa's cards are made of
  readonly busy = signal(false);
  readonly away = signal(false);
  /** How often the table has changed by what others told, and not by a tap here. */
  readonly news = signal(0);
  readonly waiting = signal(0);
  /** Whether something is on its way: nothing else can be told meanwhile, and what is tapped twice is told once. */
  readonly sending = computed(() => this.busy.value || this.waiting.value > 0);
  /** Whether the device has not kept what is not sent yet: it is full, or has forgotten the game. */
  readonly unkept = signal(false);
  /** Whether the service knows less of the game than this page has seen: it was brought back as it had been before. */
  readonly shorter = signal(false);
  /** How often it was found to be so while this page was open: each time what was drawn of later tables is void. */
  readonly brought = signal(0);
  /** Whether a turn that was being put together did not fit the table any more. */
  readonly dropped = signal(false);
  /** What the service has refused, and in which language it says so, until what was told is changed. */
  readonly problem = signal<Refusal | undefined>(undefined);
  readonly conflict = signal<Conflict | undefined>(undefined);
  /** What the rules do not explain of what was told last. */
  readonly warnings = signal<readonly Warned[]>([]);
  readonly turn: Kept["turn"];
  readonly answer: Kept["answer"];
  readonly right: Kept["right"];
  readonly #outbox: Outbox;
  readonly #wentTo = new Map<string, number>(); // the versions of what led back or on, by the keys of the deeds
  readonly undoing = new Undoing(this, {
    goTo: async (version, from) => {
      const key = newKey();
      const isDone = await this.#put("goto", { version }, { version: from, key });
      return isDone ? this.#wentTo.get(key) : undefined;
    },
    remember: (change) => this.#remember(change),
    isUnderWay: (is) => (this.waiting.value = is ? 1 : this.#outbox.length),
  });
  #resolving = false;
  /** The version up to which `story` is whole. */
  #read = 0;
  readonly #closing = new AbortController();
  #retry: ReturnType<typeof setTimeout> | undefined;
  #reading: ReturnType<typeof setTimeout> | undefined;
  #coming: Heard[] = []; // what was heard of and is to be looked at

  private constructor(known: KnownGame, seen: GameState, kept: Kept) {
    this.known = signal(known);
    this.seen = signal(seen);
    this.turn = kept.turn;
    this.answer = kept.answer;
    this.right = kept.right;
    this.#outbox = kept.outbox;
    this.waiting.value = kept.outbox.length;
    effect(() => {
      for (const part of [this.turn, this.answer, this.right]) void part.now.value;
      this.problem.value = undefined;
    });
  }

  /** Opens a game of this device; without a network, as it was seen last. */
  static async open(known: KnownGame): Promise<Session> {
    const coming = newest(known);
    const all = await keptOf(known);
    let away = false;
    const newer = (seen: GameState) => (seen.version < known.version ? read(known) : seen); // it may be an old answer
    const seen = await coming.then(newer).catch(async (failure) => {
      const before = await kept<GameState>("drafts", `seen ${known.id}`).catch(() => undefined);
      if (!(isLost(failure) || failure instanceof Unreadable) || !before) throw failure; // a page of somebody in between
      away = true;
      return before;
    });
    const session = new Session(known, seen, all);
    session.away.value = away;
    await session.#settle(seen, { isBack: !away && seen.version < known.version });
    addEventListener("online", session.#flush, { signal: session.#closing.signal });
    session.#watchWhileSeen();
    return session;
  }

  close(): void {
    this.#closing.abort();
    clearTimeout(this.#retry);
    clearTimeout(this.#reading);
  }

  get access(): Access {
    return this.known.value;
  }

  get authorised(): { Authorization: string } {
    return { Authorization: `Bearer ${this.known.value.token}` };
  }

  /** Tells something, by what was seen up to a version; true once the service has it, false while it waits or was refused. */
  async tell(call: Deed["call"], body: unknown, version = this.seen.value.version): Promise<boolean> {
    if (this.sending.value) return false;
    this.waiting.value = 1;
    return this.#put(call, body, { version });
  }

  /** Sets the table right, by corrections, beside all that is being put together: `tell` says how it went. */
  async setRight(actions: readonly object[]): Promise<boolean> {
    if (this.sending.value) return false;
    this.waiting.value = 1;
    return this.#put("turns", { actions }, { beside: true });
  }

  async #put(call: Deed["call"], body: unknown, how: Partial<Pick<Deed, "beside" | "key" | "version">> = {}): Promise<boolean> {
    this.problem.value = undefined;
    const seen = this.seen.value;
    const told: Deed = { call, body, version: seen.version, key: newKey(), ...how };
    const deed = isMove(told) ? { ...told, due: due(seen) } : told;
    this.unkept.value = !(await this.#outbox.put(deed));
    this.waiting.value = this.#outbox.length;
    return this.#flush();
  }

  /** What was told while the game went on elsewhere is sent all the same, or dropped. */
  async resolve(all: "send" | "drop"): Promise<void> {
    if (this.#resolving) return; // a second tap
    this.#resolving = true;
    try {
      const asked = this.conflict.value?.deed;
      this.conflict.value = await resolved(this.#outbox, all, asked, this.seen.value, this.storyFrom);
      this.waiting.value = this.#outbox.length;
    } finally {
      this.#resolving = false;
    }
    await this.#flush();
  }

  /** A card has been done at the table. */
  async done({ version, isLast, step }: Card): Promise<void> {
    if (isLast) this.story.value = this.story.value.filter((commit) => commit.version > version);
    await this.#remember({}, isLast ? { told: Math.min(version, this.seen.value.version) } : { told: 0, within: placeOf(step) });
  }

  readonly #flush = async (): Promise<boolean> => {
    clearTimeout(this.#retry);
    if (this.busy.value || this.#resolving || this.conflict.value) return false;
    this.busy.value = true;
    let deed: Deed | undefined;
    try {
      await this.#outbox.look();
      this.waiting.value = this.#outbox.length;
      for (deed = this.#outbox.first; deed; deed = this.#outbox.first) {
        const done = await send(at.value, this.access, deed);
        const waited = await this.#outbox.done(deed);
        this.waiting.value = this.#outbox.length;
        this.away.value = false;
        this.warnings.value = done.warnings ?? [];
        if (waited) this.#finish(deed, done.version);
        if (this.#closing.signal.aborted) {
          await heard(this.access, done, deed);
          continue;
        }
        const back = isRewind(asTold(deed));
        if (back) {
          this.#wentTo.set(deed.key, done.version);
          await this.#remember({ told: done.version });
        }
        await this.#settle(done, { commits: [done.commit] });
      }
      if (this.away.value) await this.#catchUp();
      return true;
    } catch (failure) {
      if (!this.#closing.signal.aborted) await this.#failed(failure, deed); // else it waits for who opens the game
      return false;
    } finally {
      this.busy.value = false;
    }
  };

  #refuse(problem: Problem): void {
    this.problem.value = { ...problem, spoken: language.peek() };
  }

  /** What was put together is told: a turn is kept for a while, for when it is taken back. */
  #finish(deed: Deed, version: number): void {
    const turn = this.turn.now.value;
    if (deed.call === "turns" && turn) void this.#remember({ finished: finishedWith(this.known.value.finished, turn, version) });
    for (const part of finished(deed)) this[part].put(undefined);
  }

  async #failed(failure: unknown, deed: Deed | undefined): Promise<void> {
    if (isLost(failure) || failure instanceof Unreadable) this.#lost(); // a page of somebody in between
    else if (failure instanceof Refused && isBusy(failure)) this.#retry = setTimeout(this.#flush, RETRY);
    else if (failure instanceof Refused && failure.problem.code === "version_stale") {
      await this.refresh();
      if (deed) await this.#overtaken(deed).catch(this.#retried);
    } else {
      if (deed) await this.#outbox.done(deed);
      this.waiting.value = this.#outbox.length;
      if (!(failure instanceof Refused)) throw failure;
      this.#refuse(failure.problem);
      if (this.away.value) await this.refresh();
      if (this.waiting.value > 0) this.#retry = setTimeout(this.#flush); // what another tab has told
    }
  }

  /** The game has gone on before the service had what was told. */
  async #overtaken(deed: Deed): Promise<void> {
    const seen = this.seen.value;
    const holds = (part: Part) => this[part].now.value !== undefined;
    this.conflict.value = await overtaken(this.#outbox, deed, seen, this.storyFrom, holds);
    this.waiting.value = this.#outbox.length;
    const isNewer = seen.version > deed.version; // else the game could not be read again
    if (this.waiting.value > 0) this.#retry = setTimeout(this.#flush, isNewer ? 0 : RETRY);
  }

  /** What does not go through now is sent again soon. */
  readonly #retried = (failure: unknown): void => {
    if (!isPassing(failure)) throw failure;
    this.#retry = setTimeout(this.#flush, RETRY);
  };

  /** Without a network: what waits is sent, and the game looked at again, as soon as there is one. */
  #lost(): void {
    this.away.value = true;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(this.#flush, RETRY);
  }

  /**
   * Takes over how the game stands now, with what happened since it was last told: by `commits`, if these are all; or that
   * the service `isBack` at an earlier moment.
   */
  async #settle(seen: GameState, { commits = [], isBack = false }: { commits?: readonly Commit[]; isBack?: boolean } = {}): Promise<void> {
    if (this.#closing.signal.aborted) return heard(this.access, seen);
    if (isBack) {
      this.shorter.value = true; // until it has been read
      this.brought.value += 1;
      this.story.value = []; // it has not happened
    }
    const isOld = () => !isBack && seen.version < this.seen.value.version; // also behind what came sooner meanwhile
    if (isOld()) return;
    if (!this.away.value && seen.version < this.known.value.told) await this.#remember({ told: seen.version });
    const { told } = this.known.value;
    if (!this.away.value && seen.version > told) {
      const since = commits.filter(({ version }) => version > this.#read && version <= seen.version);
      const isWhole = since.length > 0 && since.length === seen.version - this.#read;
      const goesOn = isWhole && !since.some(({ command }) => isRewind(command as Told));
      const behind = goesOn ? [...this.story.value, ...since] : await this.storyFrom(told);
      if (this.#closing.signal.aborted) return heard(this.access, seen);
      if (isOld()) return;
      this.story.value = behind;
    }
    if (!this.away.value) this.#read = seen.version;
    const goesOnBare = this.undoing.isBare.value && commits.length === seen.version - this.seen.value.version && commits.every(isByAutoma);
    const since = commits.length > 0 ? commits : this.story.value;
    const last = seen.version === this.known.value.version ? this.known.value.isAutomaLast : isAutomaLast(since, this.undoing.isMine);
    this.seen.value = seen;
    void this.#remember({ ...standing(seen), isAutomaLast: last, ...(goesOnBare && { bare: seen.version }) });
    void keepFor(this.access, "drafts", `seen ${seen.game}`, seen).catch(() => undefined); // the table does not wait for the device
  }

  /** The commits behind a version, in their order. */
  readonly storyFrom = (version: number): Promise<Commit[]> => story(this.access, version);

  /** How the game stood at a version. */
  readonly at = (version: number): Promise<GameState> => read(this.access, { version });

  /** Keeps what changes, and no more, since other tabs keep theirs; how far the Automa's steps are done is the furthest. */
  async #remember(change: Partial<KnownGame>, done: Done = { told: 0 }): Promise<void> {
    const changed = (known: KnownGame) => {
      const { within, ...rest } = { ...known, ...change };
      const before = change.told === undefined ? known : { told: change.told };
      return { ...rest, ...furthest(before, done) };
    };
    this.known.value = changed(this.known.value);
    let next: Done = this.known.value;
    await changeFor<KnownGame>(this.access, "games", this.access.id, (kept) => {
      const here = kept && changed(kept);
      next = here ?? next;
      return here;
    }).catch(() => undefined);
    this.known.value = { ...this.known.value, ...furthest(this.known.value, next) };
  }

  /** Watches while the page is seen: a browser has six connections to a service, and each tab that watches takes one. */
  #watchWhileSeen(): void {
    whileSeen(this.#closing.signal, (signal) => {
      void this.#watch(signal);
      void this.#flush();
      void this.#remember({ opened: Date.now() });
      for (const unfinished of [this.turn, this.answer, this.right]) void unfinished.look();
    });
  }

  /** The steps of other devices, as they come. */
  async #watch(signal: AbortSignal): Promise<void> {
    const refused = await listen(this.access, () => this.seen.value.version, this.#heard, () => this.refresh(), signal);
    if (refused) this.#refuse(refused);
  }

  /** A commit that came by the stream: it is looked at with what comes soon after it, however fast more comes. */
  readonly #heard = (commit: Commit, isSpoken: boolean): void => {
    this.#coming.push({ commit, isSpoken });
    if (this.#coming.length === 1) this.#lookSoon();
  };

  /** What this device tells itself is taken over with its answer; of what others tell the state is read. */
  #lookSoon(): void {
    clearTimeout(this.#reading);
    this.#reading = setTimeout(() => {
      if (this.busy.value) return this.#lookSoon();
      const heard = this.#coming;
      this.#coming = [];
      const isNews = heard.some(({ commit }) => commit.version > this.seen.value.version);
      const spoken = heard.flatMap(({ commit, isSpoken }) => (isSpoken ? [commit] : []));
      if (isNews) void this.refresh(spoken).then(() => (this.news.value += 1));
    }, TOGETHER);
  }

  /** How the game stands, asked anew: in another language, or after the network was away. */
  readonly refresh = async (heard: readonly Commit[] = []): Promise<void> => {
    try {
      await this.#catchUp(heard);
    } catch (failure) {
      if (this.#closing.signal.aborted) return;
      if (isLost(failure) || failure instanceof Unreadable) this.#lost();
      else if (failure instanceof Refused && isPassing(failure)) this.#reading = setTimeout(() => this.refresh(), RETRY);
      else if (failure instanceof Refused) this.#refuse(failure.problem);
      else throw failure;
    }
  };

  async #catchUp(heard: readonly Commit[] = []): Promise<void> {
    const before = this.seen.value.version;
    const seen = await read(this.access);
    this.away.value = false;
    await this.#settle(seen, { commits: heard, isBack: seen.version < before });
  }
}
