import type { SprintCard } from '@akada/contract/client';
import { ArrowRight } from 'lucide-react';
import { lessonsTexts } from '../../../texts/en/lessons.ts';
import { Pattern } from '../../../ui/art/pattern.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { storedSprints } from '../stored.ts';
import { sprintsTexts } from '../texts.ts';

const texts = sprintsTexts.now;

/** The answer to "what do I study now?": the one thing to do. */
export function StudyNow({ current }: { current: SprintCard | null }) {
  return (
    <section
      aria-labelledby="study-now"
      className="relative overflow-hidden rounded-card bg-brand p-5 text-on-brand md:p-6"
    >
      <Pattern className="opacity-8" />
      <div className="relative flex h-full flex-col gap-4">
        {current ? <TodaysDay sprint={current} /> : <NothingLeft />}
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
