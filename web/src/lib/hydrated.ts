import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a page that was rendered at build time comes to life, true ever after. What only the browser knows
 * (who is signed in, say) may be shown from then on; before, the page must be what the build made. Buttons of such
 * pages wait for it: a press that comes too early would be lost, and a form would send a password in its address.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
