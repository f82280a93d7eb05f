/** A figure of a mat: a sign for the eye, a word for the ear and for a tap. One that has changed lights up once. */

import { useRef, useState } from "preact/hooks";
import { Sign, type SignName } from "./sign.tsx";

export function Figure({ what, sign, value }: { what: string; sign: SignName; value: number | string }) {
  const shown = useRef(value);
  const changes = useRef(0);
  const [isNamed, name] = useState(false);
  if (shown.current !== value) changes.current += 1;
  shown.current = value;
  return (
    <li title={what} class={sign} onClick={() => name(!isNamed)}>
      <Sign name={sign} />
      <span class={isNamed ? "" : "unseen"}>{what}: </span>
      <b key={changes.current} class={changes.current > 0 ? "flash" : ""}>
        {value}
      </b>
    </li>
  );
}
