/** What both sides have; what the service leaves out has the default that its document names. */

import type { ExpeditionsAutoma, ExpeditionsHuman, ExpeditionsView } from "automa-client";

const AUTOMA: Required<ExpeditionsAutoma> = {
  north: "n1",
  central: "c7",
  progress: 0,
  glory: 0,
  maps: 0,
  corruption: [],
  twenty: false,
};

const HUMAN: Required<ExpeditionsHuman> = {
  mech: "basecamp",
  coins: 0,
  maps: 0,
  corruption: [],
  twenty: false,
  glory: [],
  solved_quests: 0,
  item_coins: 0,
};

export function sides({ automa, human }: ExpeditionsView) {
  return { automa: { ...AUTOMA, ...automa }, human: { ...HUMAN, ...human } };
}
