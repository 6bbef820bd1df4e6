import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { onMessage } from '../../lib/messages.ts';
import { progressTexts } from '../../texts/en/progress.ts';
import { NoSprintsArt } from '../../ui/art/empty-art.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { progressQuery } from './api.ts';
import { ProgressFigures } from './progress-figures.tsx';

const texts = progressTexts;
const happenings = [
  'SPRINT_PROGRESS_UPDATE',
  'NEW_ACTIVITY',
  'STUDY_TIME_UPDATE',
  'QUIZ_COMPLETED',
  'ACHIEVEMENT_UNLOCKED',
  'REFRESH_PROGRESS_DATA',
] as const;

/** Every figure as the server counts it; what was saved on this device stands in while it cannot be reached. */
export function ProgressView() {
  const { data: loaded, isPending, isError, isFetching, refetch } = useQuery(progressQuery);
  const queries = useQueryClient();

  useEffect(
    () => onMessage(happenings, () => void queries.invalidateQueries({ queryKey: progressQuery.queryKey })),
    [queries],
  );

  const retry = (
    <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
      {texts.retry}
    </Button>
  );
  if (isPending) return <Loading />;
  if (isError || !loaded) {
    return (
      <Banner tone="error" title={texts.failed} action={retry}>
        {texts.offline}
      </Banner>
    );
  }
  const { data: overview, savedAt } = loaded;
  const hasNothing = overview.learning_sprints.length === 0 && overview.total_study_time_seconds === 0;
  return (
    <div className="flex flex-col gap-5">
      {savedAt ? (
        <Banner tone="warning" action={retry}>
          {texts.offline} {texts.savedAt(formatMoment(savedAt))}
        </Banner>
      ) : null}
      {hasNothing ? (
        <EmptyState
          art={<NoSprintsArt />}
          title={texts.empty.title}
          action={
            <LinkButton to="/dashboard" variant="accent">
              {texts.empty.action}
            </LinkButton>
          }
        >
          {texts.empty.text}
        </EmptyState>
      ) : (
        <ProgressFigures overview={overview} />
      )}
    </div>
  );
}

function Loading() {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4" aria-busy>
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-28 w-full rounded-card" />
      ))}
      <Skeleton className="col-span-2 h-44 w-full rounded-card lg:col-span-4" />
    </div>
  );
}
