import type { LearningPath } from '@akada/contract/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { dayToOpen, keepPlace, readPlace, type View } from './place.ts';

/** Which day is open and how, remembered for the next time. */
export function usePlace(path: LearningPath) {
  const [search] = useSearchParams();
  const asked = Number(search.get('day')) || null;
  const [before] = useState(() => readPlace(path.id));
  const day = dayToOpen(path, asked, before?.day ?? null);
  const number = day?.day ?? null;
  const { state } = useLocation();
  const navigate = useNavigate();
  // The address names the day: it stays open once it is completed, and after a reload.
  useEffect(() => {
    if (number !== null && asked !== number) void navigate({ search: `?day=${number}` }, { replace: true, state });
  }, [number, asked, state, navigate]);
  const [view, setShown] = useState<View>(() => (before?.day === number ? before?.view : undefined) ?? 'text');

  const setView = useCallback(
    (next: View) => {
      // The text goes on where it was read; the others begin at their top.
      if (next !== 'text') window.scrollTo(0, 0);
      setShown(next);
      if (number !== null) keepPlace(path.id, { day: number, view: next });
    },
    [path.id, number],
  );

  const shown = useRef(number);
  useEffect(() => {
    if (number === null) return;
    keepPlace(path.id, { day: number });
    if (shown.current === number) return;
    shown.current = number;
    setShown('text');
    // Another day begins at its top, also for those who hear it.
    window.scrollTo(0, 0);
    document.getElementById('day-title')?.focus({ preventScroll: true });
  }, [path.id, number]);

  return { day, view, setView };
}
