/**
 * Lets the app open without a network. It keeps what this phone has loaded anyway: the files of pages that were opened,
 * and the document that all signed-in pages share. Nothing is downloaded ahead, because data is expensive, and no answer
 * of the API is kept here, because those belong to an account.
 */
declare const self: ServiceWorkerGlobalScope;

const FILES = 'akada-files';
const PAGES = 'akada-pages';
/** Any signed-in page: they all have the same document. */
const SHELL = '/dashboard';
/** A network that does not answer for so long is taken for none. */
const PATIENCE_MS = 4000;
/** Beyond this the oldest files go; hashed names are never asked for again after a new release. */
const MOST_FILES = 300;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), dropOldest()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(fromFiles(request));
  else if (request.mode === 'navigate' && isAppPage(url.pathname)) event.respondWith(openPage(event));
});

/** Shared quizzes and study materials, and what the server itself answers, have their own ways. */
function isAppPage(path: string): boolean {
  return !/^\/(api|quiz|study|avatars|dev)(\/|$)/.test(path);
}

async function keepShell(): Promise<void> {
  const pages = await caches.open(PAGES);
  // Without a network now there will be another time.
  await pages.add(SHELL).catch(() => {});
}

async function fromFiles(request: Request): Promise<Response> {
  const files = await caches.open(FILES);
  const kept = await files.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await files.put(request, answer.clone());
  return answer;
}

async function openPage(event: FetchEvent): Promise<Response> {
  const network = fetch(event.request);
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const answer = await Promise.race([network, patience]).catch(() => null);
  if (answer) {
    // The document of today names the files of today.
    if (answer.ok && new URL(event.request.url).pathname === SHELL) {
      const copy = answer.clone();
      event.waitUntil(caches.open(PAGES).then((pages) => pages.put(SHELL, copy)));
    }
    return answer;
  }
  const pages = await caches.open(PAGES);
  return (await pages.match(event.request)) ?? (await pages.match(SHELL)) ?? network;
}

async function dropOldest(): Promise<void> {
  const files = await caches.open(FILES);
  const names = await files.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - MOST_FILES)).map((name) => files.delete(name)));
}
