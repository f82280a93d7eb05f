/** The table: the page at `/`. */

import { render } from "preact";
import { App } from "./app.tsx";
import { breath } from "./breath.ts";
import { readChoices } from "./choices.ts";
import { readInvitation } from "./service.ts";
import "./style/table.css";

await Promise.all([readChoices(), readInvitation()]);
await breath();
render(<App />, document.getElementById("page") as HTMLElement);
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
