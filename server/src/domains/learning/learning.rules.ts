import { dayMs } from '../../platform/days.rules.ts';

const calendars = new Map<string, Intl.DateTimeFormat>();

/** A day of the calendar where the learner is, as yyyy-MM-dd. */
export function dayIn(timezone: string, moment: Date): string {
  // To make one takes longer than everything that is done with it.
  const calendar = calendars.get(timezone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: timezone });
  calendars.set(timezone, calendar);
  return calendar.format(moment);
}

/** The hour of the day where the learner is, from 0 to 23. */
export function hourIn(timezone: string, moment: Date): number {
  return Number(
    new Intl.DateTimeFormat('en', { timeZone: timezone, hour: '2-digit', hourCycle: 'h23' }).format(moment),
  );
}

/** The day so many days later, or earlier with a negative count. */
export function dayAfter(day: string, count = 1): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Monday of the week that the day is in. */
export function mondayOf(day: string): string {
  return dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** What was done without a network arrives late; later than this it is not counted any more. */
const maxDaysLate = 30;

/** Whether something can have been done on a day: not before the account was there, not tomorrow, not long ago. */
export function isPossibleDay(day: string, today: string, firstDay: string): boolean {
  return day <= today && day >= firstDay && day >= dayAfter(today, -maxDaysLate);
}

export interface Streak {
  current: number;
  longest: number;
}

/** Days in a row. A row that reached yesterday still stands: today can be used until midnight. */
export function streakOf(days: readonly string[], today: string): Streak {
  let longest = 0;
  let row = 0;
  let last = Number.NaN;
  const now = Date.parse(today);
  for (const day of [...days].sort()) {
    const midnight = Date.parse(day);
    if (midnight > now || midnight === last) continue;
    row = midnight - last === dayMs ? row + 1 : 1;
    longest = Math.max(longest, row);
    last = midnight;
  }
  const stands = last === now || last === now - dayMs;
  return { current: stands ? row : 0, longest };
}

/** How many days went by without the learner since the last one before today. */
export function daysAway(days: readonly string[], today: string): number {
  const last = days
    .filter((day) => day < today)
    .toSorted()
    .at(-1);
  return last === undefined ? 0 : (Date.parse(today) - Date.parse(last)) / dayMs - 1;
}

/**
 * Monday to Sunday of this week: 1 for a day that was used, 0 for one that was missed, -1 for one that can still be
 * used. A day before the account existed could not be missed.
 */
export function weekOf(days: readonly string[], today: string, firstDay: string): number[] {
  const used = new Set(days);
  return Array.from({ length: 7 }, (_, n) => {
    const day = dayAfter(mondayOf(today), n);
    if (used.has(day)) return 1;
    return day < today && day >= firstDay ? 0 : -1;
  });
}

/** How strongly a day is coloured: by the minutes studied on it. */
export function heatOf(seconds: number): number {
  const minutes = seconds / 60;
  if (minutes <= 0) return 0;
  if (minutes <= 15) return 1;
  if (minutes <= 45) return 2;
  return minutes <= 90 ? 3 : 4;
}
