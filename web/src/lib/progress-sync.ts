import { client } from './client.ts';
import { localDay } from './local-day.ts';
import { keepOfAccount, storage } from './storage.ts';

/** The record's figures stand above the browser's. */
export function setTotals(today: number, total: number): void {
  storage.lastStudyDate.set(localDay());
  storage.todayStudyTimeSeconds.set(today);
  storage.totalStudyTimeSeconds.set(total);
}

/** Tells the server what this browser counted, and keeps what the record holds. */
export async function syncProgress(): Promise<void> {
  const study_time = {
    total_seconds: storage.totalStudyTimeSeconds.get(),
    today_seconds: storage.lastStudyDate.get() === localDay() ? storage.todayStudyTimeSeconds.get() : 0,
    last_study_date: storage.lastStudyDate.get(),
  };
  const record = await client.progress.sync({
    body: { study_time, streak: { current: storage.currentStreak.get() } },
  });
  keepOfAccount(() => {
    setTotals(record.study_time.today_seconds, record.study_time.total_seconds);
    storage.currentStreak.set(record.streak.current);
  });
}
