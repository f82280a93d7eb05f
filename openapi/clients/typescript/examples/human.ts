/** A simple human for Scythe: walks, produces, builds up, and defends itself. */

import type { Game, Scythe } from "../src/index.ts";
import type * as d from "../src/schema.ts";

const FROM_HOME = ["r6c3", "r7c3"];
const MECHS: d.ScytheDeploy["ability"][] = ["riverwalk", "wayfare", "scout", "speed"];
const DIAL = 4;
const FULL_POWER = 16;

/** Plays one seat by what the answers show, and by the board. */
export class Human {
  readonly #game: Game<Scythe>;
  readonly #territories: Map<string, d.ScytheTerritoryView>;
  #turns = 0;

  constructor(game: Game<Scythe>, territories: d.ScytheTerritoryView[]) {
    this.#game = game;
    this.#territories = new Map(territories.map((each) => [each.id, each]));
  }

  /** One turn: what is planned, a star where one is due, the end of the turn. */
  async *turn(): AsyncGenerator<d.ScytheCommandDone> {
    this.#turns += 1;
    for (const action of this.#plan()) {
      yield this.#game.act(action);
      yield* this.answers();
      if (this.#game.seen.over) return;
    }
    for (const goal of this.#stars()) {
      yield this.#game.act({ type: "place_star", goal });
      if (this.#game.seen.over) return;
    }
    yield this.#game.act({ type: "end_turn" });
  }

  /** Answer what the service asks: where all decks are virtual, only for combats. */
  async *answers(): AsyncGenerator<d.ScytheCommandDone> {
    for (let asked = this.#game.seen.pending[0]; asked !== undefined; asked = this.#game.seen.pending[0]) {
      if (asked.type !== "combat") throw new TypeError(`${asked.type} is never asked with virtual decks`);
      const { dial, cards: list } = asked.schema.properties;
      if (!dial || !("maximum" in dial) || !list || !("items" in list)) throw new TypeError("no dial, or no cards");
      const held = this.#me.combat_cards;
      const best = typeof held === "number" ? [] : held.toSorted((one, other) => other - one);
      const cards = best.slice(0, list.maxItems);
      yield this.#game.act({ type: "fight", dial: Math.min(DIAL, dial.maximum), cards });
    }
  }

  #plan(): d.ScytheAction[] {
    switch (this.#turns % 4) {
      case 0:
        return this.#walk();
      case 1:
        return this.#produce();
      case 2:
        return this.#bolster();
      default:
        return this.#deploy();
    }
  }

  /** The character goes one step nearer to the Factory, or rests when it cannot. */
  #walk(): d.ScytheAction[] {
    const from = this.#me.character;
    const near = from === "home" ? FROM_HOME : (this.#territories.get(from)?.walkable ?? []);
    const [to] = near.toSorted((one, other) => this.#far(one) - this.#far(other) || one.localeCompare(other));
    return to === undefined ? [] : [{ type: "move", moves: [{ unit: "character", from, to }] }];
  }

  /** Every worker's territory produces one token. */
  #produce(): d.ScytheAction[] {
    const products = this.#me.workers.map((at) => ({ at, product: this.#territories.get(at)?.produces ?? null }));
    const tokens = products.flatMap(({ at, product }) => (product === null ? [] : [[at, { [product]: 1 }] as const]));
    return tokens.length > 0 ? [{ type: "produce", resources: Object.fromEntries(tokens) }] : [];
  }

  /** Two power for a coin, and a combat card. */
  #bolster(): d.ScytheAction[] {
    const gain: d.ScytheAction = { type: "gain", power: 2, combat_cards: 1 };
    return this.#me.coins > 0 ? [{ type: "pay", coins: 1 }, gain] : [gain];
  }

  /** A mech beside a worker, while there are mechs and a worker on the board. */
  #deploy(): d.ScytheAction[] {
    const territory = this.#me.workers.find((at) => this.#territories.has(at));
    const ability = MECHS.find((each) => !this.#me.abilities.includes(each));
    if (territory === undefined || ability === undefined) return [];
    return [{ type: "deploy", territory, ability }];
  }

  /** The stars that are due and not placed yet. */
  #stars(): d.ScythePlaceStar["goal"][] {
    const { power, mechs, stars } = this.#me;
    const due: d.ScythePlaceStar["goal"][] = [];
    if (power === FULL_POWER && !stars.includes("power")) due.push("power");
    if (!mechs.includes("mat") && !stars.includes("mechs")) due.push("mechs");
    return due;
  }

  #far(territory: string): number {
    return this.#territories.get(territory)?.distance_to_factory ?? Number.POSITIVE_INFINITY;
  }

  get #me(): d.ScythePlayer {
    const me = this.#game.seen.state.players.find((one) => one.kind === "human");
    if (me === undefined) throw new TypeError("no human plays");
    return me;
  }
}
