import { ApiError, type Mastery } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { isEvidenceWaiting } from '../../../lib/outbox/account-outbox.ts';
import { NotFoundArt } from '../../../ui/art/empty-art.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type MapPlace, masteryQuery } from './api.ts';
import { ExamPace, headingOf } from './exam-pace.tsx';
import type { Place } from './lesson-path.ts';
import { MasteryMap } from './mastery-map.tsx';
import { masteryTexts } from './texts.ts';

const texts = masteryTexts;

interface MasteryViewProps {
  place: MapPlace;
  /** The page's heading: what names the tab, and what stands there where it says more. */
  heading: (title: string, words?: string) => ReactNode;
  onPractise: (place: Place) => void;
  onChangeDate: () => void;
}

/** The topics of a sprint or a course: loading, not there, kept from earlier, or as they stand. */
export function MasteryView({ place, heading, onPractise, onChangeDate }: MasteryViewProps) {
  const { data, error, isFetching, refetch } = useQuery(masteryQuery(place));
  const isCourse = 'course' in place;
  if (data) {
    const { data: mastery, savedAt } = data;
    return (
      <div className="mx-auto flex w-full max-w-5xl flex-col gap-4">
        <Back mastery={mastery} isCourse={isCourse} />
        <div className="flex flex-col gap-1">
          {heading(texts.of(mastery.title), headingOf(mastery, isCourse))}
          <ExamPace mastery={mastery} onChangeDate={mastery.sprint_id ? onChangeDate : null} />
        </div>
        {savedAt ? <Banner tone="warning">{texts.savedEarlier(formatMoment(savedAt))}</Banner> : null}
        {!savedAt && isEvidenceWaiting() ? <Banner tone="info">{texts.waiting}</Banner> : null}
        <MasteryMap mastery={mastery} onPractise={onPractise} />
      </div>
    );
  }
  if (error instanceof ApiError && error.status === 404) {
    return (
      <>
        {heading(texts.notFound)}
        <EmptyState
          art={<NotFoundArt />}
          title={texts.notFoundText}
          action={<LinkButton to="/dashboard">{texts.toDashboard}</LinkButton>}
        />
      </>
    );
  }
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4">
      {heading(texts.title)}
      {error ? (
        <LoadFailure
          title={texts.failed}
          retryLabel={texts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** To the sprint; from the map of a course that has none, to the library. */
function Back({ mastery: { title, course_code, sprint_id }, isCourse }: { mastery: Mastery; isCourse: boolean }) {
  const look = 'link -ml-1 inline-flex min-h-11 items-center gap-2 self-start';
  const arrow = <ArrowLeft aria-hidden className="size-5 shrink-0" />;
  // The library is a document of its own, which the router does not know.
  if (isCourse) {
    return (
      <a href="/library" className={look}>
        {arrow}
        {texts.toLibrary}
      </a>
    );
  }
  return (
    <Link to={`/sprint/${encodeURIComponent(sprint_id ?? '')}`} aria-label={texts.back(title)} className={look}>
      {arrow}
      {course_code ? `${title} · ${course_code}` : title}
    </Link>
  );
}

/** In the shape of what comes. */
function Loading() {
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2 lg:gap-8" aria-busy>
      <p className="sr-only">{texts.loading}</p>
      <Skeleton className="h-48 w-full rounded-card" />
      <Skeleton className="h-72 w-full rounded-card" />
    </div>
  );
}
