/** What the Automa has beside dice: its experiments, by whose types it chooses the next, and artifacts. */

import type { TrismegistusGameState } from "automa-client";
import { useState } from "preact/hooks";
import { Button, Folded } from "../frame/parts.tsx";
import type { Held } from "../game/correction.ts";
import { t } from "../language.ts";
import { Counts } from "./counts.tsx";
import { ELEMENTS, EXPERIMENT, type Experiment, ExperimentForm, experimentInWords } from "./forms.tsx";

type State = TrismegistusGameState["state"];
type Name = { name(id: string): string };
type Experiments = readonly Experiment[];

const MOST = 48;

export function has({ automa }: State, { name }: Name): Held[] {
  const artifacts = automa.artifacts ?? [];
  return [
    {
      kind: "held",
      group: t("automa"),
      label: t("experiments"),
      pointer: "/automa/experiments",
      value: automa.experiments ?? [],
      form: (value, set) => <Solved experiments={value as Experiments} set={set} name={name} />,
    },
    {
      kind: "held",
      group: t("automa"),
      label: t("artifacts"),
      pointer: "/automa/artifacts",
      value: artifacts,
      form: (now, set) => <Artifacts now={now as string[]} was={artifacts} set={set} name={name} />,
    },
  ];
}

interface Own extends Name {
  experiments: Experiments;
  set(experiments: Experiments): void;
}

function Solved({ experiments, set, name }: Own) {
  const [added, add] = useState<number | undefined>(undefined); // to be told at once
  const [taken, setTaken] = useState(0); // with which all are drawn anew: a second tap takes none that has come in its place
  const more = () => {
    add(experiments.length);
    set([...experiments, { ...EXPERIMENT, type: "black", track: "earth" }]);
  };
  const away = (index: number, { detail }: MouseEvent) => {
    add(undefined);
    if (detail > 0) setTaken(taken + 1);
    set(experiments.toSpliced(index, 1));
  };
  return (
    <Folded label={`${t("experiments")}: ${experiments.length}`} test="set-/automa/experiments">
      {experiments.map((one, index) => (
        <Folded
          key={`${taken} ${index}`}
          label={experimentInWords(one, name)}
          test={`experiment-${index}`}
          open={index === added}
        >
          <ExperimentForm value={one} set={(next) => set(experiments.with(index, next))} name={name} />
          <div class="row">
            <Button data-test={`experiment-${index}-away`} onClick={(click) => away(index, click)}>
              {t("take-away")}
            </Button>
          </div>
        </Folded>
      ))}
      {experiments.length < MOST && (
        <Button data-test="experiment-more" onClick={more}>
          {t("experiment-more")}
        </Button>
      )}
    </Folded>
  );
}

interface Several extends Name {
  now: readonly string[];
  was: readonly string[];
  set(elements: readonly string[]): void;
}

function Artifacts({ now, was, set, name }: Several) {
  const count = (of: readonly string[], element: string) => of.filter((one) => one === element).length;
  return (
    <Folded label={`${t("artifacts")}: ${now.length}`} test="set-/automa/artifacts">
      <Counts
        kinds={ELEMENTS}
        now={(element) => count(now, element)}
        was={(element) => count(was, element)}
        most={(element) => count(now, element) + MOST - now.length}
        set={(element, to) => set([...now.filter((one) => one !== element), ...Array<string>(to).fill(element)])}
        name={name}
        test="artifact-"
      />
    </Folded>
  );
}
