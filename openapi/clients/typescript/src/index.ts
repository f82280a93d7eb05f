/** A typed client of automa-ledger. */

export { isLost } from "./again.ts";
export { Game, type Look, type Once } from "./game.ts";
export { newKey } from "./key.ts";
export { document, Refused, Unreadable } from "./refused.ts";
export { type Expeditions, expeditions, type Ruleset, type Scythe, scythe, type Told } from "./rulesets.ts";
export { type ScytheCard, scytheCard, type Trismegistus, trismegistus } from "./rulesets.ts";
export type * from "./schema.ts";
export { games, gamesCsv, newToken, type Means, type Service, service, type Settings } from "./service.ts";
export { GameWebhooks, KeyWebhooks } from "./webhooks.ts";
