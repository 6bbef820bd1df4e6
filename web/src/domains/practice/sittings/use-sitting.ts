import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { begin, type Wish } from '../../../lib/sittings/draw.ts';
import type { Sitting, SittingPlan } from '../../../lib/sittings/sitting.ts';
import { addTap, findSitting, type Kept, putSitting } from '../../../lib/sittings/sitting-store.ts';
import { fold, type Progress, type Tap } from '../../../lib/sittings/taps.ts';

// Of each kind of tap without its moment, which is now.
type WithoutMoment<T> = T extends unknown ? Omit<T, 'at'> : never;
export type NewTap = WithoutMoment<Tap>;

export interface SittingHere {
  sitting: Sitting;
  progress: Progress;
  /** Whether all of it is on the disk of this device. */
  isSaved: boolean;
  start: (pool: SittingPlan, wish: Wish) => void;
  tap: (tap: NewTap) => void;
}

/** A sitting of this device: read when it is opened or seen again, and every tap written at once. */
export function useSitting(id: string): SittingHere | 'loading' | 'gone' {
  const [kept, setKept] = useState<Kept | 'loading' | 'gone'>('loading');
  const [isSaved, setSaved] = useState(true);
  const latest = useRef(kept);
  latest.current = kept;
  /** Tapped while the store was being read. */
  const meanwhile = useRef<Tap[]>([]);

  const write = useCallback((tap: Tap) => void addTap(id, tap).catch(() => setSaved(false)), [id]);

  const read = useCallback(async () => {
    meanwhile.current = [];
    const found = await findSitting(id);
    if (!found) return setKept('gone');
    const known = new Set(found.taps.map((tap) => JSON.stringify(tap)));
    const missing = meanwhile.current.filter((tap) => !known.has(JSON.stringify(tap)));
    setKept({ ...found, taps: [...found.taps, ...missing] });
  }, [id]);

  useEffect(() => {
    // A browser that was killed had no moment to say that the student is away: it is said for it, as of the last tap.
    void findSitting(id).then(async (found) => {
      const last = found?.taps.at(-1);
      if (found && last && last.kind !== 'away' && !fold(found.sitting, found.taps).handedIn)
        await addTap(id, { kind: 'away', at: last.at }).catch(() => {});
      await read();
    });
  }, [id, read]);

  // Another tab may have gone on with it.
  useEffect(() => {
    const onShow = () => {
      if (document.visibilityState === 'visible' && isSaved && typeof latest.current === 'object') void read();
    };
    document.addEventListener('visibilitychange', onShow);
    return () => document.removeEventListener('visibilitychange', onShow);
  }, [read, isSaved]);

  const tap = useCallback(
    (made: NewTap) => {
      const full = { ...made, at: Date.now() } as Tap;
      meanwhile.current.push(full);
      setKept((now) => (typeof now === 'object' ? { ...now, taps: [...now.taps, full] } : now));
      write(full);
    },
    [write],
  );

  const start = useCallback((pool: SittingPlan, wish: Wish) => {
    const now = latest.current;
    if (typeof now !== 'object') return;
    const begun = begin(now.sitting.id, pool, wish, Date.now());
    const isWhole = begun.order.length === now.sitting.plan.questions.length;
    const sitting = { ...now.sitting, begun: { ...begun, isWhole } };
    setKept({ sitting, taps: [] });
    void putSitting(sitting).then(setSaved);
  }, []);

  const progress = useMemo(() => (typeof kept === 'object' ? fold(kept.sitting, kept.taps) : null), [kept]);
  if (typeof kept !== 'object' || !progress) return kept === 'gone' ? 'gone' : 'loading';
  return { sitting: kept.sitting, progress, isSaved, start, tap };
}
