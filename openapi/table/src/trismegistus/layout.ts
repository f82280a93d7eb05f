/** What is laid out on the table for a new game of Trismegistus, but for what each player has. */

import type { TrismegistusGameState } from "automa-client";
import { capital } from "../frame/parts.tsx";
import type { Laid, Shown } from "../game/face.ts";
import { t } from "../language.ts";
import { COLOURS, dieColour, SYMBOLS } from "./forms.tsx";

export function layout({ session, name }: Shown): readonly Laid[] {
  const { automa, bowls, deck, rolling, tracks } = (session.seen.value as TrismegistusGameState).state;
  const dice = SYMBOLS.map((symbol) => ({
    text: capital(name(symbol)),
    figure: COLOURS.flatMap((colour) => (bowls[symbol]?.[colour] ? `${bowls[symbol][colour]} ${dieColour(colour)}` : [])).join(", ") || "–",
  }));
  return [
    {
      label: t("automa"),
      things: [
        ...(automa.artifacts ?? []).map((element) => ({ text: t("artifacts"), figure: capital(name(element)) })),
        ...(automa.experiments ?? []).map((one) => ({ text: t("experiments"), figure: `${capital(name(one.type))} · ${name(one.track)} ${one.requirement}` })),
        ...tracks.map(({ element }) => ({ text: `${t("track")}: ${name(element)}`, figure: automa.markers[element] ?? 0 })),
        { text: t("tie-cube"), figure: capital(name(automa.cube)) },
        { text: t("vp"), figure: automa.vp ?? 0 },
        { text: t("lay-turn-order"), figure: 2 },
        { text: t("ethereal-dice"), figure: automa.ethereal ?? 0 },
        { text: t("lay-automa-cards"), figure: deck.left.length },
        ...(deck.discards.length > 0 ? [{ text: t("on-discards"), figure: deck.discards.length }] : []),
      ],
    },
    ...(rolling ? [] : [{ label: t("dice-in-bowls"), things: dice }]),
  ];
}
