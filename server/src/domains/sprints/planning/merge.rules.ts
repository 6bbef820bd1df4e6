import type { PlannedDay } from './planned.rules.ts';

/** How a new plan meets the days that are there: ids, completions and the learner's own texts stay. */

export interface ExistingDay {
  id: string;
  position: number;
  edited: boolean;
  completed: boolean;
  hasVideos: boolean;
}

export interface Merged {
  /** Days that are there and become what the plan says; those that the learner wrote keep their text. */
  changed: { id: string; plan: PlannedDay; keepsText: boolean }[];
  added: PlannedDay[];
  /** Nothing of the learner's is in them. */
  removed: string[];
}

export function mergePlan(existing: readonly ExistingDay[], planned: readonly PlannedDay[]): Merged {
  const byPosition = new Map(existing.map((day) => [day.position, day]));
  const places = new Set(planned.map(({ position }) => position));
  return {
    changed: planned.flatMap((plan) => {
      const day = byPosition.get(plan.position);
      return day ? [{ id: day.id, plan, keepsText: day.edited }] : [];
    }),
    added: planned.filter(({ position }) => !byPosition.has(position)),
    removed: existing
      .filter((day) => !places.has(day.position) && !day.edited && !day.completed && !day.hasVideos)
      .map(({ id }) => id),
  };
}
