/** A figure of a mat: a sign for the eye, a word for the ear and for a tap. One that has changed lights up once. */

import { useState } from "preact/hooks";
import { Sign, type SignName } from "./sign.tsx";

export function Figure({ what, sign, value }: { what: string; sign: SignName; value: number | string }) {
  const [seen, see] = useState(value);
  const [isNamed, name] = useState(false);
  return (
    <li title={what} class={sign} onClick={() => name(!isNamed)}>
      <Sign name={sign} />
      <span class={isNamed ? "" : "unseen"}>{what}: </span>
      <b key={value} class={seen === value ? "" : "flash"} onAnimationEnd={() => see(value)}>
        {value}
      </b>
    </li>
  );
}
