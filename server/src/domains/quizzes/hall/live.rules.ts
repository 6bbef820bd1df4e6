import type { QuizSettings } from '@akada/contract';

/** Until when a quiz runs in a hall, and who still counts as taking it. */

/** Who began an untimed quiz longer ago, and has not handed in, has left the hall. */
export const untimedMinutes = 180;
/** What comes so late after a time limit is still on its way. */
export const graceMinutes = 1;

type Timing = Pick<QuizSettings, 'time_limit_minutes' | 'closes_at'>;

/** The close holds for everybody; without one, the hall is through when the clock that started last is. */
export function endOf({ time_limit_minutes, closes_at }: Timing, lastBeganAt: Date | null, now: Date): Date | null {
  if (closes_at !== null) return new Date(closes_at);
  if (time_limit_minutes === null || lastBeganAt === null) return null;
  const end = new Date(lastBeganAt.getTime() + time_limit_minutes * 60_000);
  return end > now ? end : null;
}
