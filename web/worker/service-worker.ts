/**
 * Lets the app open without a network. It keeps what this phone has loaded anyway: the files of pages that were opened,
 * the document that all signed-in pages share, and that of a shared quiz that was begun here. Nothing is downloaded
 * ahead, because data is expensive, and no answer of the API is kept here, because those belong to an account.
 */
import { tellDataUse } from './tell-data-use.ts';

declare const self: ServiceWorkerGlobalScope;

const FILES = 'akada-files';
const PAGES = 'akada-pages';
/** Any signed-in page: they all have the same document. */
const SHELL = '/dashboard';
/** A network that does not answer for so long is taken for none. */
const PATIENCE_MS = 4000;
/** Beyond this the oldest files go; hashed names are never asked for again after a new release. */
const MOST_FILES = 300;
const MOST_PAGES = 20;

tellDataUse();

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
  if (neverChanges(url.pathname)) event.respondWith(fromFiles(request));
  else if (request.mode === 'navigate' && isAppPage(url.pathname)) event.respondWith(openPage(event));
  else if (request.mode === 'navigate' && url.pathname.startsWith('/quiz/')) event.respondWith(openQuiz(event));
});

self.addEventListener('message', (event) => {
  if (event.data?.keep) event.waitUntil(keepQuiz(event.data.keep));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showReminder(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFromNotice(event.notification.data));
});

/** A browser that takes a message must show something, whatever it can make of it. */
async function showReminder(data: PushMessageData | null): Promise<void> {
  let said: { title?: unknown; body?: unknown; path?: unknown } = {};
  try {
    said = data?.json() ?? {};
  } catch {
    // Nothing of ours: its name has to do.
  }
  await self.registration.showNotification(typeof said.title === 'string' ? said.title : 'Akada', {
    body: typeof said.body === 'string' ? said.body : '',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    tag: 'reminder',
    data: said.path,
  });
}

/** In the window that is there, or a new one; only ever a page of this site. */
async function openFromNotice(path: unknown): Promise<void> {
  const wanted = new URL(typeof path === 'string' ? path : SHELL, self.location.origin);
  const target = wanted.origin === self.location.origin ? wanted.href : new URL(SHELL, self.location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window' });
  const app = windows.find(({ url }) => isAppPage(new URL(url).pathname));
  if (!app) return void (await self.clients.openWindow(target));
  await app.focus();
  await app.navigate(target);
}

/** Files of a release, and pictures of questions: their names stand for what is in them. */
const neverChanges = (path: string) => path.startsWith('/assets/') || path.startsWith('/quiz-pictures/');

/** Shared quizzes and study materials, the door for typed codes, and what the server itself answers, have their own ways. */
function isAppPage(path: string): boolean {
  return !/^\/(api|q|quiz|quiz-pictures|study|avatars|dev)(\/|$)/.test(path);
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

/** What a shared quiz has loaded before this worker was there, so that it can be shown again without a network. */
async function keepQuiz({ page, files }: { page: string; files: string[] }): Promise<void> {
  const [pages, keptFiles] = await Promise.all([caches.open(PAGES), caches.open(FILES)]);
  await Promise.all([pages.add(page), ...files.map((file) => fromFiles(new Request(file)))]).catch(() => {});
  await Promise.all([dropOldestOf(pages, MOST_PAGES), dropOldestOf(keptFiles, MOST_FILES)]);
}

async function openQuiz(event: FetchEvent): Promise<Response> {
  const network = fetch(event.request);
  const answer = await patiently(network);
  if (answer) return answer;
  const pages = await caches.open(PAGES);
  return (await pages.match(event.request, { ignoreSearch: true })) ?? network;
}

/** Null where the network fails, or takes too long to be waited for. */
function patiently(network: Promise<Response>): Promise<Response | null> {
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([network, patience]).catch(() => null);
}

async function openPage(event: FetchEvent): Promise<Response> {
  const network = fetch(event.request);
  const answer = await patiently(network);
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
  await dropOldestOf(await caches.open(FILES), MOST_FILES);
}

/** The shell of the app stays, however many pages came after it. */
async function dropOldestOf(cache: Cache, most: number): Promise<void> {
  const names = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== SHELL);
  await Promise.all(names.slice(0, Math.max(0, names.length - most)).map((name) => cache.delete(name)));
}
