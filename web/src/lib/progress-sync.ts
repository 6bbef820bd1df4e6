import { client } from './client.ts';
import { localDay } from './local-day.ts';
import { keepOfAccount } from './storage/session.ts';
import { storedStudyTime } from './storage/study-time.ts';

/** The record's figures stand above the browser's. */
export function setTotals(today: number, total: number): void {
  storedStudyTime.lastStudyDate.set(localDay());
  storedStudyTime.todayStudyTimeSeconds.set(today);
  storedStudyTime.totalStudyTimeSeconds.set(total);
}

/** Tells the server what this browser counted, and keeps what the record holds. */
export async function syncProgress(): Promise<void> {
  const study_time = {
    total_seconds: storedStudyTime.totalStudyTimeSeconds.get(),
    today_seconds: storedStudyTime.lastStudyDate.get() === localDay() ? storedStudyTime.todayStudyTimeSeconds.get() : 0,
    last_study_date: storedStudyTime.lastStudyDate.get(),
  };
  const record = await client.progress.sync({
    body: { study_time, streak: { current: storedStudyTime.currentStreak.get() } },
  });
  keepOfAccount(() => {
    setTotals(record.study_time.today_seconds, record.study_time.total_seconds);
    storedStudyTime.currentStreak.set(record.streak.current);
  });
}
