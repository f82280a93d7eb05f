/** The rulesets, each with the types of its own documents. */

import type * as d from "./schema.ts";

/** The types of a ruleset's documents. */
export interface Ruleset {
  start: d.NewGame;
  state: d.GameState;
  done: d.CommandDone;
  score: d.GameScore;
  choices: d.Choices;
  ruleset: d.RulesetDescription;
  action: d.AnyAction;
  actions: d.AnyTurn;
  turn: d.AnyAutomaTurn;
}

export interface Scythe extends Ruleset {
  start: d.NewScytheGame;
  state: d.ScytheGameState;
  done: d.ScytheCommandDone;
  score: d.ScytheGameScore;
  choices: d.ScytheChoices;
  ruleset: d.ScytheRulesetDescription;
  action: d.ScytheAction;
  actions: d.ScytheTurn;
  turn: d.ScytheAutomaTurnBody;
}

export interface ScytheCard extends Ruleset {
  start: d.NewScytheCardGame;
  state: d.ScytheCardGameState;
  done: d.ScytheCardCommandDone;
  score: d.ScytheCardGameScore;
  choices: d.ScytheCardChoices;
  ruleset: d.ScytheCardRulesetDescription;
  action: d.ScytheCardAction;
  actions: d.ScytheCardTurn;
  turn: d.ScytheCardAutomaTurnBody;
}

export interface Expeditions extends Ruleset {
  start: d.NewExpeditionsGame;
  state: d.ExpeditionsGameState;
  done: d.ExpeditionsCommandDone;
  score: d.ExpeditionsGameScore;
  choices: d.ExpeditionsChoices;
  ruleset: d.ExpeditionsRulesetDescription;
  action: d.ExpeditionsAction;
  actions: d.ExpeditionsTurn;
  turn: d.ExpeditionsAutomaTurnBody;
}

export interface Trismegistus extends Ruleset {
  start: d.NewTrismegistusGame;
  state: d.TrismegistusGameState;
  done: d.TrismegistusCommandDone;
  score: d.TrismegistusGameScore;
  choices: d.TrismegistusChoices;
  ruleset: d.TrismegistusRulesetDescription;
  action: d.TrismegistusAction;
  actions: d.TrismegistusTurn;
  turn: d.TrismegistusAutomaTurnBody;
}

/** What tells a ruleset's answers from those of others. */
export interface Told<R extends Ruleset> {
  state(answer: d.GameState): answer is R["state"];
  done(answer: d.CommandDone): answer is R["done"];
  score(answer: d.GameScore): answer is R["score"];
  choices(answer: d.Choices): answer is R["choices"];
  ruleset(answer: d.RulesetDescription): answer is R["ruleset"];
}

export const scythe: Told<Scythe> = {
  state: (answer) => answer.ruleset === "scythe",
  done: (answer) => answer.ruleset === "scythe",
  score: (answer) => answer.ruleset === "scythe",
  choices: (answer) => answer.ruleset === "scythe",
  ruleset: (answer) => answer.name === "scythe",
};

export const scytheCard: Told<ScytheCard> = {
  state: (answer) => answer.ruleset === "scythe_card",
  done: (answer) => answer.ruleset === "scythe_card",
  score: (answer) => answer.ruleset === "scythe_card",
  choices: (answer) => answer.ruleset === "scythe_card",
  ruleset: (answer) => answer.name === "scythe_card",
};

export const expeditions: Told<Expeditions> = {
  state: (answer) => answer.ruleset === "expeditions",
  done: (answer) => answer.ruleset === "expeditions",
  score: (answer) => answer.ruleset === "expeditions",
  choices: (answer) => answer.ruleset === "expeditions",
  ruleset: (answer) => answer.name === "expeditions",
};

export const trismegistus: Told<Trismegistus> = {
  state: (answer) => answer.ruleset === "trismegistus",
  done: (answer) => answer.ruleset === "trismegistus",
  score: (answer) => answer.ruleset === "trismegistus",
  choices: (answer) => answer.ruleset === "trismegistus",
  ruleset: (answer) => answer.name === "trismegistus",
};
