import type { LibraryLesson } from '@akada/contract/client';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { loadLibraryLesson } from '../../../domains/library/api.ts';
import { libraryTexts } from '../../../domains/library/texts.ts';
import { findDayOf } from '../../../domains/sprints/find-day.ts';
import { LessonText } from '../../../domains/sprints/page/lesson/lesson-text.tsx';
import { lessonTitleIn, placeIn } from '../../../lib/lessons/place.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';

const texts = libraryTexts;

type Found = { lesson: LibraryLesson } | { sprintId: string; day: number };

const codeOf = (course: string) => course.toUpperCase().replace('-', ' ');

/** The lesson in one's own sprint, where its questions and its tutor are; else the text alone. */
async function find(queries: QueryClient, course: string, name: string, title: string | null, signal: AbortSignal) {
  const known = title && (await findDayOf(queries, codeOf(course), title));
  if (known) return known;
  const lesson = await loadLibraryLesson(course, name, signal);
  const day = title === null && (await findDayOf(queries, codeOf(course), lesson.title));
  return day || { lesson };
}

/** A lesson of the library by its address, for whoever has an account. */
export default function LibraryLessonPage() {
  const { course = '', lesson = '' } = useParams();
  const { state } = useLocation();
  const queries = useQueryClient();
  const title = lessonTitleIn(state);
  const { data, isError, isFetching, refetch } = useQuery<Found>({
    queryKey: ['library', course, lesson],
    queryFn: ({ signal }) => find(queries, course, lesson, title, signal),
    retry: false,
    gcTime: 0,
  });
  if (data && 'sprintId' in data) {
    return <Navigate to={`/sprint/${encodeURIComponent(data.sprintId)}?day=${data.day}`} state={state} replace />;
  }
  if (data) return <Reader lesson={data.lesson} />;
  if (!isError) return <PageSpinner />;
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={title ?? codeOf(course)} />
      <LoadFailure
        title={texts.reader.failed}
        retryLabel={commonTexts.retry}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {navigator.onLine ? null : texts.reader.offline}
      </LoadFailure>
    </div>
  );
}

function Reader({ lesson: { title, week, day, minutes, course, html } }: { lesson: LibraryLesson }) {
  const { state } = useLocation();
  const [place] = useState(() => placeIn(state));
  return (
    <article className="mx-auto w-full max-w-(--measure)">
      <p className="text-ink-soft text-sm">{texts.place(course.code, week, day, minutes)}</p>
      <PageHeading title={title} className="mt-1 mb-4" />
      <LessonText html={html} terms={[]} answers={{}} place={place} />
      <p className="mt-8 border-line border-t pt-4">
        <Link to={`/courses/${course.slug}/topics`} className="link inline-flex min-h-11 items-center">
          {texts.topics(course.code)}
        </Link>
      </p>
    </article>
  );
}
