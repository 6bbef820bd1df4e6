import { ApiError } from '@akada/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { wordsOf } from '../../../lib/words-of.ts';
import { toast } from '../../../ui/toast.ts';
import { announceCreated } from '../announce.ts';
import { sprintCountQuery, startSprint } from '../api.ts';
import { sprintsTexts } from '../texts.ts';

interface StartEvents {
  onLimit?: () => void;
  /** Whether the learner is told how many sprints are left. */
  tellsLeft?: boolean;
}

/**
 * Starts a recommended sprint, or tries a failed one again; gives the one of the same course where there is one already.
 * `onLimit` without it is a message like any other.
 */
export function useStartSprint({ onLimit, tellsLeft = true }: StartEvents = {}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: startSprint,
    onSuccess: ({ id }, asked) => id === asked && announceCreated(queries, id, { tellsLeft }),
    onError: (error) => {
      void queries.invalidateQueries({ queryKey: sprintCountQuery.queryKey });
      if (onLimit && error instanceof ApiError && error.code === 'sprint_limit_reached') onLimit();
      else toast.error(sprintsTexts.wizard.failed(wordsOf(error)), { id: 'start-sprint' });
    },
  });
}
