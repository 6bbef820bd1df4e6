import { ApiError } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { wordsOf } from '../../../lib/words-of.ts';
import { NotFoundArt } from '../../../ui/art/empty-art.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { isBeingMade, pathQuery } from './api.ts';
import { Creating } from './creating.tsx';
import { useFollowing } from './following.ts';
import { LessonSkeleton } from './lesson/lesson-skeleton.tsx';
import { isUntaught, Untaught } from './sources/untaught.tsx';
import type { SprintParts } from './sprint-parts.ts';
import { SprintReader } from './sprint-reader.tsx';
import { sprintPageTexts } from './texts.ts';

const texts = sprintPageTexts;

interface SprintViewProps extends SprintParts {
  id: string;
  /** As the card said, until the sprint itself is here. */
  titleBefore: string | null;
}

/** A sprint: loading, being made, not there, or to be read. */
export function SprintView({ id, titleBefore, ...parts }: SprintViewProps) {
  const { data, error, isFetching, refetch } = useQuery(pathQuery(id));
  useFollowing(id, data?.data);
  // Whoever writes a day of a mere frame herself is led to it.
  const isWriting = useSearchParams()[0].has('write');
  if (data) {
    const { data: path, savedAt } = data;
    if (isUntaught(path) && !isBeingMade(path) && !isWriting) {
      return (
        <div className="flex flex-col gap-6">
          {parts.heading(path.title)}
          <Untaught path={path} />
        </div>
      );
    }
    if (path.state === 'ready') return <SprintReader path={path} savedAt={savedAt} {...parts} />;
    return (
      <div className="flex flex-col gap-6">
        {parts.heading(path.title)}
        <Creating path={path} />
      </div>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        {parts.heading(texts.errors.notFound)}
        <EmptyState
          art={<NotFoundArt />}
          title={texts.errors.notFoundText}
          action={<LinkButton to="/dashboard">{texts.toDashboard}</LinkButton>}
        />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {parts.heading(titleBefore ?? texts.fallbackTitle)}
      {error ? (
        <LoadFailure
          title={error.message === texts.errors.data ? texts.errors.data : texts.errors.sprint(wordsOf(error))}
          retryLabel={texts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <Spinner>{texts.loading}</Spinner>
          <LessonSkeleton />
        </>
      )}
    </div>
  );
}
