import type { LearningPath, SprintDay, SprintLesson } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { shuffleChecks } from '../../../../lib/lessons/shuffle-checks.ts';
import { storedSession } from '../../../../lib/storage/session.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { LessonsBadge } from '../../../../ui/lessons-badge.tsx';
import { Prose } from '../../../../ui/prose.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { AddDocument } from '../sources/add-document.tsx';
import { materialsQuery } from '../sources/materials.ts';
import { sprintPageTexts } from '../texts.ts';
import { Placeholder } from './placeholder.tsx';

const texts = sprintPageTexts.materials;

interface NoLessonProps {
  path: LearningPath;
  day: SprintDay;
  lesson: SprintLesson;
  onWrite: () => void;
}

/** A day without a lesson: says so once and how to fill it, then what is near or how to study it from elsewhere. */
export function NoLesson({ path, day, lesson, onWrite }: NoLessonProps) {
  const isReview = day.kind === 'review';
  const { data, isFetching, refetch } = useQuery({ ...materialsQuery(day), enabled: !isReview });
  // What was found for a topic is no review of a week.
  const found = isReview ? ({ kind: 'fallback', note: null, canRetry: false } as const) : data;
  return (
    <div className="flex max-w-(--measure) flex-col gap-5">
      {lesson.state === 'failed' ? <Banner tone="warning">{lesson.placeholder}</Banner> : null}
      {lesson.state === 'outline' ? (
        <div>
          <LessonsBadge isReady={false} />
          <p className="mt-2">{isReview ? texts.nothingToReview : texts.invite}</p>
        </div>
      ) : null}
      <div className="flex flex-col gap-2">
        <AddDocument path={path} />
        {isReview ? null : (
          <Button variant="ghost" className="self-start" onClick={onWrite}>
            <PencilLine aria-hidden />
            {texts.writeOwn}
          </Button>
        )}
      </div>
      {found ? null : <Spinner>{texts.loading}</Spinner>}
      {found?.kind === 'fallback' ? (
        <>
          {found.note ? (
            <Banner
              tone="warning"
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
          ) : null}
          <Placeholder path={path} day={day} />
        </>
      ) : null}
      {found?.kind === 'material' ? (
        <>
          <p className="font-semibold text-ink-soft text-sm">{texts.near(found.material.topic)}</p>
          <Prose html={shuffleChecks(found.material.html, storedSession.userId.get())} />
        </>
      ) : null}
    </div>
  );
}
