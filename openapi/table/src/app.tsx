/** The page: one screen at a time, by the address. */

import { useEffect, useState } from "preact/hooks";
import { accept } from "./service.ts";
import { type go, onward, route } from "./routes.ts";
import { GameScreens } from "./frame/game.tsx";
import { NewGame } from "./frame/new.tsx";
import { How } from "./frame/how.tsx";
import { join } from "./frame/joining.ts";
import { Bar, Button, Waiting } from "./frame/parts.tsx";
import { Settings } from "./frame/settings.tsx";
import { Start } from "./frame/start.tsx";
import { isFull, tried, Trouble, words } from "./frame/trouble.tsx";
import { isPassing } from "./game/passing.ts";
import { t } from "./language.ts";

export function App() {
  return (
    <>
      <Screen />
      <Trouble />
    </>
  );
}

function Screen() {
  const now = route.value;
  switch (now.at) {
    case "start":
      return <Start />;
    case "new":
      return <NewGame {...now} />;
    case "settings":
      return <Settings />;
    case "how":
      return <How back="" />;
    case "invited":
      return <Once key={now.key} deed={(lead) => accept(now.key).then(() => lead("", true))} />;
    case "join":
      return <Once key={`${now.game} ${now.token} ${now.version}`} deed={(lead) => join(now.game, now.token, now.version, lead)} />;
    case "game":
      return <GameScreens key={now.game} id={now.game} screen={now.screen} version={now.version} />;
  }
}

/** Does what a link says, and leaves the link; what did not go through is kept in it, and can be tried again. */
function Once({ deed }: { deed(lead: typeof go): Promise<void> }) {
  const [failed, setFailed] = useState<string | undefined>(undefined);
  const attempt = () => {
    const lead = onward();
    setFailed(undefined);
    return tried(async () => {
      try {
        await deed(lead);
      } catch (failure) {
        if (isPassing(failure) || isFull(failure)) return setFailed(words(failure));
        lead("", true);
        throw failure;
      }
    });
  };
  useEffect(() => void attempt(), []);
  return (
    <>
      <Bar title={t("app")} back="" />
      <main class="page">
        {failed === undefined ? (
          <Waiting />
        ) : (
          <div class="notice warn" role="alert" data-test="not-yet">
            <p>{failed}</p>
            <Button kind="primary" data-test="try-again" onClick={() => void attempt()}>
              {t("try-again")}
            </Button>
          </div>
        )}
      </main>
    </>
  );
}
