/** The real bot cards that lie on the discard pile: those that cannot be told apart are counted. */

import type { TrismegistusBotCard, TrismegistusGameState } from "automa-client";
import { Folded, Many, Stepper } from "../frame/parts.tsx";
import type { Held } from "../game/correction.ts";
import { t } from "../language.ts";
import { called } from "./prints.tsx";

type State = TrismegistusGameState["state"];
type Card = TrismegistusBotCard;
type Name = { name(id: string): string };

interface Deck {
  mode: string;
  pile: readonly string[];
  discards: readonly string[];
}

/** Cards that are alike, and what they are called. */
interface Alike {
  ids: readonly string[];
  label: string;
}

export function used({ deck, cards }: State, { name }: Name): Held[] {
  if (deck.mode !== "physical") return [];
  const was: Deck = { mode: deck.mode, pile: deck.left, discards: deck.discards };
  const there = [...was.pile, ...was.discards].sort().flatMap((id) => cards[id] ?? []);
  const alike = groups(there, (card) => called(card, name));
  return [
    {
      kind: "held",
      group: t("automa-cards"),
      label: t("on-discards"),
      pointer: "/deck",
      value: was,
      form: (value, set) => <Discards now={value as Deck} was={was} alike={alike} set={set} />,
    },
  ];
}

function groups(cards: readonly Card[], label: (card: Card) => string): readonly Alike[] {
  const labels = [...new Set(cards.map(label))];
  const ids = (of: string) => cards.filter((card) => label(card) === of).map(({ id }) => id);
  return labels.map((one) => ({ label: one, ids: ids(one) }));
}

interface Asked {
  now: Deck;
  was: Deck;
  alike: readonly Alike[];
  set(deck: Deck): void;
}

function Discards({ now, was, alike, set }: Asked) {
  const several = alike.filter(({ ids }) => ids.length > 1);
  const alone = alike.filter(({ ids }) => ids.length === 1).flatMap(({ ids }) => ids);
  const label = (id: string) => alike.find(({ ids }) => ids.includes(id))?.label ?? id;
  const lying = (deck: Deck, ids: readonly string[]) => deck.discards.filter((id) => ids.includes(id));
  /** Of some cards those lie there that are told, and of all others those that did. */
  const put = (ids: readonly string[], there: readonly string[]) => {
    const stay = now.discards.filter((id) => !ids.includes(id) || there.includes(id));
    const discards = [...new Set([...stay, ...there])];
    const pile = [...now.pile, ...now.discards].filter((id) => !discards.includes(id)).sort();
    set({ ...now, pile, discards });
  };
  return (
    <Folded label={`${t("on-discards")}: ${now.discards.length}`} test="set-/deck">
      {several.length > 0 && (
        <div class="steppers">
          {several.map(({ ids, label: what }) => (
            <Stepper
              key={ids[0]}
              label={what}
              value={lying(now, ids).length}
              was={lying(was, ids).length}
              most={ids.length}
              set={(to) => put(ids, [...new Set([...lying(now, ids), ...ids])].slice(0, to))}
              test={`discarded-${ids[0]}`}
            />
          ))}
        </div>
      )}
      {alone.length > 0 && (
        <Many
          label={t("on-discards")}
          of={alone}
          on={lying(now, alone)}
          name={label}
          set={(there) => put(alone, there)}
          test="discarded"
        />
      )}
    </Folded>
  );
}
