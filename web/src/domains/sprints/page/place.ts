import type { LearningPath, SprintDay } from '@akada/contract/client';
import { storedSprintPage } from './stored.ts';

export type View = 'text' | 'videos';

/** Where the learner was in a sprint. */
interface Place {
  day: number;
  view: View;
  /** How far the text of that day was read, from 0 to 1. */
  read: number;
  /** Whether the tutor stands beside the text, on a screen with room for both. */
  tutor: boolean;
}

export function readPlace(sprintId: string): Place | null {
  const { day, view, read, tutor } = storedSprintPage.sprintPlace(sprintId).get() ?? {};
  if (typeof day !== 'number') return null;
  return {
    day,
    view: view === 'videos' ? 'videos' : 'text',
    read: typeof read === 'number' && read > 0 && read <= 1 ? read : 0,
    tutor: tutor === true,
  };
}

export function keepPlace(sprintId: string, changes: Partial<Place> & { day: number }): void {
  const before = readPlace(sprintId);
  const anew = { view: 'text' as const, read: 0, tutor: before?.tutor ?? false };
  const same = before?.day === changes.day ? before : anew;
  storedSprintPage.sprintPlace(sprintId).set({ ...same, ...changes });
}

export const daysOf = ({ weeks }: Pick<LearningPath, 'weeks'>): SprintDay[] => weeks.flatMap(({ days }) => days);

/**
 * The day that was asked for, else the one that the learner was in the middle of, else the one to study now; where
 * everything is done, the last that was open, else the first.
 */
export function dayToOpen(path: LearningPath, asked: number | null, remembered: number | null): SprintDay | null {
  const days = daysOf(path);
  const find = (number: number | null) => days.find(({ day }) => day === number);
  const before = find(remembered);
  const inTheMiddle = before?.completed ? null : before;
  return find(asked) ?? inTheMiddle ?? find(path.today) ?? before ?? days[0] ?? null;
}

export function neighboursOf(path: LearningPath, day: number): { previous: SprintDay | null; next: SprintDay | null } {
  const days = daysOf(path);
  const index = days.findIndex((one) => one.day === day);
  return { previous: days[index - 1] ?? null, next: index < 0 ? null : (days[index + 1] ?? null) };
}

/** The path as it stands once these days are complete, though the server may not have heard of them yet. */
export function withCompleted(path: LearningPath, completed: ReadonlySet<number>): LearningPath {
  const isDone = (day: SprintDay) => day.completed || completed.has(day.day);
  const days = daysOf(path);
  const done = days.filter(isDone).length;
  return {
    ...path,
    weeks: path.weeks.map((week) => ({
      ...week,
      days: week.days.map((day) => (isDone(day) ? { ...day, completed: true } : day)),
    })),
    completed_days: done,
    progress: days.length === 0 ? 0 : Math.round((100 * done) / days.length),
    today: days.find((day) => !isDone(day))?.day ?? null,
  };
}

/** Each ten percent that was reached on the way from one figure to another. */
export function milestonesBetween(before: number, after: number): number[] {
  return Array.from({ length: 10 }, (_, index) => (index + 1) * 10).filter((step) => step > before && step <= after);
}
