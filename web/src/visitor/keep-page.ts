/**
 * Has the service worker keep this document and the files that it has loaded, so that a reload without a network shows
 * the quiz that was begun. They come from the browser's own cache; only the document is asked for once more.
 */
export function keepPage(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(
      ({ origin, pathname }) => origin === window.location.origin && /^\/(?:assets|quiz-pictures)\//.test(pathname),
    )
    .map(({ pathname }) => pathname);
  navigator.serviceWorker
    .register('/sw.js')
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) => active?.postMessage({ keep: { page: window.location.pathname, files } }))
    // Where it is not allowed, a reload needs a network, as it always did.
    .catch(() => undefined);
}
