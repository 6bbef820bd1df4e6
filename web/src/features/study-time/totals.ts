import { useSyncExternalStore } from 'react';
import { localDay } from '../../lib/local-day.ts';
import { storedStudy } from '../../lib/storage/study.ts';

interface StudyTimes {
  /** Of the session under way; null while none is counted in this tab. */
  session: number | null;
  today: number;
  total: number;
}

let times: StudyTimes = { session: null, today: 0, total: 0 };
const listeners = new Set<() => void>();

const saved = () => ({
  today: storedStudy.lastStudyDate.get() === localDay() ? storedStudy.todayStudyTimeSeconds.get() : 0,
  total: storedStudy.totalStudyTimeSeconds.get(),
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
  const isToday = storedStudy.lastStudyDate.get() === date;
  storedStudy.todayStudyTimeSeconds.set((isToday ? storedStudy.todayStudyTimeSeconds.get() : 0) + seconds);
  storedStudy.lastStudyDate.set(date);
  storedStudy.totalStudyTimeSeconds.set(storedStudy.totalStudyTimeSeconds.get() + seconds);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useStudyTimes(): StudyTimes {
  return useSyncExternalStore(subscribe, () => times);
}
