/** The page: one screen at a time, by the address. */

import { useEffect } from "preact/hooks";
import { accept } from "./service.ts";
import { go, route } from "./routes.ts";
import { GameScreens } from "./frame/game.tsx";
import { NewGame } from "./frame/new.tsx";
import { join } from "./frame/joining.ts";
import { Waiting } from "./frame/parts.tsx";
import { Settings } from "./frame/settings.tsx";
import { Start } from "./frame/start.tsx";
import { tried, Trouble } from "./frame/trouble.tsx";

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
      return <NewGame ruleset={now.ruleset} />;
    case "settings":
      return <Settings />;
    case "invited":
      return <Once key={now.key} deed={() => accept(now.key).then(() => go("", true))} />;
    case "join":
      return <Once key={now.game} deed={() => join(now.game, now.token, now.version)} />;
    case "game":
      return <GameScreens key={now.game} id={now.game} screen={now.screen} version={now.version} />;
  }
}

/** Does what a link says, and leaves the link. */
function Once({ deed }: { deed(): Promise<void> }) {
  useEffect(() => {
    void tried(deed).then(() => route.value.at !== "game" && go("", true));
  }, []);
  return (
    <main>
      <Waiting />
    </main>
  );
}
