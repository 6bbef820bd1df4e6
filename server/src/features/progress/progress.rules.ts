/** Hours a week, until a learner sets a goal. */
export const weeklyGoalHours = 5;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** 0 for Monday to 6 for Sunday, where the learner is. */
export function weekdayIn(timezone: string, now: Date): number {
  const name = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, weekday: 'short' }).format(now);
  return weekdays.indexOf(name);
}

/** A day of the calendar where the learner is, as yyyy-MM-dd. */
export function dayIn(timezone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone }).format(moment);
}

/**
 * Monday to Sunday of this week for a learner with no recorded day: 0 for a day that was missed, -1 for one that can
 * still be used. A day before the account existed could not be missed.
 */
export function weekWithoutStudy(timezone: string, now: Date, createdAt: Date): number[] {
  const today = weekdayIn(timezone, now);
  const daysSinceStart = Math.round(
    (Date.parse(dayIn(timezone, now)) - Date.parse(dayIn(timezone, createdAt))) / 86_400_000,
  );
  const firstDay = today - daysSinceStart;
  return weekdays.map((_, day) => (day < today && day >= firstDay ? 0 : -1));
}
