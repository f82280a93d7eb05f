import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressed } from "./build/compressed.ts";
import { worker } from "./build/worker.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [worker(here("src/worker.js")), compressed()],
  resolve: {
    alias: {
      "automa-client": here("../clients/typescript/src/index.ts"),
      "eventsource-parser": here("node_modules/eventsource-parser"),
      "openapi-fetch": here("node_modules/openapi-fetch"),
    },
  },
  build: {
    outDir: here("../../service/automa_ledger/api/table"),
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0, // the policy lets nothing in that is not a file
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // What several parts use comes as one file: for a phone each request is work, however small.
        codeSplitting: { groups: [{ name: "shared", minShareCount: 2, test: (id) => !id.includes("/qr/") }] },
      },
    },
  },
});
