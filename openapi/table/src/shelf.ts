/** What this device keeps, in IndexedDB: games with their tokens, what is not sent yet, unfinished turns, choices. */

import type { TakenBack } from "./game/back.ts";
import type { Finished } from "./game/steps.ts";

const NAME = "automa";
const STORES = ["games", "outbox", "drafts", "choices"] as const;
type Store = (typeof STORES)[number];

/** At which level and as whom a game is played: the ids of both, or the number of the level. */
export type Kind = readonly (string | number)[];

/** What opens a game. */
export interface Access {
  id: string;
  token: string;
}

/** A game that this device has a token for, and how it stood when it was last seen. */
export interface KnownGame extends Access {
  ruleset: string;
  title: string;
  opened: number; // milliseconds since 1970
  version: number;
  over: boolean;
  mine: boolean; // whether no Automa is on turn
  anothers?: boolean; // whether another human is
  asked?: boolean; // whether a question is open, such as a combat's
  told: number; // the version up to which the Automa's steps have been done at the table
  within?: { version: number; place: number }; // the last one that has been of a later commit
  gone?: readonly TakenBack[]; // what was taken back, the latest last; it can be had again until anything else is told
  finished?: readonly Finished[]; // turns that were told here, the latest last
  isAutomaLast?: boolean | undefined; // whether an Automa played last; undefined if that is not known
  bare?: number; // the last version at which there was no turn to take back
  looksOn?: boolean; // whether the token is for looking on alone
  oneSeat?: boolean; // whether the token is for one seat of several humans'
  result?: Result; // of a solo game that was finished, once its score was seen; it may have been taken back since
}

/** How a finished solo game came out for the human. */
export interface Result {
  kind: Kind;
  at: number; // when the game ended, milliseconds since 1970
  won: boolean; // alone: nobody has won a tie
  total: number | null;
}

let opening: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  if (!opening) {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
    };
    opening = found(request).then(givingWay);
  }
  return opening;
}

/** A later page may change what is kept: this one lets go, or that would wait until each tab is closed. */
function givingWay(database: IDBDatabase): IDBDatabase {
  database.onversionchange = () => database.close();
  return database;
}

/** A transaction; by another connection where the browser has closed the last one, as some do while a phone sleeps. */
async function begun(stores: Store | Store[], mode?: IDBTransactionMode): Promise<IDBTransaction> {
  try {
    return (await database()).transaction(stores, mode);
  } catch {
    opening = undefined;
    return (await database()).transaction(stores, mode);
  }
}

async function asked<T>(store: Store, mode: IDBTransactionMode, ask: (at: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const transaction = await begun(store, mode);
  return completed(transaction, ask(transaction.objectStore(store)));
}

function completed<T>(transaction: IDBTransaction, request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? request.error);
    transaction.onerror = () => reject(transaction.error ?? request.error);
  });
}

function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** The value under a key, undefined for none. */
export function kept<T>(store: Store, key: string): Promise<T | undefined> {
  return asked(store, "readonly", (at) => at.get(key) as IDBRequest<T | undefined>);
}

/** Keeps a value; rejects where the device is full. */
export async function keep(store: Store, key: string, value: unknown): Promise<void> {
  await asked(store, "readwrite", (at) => at.put(value, key));
}

/** Rejects where the device keeps nothing: then a game that is begun could not be opened again. */
export async function keepsAnything(): Promise<void> {
  await keep("choices", "kept", Date.now());
}

export async function drop(store: Store, key: string): Promise<void> {
  await asked(store, "readwrite", (at) => at.delete(key));
}

/** The value under a key for a game, undefined for none and once the device has not the game by that token any more. */
export async function keptFor<T>(game: Access, store: Store, key: string): Promise<T | undefined> {
  const transaction = await begun(["games", store]);
  const known = await found<KnownGame | undefined>(transaction.objectStore("games").get(game.id));
  if (known?.token !== game.token) return undefined;
  return found<T | undefined>(transaction.objectStore(store).get(key));
}

/** Keeps a value for a game, or drops it where there is none; as `changeFor` does. */
export function keepFor(game: Access, store: Store, key: string, value: unknown): Promise<void> {
  return changeFor(game, store, key, () => value);
}

/** Puts what is made of a value for a game in its place, while no other tab does, or drops it where that is none.
 *
 * Nothing is done once the device has not the game by that token any more: what was forgotten, or belongs to whoever came
 * in after, is no business of a tab that is still open or of an answer that comes late.
 */
export async function changeFor<T>(
  game: Access,
  store: Store,
  key: string,
  change: (before: T | undefined) => T | undefined,
): Promise<void> {
  const transaction = await begun(["games", store], "readwrite");
  const known = await found<KnownGame | undefined>(transaction.objectStore("games").get(game.id));
  if (known?.token !== game.token) return;
  const at = transaction.objectStore(store);
  const after = change(await found<T | undefined>(at.get(key)));
  await (after === undefined ? completed(transaction, at.delete(key)) : completed(transaction, at.put(after, key)));
}

/** Forgets a game, and what its token has shown and left unsent: whoever joins next may be somebody else. */
export async function forget(game: string): Promise<void> {
  const keys = [game, ...["answer", "right", "seen", "board", "layout"].map((what) => `${what} ${game}`)];
  const drafts = keys.map((key) => drop("drafts", key));
  await Promise.all([drop("outbox", game), ...drafts, drop("games", game)]);
}

/** All games that this device knows, the one opened last first. */
export async function knownGames(): Promise<KnownGame[]> {
  const all = await asked("games", "readonly", (at) => at.getAll() as IDBRequest<KnownGame[]>);
  return all.sort((one, other) => other.opened - one.opened);
}

/** Those of which something was told that the service has not confirmed. */
export async function unsentGames(): Promise<KnownGame[]> {
  const waiting = await asked("outbox", "readonly", (at) => at.getAllKeys());
  return (await knownGames()).filter(({ id }) => waiting.includes(id));
}
