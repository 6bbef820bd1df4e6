import { useEffect } from 'react';

/** The button that was pressed goes with its row: who uses keys goes on from the page, not from nowhere. */
export function useFocusAfterwards(): void {
  useEffect(
    () => () => {
      if (document.activeElement === document.body)
        document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    },
    [],
  );
}
