/**
 * Has the service worker keep this document and the files that it has loaded, so that a reload without a network shows
 * the quiz that was begun. They come from the browser's own cache; only the document is asked for once more, and what is
 * named `ahead`, which the page will show later.
 */
export function keepPage(ahead: readonly string[] = []): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  navigator.serviceWorker
    .register('/sw.js')
    .then(() => navigator.serviceWorker.ready)
    .then(({ active }) =>
      active?.postMessage({ keep: { page: window.location.pathname, files: [...files, ...ahead] } }),
    )
    // Where it is not allowed, a reload needs a network, as it always did.
    .catch(() => undefined);
}
