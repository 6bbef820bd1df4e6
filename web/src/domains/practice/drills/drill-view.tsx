import { ApiError, type Drill } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useOnline } from '../../../lib/online.ts';
import { sendSoon } from '../../../lib/outbox/account-outbox.ts';
import { randomId } from '../../../lib/random-id.ts';
import { AllReviewedArt, NoResultsArt } from '../../../ui/art/quiet-art.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type DrillPlace, drillQuery, lessonOf } from './api.ts';
import { deal, type Step, stuckOn, tilesOf, wholeStrip } from './deal.ts';
import { DrillQuestionCard, type Given } from './drill-question.tsx';
import { LookAgain } from './look-again.tsx';
import { drillAnswers } from './outgoing.ts';
import { Strip } from './strip.tsx';
import { drillTexts as texts } from './texts.ts';
import { useRound } from './use-round.ts';

/** Where the lesson explains a question, if one part of it clearly does. */
const sectionOf = ({ questions }: Drill, asked: string) => questions.find(({ id }) => id === asked)?.section ?? null;

interface DrillViewProps {
  place: DrillPlace;
  /** The page's heading, once the title is known. */
  heading: (title: string) => ReactNode;
}

/** A day to practise until it sticks. */
export function DrillView({ place, heading }: DrillViewProps) {
  const round = useRound(place);
  const { data: loaded, isPending, error, isFetching, refetch } = useQuery(drillQuery(place, round.round));
  const toLesson = (
    <LinkButton to={lessonOf(place)} variant="secondary">
      {texts.toLesson}
    </LinkButton>
  );
  if (isPending) {
    return (
      <>
        {heading(texts.title)}
        <Spinner>{texts.loading}</Spinner>
      </>
    );
  }
  if (error instanceof ApiError && error.code === 'no_questions') {
    return (
      <>
        {heading(texts.title)}
        <EmptyState art={<NoResultsArt />} title={texts.none} action={toLesson}>
          {texts.noneText}
        </EmptyState>
      </>
    );
  }
  if (!loaded) {
    return (
      <>
        {heading(texts.title)}
        <LoadFailure
          title={texts.failed}
          retryLabel={texts.retry}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {navigator.onLine ? null : texts.offlineFirst}
        </LoadFailure>
      </>
    );
  }
  return <RoundOf key={round.round} place={place} drill={loaded.data} round={round} heading={heading} />;
}

interface RoundOfProps extends DrillViewProps {
  drill: Drill;
  round: ReturnType<typeof useRound>;
}

function RoundOf({ place, drill, round, heading }: RoundOfProps) {
  const isOnline = useOnline();
  const tiles = tilesOf(round.steps);
  const isDone = tiles === wholeStrip;
  // The one on the screen stays until one goes on, also once its answer counts.
  const dealt = (looked = round.looked ?? 0) => ({
    question: isDone ? null : deal(drill.questions, round.steps, round.round),
    number: round.steps.length,
    stuck: isDone ? null : stuckOn(round.steps, looked),
  });
  const [{ question, number, stuck }, setShown] = useState(() => dealt());
  const answered = (how: Step['how'], given: Given) => {
    if (!question) return;
    const { id, seed, name } = question;
    round.answered({ id, seed, how });
    const answer = {
      ...{ question_id: id, seed, name, ...given, hinted: round.help > 0 },
      answered_at: new Date().toISOString(),
      event_id: randomId(),
    };
    void sendSoon(drillAnswers, { body: { sprint_id: place.sprintId, day: place.day, answers: [answer] } });
  };
  const next = () => setShown(dealt());
  const look = () => {
    round.lookAgain();
    setShown(dealt(round.steps.length));
  };
  const top = (
    <div className="-mx-2 flex items-center gap-3">
      <Link
        to={lessonOf(place)}
        aria-label={texts.close}
        className="inline-grid size-11 shrink-0 place-items-center rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink [&>svg]:size-5"
      >
        <X aria-hidden />
      </Link>
      <div className="min-w-0 flex-1">
        {heading(drill.title)}
        <p className="text-ink-soft text-sm">{texts.lead}</p>
      </div>
    </div>
  );
  if (!question) {
    return (
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-4">
        {top}
        <Strip tiles={tiles} />
        <EmptyState
          art={<AllReviewedArt />}
          title={texts.done.title}
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button variant="accent" onClick={round.nextRound}>
                {texts.done.again}
              </Button>
              <LinkButton to={lessonOf(place)} variant="secondary">
                {texts.toLesson}
              </LinkButton>
            </div>
          }
        >
          {texts.done.text(round.steps.length)} {texts.done.more}
        </EmptyState>
      </div>
    );
  }
  if (stuck !== null) {
    return (
      <div className="mx-auto flex w-full max-w-2xl flex-col gap-4">
        {top}
        <Strip tiles={tiles} />
        <LookAgain place={place} section={sectionOf(drill, stuck)} onLook={look} />
      </div>
    );
  }
  return (
    <div
      data-whole-screen
      className="mx-auto flex min-h-[calc(100dvh-3rem)] w-full max-w-2xl flex-col gap-4 *:last:flex-1"
    >
      {top}
      <Strip tiles={tiles} />
      {isOnline ? null : <Banner tone="warning">{texts.offline}</Banner>}
      <DrillQuestionCard
        key={number}
        question={question}
        help={round.help}
        before={round.given ?? null}
        onGive={round.give}
        isLast={isDone}
        onHelp={round.takeHelp}
        onAnswered={answered}
        onNext={next}
      />
    </div>
  );
}
