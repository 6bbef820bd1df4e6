import type { LibraryCourse } from '@akada/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { announceCreated } from '../announce.ts';
import { findSprintOf } from '../of-course.ts';
import { useTopicCreation } from './use-topic-creation.ts';

interface OpeningEvents {
  /** At the day to study now. */
  onOpen: (sprint: { id: string; title: string }, day: number) => void;
  /** The plan allows no further sprint. */
  onLimit: () => void;
}

/** A course that is tapped to be read: its sprint, which is made where there is none. */
export function useCourseOpening({ onOpen, onLimit }: OpeningEvents) {
  const queries = useQueryClient();
  const { isCreating, fault, create } = useTopicCreation({
    onCreated(sprint) {
      announceCreated(queries, sprint.id);
      onOpen(sprint, 1);
    },
    onLimit,
  });
  return {
    isCreating,
    fault,
    async open({ code, standard }: Pick<LibraryCourse, 'code' | 'standard'>): Promise<void> {
      const own = await findSprintOf(queries, { code });
      if (own) onOpen(own, own.today?.day ?? 1);
      // The list may be an old one: the server looks as well.
      else create({ topic: `${code} ${standard}`, reuse: true });
    },
  };
}
