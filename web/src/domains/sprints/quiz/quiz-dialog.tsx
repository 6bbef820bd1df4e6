import { useCallback } from 'react';
import { NoQuizzesArt } from '../../../ui/art/empty-art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { toast } from '../../../ui/toast.ts';
import { QuizCard } from './quiz-card.tsx';
import { QuizHead } from './quiz-head.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import { isCard } from './quiz-run.ts';
import { QuizResult } from './result/quiz-result.tsx';
import { sprintQuizTexts } from './texts.ts';
import { leaveQuiz, type QuizPlace, type QuizState, useSprintQuiz } from './use-sprint-quiz.ts';

const texts = sprintQuizTexts;

interface QuizDialogProps {
  place: QuizPlace;
  onClose: () => void;
  /** Goes back to the choice of a day. */
  onAnother: () => void;
  /** The page of the day after this one, where there is one. */
  nextDay?: string | null;
}

/** The quiz of a day, over the page of its sprint. Closed in the middle, it goes on where it was. */
export function QuizDialog({ place, onClose, onAnother, nextDay = null }: QuizDialogProps) {
  const { state, keep, finish, practise, callBad, retry } = useSprintQuiz(place);
  const run = state.kind === 'running' ? state.run : null;
  const question = run?.assessment.questions[run.index];
  const leave = (go: () => void) => () => {
    leaveQuiz();
    go();
  };
  const onTimeUp = useCallback(() => {
    if (!run) return;
    toast.info(texts.timeUp);
    void finish(run);
  }, [run, finish]);

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && leave(onClose)()}
      title={titleOf(state)}
      closeLabel={texts.close}
      size="lg"
    >
      {state.kind === 'loading' ? <Spinner>{texts.loading}</Spinner> : null}
      {state.kind === 'none' ? <NoQuiz {...state} onClose={onClose} onRetry={() => void retry()} /> : null}
      {run ? (
        <>
          <QuizHead run={run} onTimeUp={onTimeUp} />
          {question && isCard(question) ? (
            <QuizCard
              key={question.id}
              run={run}
              question={question}
              onChange={keep}
              onFinish={(done) => void finish(done)}
            />
          ) : question ? (
            <QuizQuestion
              key={question.id}
              run={run}
              question={question}
              onChange={keep}
              onBad={callBad}
              onFinish={(done) => void finish(done)}
            />
          ) : null}
        </>
      ) : null}
      {state.kind === 'finished' ? (
        <QuizResult
          {...state}
          nextDay={nextDay}
          onPractise={() => practise(state.run)}
          onAnother={leave(onAnother)}
          onClose={leave(onClose)}
        />
      ) : null}
    </Dialog>
  );
}

function titleOf(state: QuizState): string {
  if (state.kind === 'none') return texts.none.title;
  if (state.kind === 'loading') return texts.loading;
  const { isPractice, assessment } = state.run;
  const { topic } = assessment;
  if (isPractice) return state.kind === 'finished' ? texts.result.practiceTitle : texts.practiceTitle(topic);
  if (state.kind === 'finished') return texts.result.title;
  return texts.title(topic);
}

interface NoQuizProps {
  reason: string;
  canRetry: boolean;
  onClose: () => void;
  onRetry: () => void;
}

function NoQuiz({ reason, canRetry, onClose, onRetry }: NoQuizProps) {
  return (
    <EmptyState
      art={<NoQuizzesArt />}
      title={reason}
      action={
        <>
          {canRetry ? <Button onClick={onRetry}>{texts.none.retry}</Button> : null}
          <Button variant="secondary" onClick={onClose}>
            {texts.none.close}
          </Button>
        </>
      }
    />
  );
}
