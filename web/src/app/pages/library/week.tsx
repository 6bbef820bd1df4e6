import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Send } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { libraryTexts } from '../../../domains/library/texts.ts';
import { SendWeek } from '../../../domains/practice/week-files/send-week.tsx';
import { useHistoryDialog } from '../../../lib/history-dialog.ts';
import { libraryCoursesQuery } from '../../../lib/library-courses.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';

const texts = libraryTexts.week;

const codeOf = (course: string) => course.toUpperCase().replace('-', ' ');

/** The lessons of one week of a course, as a lecturer links them in a learning platform. */
export default function CourseWeekPage() {
  const { course = '', week = '' } = useParams();
  const { data, isError, isFetching, refetch } = useQuery(libraryCoursesQuery);
  const send = useHistoryDialog('send-week');
  const found = data?.find(({ slug }) => slug === course);
  const lessons = found?.lessons.filter((lesson) => lesson.week === Number(week)) ?? [];
  if (!data && !isError) return <PageSpinner />;
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5 pb-8">
      <div>
        <PageHeading title={texts.title(found?.code ?? codeOf(course), Number(week) || 1)} />
        {found ? <p className="mt-1 text-ink-soft">{found.title}</p> : null}
      </div>
      {data ? null : (
        <LoadFailure
          title={texts.failed}
          retryLabel={commonTexts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && lessons.length === 0 ? <EmptyState title={texts.gone} /> : null}
      {lessons.length > 0 ? (
        <Card as="section">
          <ol className="flex flex-col divide-y divide-line">
            {lessons.map(({ name, title, day, minutes }) => (
              <li key={name}>
                <Link to={`/courses/${course}/lessons/${name}`} className="flex min-h-14 items-center gap-3 py-2">
                  <span className="min-w-0 flex-1">
                    <span className="wrap-anywhere block font-semibold">{title}</span>
                    <span className="block text-ink-soft text-sm">{texts.day(day, minutes)}</span>
                  </span>
                  <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
                </Link>
              </li>
            ))}
          </ol>
        </Card>
      ) : null}
      {lessons.length > 0 ? (
        <Button variant="secondary" className="self-start" onClick={send.open}>
          <Send aria-hidden />
          {texts.send}
        </Button>
      ) : null}
      {send.isOpen && lessons.length > 0 ? (
        <SendWeek place={{ of: 'courses', id: course, week: Number(week) }} onClose={send.close} />
      ) : null}
    </div>
  );
}
