import { type ComponentType, useEffect, useState } from 'react';

/** A part of the page that is loaded when it is wanted; null until then, and where it cannot be had. */
export function useLate<Props>(
  isWanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to one part never changes
  useEffect(() => {
    if (!isWanted) return;
    const fetchIt = () =>
      void load().then(
        ({ default: Part }) => setPart({ Part }),
        () => {},
      );
    fetchIt();
    // It may have failed for want of a network.
    window.addEventListener('online', fetchIt);
    return () => window.removeEventListener('online', fetchIt);
  }, [isWanted]);
  return part?.Part ?? null;
}
