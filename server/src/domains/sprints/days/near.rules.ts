/** A language model costs: it writes the day to study now and so many after it, the others when they come near. */
export const daysAhead = 2;

export const notNearNote = 'We’ll write this lesson when you get close to it. Open it anytime and we’ll write it now.';

interface Unfilled {
  position: number;
  state: string;
  questions: unknown;
  completed_at: Date | null;
}

const isUnfilled = ({ state, questions }: Unfilled) => state === 'planned' || (state === 'ready' && questions === null);

/** The days that lack their text or their questions, in the order in which they are made: what there is to read comes first. */
export function unfilled<D extends Unfilled>(days: readonly D[], isWanted: (day: D) => boolean): D[] {
  return days
    .filter((day) => isUnfilled(day) && isWanted(day))
    .sort((a, b) => Number(b.state === 'planned') - Number(a.state === 'planned') || a.position - b.position);
}

/** The last day that is near, seen from the first that is not done. */
export function nearUntil(days: readonly Unfilled[]): number {
  return (days.find(({ completed_at }) => completed_at === null)?.position ?? 1) + daysAhead;
}
