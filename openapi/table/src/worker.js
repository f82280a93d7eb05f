/* global BUILD, FILES */
// The page itself works without a network: its files are kept; games are never, they come from the service.

const CACHE = `table-${BUILD}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
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

/** The page as the service has it now, or as it was. */
async function newest(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // no network: the kept page
  }
  return kept(request);
}

async function kept(request) {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
