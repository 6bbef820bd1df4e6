import { useSyncExternalStore } from 'react';
import { localDay } from '../../../lib/local-day.ts';
import { storedStudyTime } from '../../../lib/storage/study-time.ts';

interface StudyTimes {
  /** Of the session under way; null while none is counted in this tab. */
  session: number | null;
  today: number;
  total: number;
}

let times: StudyTimes = { session: null, today: 0, total: 0 };
const listeners = new Set<() => void>();

const saved = () => ({
  today: storedStudyTime.lastStudyDate.get() === localDay() ? storedStudyTime.todayStudyTimeSeconds.get() : 0,
  total: storedStudyTime.totalStudyTimeSeconds.get(),
});

/** Shows the figures anew: what was reported, and the seconds of the session that were not yet. */
export function publish(session: number | null, unsaved: number): void {
  const { today, total } = saved();
  const next = {
    session: session === null ? null : Math.floor(session),
    today: today + unsaved,
    total: total + unsaved,
  };
  const isSame = next.session === times.session && Math.floor(next.total) === Math.floor(times.total);
  if (isSame && Math.floor(next.today) === Math.floor(times.today)) return;
  times = next;
  for (const listener of listeners) listener();
}

/** Adds what was just reported to this browser's own figures. */
export function addToTotals(seconds: number, date: string): void {
  const isToday = storedStudyTime.lastStudyDate.get() === date;
  storedStudyTime.todayStudyTimeSeconds.set((isToday ? storedStudyTime.todayStudyTimeSeconds.get() : 0) + seconds);
  storedStudyTime.lastStudyDate.set(date);
  storedStudyTime.totalStudyTimeSeconds.set(storedStudyTime.totalStudyTimeSeconds.get() + seconds);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useStudyTimes(): StudyTimes {
  return useSyncExternalStore(subscribe, () => times);
}
