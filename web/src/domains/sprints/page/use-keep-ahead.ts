import type { LearningPath } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSaving } from '../../../lib/saver.ts';
import { keepDay } from './api.ts';
import { daysOf } from './place.ts';

const AHEAD = 2;
/** Not in the way of what the learner is waiting for. */
const QUIETLY_MS = 4000;

/** Whether loading something that nobody asked for costs nobody money, as far as the browser can tell. */
function isFree(): boolean {
  const { type } = (navigator as { connection?: { type?: string } }).connection ?? {};
  return navigator.onLine && !isSaving() && type !== 'cellular' && type !== 'none';
}

/** Puts the day that is open and the next two on this device, so that they open without a network. */
export function useKeepAhead(path: LearningPath, current: number | null): void {
  const queries = useQueryClient();
  const ready = daysOf(path).filter(({ day, lesson_ready }) => lesson_ready && current !== null && day >= current);
  const wanted = ready.slice(0, AHEAD + 1).map(({ day }) => day);
  const key = wanted.join();

  useEffect(() => {
    if (key === '' || !isFree()) return;
    const timer = window.setTimeout(async () => {
      for (const day of key.split(',').map(Number)) {
        // What fails now is fetched when it is read.
        await keepDay(queries, path.id, day).catch(() => {});
      }
      // What the tutor works with where there is no server.
      await import('@akada/engine/browser').catch(() => {});
    }, QUIETLY_MS);
    return () => window.clearTimeout(timer);
  }, [queries, path.id, key]);
}
