import type { ListedQuiz } from '@akada/contract/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { commonTexts } from '../../../texts/en/common.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ownQuizzesQuery } from './api.ts';
import { LiveQuiz } from './live-quiz.tsx';
import { inOrder } from './order.ts';
import { QuizCard } from './quiz-card.tsx';
import { ownQuizzesTexts } from './texts.ts';

const texts = ownQuizzesTexts;
const SHOWN_FIRST = 12;
const grid = 'grid gap-4 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2 xl:grid-cols-3';

/** A lecturer's quizzes: the one that runs now, then the others; where there is none yet, the way to the first. */
export function OwnQuizzes({ first }: { first: ReactNode }) {
  const { data: loaded, isError, isFetching, refetch } = useQuery(ownQuizzesQuery);
  if (!loaded)
    return isError ? (
      <LoadFailure
        title={texts.failed}
        retryLabel={commonTexts.retry}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      >
        {texts.failedText}
      </LoadFailure>
    ) : (
      <Loading />
    );
  const { quizzes, next } = loaded.data;
  const { live, others } = inOrder(quizzes);
  return (
    <>
      {loaded.savedAt ? <Banner tone="info">{texts.savedEarlier(formatMoment(loaded.savedAt))}</Banner> : null}
      {quizzes.length === 0 ? first : null}
      {live ? <LiveQuiz quiz={live} /> : null}
      {others.length > 0 ? <Cards quizzes={others} /> : null}
      {next ? <p className="text-ink-soft text-sm">{texts.newestOnly(quizzes.length)}</p> : null}
    </>
  );
}

function Cards({ quizzes }: { quizzes: ListedQuiz[] }) {
  const queries = useQueryClient();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? quizzes : quizzes.slice(0, SHOWN_FIRST);
  return (
    <>
      <ul aria-label={texts.heading} className={grid}>
        {shown.map((quiz) => (
          <QuizCard
            key={quiz.quiz_id}
            quiz={quiz}
            onChanged={() => void queries.invalidateQueries({ queryKey: ['quizzes'] })}
          />
        ))}
      </ul>
      {shown.length < quizzes.length ? (
        <Button variant="secondary" className="self-start" onClick={() => setShowsAll(true)}>
          {texts.showAll(quizzes.length)}
        </Button>
      ) : null}
    </>
  );
}

function Loading() {
  return (
    <div aria-busy className={grid}>
      {['one', 'two', 'three'].map((key) => (
        <Skeleton key={key} className="h-52 w-full rounded-card" />
      ))}
    </div>
  );
}
