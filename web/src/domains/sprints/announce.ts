import type { QueryClient } from '@tanstack/react-query';
import { sendMessage } from '../../lib/messages.ts';
import { toast } from '../../ui/toast.ts';
import { sprintCountQuery, sprintsQuery } from './api.ts';
import { forgetCard } from './cards-cache.ts';
import { noticeAfterCreation } from './order.ts';
import { changeSprintCount } from './sprint-count.ts';
import { storedSprints } from './stored.ts';
import { sprintsTexts } from './texts.ts';

const texts = sprintsTexts.plan;
const NOTICE_MS = 5000;

interface Announcing {
  /** False where something is to be read now that a notice would lie over. */
  tellsLeft?: boolean;
}

/** Tells this page and every other tab that there is one sprint more, and the learner how many are left. */
export function announceCreated(queries: QueryClient, id: string, { tellsLeft = true }: Announcing = {}): void {
  storedSprints.selectedSprintId.set(id);
  // Where no list is shown nobody hears the message: it is loaded when one is.
  void queries.invalidateQueries({ queryKey: sprintsQuery.queryKey, refetchType: 'none' });
  // What was started is recommended no longer.
  void queries.invalidateQueries({ queryKey: ['onboarding', 'recommendations'], refetchType: 'none' });
  sendMessage({ type: 'SPRINT_CREATED', id });
  changeSprintCount(1);
  // Without an answer nothing is claimed about what is left.
  queries.fetchQuery(sprintCountQuery).then(
    (count) => {
      const notice = tellsLeft ? noticeAfterCreation(count) : null;
      if (notice === 'one-left') {
        toast.info(texts.oneLeft, { description: texts.oneLeftText, duration: NOTICE_MS });
      } else if (notice === 'all-used') {
        toast.warning(texts.allUsed, { description: texts.allUsedText, duration: NOTICE_MS });
      }
    },
    () => {},
  );
}

/** The same for one sprint less. */
export function announceRemoved(id: string): void {
  forgetCard(id);
  sendMessage({ type: 'SPRINT_DELETED', id });
  changeSprintCount(-1);
}
