import { ApiError, type QuizLive } from '@akada/contract/client';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { commonTexts } from '../../../texts/en/common.ts';
import { NoQuizzesArt } from '../../../ui/art/empty-art.tsx';
import { Hem } from '../../../ui/art/hem.tsx';
import { LogoMark } from '../../../ui/art/logo.tsx';
import type { WayBack } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConnectionNotice } from '../../../ui/connection-notice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { codeQuery } from '../quiz-code.ts';
import { liveQuery, resultsQuery } from './api.ts';
import { AskAboutDrafts } from './ask-about-drafts.tsx';
import { CloseQuiz } from './close-quiz.tsx';
import { HallNotice } from './hall-notice.tsx';
import { skewOf } from './hall-time.ts';
import { JoinSlide } from './join-slide.tsx';
import { ProjectorFoot } from './projector-foot.tsx';
import { QuestionSlide } from './question-slide.tsx';
import { ScoresSlide } from './scores-slide.tsx';
import { placeOf, stepsOf } from './stages.ts';
import { projectorTexts as texts } from './texts.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useSlides } from './use-slides.ts';
import { useWakeLock } from './use-wake-lock.ts';

const clockTime = new Intl.DateTimeFormat('en-NG', { timeStyle: 'short' });

/** A quiz on the wall of a hall: the way in, who is in, then what came out. */
export function Projector({ quizId, home }: { quizId: string; home: WayBack }) {
  const live = useQuery(liveQuery(quizId));
  if (live.error instanceof ApiError && live.error.status === 404)
    return (
      <main className="grid min-h-dvh place-items-center">
        <EmptyState
          heading="h1"
          art={<NoQuizzesArt />}
          title={texts.notFound}
          action={
            <LinkButton to={home.to} variant="secondary">
              {home.text}
            </LinkButton>
          }
        />
      </main>
    );
  if (!live.data)
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        <h1 className="sr-only">{texts.title}</h1>
        {live.isError ? (
          <LoadFailure
            title={texts.loadFailed}
            retryLabel={commonTexts.retry}
            isRetrying={live.isFetching}
            onRetry={() => void live.refetch()}
          />
        ) : (
          <Spinner>{texts.loading}</Spinner>
        )}
      </main>
    );
  return <Hall live={live.data} answeredAt={live.dataUpdatedAt} isStale={live.isError} />;
}

interface HallProps {
  live: QuizLive;
  /** When the last answer came, by this device's clock. */
  answeredAt: number;
  isStale: boolean;
}

function Hall({ live, answeredAt, isStale }: HallProps) {
  const backTo = `/quizzes/${live.quiz_id}/stats`;
  const navigate = useNavigate();
  const screen = useFullScreen();
  const slides = useSlides(stepsOf(live.question_count), {
    onFullScreen: screen.toggle,
    onLeave: () => void navigate(backTo),
  });
  useWakeLock();
  const isAsking = live.asks_before_sharing;
  const given = useQuery({ ...codeQuery(live.quiz_id, live.link), enabled: live.code === null && !isAsking });
  const isJoin = slides.current === 0;
  return (
    <div data-edge-to-edge className="flex min-h-dvh flex-col">
      <ConnectionNotice>{isStale ? texts.stale(clockTime.format(answeredAt)) : null}</ConnectionNotice>
      <header className="flex items-center gap-4 px-4 pt-[3vmin] text-hall sm:px-[4vw]">
        <LogoMark className="size-[1.7em] max-sm:hidden" />
        <h1 className="min-w-0 wrap-anywhere text-hall">{live.title}</h1>
        <p className="ml-auto shrink-0 text-ink-soft tabular-nums max-md:hidden">
          {isJoin ? live.lecturer_name : texts.handedIn(live.handed_in)}
        </p>
      </header>
      <main className="flex flex-1 flex-col justify-center px-4 py-[3vmin] sm:px-[4vw]">
        {isAsking ? (
          <AskAboutDrafts live={live} />
        ) : isJoin ? (
          <JoinSlide live={live} code={live.code ?? given.data?.code ?? null} skew={skewOf(live, answeredAt)} />
        ) : (
          <Results live={live} step={slides.current} />
        )}
      </main>
      <ProjectorFoot slides={slides} screen={screen} backTo={backTo}>
        {isAsking ? null : <CloseQuiz live={live} />}
      </ProjectorFoot>
      <Hem />
    </div>
  );
}

/** The slides after the first. */
function Results({ live, step }: { live: QuizLive; step: number }) {
  const { slide, stage } = placeOf(step);
  const results = useQuery(resultsQuery(live.quiz_id, live.handed_in));
  /** Right answers on the wall are for nobody who is still at it, unless the lecturer wants it so. */
  const [showsAnswers, setShowsAnswers] = useState(false);
  if (!results.data)
    return results.isError ? (
      <LoadFailure
        title={texts.loadFailed}
        retryLabel={commonTexts.retry}
        isRetrying={results.isFetching}
        onRetry={() => void results.refetch()}
      />
    ) : (
      <Spinner>{texts.loading}</Spinner>
    );
  if (slide === 1) return <ScoresSlide results={results.data} />;
  if (live.taking > 0 && !showsAnswers)
    return (
      <StillTaking count={live.taking}>
        <Button variant="secondary" size="lg" onClick={() => setShowsAnswers(true)}>
          {texts.stillTaking.show}
        </Button>
      </StillTaking>
    );
  return <QuestionSlide question={results.data.questions[slide - 2]} number={slide - 1} stage={stage} />;
}

const StillTaking = ({ count, children }: { count: number; children: ReactNode }) => (
  <HallNotice title={texts.stillTaking.title(count)} action={children}>
    {texts.stillTaking.text}
  </HallNotice>
);
