/** A figure of a mat: a sign for the eye, a word for the ear. */

export function Figure({ what, sign, value }: { what: string; sign: string; value: number | string }) {
  return (
    <li title={what}>
      <span aria-hidden="true">{sign}</span>
      <span class="unseen">{what}: </span>
      <b>{value}</b>
    </li>
  );
}
