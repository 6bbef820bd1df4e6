import type { SprintDay, SprintLesson } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { sprintPageTexts } from '../../texts/en/sprint-page.ts';
import { Badge } from '../../ui/badge.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Prose } from '../../ui/prose.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { materialsQuery } from './materials.ts';

const texts = sprintPageTexts.materials;

interface NoLessonProps {
  day: SprintDay;
  lesson: SprintLesson;
  onWrite: () => void;
}

/** A day without a lesson: says so, looks for something near, and else helps to study it from elsewhere. */
export function NoLesson({ day, lesson, onWrite }: NoLessonProps) {
  const { data: found, isPending, isFetching, refetch } = useQuery(materialsQuery(day));
  return (
    <div className="flex flex-col gap-5">
      <Banner
        tone="warning"
        action={
          <Button variant="secondary" onClick={onWrite}>
            {texts.writeOwn}
          </Button>
        }
      >
        {lesson.placeholder}
      </Banner>
      {isPending ? <Spinner>{texts.loading}</Spinner> : null}
      {found?.kind === 'fallback' ? (
        <>
          <Banner
            action={
              found.canRetry ? (
                <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
                  {sprintPageTexts.retry}
                </Button>
              ) : null
            }
          >
            {found.note}
          </Banner>
          <Placeholder day={day} />
        </>
      ) : null}
      {found?.kind === 'material' ? (
        <>
          <p className="font-semibold text-ink-soft text-sm">{texts.near(found.material.topic)}</p>
          <Prose html={found.material.html} />
        </>
      ) : null}
    </div>
  );
}

/** Three sections made on this device. Labelled for what they are, and stored nowhere. */
function Placeholder({ day }: { day: SprintDay }) {
  const topics = day.topics.length > 0 ? day.topics : [day.topic];
  return (
    <section className="max-w-(--measure) rounded-card border border-line-strong border-dashed p-5">
      <Badge tone="warning">{texts.placeholder}</Badge>
      <p className="mt-2 text-ink-soft text-sm">{texts.placeholderText}</p>
      <div className="prose mt-4">
        <h3>{texts.aim}</h3>
        <p>{day.objective || texts.aimText(day.topic)}</p>
        <h3>{texts.find}</h3>
        <ul>
          {topics.map((topic) => (
            <li key={topic}>{texts.findTopic(topic)}</li>
          ))}
          <li>{texts.findExample}</li>
          <li>{texts.findLink}</li>
        </ul>
        <h3>{texts.check}</h3>
        <p>{texts.checkText}</p>
      </div>
    </section>
  );
}
