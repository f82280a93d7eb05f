/** Between which bounds one side of a combat lies, as the form of the answer tells. */

import type { Form, FormChoice, FormInteger, FormList } from "automa-client";

export interface Bounds {
  dial: number;
  cards: number;
  /** With Seaworthy, where combat units can retreat to instead of home, and how many workers mechs can take there. */
  lakes: readonly string[];
  carried: number;
}

export function boundsOf({ dial, cards, retreat, carried }: Form["properties"]): Bounds {
  const places = (retreat as FormChoice | undefined)?.oneOf.map(({ const: place }) => place) ?? [];
  return {
    dial: (dial as FormInteger).maximum,
    cards: (cards as FormList).maxItems,
    lakes: places.filter((place): place is string => typeof place === "string"),
    carried: (carried as FormInteger | undefined)?.maximum ?? 0,
  };
}
