import type { Judge } from '@akada/contract/client';
import { useEffect, useState } from 'react';

/** Where what judges could not be loaded, nothing is said to be wrong. */
const cannotTell: Judge = () => ({ is: 'unread' });

/** What judges typed answers, loaded where there are any; null until it is there. */
export function useJudge(isNeeded: boolean): Judge | null {
  const [loaded, setLoaded] = useState<{ judge: Judge } | null>(isNeeded ? null : { judge: cannotTell });
  useEffect(() => {
    if (!isNeeded) return;
    const load = () =>
      void import('@akada/answers').then(
        ({ judge }) => setLoaded({ judge }),
        () => setLoaded((before) => before ?? { judge: cannotTell }),
      );
    load();
    // It may have failed for want of a network.
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isNeeded]);
  return loaded?.judge ?? null;
}
