import type { SprintCard, SprintCount } from '@akada/contract/client';

/** The plans that people pay for, or that a campus gives away, allow so many that nobody counts. */
const UNCOUNTED = 1000;

/** The sprint that the learner chose, then the newest. */
export function inOrder(cards: readonly SprintCard[], chosenId: string | null): SprintCard[] {
  return [...cards].sort(
    (a, b) => Number(b.id === chosenId) - Number(a.id === chosenId) || b.createdAt.localeCompare(a.createdAt),
  );
}

/**
 * What to study now: the chosen sprint, else the one touched last, of those with a day that is not done. An outline, in
 * which there is nothing to read yet, only where there is nothing else.
 */
export function currentOf(cards: readonly SprintCard[], chosenId: string | null): SprintCard | null {
  const begun = cards.filter(({ state, today }) => state === 'ready' && today !== null);
  const readable = begun.filter(({ has_lessons }) => has_lessons);
  const open = readable.length > 0 ? readable : begun;
  const latest = [...open].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];
  return open.find(({ id }) => id === chosenId) ?? latest ?? null;
}

export const isFreePlan = ({ max }: Pick<SprintCount, 'max'>): boolean => max < UNCOUNTED;

/** What is said right after a creation, by the count that holds the new sprint already. */
export function noticeAfterCreation(count: SprintCount): 'one-left' | 'all-used' | null {
  if (!isFreePlan(count) || count.remaining > 1) return null;
  return count.remaining === 1 ? 'one-left' : 'all-used';
}

const DAY_MS = 86_400_000;

/** Whole days from one calendar day to another; a date has no time and no zone. */
export function daysUntil(date: string, today: string): number {
  return Math.round((Date.parse(date) - Date.parse(today)) / DAY_MS);
}
