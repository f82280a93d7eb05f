/** What the player may choose. */

import { choices, choose, THEMES } from "../choices.ts";
import type { Opened } from "../game/face.ts";
import { language, LANGUAGES, t } from "../language.ts";
import { decline, invitation } from "../service.ts";
import { saveLinks } from "./links.ts";
import { Bar, Button, Choice, Switch } from "./parts.tsx";
import { isLoopback } from "./share.tsx";
import { Tokens } from "./tokens.tsx";
import { tried } from "./trouble.tsx";

export function Settings({ game }: { game?: Opened }) {
  const { theme, large, brief, sound, awake } = choices.value;
  return (
    <>
      <Bar title={t("settings")} back={game ? `game/${game.session.access.id}` : ""} />
      <main class="page">
        <Choice
          label={t("language")}
          options={Object.keys(LANGUAGES)}
          value={language.value}
          show={(one) => LANGUAGES[one]}
          set={(one) => void choose({ language: one })}
          test="language"
        />
        <Choice
          label={t("theme")}
          options={THEMES}
          value={theme}
          show={(one) => t(`theme-${one}`)}
          set={(one) => void choose({ theme: one })}
          test="theme"
        />
        <Switch label={t("large-type")} on={large} set={(on) => void choose({ large: on })} test="large" />
        <Switch label={t("brief")} on={brief} set={(on) => void choose({ brief: on })} test="brief" />
        <Switch label={t("keep-awake")} on={awake} set={(on) => void choose({ awake: on })} test="awake" />
        <Switch label={t("sound")} on={sound} set={(on) => void choose({ sound: on })} test="sound" />
        {game && <Tokens {...game} />}
        <h2>{t("lost-phone")}</h2>
        <p class="hint">{t("links-under")}</p>
        {isLoopback && <p class="notice">{t("share-this-device")}</p>}
        <Button onClick={() => void tried(saveLinks)} data-test="save-links">
          {t("save-links")}
        </Button>
        {invitation.value !== undefined && <Invitation />}
        <p class="hint">{t("about")}</p>
        <a class="button" href="/guide/players/index.html" data-test="guide">
          {t("guide-for-players")}
        </a>
        <a class="button" href="/docs">
          {t("for-programmers")}
        </a>
      </main>
    </>
  );
}

/** What a link has brought, and the way to be rid of it. */
function Invitation() {
  return (
    <>
      <p class="hint">{t("invitation-kept")}</p>
      <Button onClick={() => void tried(decline)} data-test="invitation-forget">
        {t("invitation-forget")}
      </Button>
    </>
  );
}
