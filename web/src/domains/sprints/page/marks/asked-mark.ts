import { useEffect } from 'react';
import type { Mark } from './marking.ts';
import { freeRoom, scrollInto } from './window-room.ts';

const NAME = 'asked';

/** Keeps what is asked about in sight and marked, once typing has taken the selection from it. */
export function useAskedMark(mark: Mark | null, isSheetOpen: boolean): void {
  useEffect(() => {
    // Older browsers cannot paint over words without changing the text: they show the passage in the tutor alone.
    if (!mark || !globalThis.CSS?.highlights) return;
    CSS.highlights.set(NAME, new Highlight(mark.range));
    return () => {
      CSS.highlights.delete(NAME);
    };
  }, [mark]);

  useEffect(() => {
    // A text that was put in anew has let go of the mark.
    if (!mark || !isSheetOpen || mark.range.collapsed) return;
    const far = scrollInto(freeRoom(), mark.range.getBoundingClientRect());
    if (far !== 0) window.scrollBy({ top: far });
  }, [mark, isSheetOpen]);
}
