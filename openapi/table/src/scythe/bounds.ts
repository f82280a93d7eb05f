/** Between which bounds one side of a combat lies, as the form of the answer tells. */

import type { Form, FormChoice, FormGroup, FormInteger, FormList } from "automa-client";

export interface Bounds {
  dial: number;
  cards: number;
  /** With Seaworthy, where each unit can retreat to. */
  units: readonly Retreater[];
}

export interface Retreater {
  piece: string;
  title: string;
  places: readonly string[];
}

export function boundsOf({ dial, cards, retreat }: Form["properties"]): Bounds {
  const units = Object.entries((retreat as FormGroup | undefined)?.properties ?? {});
  return {
    dial: (dial as FormInteger).maximum,
    cards: (cards as FormList).maxItems,
    units: units.map(([piece, field]) => {
      const { title, oneOf } = field as FormChoice;
      return { piece, title: title ?? piece, places: oneOf.map(({ const: place }) => String(place)) };
    }),
  };
}
