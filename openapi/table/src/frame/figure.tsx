/** A figure of a mat: a sign for the eye, a word for the ear. */

import { Sign, type SignName } from "./sign.tsx";

export function Figure({ what, sign, value }: { what: string; sign: SignName; value: number | string }) {
  return (
    <li title={what}>
      <Sign name={sign} />
      <span class="unseen">{what}: </span>
      <b>{value}</b>
    </li>
  );
}
