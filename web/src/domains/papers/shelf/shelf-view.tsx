import type { PaperSummary } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Plus, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { NoQuizzesArt } from '../../../ui/art/empty-art.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { papersQuery, wholePapersQuery } from '../api.ts';
import { type CourseShelf, shelvesOf } from '../by-course.ts';
import { bringLink, practiceLink, shelfLink } from '../links.ts';
import { papersTexts } from '../texts.ts';
import { ComesUpMost } from './comes-up-most.tsx';
import { KeySources } from './key-sources.tsx';
import { PaperRows } from './paper-rows.tsx';

const texts = papersTexts.shelf;

interface ShelfViewProps {
  /** null: the only course, or a list to choose from. */
  course: string | null;
  /** The page's heading: the course, once it is known. */
  heading: (shelf: CourseShelf | null) => ReactNode;
}

/** The past questions of one course; of several courses, the list of them. */
export function ShelfView({ course, heading }: ShelfViewProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(papersQuery);
  const shelves = shelvesOf(data?.papers ?? []);
  const shelf =
    shelves.find((one) => (one.course || papersTexts.noCourse) === course) ??
    (shelves.length === 1 ? shelves[0] : null) ??
    null;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-52">{heading(shelf)}</div>
        <LinkButton to={bringLink(shelf?.course ?? '')} variant={data?.papers.length ? 'secondary' : 'accent'}>
          <Plus aria-hidden />
          {texts.bring}
        </LinkButton>
      </div>
      {data?.isKept ? <Banner tone="warning">{papersTexts.offline}</Banner> : null}
      {isPending ? <Spinner>{papersTexts.loading}</Spinner> : null}
      {isError && !data ? (
        <LoadFailure
          title={papersTexts.failed}
          retryLabel={papersTexts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data?.papers.length === 0 ? (
        <EmptyState art={<NoQuizzesArt />} title={texts.empty.title}>
          {texts.empty.text}
        </EmptyState>
      ) : null}
      {shelf ? <Shelf key={shelf.course} shelf={shelf} /> : <Courses shelves={shelves} />}
    </div>
  );
}

const sum = (papers: readonly PaperSummary[], count: (paper: PaperSummary) => number) =>
  papers.reduce((all, paper) => all + count(paper), 0);

function Courses({ shelves }: { shelves: readonly CourseShelf[] }) {
  if (shelves.length === 0) return null;
  return (
    <nav aria-label={texts.courses}>
      <ul className="flex flex-col gap-2">
        {shelves.map(({ course, title, papers }) => (
          <li key={course}>
            <Link
              to={shelfLink(course || papersTexts.noCourse)}
              className="flex min-h-14 items-center gap-3 rounded-card border border-line bg-surface px-4 py-2.5 shadow-card transition-colors hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <b className="block">{course || papersTexts.noCourse}</b>
                <span className="text-ink-soft text-sm">
                  {[
                    title,
                    texts.there(
                      papers.length,
                      sum(papers, ({ questions }) => questions),
                    ),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Shelf({ shelf: { course, papers } }: { shelf: CourseShelf }) {
  // Whoever opens the shelf may practise without a network afterwards.
  const { data: here = [] } = useQuery(wholePapersQuery(papers));
  const asked = sum(papers, ({ questions }) => questions);
  const missed = sum(papers, (paper) => paper.missed.length);
  const isHere = here.length === papers.length;
  return (
    <>
      <p className="-mt-3 flex items-center gap-1.5 text-ink-soft text-sm">
        {isHere ? <Smartphone aria-hidden className="size-4 shrink-0" /> : null}
        {isHere ? texts.here(papers.length, asked) : texts.there(papers.length, asked)}
      </p>
      <PaperRows papers={papers} />
      <ComesUpMost course={course} papers={papers} />
      <KeySources papers={papers} />
      <div data-foot-bar className="-mx-2 sticky bottom-0 z-(--z-sticky) flex gap-2 bg-paper px-2 py-3">
        {missed > 0 ? (
          <LinkButton to={practiceLink({ course })} variant="secondary" size="lg">
            {texts.mixed}
          </LinkButton>
        ) : null}
        <LinkButton to={practiceLink({ course, missed: missed > 0 })} variant="accent" size="lg" className="flex-1">
          {missed > 0 ? texts.missed(missed) : texts.practiseAll}
        </LinkButton>
      </div>
    </>
  );
}
