import type { SprintCard } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { lessonsTexts } from '../../../texts/en/lessons.ts';
import { Pattern } from '../../../ui/art/pattern.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { daysAwayQuery } from '../api.ts';
import { storedSprints } from '../stored.ts';
import { sprintsTexts } from '../texts.ts';
import { areManyDue, minutesFor } from './due-time.ts';

const texts = sprintsTexts.now;

/** So many days without a visit are an absence. */
const LONG_AWAY = 3;

interface StudyNowProps {
  current: SprintCard | null;
  /** How many reviews wait, where that is known. */
  due: number | undefined;
}

/** The answer to "what do I study now?": the one thing to do. Many reviews come before the next lesson. */
export function StudyNow({ current, due }: StudyNowProps) {
  const { data: away = 0 } = useQuery(daysAwayQuery);
  return (
    <section
      aria-labelledby="study-now"
      className="relative overflow-hidden rounded-card bg-brand p-5 text-on-brand md:p-6"
    >
      <Pattern className="opacity-8" />
      <div className="relative flex h-full flex-col gap-4">
        {away >= LONG_AWAY ? <p className="font-semibold">{texts.welcomeBack}</p> : null}
        {areManyDue(due) ? (
          <ReviewsFirst due={due} next={current} />
        ) : current ? (
          <TodaysDay sprint={current} />
        ) : (
          <NothingLeft />
        )}
      </div>
    </section>
  );
}

function TodaysDay({ sprint: { id, title, today, has_lessons, completed_days, total_days } }: { sprint: SprintCard }) {
  if (!today) return null;
  const begin = has_lessons ? texts.begin : texts.fill;
  const day = texts.day(today.day, today.title);
  return (
    <>
      <div>
        <p className="wrap-anywhere font-semibold text-sm">{title}</p>
        <h2 id="study-now" className="wrap-anywhere mt-1 text-lg">
          {day}
        </h2>
        <p className="mt-1 text-sm tabular-nums">
          {has_lessons
            ? `${texts.minutes(today.estimated_minutes)} · ${texts.progress(completed_days, total_days)}`
            : lessonsTexts.outlineOnly.beside}
        </p>
      </div>
      <LinkButton
        to={`/sprint/${encodeURIComponent(id)}?day=${today.day}`}
        state={{ title }}
        variant="accent"
        size="lg"
        className="mt-auto w-full sm:w-auto sm:self-start"
        aria-label={texts.labelOf(begin, day)}
        onClick={() => storedSprints.selectedSprintId.set(id)}
      >
        {begin}
        <ArrowRight aria-hidden />
      </LinkButton>
    </>
  );
}

function ReviewsFirst({ due, next }: { due: number; next: SprintCard | null }) {
  const today = next?.today;
  return (
    <>
      <div>
        <h2 id="study-now" className="text-lg">
          {texts.due(due)}
        </h2>
        <p className="mt-1 text-sm">{texts.reviewsFirst(minutesFor(due))}</p>
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-2">
        <LinkButton
          to="/reviews"
          variant="accent"
          size="lg"
          className="w-full sm:w-auto"
          aria-label={texts.labelOf(texts.review, texts.due(due))}
        >
          {texts.review}
          <ArrowRight aria-hidden />
        </LinkButton>
        {next && today ? (
          <Link
            to={`/sprint/${encodeURIComponent(next.id)}?day=${today.day}`}
            state={{ title: next.title }}
            className="wrap-anywhere inline-flex min-h-11 items-center text-on-brand text-sm underline"
            onClick={() => storedSprints.selectedSprintId.set(next.id)}
          >
            {texts.labelOf(next.has_lessons ? texts.begin : texts.fill, texts.day(today.day, today.title))}
          </Link>
        ) : null}
      </div>
    </>
  );
}

function NothingLeft() {
  return (
    <div>
      <h2 id="study-now" className="text-lg">
        {texts.allDone}
      </h2>
      <p className="mt-1">{texts.allDoneText}</p>
    </div>
  );
}
