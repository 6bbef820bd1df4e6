import { dayMs } from '../../../platform/days.rules.ts';

/** One right answer is no perfect score. */
const leastForPerfect = 3;

/** Everything right, in a quiz that asked enough to say so. */
export const isPerfect = ({ score, marked = leastForPerfect }: { score: number; marked?: number | undefined }) =>
  score === 100 && marked >= leastForPerfect;

/** A day on which the learner was here. */
export interface StudyDay {
  day: string;
  seconds: number;
  /** When the last thing of the day happened. */
  last: Date;
}

const hour = 3600;

/** When each hour of study was full; to the day, since that is what the record is kept by. */
export function hoursStudied(days: readonly StudyDay[]): Date[] {
  const full: Date[] = [];
  let seconds = 0;
  for (const day of days) {
    seconds += day.seconds;
    while (full.length < Math.floor(seconds / hour)) full.push(day.last);
  }
  return full;
}

/** When a row of one, two, three … days was first reached. */
export function daysInARow(days: readonly StudyDay[]): Date[] {
  const reached: Date[] = [];
  let row = 0;
  let before = Number.NaN;
  for (const { day, last } of days) {
    const midnight = Date.parse(day);
    row = midnight - before === dayMs ? row + 1 : 1;
    if (row > reached.length) reached.push(last);
    before = midnight;
  }
  return reached;
}
