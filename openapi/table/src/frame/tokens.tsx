/** The tokens of this game: on how many devices it can be opened, and which shall open it no more. */

import { document as answer, Refused, type TokenListed } from "automa-client";
import { useEffect, useState } from "preact/hooks";
import type { Opened } from "../game/face.ts";
import { among } from "../game/names.ts";
import { t } from "../language.ts";
import { at } from "../service.ts";
import { Button } from "./parts.tsx";
import { tried } from "./trouble.tsx";

export function Tokens({ session }: Opened) {
  const [tokens, setTokens] = useState<readonly TokenListed[]>([]);
  const { names } = session.seen.value;
  const path = { game_id: session.access.id };
  const headers = session.authorised;
  const read = async () => {
    try {
      setTokens((await answer(at.value.GET("/v1/games/{game_id}/tokens", { params: { path }, headers }))).tokens);
    } catch (failure) {
      if (!(failure instanceof Refused && failure.problem.code === "role_forbidden")) throw failure; // only its owner sees them
    }
  };
  const revoke = async (token_id: string) => {
    const params = { path: { ...path, token_id } };
    await answer(at.value.DELETE("/v1/games/{game_id}/tokens/{token_id}", { params, headers }));
    await read();
  };
  useEffect(() => void tried(read), []);
  if (tokens.length === 0) return null;
  const whose = ({ role, seat }: TokenListed) => (seat === null ? t(`token-${role}`) : t("token-player", { seat: among(names, seat) ?? seat }));
  return (
    <section class="tokens">
      <h2>{t("tokens")}</h2>
      <p class="hint">{t("tokens-under")}</p>
      <ul class="games" data-test="tokens">
        {tokens.map((token) => (
          <li key={token.id}>
            <span class="game">
              <span>
                <strong>{whose(token)}</strong>
                <small>{[token.yours && t("token-yours"), made(token)].filter(Boolean).join(" · ")}</small>
              </span>
            </span>
            {!token.yours && (
              <Button
                aria-label={t("revoke-what", { what: `${whose(token)}, ${made(token)}` })}
                onClick={() => confirm(t("revoke-sure")) && void tried(() => revoke(token.id))}
                data-test="revoke"
              >
                {t("revoke")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function made({ created_at }: TokenListed): string {
  return created_at === null
    ? ""
    : new Date(created_at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
}
