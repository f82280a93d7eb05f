/** The table: the page at `/`. */

import { render } from "preact";
import { App } from "./app.tsx";
import { breath } from "./breath.ts";
import { readChoices } from "./choices.ts";
import { ahead } from "./frame/ahead.ts";
import { language, speak } from "./language.ts";
import { route } from "./routes.ts";
import { ignoreSecondTaps } from "./second_tap.ts";
import { readInvitation } from "./service.ts";
import { loadTypeface } from "./typeface.ts";
import "./style/table.css";

ignoreSecondTaps();
await Promise.all([readChoices(), readInvitation()]);
const needed = ahead(route.value).catch(() => undefined); // the screen asks again, and says what is wrong
await Promise.all([speak(language.value), loadTypeface(language.value === "pl" ? "ał" : "a")]);
await breath();
const page = document.getElementById("page") as HTMLElement;
page.replaceChildren(); // what stood there until now would stay above a first screen that has no bar
render(<App />, page);
await needed; // the worker fetches all files there are: after those that are waited for
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
