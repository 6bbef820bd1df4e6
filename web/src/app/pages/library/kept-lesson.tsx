import { ApiError, type SprintCard } from '@akada/contract/client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { carryOver } from '../../../domains/library/carry-over.ts';
import { answersIn, dropKeptLesson, type KeptLesson, keptLessons } from '../../../domains/library/kept-lessons.ts';
import { libraryTexts } from '../../../domains/library/texts.ts';
import { announceCreated } from '../../../domains/sprints/announce.ts';
import { sprintsQuery } from '../../../domains/sprints/api.ts';
import type { SavedWork } from '../../../domains/sprints/page/day/saved-work.ts';
import { keepCheckAnswers } from '../../../domains/sprints/page/lesson/check-answers.ts';
import { keepPlace } from '../../../domains/sprints/page/place.ts';
import { logError } from '../../../lib/log.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PageHeading } from '../../page/page-heading.tsx';
import { PageSpinner } from '../../page/page-spinner.tsx';

const texts = libraryTexts.carry;

/** Where an account takes over what was done on this phone before there was one. */
export default function KeptLessonPage() {
  const [kept] = useState(() => keptLessons()[0]);
  return kept ? <TakeOver kept={kept} /> : <Navigate to="/dashboard" replace />;
}

function TakeOver({ kept }: { kept: KeptLesson }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const sprints = useQuery({ ...sprintsQuery, initialData: undefined });
  // A new account can only be the reader's. On a shared phone another one is asked.
  const isNewcomer = sprints.data?.length === 0;
  const carrying = useMutation({
    mutationFn: () => carryInto(kept, sprints.data ?? []),
    onSuccess({ sprintId, day, isNew }) {
      if (isNew) announceCreated(queries, sprintId);
      // Lessons of other courses follow; what finds no room in the plan stays here.
      void carryOthers(sprints.data ?? []);
      const saved: SavedWork = { checks: kept.answers.length, isWelcome: isNewcomer };
      const sprint = `/sprint/${encodeURIComponent(sprintId)}`;
      if (day === null) void navigate(sprint, { replace: true });
      else void navigate(`${sprint}?day=${day}`, { replace: true, state: { saved } });
    },
    onError: (error) => logError('The open lesson was not carried over', error),
  });
  const { mutate: carry, isIdle } = carrying;
  useEffect(() => {
    if (isNewcomer && isIdle) carry();
  }, [isNewcomer, isIdle, carry]);

  const error = sprints.error ?? carrying.error;
  if (error) {
    return <Failed error={error} onRetry={() => (sprints.error ? void sprints.refetch() : carry())} />;
  }
  if (!sprints.data) return <PageSpinner />;
  if (!isNewcomer && isIdle) return <Whose kept={kept} onYes={() => carry()} />;
  return (
    <>
      <PageHeading title={texts.title} />
      <Spinner className="min-h-[50dvh]">{texts.working(kept.title)}</Spinner>
    </>
  );
}

/** Into the account, and into the lesson as it is shown on this phone. */
async function carryInto(kept: KeptLesson, sprints: readonly SprintCard[]) {
  const carried = await carryOver(kept, sprints);
  const { sprintId, day } = carried;
  if (day !== null) {
    keepCheckAnswers(sprintId, day, answersIn(kept));
    keepPlace(sprintId, { day, read: kept.readAt ? 1 : (kept.read ?? 0) });
  }
  return carried;
}

async function carryOthers(sprints: SprintCard[]): Promise<void> {
  try {
    for (const other of keptLessons()) await carryInto(other, sprints);
  } catch (error) {
    logError('An open lesson was not carried over', error);
  }
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isFull = error instanceof ApiError && error.code === 'sprint_limit_reached';
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={texts.title} />
      <Banner
        tone={isFull ? 'info' : 'error'}
        title={texts.failed}
        action={
          <Button variant="accent" onClick={onRetry}>
            {commonTexts.retry}
          </Button>
        }
      >
        {isFull ? texts.full : texts.failedText}
      </Banner>
      <LinkButton to="/dashboard" variant="secondary" className="self-start">
        {texts.toDashboard}
      </LinkButton>
    </div>
  );
}

function Whose({ kept: { slug, title, code }, onYes }: { kept: KeptLesson; onYes: () => void }) {
  const navigate = useNavigate();
  const refuse = () => {
    dropKeptLesson(slug);
    void navigate('/dashboard', { replace: true });
  };
  return (
    <div className="flex max-w-(--measure) flex-col gap-5">
      <div>
        <PageHeading title={texts.title}>{texts.ask(title)}</PageHeading>
        <p className="mt-2 text-ink-soft">{texts.askText(code)}</p>
      </div>
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="accent" size="lg" onClick={onYes}>
          {texts.yes}
        </Button>
        <Button variant="secondary" size="lg" onClick={refuse}>
          {texts.no}
        </Button>
      </div>
    </div>
  );
}
