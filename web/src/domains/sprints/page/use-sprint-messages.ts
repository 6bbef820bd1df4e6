import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onMessage } from '../../../lib/messages.ts';
import { figuresQuery, pathQuery, takenQuery } from './api.ts';

/** What other parts and other tabs say about this sprint. */
export function useSprintMessages(id: string): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      onMessage(['SPRINT_PROGRESS_UPDATE', 'QUIZ_COMPLETED', 'REFRESH_PROGRESS_DATA'], (message) => {
        if ('sprintId' in message && message.sprintId !== id) return;
        void queries.invalidateQueries({ queryKey: figuresQuery(id).queryKey });
        if (message.type === 'QUIZ_COMPLETED') void queries.invalidateQueries({ queryKey: takenQuery(id).queryKey });
        else void queries.invalidateQueries({ queryKey: pathQuery(id).queryKey });
      }),
    [queries, id],
  );
}
