import { client } from './client.ts';
import { localDay } from './local-day.ts';
import { keepOfAccount } from './storage/session.ts';
import { storedStudy } from './storage/study.ts';

/** The record's figures stand above the browser's. */
export function setTotals(today: number, total: number): void {
  storedStudy.lastStudyDate.set(localDay());
  storedStudy.todayStudyTimeSeconds.set(today);
  storedStudy.totalStudyTimeSeconds.set(total);
}

/** Tells the server what this browser counted, and keeps what the record holds. */
export async function syncProgress(): Promise<void> {
  const study_time = {
    total_seconds: storedStudy.totalStudyTimeSeconds.get(),
    today_seconds: storedStudy.lastStudyDate.get() === localDay() ? storedStudy.todayStudyTimeSeconds.get() : 0,
    last_study_date: storedStudy.lastStudyDate.get(),
  };
  const record = await client.progress.sync({
    body: { study_time, streak: { current: storedStudy.currentStreak.get() } },
  });
  keepOfAccount(() => {
    setTotals(record.study_time.today_seconds, record.study_time.total_seconds);
    storedStudy.currentStreak.set(record.streak.current);
  });
}
