/** The corruption that a side has, set to what lies before it. */

import { Switch } from "../frame/parts.tsx";
import type { Held } from "../game/correction.ts";
import { among } from "../game/things.ts";
import { t } from "../language.ts";
import { Lain } from "./tile.tsx";

interface Side {
  corruption: readonly string[];
  twenty: boolean;
}

export function held(group: string, seat: string, { corruption, twenty }: Side): Held[] {
  return [
    {
      kind: "held",
      group,
      label: t("corruption"),
      pointer: `${seat}/corruption`,
      value: corruption,
      first: (was, to) => among(was as readonly string[], to as readonly string[]),
      form: (value, set) => <Lain tokens={value as readonly string[]} set={set} test={`set-${seat}/corruption`} />,
    },
    {
      kind: "held",
      group,
      label: t("twenty-there"),
      pointer: `${seat}/twenty`,
      value: twenty,
      first: (was, to) => Boolean(was && to),
      form: (value, set) => (
        <Switch label={t("twenty-there")} on={value as boolean} set={set} test={`set-${seat}/twenty`} />
      ),
    },
  ];
}
