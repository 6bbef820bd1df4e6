import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a page that was rendered at build time comes to life, true ever after. What only the browser knows
 * (who is signed in, say) may be shown from then on; before, the page must be what the build made.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
