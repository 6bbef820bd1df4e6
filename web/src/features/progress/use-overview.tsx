import type { ProgressOverview } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { onMessage } from '../../lib/messages.ts';
import { progressTexts } from '../../texts/en/progress.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { progressQuery } from './api.ts';
import { offlineOverview } from './offline-overview.ts';

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
  const { data: loaded, isError, isFetching, dataUpdatedAt, refetch } = useQuery(progressQuery);
  const queries = useQueryClient();

  useEffect(
    () => onMessage(happenings, () => void queries.invalidateQueries({ queryKey: progressQuery.queryKey })),
    [queries],
  );

  const isAway = loaded ? loaded.savedAt !== null : isError;
  const banner = isAway ? (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      }
    >
      {texts.offline} {loaded?.savedAt ? texts.savedAt(formatMoment(loaded.savedAt)) : null}
    </Banner>
  ) : null;
  const overview = loaded?.data ?? (isError ? offlineOverview() : null);
  return { overview, readAt: dataUpdatedAt, isKnown: loaded !== undefined, banner };
}
