/** A Flag or a Trap that is put where the character has come to, in a guided turn. */

import type { ScytheAction } from "automa-client";
import { Button } from "../frame/parts.tsx";
import { t } from "../language.ts";
import { me, MOST_TOKENS, places, TOKENS } from "./draft.ts";
import type { Drafting } from "./drafting.ts";
import type { Acting } from "./guided.tsx";
import { catalogue } from "./mat.ts";

/** Whether one of one's own may be put there. */
export function mayLieThere({ draft, seen, allowed, ...table }: Drafting, at: string): boolean {
  const isMine = TOKENS[me(seen).faction] !== undefined && draft.tokens.length < MOST_TOKENS;
  const came = allowed?.token || me(seen).character !== at; // in this turn, or behind a fight of it
  return isMine && came && !draft.tokens.includes(at) && catalogue(table).territories.some((one) => one.id === at);
}

export function Token({ draft, act, seen }: Acting) {
  const territory = places(draft, "character")[0] as string;
  return (
    <Button
      data-test="do"
      onClick={() => act({ ...draft, tokens: [...draft.tokens, territory] }, { type: "place_token", territory } as ScytheAction)}
    >
      {t(`${TOKENS[me(seen).faction]}-here`)}
    </Button>
  );
}
