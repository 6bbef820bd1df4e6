import { useCallback, useSyncExternalStore } from 'react';

/** The width from which the sidebar stands beside the page (Tailwind's `md`). */
export const WIDE_SCREEN = '(min-width: 768px)';

/** The documents' breakpoint: up to 768 px the panels of a sprint are drawers, from here on columns. */
export const COLUMNS_SCREEN = '(min-width: 769px)';

/** The width from which there is room for two columns (Tailwind's `lg`). */
export const DESKTOP_SCREEN = '(min-width: 1024px)';

/** Whether a media query holds now; follows its changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
