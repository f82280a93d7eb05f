/** So many of each kind: a stepper a kind. */

import { Stepper } from "../frame/parts.tsx";

interface CountsProps {
  kinds: readonly string[];
  now(kind: string): number;
  was(kind: string): number;
  /** Of one kind, with what lies there of the others now. */
  most(kind: string): number;
  set(kind: string, count: number): void;
  name(id: string): string;
  /** What the mark of each begins with. */
  test: string;
}

export function Counts({ kinds, now, was, most, set, name, test }: CountsProps) {
  return (
    <div class="steppers">
      {kinds.map((kind) => (
        <Stepper
          key={kind}
          label={name(kind)}
          value={now(kind)}
          was={was(kind)}
          most={most(kind)}
          set={(count) => set(kind, count)}
          test={`${test}${kind}`}
        />
      ))}
    </div>
  );
}
