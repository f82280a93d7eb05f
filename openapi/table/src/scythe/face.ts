/** Scythe at the table. */

import type { ScytheGameScore, ScytheGameState } from "automa-client";
import { choices, choose } from "../choices.ts";
import type { Face } from "../game/face.ts";
import { t } from "../language.ts";
import { Meanwhile } from "./abilities.tsx";
import { LEVELS } from "./difficulty.tsx";
import { automas, mine } from "./draft.ts";
import { corrections } from "./corrections.ts";
import { Fought } from "./fought.tsx";
import { catalogue } from "./mat.ts";
import { Draw, Question } from "./question.tsx";
import { layout } from "./layout.ts";
import { reported } from "./reported.ts";
import { Setup } from "./setup.tsx";
import { Strips } from "./strips.tsx";
import { Turn } from "./turn.tsx";

const QUIET = new Set([
  "automa_card_drawn",
  "symbol_refused",
  "gain_failed",
  "move_row_ended",
  "turn_ended",
  "automa_turn_paused",
  "deck_shuffled",
  "shuffle_revealed",
  "combat_began",
  "combat_committed",
  "combat_table_read",
  "combat_cards_turned_up",
  "recruit_bonus_offered",
]);

/** What decides between equal totals, in this order (R42). */
const TIE_BREAKERS = ["units_and_structures", "power", "popularity", "territories", "stars"] as const;
const GAINS = new Set(["power_changed", "coins_changed", "popularity_changed", "combat_cards_drawn"]);
const AFTER_A_COMBAT = new Set([...GAINS, "star_placed", "resources_changed", "resource_box_read"]);

export const scythe: Face = {
  ruleset: "scythe",
  Setup,
  Strips,
  Turn,
  Question,
  Meanwhile,
  Draw,
  drawsAtTable(seen) {
    const { state } = seen as ScytheGameState;
    return state.automa_decks.some((deck) => deck.mode === "physical" && deck.seats.includes(state.turn));
  },
  title(seen, name) {
    const { state } = seen as ScytheGameState;
    const own = mine(seen as ScytheGameState) ?? automas(state)[0];
    const others = automas(state).filter((one) => one !== own).map((one) => name(one.faction));
    return t("against", { mine: name(own?.faction ?? ""), automa: others.join(", ") });
  },
  kind(seen) {
    const { state } = seen as ScytheGameState;
    const levels = automas(state).flatMap(({ level }) => level ?? []);
    return [...new Set(levels), mine(seen as ScytheGameState)?.faction ?? ""];
  },
  tie(told) {
    const [first, second] = (told as ScytheGameScore).score.players.map((one) => one.tie_breakers);
    const what = first && second && TIE_BREAKERS.find((one) => first[one] !== second[one]);
    return what ? t("tie-by", { what: t(what.replaceAll("_", "-")) }) : t("tie-even");
  },
  beside(seen, name) {
    const { structure_bonus: tile } = (seen as ScytheGameState).state;
    return tile === null ? undefined : t("bonus-tile", { tile: name(tile) });
  },
  agreedEnd: { type: "end_game" },
  corrections,
  quiet: QUIET,
  doer(seat, seen, name) {
    const others = automas((seen as ScytheGameState).state);
    const one = others.length > 1 ? others.find((each) => each.seat === seat) : undefined;
    return one && name(one.faction);
  },
  firstGame: {
    players: [
      { kind: "human", faction: "crimea", mat: "agricultural" },
      { kind: "automa", faction: "nordic", level: "autometta" },
    ],
    decks: { automa: "virtual", combat: "virtual" },
  },
  automaTurns: (seen) => (seen as ScytheGameState).state.automa_decks[0]?.discards.length ?? 0, // a card a turn
  layout,
  reported: (commit, described, seen) => reported(commit, described, seen as ScytheGameState),
  role: (seat, seen) => (seen as ScytheGameState).state.players.find((one) => one.seat === seat)?.faction,
  again(seen, won, name) {
    const own = mine(seen as ScytheGameState);
    const [automa] = automas((seen as ScytheGameState).state);
    const level = LEVELS[LEVELS.findIndex((one) => one === automa?.level) + Number(won)] ?? "ultimaszyna";
    return { parts: { ...(own && { mine: own.faction, mat: own.mat }), automa: automa?.faction, level }, level: name(level) };
  },
  joins(steps, { code, facts }) {
    const [first] = steps;
    if (first?.code === "combat_won") {
      return AFTER_A_COMBAT.has(code) || (code === "units_moved" && facts["origin"] === first.facts["territory"]);
    }
    return GAINS.has(code) && steps.every((step) => GAINS.has(step.code));
  },
  endsTurn([first], shown) {
    const seen = shown.session.seen.value as ScytheGameState;
    const own = mine(seen);
    if (!own) return false;
    const { character, has_factory_card: hasCard } = own;
    const isToMeet = seen.state.encounters.includes(character) || (character === catalogue(shown).factory && !hasCard);
    return first?.code === "combat_won" && !choices.value.guided && !isToMeet;
  },
  Result: Fought,
  hasResult: "combat_won",
  won(seen) {
    if (automas((seen as ScytheGameState).state).some(({ level }) => level === "autometta")) void choose({ beaten: true });
  },
  arrow({ code, facts }, seen) {
    const { origin, to, territory, seat } = facts as Record<string, string | undefined>;
    const faction = (seen as ScytheGameState).state.players.find((one) => one.seat === seat)?.faction;
    const place = (at: string | undefined) => (at === "home" ? `home_${faction}` : at);
    if (code === "unit_moved" || code === "units_moved") return { from: place(origin), to: place(to) };
    return territory === undefined ? undefined : { to: place(territory) };
  },
};
