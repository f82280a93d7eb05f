/** The service worker, which is told the files of this build: a new build is a new worker. */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

export function worker(source: string): Plugin {
  let shared: string[] = [];
  return {
    name: "worker",
    apply: "build",
    configResolved(config) {
      shared = readdirSync(config.publicDir);
    },
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((name) => name !== "index.html");
      const files = ["/", ...[...built, ...shared].map((name) => `/${name}`)];
      const text = readFileSync(source, "utf8");
      const build = createHash("sha256").update(text).update(JSON.stringify(files));
      for (const one of Object.values(bundle)) build.update(one.type === "chunk" ? one.code : one.source);
      const entry = Object.values(bundle).find((one) => one.type === "chunk" && one.isEntry)?.fileName;
      const told = `const ENTRY = "/${entry}";\nconst BUILD = "${build.digest("hex").slice(0, 12)}";\nconst FILES = ${JSON.stringify(files)};\n`;
      this.emitFile({ type: "asset", fileName: "worker.js", source: told + text });
    },
  };
}
