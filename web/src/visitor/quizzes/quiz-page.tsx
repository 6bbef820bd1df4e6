import { useEffect, useState } from 'react';
import { reportQuiz } from '../../domains/quizzes/taking/api.ts';
import { keepSending } from '../../domains/quizzes/taking/sender.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { commonTexts } from '../../texts/en/common.ts';
import { ReportModal } from '../report-modal.tsx';
import { VisitorFrame } from '../visitor-frame.tsx';
import { ErrorLoadingQuiz, InvalidQuizId, QuizNotAvailable } from './quiz-states.tsx';
import { TakeQuiz } from './take-quiz.tsx';
import { useQuiz } from './use-quiz.ts';

export function QuizPage({ quizId }: { quizId: string }) {
  useEffect(keepSending, []);
  const { load, isFull, fetchAnew, renew } = useQuiz(quizId);
  const [isReporting, setReporting] = useState(false);
  const title = 'quiz' in load ? load.quiz?.title : undefined;
  useEffect(() => {
    if (title) document.title = `${title} · ${commonTexts.product}`;
  }, [title]);

  const report =
    load.state === 'ready' ? (
      <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => setReporting(true)}>
        {quizPageTexts.report}
      </button>
    ) : null;
  return (
    <>
      {load.state === 'ready' || load.state === 'loading' ? (
        <TakeQuiz
          quizId={quizId}
          quiz={load.state === 'ready' ? load.quiz : null}
          isFull={isFull}
          renew={renew}
          footer={report}
        />
      ) : (
        <VisitorFrame>
          {load.state === 'invalidId' ? <InvalidQuizId /> : null}
          {load.state === 'notAvailable' ? (
            <QuizNotAvailable quizId={quizId} quiz={load.quiz} onRefresh={fetchAnew} />
          ) : null}
          {load.state === 'error' ? <ErrorLoadingQuiz text={load.text} onRetry={fetchAnew} /> : null}
        </VisitorFrame>
      )}
      {isReporting ? (
        <ReportModal
          heading={quizPageTexts.reporting.heading}
          text={quizPageTexts.reporting.text}
          onReport={(given) => reportQuiz(quizId, given)}
          onClose={() => setReporting(false)}
        />
      ) : null}
    </>
  );
}
