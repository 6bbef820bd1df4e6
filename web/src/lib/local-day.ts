/** The learner's own day as `2026-03-14`, which is where the device is. */
export const localDay = (now = new Date()): string => new Intl.DateTimeFormat('en-CA').format(now);

/** When that day is over. */
export function endOfLocalDay(now: Date): Date {
  const end = new Date(now);
  end.setHours(24, 0, 0, 0);
  return end;
}
