/* global BUILD, ENTRY, FILES */
// The page itself works without a network: its files are kept; games are never, they come from the service.

const CACHE = `table-${BUILD}`;
const PATIENCE = 5_000; // milliseconds until the kept page is as good as a newer one

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || !FILES.includes(url.pathname)) return;
  event.respondWith(url.pathname === "/" ? newest(request) : kept(request));
});

/** All files of this build or none: the next visit tries again. */
async function keepAll() {
  const answers = await Promise.all(FILES.map(async (path) => [path, await fetch(path)]));
  for (const [path, answer] of answers) {
    if (!(await isOurs(path, answer))) throw new Error(`${path} was answered by something in between`);
  }
  const cache = await caches.open(CACHE);
  await Promise.all(answers.map(([path, answer]) => cache.put(path, answer)));
}

/** Whether it is the file itself: what stands in between, such as a page to log in on, answers with pages of its own. */
async function isOurs(path, answer) {
  if (!answer.ok || answer.redirected) return false;
  const isPage = answer.headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (path !== "/") return !isPage;
  return isPage && (await answer.clone().text()).includes(ENTRY);
}

/** The page as the service has it now, or as it was; where another page is asked for, as to log in, that one. */
async function newest(request) {
  const now = answered(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)); // some networks take all and say nothing
  return (await Promise.race([now, late])) ?? (await found(request)) ?? (await now) ?? fetch(request);
}

/** What the service answers; nothing where there is no network, or the service is not well. */
async function answered(request) {
  const answer = await fetch(request).catch(() => undefined);
  return answer?.ok || answer?.type === "opaqueredirect" ? answer : undefined;
}

async function kept(request) {
  return (await found(request)) ?? fetch(request);
}

function found(request) {
  return caches.match(request, { ignoreSearch: true, ignoreVary: true });
}
