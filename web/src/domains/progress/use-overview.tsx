import { ApiError, type ProgressOverview } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { onMessage } from '../../lib/messages.ts';
import { readAgain } from '../../lib/read-again.ts';
import { RenewalError } from '../../lib/renewal.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { progressQuery } from './api.ts';
import { keptOverview, offlineOverview } from './offline-overview.ts';
import { progressTexts } from './texts.ts';

const texts = progressTexts;
const happenings = [
  'SPRINT_PROGRESS_UPDATE',
  'NEW_ACTIVITY',
  'STUDY_TIME_UPDATE',
  'STREAK_UPDATED',
  'QUIZ_COMPLETED',
  'ACHIEVEMENT_UNLOCKED',
  'REFRESH_PROGRESS_DATA',
] as const;

interface Overview {
  /** Null while it is loaded for the first time. */
  overview: ProgressOverview | null;
  /** When the figures were read, in milliseconds. */
  readAt: number;
  /** Whether they come from the server or were saved from it. */
  isKnown: boolean;
  /** What to say while the server cannot be reached, with Retry. */
  banner: ReactNode;
}

/** Every figure as the server counts it; what was saved on this device, or noughts, while it cannot be reached. */
export function useOverview(): Overview {
  const { data, isPending, isError, isFetching, dataUpdatedAt, errorUpdateCount, failureReason, refetch } =
    useQuery(progressQuery);
  const queries = useQueryClient();

  useEffect(() => onMessage(happenings, () => void readAgain(queries, progressQuery.queryKey)), [queries]);

  // Also while it is tried again, so that what is shown stays.
  const isUnrenewed = failureReason instanceof RenewalError;
  const isAway = isError || isUnrenewed || (isPending && errorUpdateCount > 0);
  const kept = isAway && !data ? keptOverview() : null;
  const savedAt = data ? dataUpdatedAt : kept?.savedAt;
  // That the session cannot be renewed is said above the page, once.
  const isTold = isUnrenewed || (failureReason instanceof ApiError && failureReason.status === 403);
  const banner =
    isAway && !isTold ? (
      <Banner
        tone="warning"
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {texts.offline} {savedAt ? texts.savedAt(formatMoment(savedAt)) : null}
      </Banner>
    ) : null;
  const overview = data ?? kept?.overview ?? (isAway ? offlineOverview() : null);
  return { overview, readAt: dataUpdatedAt, isKnown: data !== undefined || kept !== null, banner };
}
