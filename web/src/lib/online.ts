import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser says that it has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** A device says that it has a connection before that carries anything: for so long its first calls often fail. */
const SETTLING_MS = 10_000;

/** From now on; tells whether the connection has just come back. */
export function watchSettling(): () => boolean {
  let backAt = Number.NEGATIVE_INFINITY;
  // Pages are rendered by the build as well, where there is no window.
  if (typeof window !== 'undefined') {
    window.addEventListener('online', () => {
      backAt = performance.now();
    });
  }
  return () => performance.now() - backAt < SETTLING_MS;
}
