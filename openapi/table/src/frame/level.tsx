/** A level of the Automa, and for whom it is. */

import { t } from "../language.ts";

export function Level({ of, called = String(of) }: { of: string | number; called?: string }) {
  return (
    <span class="tile">
      <strong>{called}</strong>
      <small>{t(`level-${of}`)}</small>
    </span>
  );
}
