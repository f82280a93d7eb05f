/** How strong the Automa is and how it behaves: the rulebook's adjustments of difficulty and personality. */

import { Stepper, Switch } from "../frame/parts.tsx";
import { t } from "../language.ts";

/** Something that is added to what a card gives. */
interface Added {
  coins: number;
  power: number;
}

export const LEVELS = ["autometta", "automa", "automaszyna", "ultimaszyna"] as const;
export const DECKS = ["virtual", "physical"] as const;

export function Difficulty<M extends string, O extends Added & Record<M, boolean>>(props: {
  manners: readonly M[];
  options: O;
  set(options: O): void;
}) {
  const { manners, options, set } = props;
  return (
    <>
      {manners.map((one) => (
        <Switch
          key={one}
          label={t(`manner-${one.replaceAll("_", "-")}`)}
          on={options[one]}
          set={(on) => set({ ...options, [one]: on })}
          test={`manner-${one}`}
        />
      ))}
      <div class="steppers">
        {(["coins", "power"] as const).map((one) => (
          <Stepper
            key={one}
            label={t(`manner-${one}`)}
            value={options[one]}
            least={-2}
            most={2}
            set={(by) => set({ ...options, [one]: by })}
            test={`manner-${one}`}
          />
        ))}
      </div>
    </>
  );
}
