/** The page, with its scripts under names that change with what is in them; a file that shrinks is kept as Brotli and gzip alone. */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = here("../../service/automa_ledger/api/reference");
const SCRIPTS = {
  "scalar.js": here("node_modules/@scalar/api-reference/dist/browser/standalone.js"),
  "page.js": here("page.js"),
};
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }; // two higher is a tenth smaller and takes ten times as long

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(`${FOLDER}/assets`, { recursive: true });
let page = readFileSync(here("index.html"), "utf8");
for (const [name, source] of Object.entries(SCRIPTS)) {
  const script = readFileSync(source);
  const hashed = `assets/${createHash("sha256").update(script).digest("hex").slice(0, 8)}-${name}`;
  writeFileSync(`${FOLDER}/${hashed}.br`, brotliCompressSync(script, { params }));
  writeFileSync(`${FOLDER}/${hashed}.gz`, gzipSync(script, { level: 9 }));
  page = page.replace(`src="${name}"`, `src="/docs/${hashed}"`);
}
writeFileSync(`${FOLDER}/index.html`, page);
