import { daySeconds } from '../../platform/days.rules.ts';
import { dayAfter, dayIn } from './learning.rules.ts';

/** Study from one moment up to another, in whole seconds since 1970. */
export interface Stretch {
  start: number;
  end: number;
}

/** When a learner can have studied, as far as the server knows. */
export interface StudyTimeBounds {
  now: Date;
  /** Nobody studied before the account was there. */
  createdAt: Date;
  timezone: string;
}

/** What was done without a network arrives late; later than this it is not counted any more. */
const maxSecondsLate = 30 * daySeconds;
/** A phone's clock that is ahead by no more than this is set right; what lies further in the future is not. */
const clockNoise = 60;
/** A report that does not say when it was studied is believed for so long. */
const plainReportSeconds = 300;

const toSeconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
const toMoment = (seconds: number) => new Date(seconds * 1000);

/** The same time without overlaps, the earliest first. */
export function unionOf(stretches: readonly Stretch[]): Stretch[] {
  const union: Stretch[] = [];
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start)) {
    const last = union.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (start < end) union.push({ start, end });
  }
  return union;
}

/** What of some stretches lies in none of the others. Each list is a union. */
export function without(stretches: readonly Stretch[], covered: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let next = 0;
  for (const { start, end } of stretches) {
    let from = start;
    // One that reaches beyond this stretch may cover the next one too.
    while (next < covered.length && (covered[next] as Stretch).end <= from) next += 1;
    for (let at = next; at < covered.length && (covered[at] as Stretch).start < end; at += 1) {
      const other = covered[at] as Stretch;
      if (other.start > from) left.push({ start: from, end: other.start });
      from = Math.max(from, other.end);
      if (other.end <= end) next = at + 1;
    }
    if (from < end) left.push({ start: from, end });
  }
  return left;
}

/** What of the reported stretches can have been: none before the account, none in the future, none of long ago. */
export function possibleOf(
  reported: readonly { start: Date; end: Date }[],
  { now, createdAt }: StudyTimeBounds,
): Stretch[] {
  const latest = toSeconds(now);
  const earliest = Math.max(toSeconds(createdAt), latest - maxSecondsLate);
  const stretches = reported.map(({ start, end }) => ({ start: toSeconds(start), end: toSeconds(end) }));
  const lead = stretches.reduce((most, { end }) => Math.max(most, end - latest), 0);
  const ahead = lead <= clockNoise ? lead : 0;
  return unionOf(
    stretches.map(({ start, end }) => ({
      start: Math.max(start - ahead, earliest),
      end: Math.min(end - ahead, latest),
    })),
  );
}

/** The first moment at which another day has begun, somewhere after one of the day and not after the end. */
function endOfDay(timezone: string, day: string, from: number, to: number): number {
  let [inDay, beyond] = [from, to];
  while (beyond - inDay > 1) {
    const middle = Math.floor((inDay + beyond) / 2);
    if (dayIn(timezone, toMoment(middle)) <= day) inDay = middle;
    else beyond = middle;
  }
  return beyond;
}

/** When the learner's day ends; none lasts longer than 26 hours. */
export function endOfToday(timezone: string, now: Date): Date {
  const from = toSeconds(now);
  return toMoment(endOfDay(timezone, dayIn(timezone, now), from, from + 26 * 3600));
}

/**
 * The stretch that a report without any stands for: the time since the last report, up to its arrival. What it says of
 * an earlier day is put at the end of that day.
 */
export function plainStretch(
  { seconds, day, last }: { seconds: number; day: string | undefined; last: Date | null },
  { now, createdAt, timezone }: StudyTimeBounds,
): { start: Date; end: Date }[] {
  const today = dayIn(timezone, now);
  if (day !== undefined && day > today) return [];
  const since = toSeconds(now) - toSeconds(last ?? createdAt);
  const length = Math.min(Math.floor(seconds), since, plainReportSeconds);
  if (length <= 0) return [];
  const midnight = Date.parse(dayAfter(day ?? today)) / 1000;
  // No place on earth is further from UTC than this.
  const isEarlier = day !== undefined && day < today;
  const end = isEarlier ? endOfDay(timezone, day, midnight - 15 * 3600, midnight + 15 * 3600) : toSeconds(now);
  return [{ start: toMoment(end - length), end: toMoment(end) }];
}

/** A stretch in parts that each lie on one day of the learner's. */
export function splitByDay({ start, end }: Stretch, timezone: string): (Stretch & { day: string })[] {
  const parts: (Stretch & { day: string })[] = [];
  for (let from = start; from < end; ) {
    const day = dayIn(timezone, toMoment(from));
    const isWhole = dayIn(timezone, toMoment(end - 1)) === day;
    const to = isWhole ? end : endOfDay(timezone, day, from, end);
    parts.push({ day, start: from, end: to });
    from = to;
  }
  return parts;
}
