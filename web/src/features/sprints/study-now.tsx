import type { SprintCard } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Flame, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { storage } from '../../lib/storage.ts';
import { sprintsTexts } from '../../texts/en/sprints.ts';
import { Pattern } from '../../ui/art/pattern.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { dueReviewsQuery, streakQuery } from './api.ts';

const texts = sprintsTexts.now;

/** The answer to "what do I study now?": the day, the reviews, the streak. */
export function StudyNow({ current }: { current: SprintCard | null }) {
  return (
    <section aria-labelledby="study-now" className="grid gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="relative overflow-hidden rounded-card bg-brand p-5 text-on-brand md:p-7">
        <Pattern className="opacity-8" />
        <div className="relative flex h-full flex-col gap-4">
          {current ? <TodaysDay sprint={current} /> : <NothingLeft />}
        </div>
      </div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-1">
        <DueReviews />
        <Streak />
      </div>
    </section>
  );
}

function TodaysDay({ sprint: { id, title, today, completed_days, total_days } }: { sprint: SprintCard }) {
  if (!today) return null;
  const day = texts.day(today.day, today.title);
  return (
    <>
      <div>
        <p className="wrap-anywhere font-semibold text-sm">{title}</p>
        <h2 id="study-now" className="mt-1 text-xl">
          {day}
        </h2>
        <p className="mt-1 text-sm tabular-nums">
          {texts.minutes(today.estimated_minutes)} · {texts.progress(completed_days, total_days)}
        </p>
      </div>
      <LinkButton
        to={`/sprint/${encodeURIComponent(id)}?day=${today.day}`}
        state={{ title }}
        variant="accent"
        size="lg"
        className="mt-auto w-full sm:w-auto sm:self-start"
        aria-label={texts.beginLabel(day)}
        onClick={() => storage.selectedSprintId.set(id)}
      >
        {texts.begin}
        <ArrowRight aria-hidden />
      </LinkButton>
    </>
  );
}

function NothingLeft() {
  return (
    <div>
      <h2 id="study-now" className="text-xl">
        {texts.allDone}
      </h2>
      <p className="mt-1">{texts.allDoneText}</p>
    </div>
  );
}

function DueReviews() {
  const { data: due = 0 } = useQuery(dueReviewsQuery);
  return (
    <Link
      to="/reviews"
      className="group rounded-card border border-line bg-surface p-4 shadow-card transition-shadow hover:shadow-float md:p-5"
    >
      <Figure icon={<Layers />} label={texts.reviews} value={String(due)}>
        {due > 0 ? texts.due(due) : texts.noneDue}
      </Figure>
    </Link>
  );
}

function Streak() {
  const { data: streak } = useQuery(streakQuery);
  return (
    <div className="rounded-card border border-line bg-surface p-4 shadow-card md:p-5">
      <Figure icon={<Flame />} label={texts.streak} value={texts.streakDays(streak)}>
        {streak > 0 ? texts.streakGoes : texts.streakStart}
      </Figure>
    </div>
  );
}

interface FigureProps {
  icon: ReactNode;
  label: string;
  value: string;
  children: string;
}

function Figure({ icon, label, value, children }: FigureProps) {
  return (
    <div className="flex flex-col gap-0.5">
      <span className="flex items-center gap-2 text-ink-soft text-sm [&>svg]:size-4" aria-hidden>
        {icon}
        {label}
      </span>
      <span className="sr-only">{label}: </span>
      <span className="font-bold font-heading text-xl tabular-nums">{value}</span>
      <span className="text-ink-soft text-sm">{children}</span>
    </div>
  );
}
