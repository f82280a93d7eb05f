/** Tokens that are made for another device, so that each can be shut out by itself. */

import { document as answer, Refused } from "automa-client";
import { at } from "../service.ts";
import type { Access } from "../shelf.ts";

export async function made(game: Access, role: "owner" | "spectator"): Promise<string> {
  const sent = { params: { path: { game_id: game.id } }, headers: { Authorization: `Bearer ${game.token}` } };
  return (await answer(at.value.POST("/v1/games/{game_id}/tokens", { ...sent, body: { role } }))).token;
}

/** One that may do what this device may; only the owner makes new ones. */
export async function own(game: Access): Promise<string> {
  try {
    return await made(game, "owner");
  } catch (failure) {
    if (!(failure instanceof Refused && failure.problem.code === "role_forbidden")) throw failure;
    return game.token;
  }
}
