/** The arrow: it takes back a step of the turn that is being put together, or turns that were told; and brings them back. */

import { computed } from "@preact/signals";
import type { KnownGame } from "../shelf.ts";
import { beforeLastTurn, isAutomaLast } from "./back.ts";
import { isByAutoma } from "./beside.ts";
import { isDuel, isHumans, ownSeat } from "./seats.ts";
import type { Session } from "./session.ts";

const DOUBLE_TAP = 600; // milliseconds in which a second tap is no wish of its own

/** What a session does for it. */
interface Deeds {
  /** Leads to a version, by what was seen at `from`: the version at which that is told, undefined where it is not. */
  goTo(version: number, from: number): Promise<number | undefined>;
  remember(change: Partial<KnownGame>): Promise<void>;
  isUnderWay(is: boolean): void;
}

export class Undoing {
  readonly #session: Session;
  readonly #deeds: Deeds;
  #wentBack = -DOUBLE_TAP;

  constructor(session: Session, deeds: Deeds) {
    this.#session = session;
    this.#deeds = deeds;
  }

  /** What was taken back last, until anything else is told. */
  readonly redoable = computed(() => {
    const last = this.#session.known.value.gone?.at(-1);
    return last?.at === this.#session.seen.value.version ? last : undefined;
  });

  /** Whether there is no turn to take back, as far as this device knows. */
  readonly isBare = computed(() => [1, this.#session.known.value.bare].includes(this.#session.seen.value.version));

  /** What is taken back: the last step of the turn that is being put together, else turns that were told. */
  readonly takes = computed((): "step" | "mine" | "both" | "last" => {
    const { turn, known, seen } = this.#session;
    if (turn.now.value?.version === seen.value.version && turn.now.value.steps.length > 0) return "step";
    if (known.value.isAutomaLast === undefined || !isDuel(seen.value)) return "last";
    return known.value.isAutomaLast ? "both" : "mine";
  });

  /** Whether a turn is the device's own human's, or that of any that it plays. */
  readonly isMine = (seat: string | null): boolean => {
    const { seen, known } = this.#session;
    const own = ownSeat(seen.value, known.value);
    return own === undefined ? isHumans(seen.value, seat) : seat === own;
  };

  /** Takes back the last step of the turn that is being put together. */
  stepBack(): void {
    const { turn } = this.#session;
    const now = turn.now.value;
    if (now && !this.#rests()) turn.put({ ...now, steps: now.steps.slice(0, -1) });
  }

  /** Takes back the last turn of the device's own human, or of any that it plays, with all that followed; it can be mended. */
  async takeBack(): Promise<void> {
    if (this.#rests()) return;
    this.#deeds.isUnderWay(true);
    const { known, turn, seen, storyFrom } = this.#session;
    const before = this.redoable.value ? (known.value.gone ?? []) : [];
    try {
      const from = seen.value.version;
      const story = await storyFrom(0);
      const version = beforeLastTurn(story, this.isMine);
      if (version === undefined) return await this.#deeds.remember({ bare: from });
      const at = await this.#deeds.goTo(version, from);
      this.#wentBack = performance.now();
      if (at === undefined) return;
      const gone = story.filter((commit) => commit.version > version && !commit.undone);
      const left = story.filter((commit) => commit.version <= version);
      const again = known.value.finished?.find((one) => gone.some((commit) => commit.version === one.version));
      if (again) turn.put({ version: at, steps: [again.turn] });
      await this.#deeds.remember({
        gone: [...before, { from, at, when: Date.now(), isAutomas: gone.some(isByAutoma) }],
        isAutomaLast: isAutomaLast(left, this.isMine),
        ...(beforeLastTurn(left, this.isMine) === undefined && { bare: at }),
      });
    } finally {
      this.#deeds.isUnderWay(false);
    }
  }

  /** What was taken back last stands again; what was taken back before it can be had again then. */
  async redo(): Promise<void> {
    const gone = this.redoable.value;
    const { known, turn, sending } = this.#session;
    if (!gone || sending.value) return;
    const [before] = known.value.gone?.slice(-2, -1) ?? [];
    const others = known.value.gone?.slice(0, -2) ?? [];
    this.#deeds.isUnderWay(true);
    const at = await this.#deeds.goTo(gone.from, gone.at);
    if (at === undefined) return;
    turn.put(undefined);
    await this.#deeds.remember({ gone: before ? [...others, { ...before, at }] : [], isAutomaLast: gone.isAutomas });
  }

  #rests(): boolean {
    return this.#session.sending.value || performance.now() - this.#wentBack < DOUBLE_TAP;
  }
}
