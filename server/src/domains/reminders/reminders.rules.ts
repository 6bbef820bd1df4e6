import type { Settings } from '@akada/contract';
import { dayMs } from '../../platform/days.rules.ts';

/** When somebody is reminded, and what of. Pure. */

export type Frequency = Settings['reminders'];

/** After lectures and before the night; who could not be reached in these hours is left alone until next time. */
const [firstHour, lastHour] = [17, 20];
const weeklyOn = 'Sun';
/** Who sat down for so long has studied today, whatever they did. */
const enoughSeconds = 10 * 60;

interface LocalTime {
  day: string;
  hour: number;
  weekday: string;
}

export function localTimeOf(timezone: string, now: Date): LocalTime {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
    weekday: 'short',
  }).formatToParts(now);
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    day: `${read('year')}-${read('month')}-${read('day')}`,
    hour: Number(read('hour')),
    weekday: read('weekday').replace('.', ''),
  };
}

/** The learner's own day if it is an hour to remind them in, else null. */
export function dayToRemind(frequency: Frequency, timezone: string, now: Date): string | null {
  const { day, hour, weekday } = localTimeOf(timezone, now);
  if (frequency === 'off' || hour < firstHour || hour > lastHour) return null;
  return frequency === 'daily' || weekday === weeklyOn ? day : null;
}

/** How many seconds are left in which a reminder of now makes sense. */
export function secondsLeft(timezone: string, now: Date): number {
  const { hour } = localTimeOf(timezone, now);
  const intoHour = (now.getTime() / 1000) % 3600;
  return Math.max(0, Math.round((lastHour + 1 - hour) * 3600 - intoHour));
}

export const daysBetween: Record<Exclude<Frequency, 'off'>, number> = { daily: 1, weekly: 7 };

export const isStudied = (seconds: number, deedsToday: number) => deedsToday > 0 || seconds >= enoughSeconds;

interface SprintToStudy {
  id: string;
  title: string;
  days: readonly { day: number; title: string; isReady: boolean; completedAt: Date | null }[];
}

export interface NextStep {
  sprintId: string;
  sprint: string;
  day: number;
  title: string;
}

/** The first day that is still to be studied, of the sprint that was started last. */
export function nextStepOf(sprints: readonly SprintToStudy[]): NextStep | null {
  for (const { id, title, days } of sprints) {
    const next = days.find(({ completedAt, isReady }) => completedAt === null && isReady);
    if (next) return { sprintId: id, sprint: title, day: next.day, title: next.title };
  }
  return null;
}

/** What there is to say; null where there is nothing to study. */
export interface Reminder {
  heading: string;
  /** One sentence each. */
  sentences: string[];
  action: { label: string; path: string };
}

export interface ToStudy {
  next: NextStep | null;
  reviewsDue: number;
  streak: number;
  deadlines: readonly { title: string; date: string }[];
}

const questions = (count: number) => (count === 1 ? '1 question' : `${count} questions`);
const dayName = new Intl.DateTimeFormat('en-NG', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
/** Deadlines further away than this are no news. */
const nearDays = 14;

function nearest(deadlines: ToStudy['deadlines'], today: string): string[] {
  const end = new Date(Date.parse(today) + nearDays * dayMs).toISOString().slice(0, 10);
  return deadlines
    .filter(({ date }) => date <= end)
    .slice(0, 2)
    .map(({ title, date }) => `${title}, on ${dayName.format(new Date(date))}.`);
}

export function reminderOf({ next, reviewsDue, streak, deadlines }: ToStudy, today: string): Reminder | null {
  if (!next && reviewsDue === 0) return null;
  const back = reviewsDue > 0 ? [`You have ${questions(reviewsDue)} to review today.`] : [];
  const kept = streak > 1 ? [`You’ve studied ${streak} days in a row.`] : [];
  const due = nearest(deadlines, today);
  if (!next) {
    return {
      heading: `${questions(reviewsDue)} to review today`,
      sentences: ['A few minutes’ review will help you remember what you’ve learnt.', ...kept, ...due],
      action: { label: 'Review now', path: '/reviews' },
    };
  }
  return {
    heading: `Day ${next.day} of ${next.sprint}`,
    sentences: [`Up next: “${next.title}”.`, ...back, ...kept, ...due],
    action: { label: `Open day ${next.day}`, path: `/sprint/${next.sprintId}` },
  };
}
