import { useEffect, useState } from 'react';
import type { Attempt } from '../../domains/quizzes/taking/attempt.ts';
import { setAttempt } from '../../domains/quizzes/taking/attempt-store.ts';
import { sendNow } from '../../domains/quizzes/taking/sender.ts';
import { storedTaking } from '../../domains/quizzes/taking/stored.ts';
import { useQueueState } from '../../domains/quizzes/taking/submission-queue.ts';
import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { useOnline } from '../../lib/online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ResultModal } from './result/result-modal.tsx';
import { ResultSummary } from './result/result-summary.tsx';

const texts = quizPageTexts.saving;
const MODAL_AFTER_MS = 4000;
const RELOAD_AFTER_MS = 1500;

interface QuizOutcomeProps {
  quizId: string;
  quiz: TakerQuiz;
  attempt: Attempt;
  /** Null where it was handed in before this page was loaded. */
  handedInAt: number | null;
}

/** What became of an attempt that was handed in: being saved, not saved yet, refused, or its result. */
export function QuizOutcome({ quizId, quiz, attempt, handedInAt }: QuizOutcomeProps) {
  const { isSending, hasFailed, isFull } = useQueueState();
  // Without a network nothing failed: the answers lie where they should until it is back.
  const isOnline = useOnline();
  const [isModalOpen, setModalOpen] = useState(false);
  const [isRestarting, setRestarting] = useState(false);
  const { result } = attempt;
  const isSaved = result !== undefined;

  useEffect(() => {
    if (!isSaved || handedInAt === null) return;
    const timer = window.setTimeout(() => setModalOpen(true), Math.max(0, handedInAt + MODAL_AFTER_MS - Date.now()));
    return () => window.clearTimeout(timer);
  }, [isSaved, handedInAt]);

  const tryAgain = () => {
    setModalOpen(false);
    setRestarting(true);
    window.setTimeout(() => {
      setAttempt(quizId, null);
      storedTaking.quizCache(quizId).remove();
      window.location.reload();
    }, RELOAD_AFTER_MS);
  };

  if (result) {
    const common = {
      quizId,
      attemptToken: attempt.token,
      quiz,
      result,
      student: attempt.student,
      isRestarting,
      onTryAgain: tryAgain,
    };
    return (
      <>
        <ResultSummary {...common} />
        {isModalOpen ? <ResultModal {...common} onClose={() => setModalOpen(false)} /> : null}
      </>
    );
  }
  if (attempt.state === 'refused') {
    return (
      <Banner tone="error" title={texts.failed} className="mb-5">
        <p>{attempt.refusal}</p>
        <p>{texts.refused}</p>
      </Banner>
    );
  }
  if (!hasFailed) return <Spinner className="mb-5">{texts.inProgress}</Spinner>;
  if (isFull && isOnline) {
    return (
      <Banner tone="warning" className="mb-5">
        {texts.full}
      </Banner>
    );
  }
  return (
    <Banner
      tone={isOnline ? 'error' : 'warning'}
      title={isOnline ? texts.failed : texts.waiting}
      className="mb-5"
      action={
        <Button full busy={isSending} busyLabel={texts.retrying} onClick={sendNow}>
          {texts.retry}
        </Button>
      }
    >
      {texts.kept}
    </Banner>
  );
}
