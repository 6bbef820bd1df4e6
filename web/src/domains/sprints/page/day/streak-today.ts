const DAY_MS = 86_400_000;

/**
 * Days in a row once today counts, from a figure that was read on some day: of today it counts the day already, of
 * yesterday it goes on, and anything older is broken. Both days as YYYY-MM-DD in the learner's own time.
 */
export function streakToday(current: number, readOn: string, today: string): number {
  const days = Math.round((Date.parse(today) - Date.parse(readOn)) / DAY_MS);
  if (days <= 0) return Math.max(1, current);
  return days === 1 ? current + 1 : 1;
}
