import { API_BASE } from './network.ts';

/** Tells whoever runs the server that a page broke: what and where, never whose. No third party hears of it. */

/** What a browser says of a page that was left, or of a network that went, is no fault of ours. */
const NO_FAULT = new Set(['AbortError', 'NetworkError', 'ApiError']);
const MOST_PER_PAGE = 5;

const told = new Set<string>();

/** The first place of the stack that is in one of our own files: path, line and column. */
function placeOf({ stack = '' }: Error): string {
  const { origin } = window.location;
  const own = stack.split(origin)[1] ?? '';
  return /^\/[\w./-]+:\d+:\d+/.exec(own)?.[0] ?? '';
}

export function reportError(error: unknown): void {
  if (!(error instanceof Error) || NO_FAULT.has(error.name) || !navigator.onLine) return;
  const message = `${error.name}: ${error.message}`.slice(0, 300);
  if (told.has(message) || told.size >= MOST_PER_PAGE) return;
  told.add(message);
  const body = { message, place: placeOf(error).slice(0, 200), page: window.location.pathname.slice(0, 200) };
  const headers = { 'content-type': 'application/json' };
  const sent = fetch(`${API_BASE}/browser-errors`, {
    ...{ method: 'POST', headers, keepalive: true },
    body: JSON.stringify(body),
  });
  // Nobody can do anything about a report that did not arrive.
  sent.catch(() => {});
}

export function watchErrors(): void {
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
