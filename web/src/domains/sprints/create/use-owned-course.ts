import type { Course, SprintCard } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { findSprintOf } from '../of-course.ts';

/** The sprint that the learner has of a ready course already: said once, before a second one is made. */
export function useOwnedCourse() {
  const queries = useQueryClient();
  const [owned, setOwned] = useState<{ course: Course; sprint: SprintCard } | null>(null);
  return {
    owned,
    forget: () => setOwned(null),
    /** Whether it has to be said now. Where the list cannot be had, nothing is. */
    async isToldOf(course: Course | null): Promise<boolean> {
      if (!course?.lessons_ready || owned) return false;
      const sprint = await findSprintOf(queries, course);
      if (sprint) setOwned({ course, sprint });
      return sprint !== undefined;
    },
  };
}
