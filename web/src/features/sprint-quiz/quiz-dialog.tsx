import { useCallback } from 'react';
import { useOnline } from '../../lib/online.ts';
import { sprintQuizTexts } from '../../texts/en/sprint-quiz.ts';
import { NoQuizzesArt } from '../../ui/art/empty-art.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Ring } from '../../ui/ring.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast.ts';
import { ExamPaper } from './exam-paper.tsx';
import { ExamReview } from './exam-review.tsx';
import { QuizHead } from './quiz-head.tsx';
import { QuizQuestion } from './quiz-question.tsx';
import type { QuizRun } from './quiz-run.ts';
import { type QuizPlace, type QuizState, useSprintQuiz } from './use-sprint-quiz.ts';

const texts = sprintQuizTexts;

interface QuizDialogProps {
  place: QuizPlace;
  onClose: () => void;
  /** Goes back to the choice of a day. */
  onAnother: () => void;
}

/** The quiz of a day, over the page of its sprint. Closed in the middle, it goes on where it was. */
export function QuizDialog({ place, onClose, onAnother }: QuizDialogProps) {
  const { state, keep, finish, callBad, retry } = useSprintQuiz(place);
  const run = state.kind === 'running' ? state.run : null;
  const onTimeUp = useCallback(() => {
    if (!run) return;
    toast.info(texts.timeUp);
    void finish(run);
  }, [run, finish]);

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titleOf(state)}
      closeLabel={texts.close}
      size="lg"
    >
      {state.kind === 'loading' ? <Spinner>{texts.loading}</Spinner> : null}
      {state.kind === 'none' ? <NoQuiz {...state} onClose={onClose} onRetry={() => void retry()} /> : null}
      {run ? (
        <>
          <QuizHead run={run} onTimeUp={onTimeUp} />
          {run.assessment.kind === 'exam' ? (
            <ExamPaper run={run} onChange={keep} onHandIn={(done) => void finish(done)} />
          ) : (
            <QuizQuestion run={run} onChange={keep} onBad={callBad} onFinish={(done) => void finish(done)} />
          )}
        </>
      ) : null}
      {state.kind === 'finished' ? <Finished {...state} onClose={onClose} onAnother={onAnother} /> : null}
    </Dialog>
  );
}

function titleOf(state: QuizState): string {
  if (state.kind === 'none') return texts.none.title;
  if (state.kind === 'loading') return texts.loading;
  const { kind, topic } = state.run.assessment;
  if (state.kind === 'finished') return kind === 'exam' ? texts.exam.handedIn : texts.result.title;
  return kind === 'exam' ? topic : texts.title(topic);
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

interface FinishedProps {
  run: QuizRun;
  score: number;
  right: number;
  all: number;
  isWaiting: boolean;
  onClose: () => void;
  onAnother: () => void;
}

function Finished({ run, score, right, all, isWaiting, onClose, onAnother }: FinishedProps) {
  const isOnline = useOnline();
  const isExam = run.assessment.kind === 'exam';
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-4 text-center">
        <Ring value={score} size={140} label={texts.result.score(score)}>
          {texts.score(score)}
        </Ring>
        <p className="text-lg">{isExam ? texts.exam.of(right, all) : texts.result.of(right, all)}</p>
        {isWaiting ? <Banner tone="warning">{isOnline ? texts.result.waiting : texts.result.offline}</Banner> : null}
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="secondary" onClick={onAnother}>
            {texts.result.again}
          </Button>
          <Button onClick={onClose}>{texts.result.done}</Button>
        </div>
      </div>
      {isExam ? <ExamReview run={run} /> : null}
    </div>
  );
}
