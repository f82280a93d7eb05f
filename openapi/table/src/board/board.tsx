/** The board: the service's picture, laid in, with fingers on it. */

import { effect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { look } from "../choices.ts";
import { hasBoard } from "../faces.ts";
import { Waiting } from "../frame/parts.tsx";
import { Sign } from "../frame/sign.tsx";
import type { Shown } from "../game/face.ts";
import { language, t } from "../language.ts";
import { Hands } from "./hands.ts";
import { laid } from "./laid.ts";
import { marked } from "./marks.ts";
import { picture, undraw } from "./picture.ts";

interface At {
  version?: number;
  /** Whether the page itself has the figures of the seats. */
  cropped?: boolean;
}

/** At a version; without one, at that which is looked at. */
export function Board(shown: Shown & At) {
  return hasBoard(shown.described.name) ? <Picture {...shown} /> : null;
}

function Picture({ session, board, version: told, cropped = false }: Shown & At) {
  const frame = useRef<HTMLDivElement>(null);
  const hands = useRef<Hands | undefined>(undefined);
  const [drawn, setDrawn] = useState<{ svg: SVGSVGElement; version: number } | undefined>(undefined);
  const [waits, setWaits] = useState(true);
  const version = told ?? board.version.value ?? session.seen.value.version;
  const [theme, spoken, brought] = [look.value, language.value, session.brought.value];
  useEffect(() => void (brought > 0 && undraw(session.access)), [brought]);
  useEffect(() => {
    const left = new AbortController();
    void picture(session.access, version, theme, spoken, left.signal).then((svg) => {
      if (left.signal.aborted) return;
      setWaits(false);
      if (svg) setDrawn({ svg, version });
    });
    return () => left.abort();
  }, [version, theme, spoken]);
  useEffect(() => {
    const at = frame.current;
    if (!at || !drawn) return;
    hands.current ??= new Hands(at, board);
    hands.current.hold(drawn.svg, cropped);
    board.shown(drawn.version);
    return laid(at, drawn.svg, () => effect(() => marked(drawn.svg, board)));
  }, [drawn]);
  return (
    <div class="board">
      <div class="board-frame" ref={frame} data-test="board" />
      {waits && <Waiting />}
      <button type="button" class="icon whole" aria-label={t("whole-board")} onClick={() => hands.current?.whole()}>
        <Sign name="whole" />
      </button>
    </div>
  );
}
