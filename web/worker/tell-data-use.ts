declare const self: ServiceWorkerGlobalScope;

/**
 * Tells a page what this worker fetched for it: a page sees such files as if they had been on the phone. Documents and
 * answers of the API are not told, because pages see those themselves.
 */
export function tellDataUse(): void {
  if (typeof PerformanceObserver === 'undefined') return;
  const observer = new PerformanceObserver((list) => {
    const files = (list.getEntries() as PerformanceResourceTiming[]).filter(({ name }) =>
      new URL(name).pathname.startsWith('/assets/'),
    );
    const received = files.map(({ transferSize }) => transferSize).filter((size) => size > 0);
    if (received.length > 0) void tell(received);
  });
  observer.observe({ type: 'resource', buffered: true });
}

/** One page alone, or every tab would count the same bytes. */
async function tell(received: readonly number[]): Promise<void> {
  const [page] = await self.clients.matchAll({ type: 'window' });
  page?.postMessage({ received });
}
