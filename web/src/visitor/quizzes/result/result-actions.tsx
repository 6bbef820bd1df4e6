import { useEffect, useState } from 'react';
import { requestStats } from '../../../domains/quizzes/taking/api.ts';
import { quizPageTexts } from '../../../domains/quizzes/taking/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { describeFailure } from '../request-modal.tsx';
import { KeepMistakes } from './keep-mistakes.tsx';
import type { ResultProps } from './result-props.ts';

const texts = quizPageTexts.result;
const CONFIRMED_FOR_MS = 5000;

/** What to keep, Try Again and the stats request, as the result and its modal both have them. */
export function ResultActions({
  quizId,
  quiz,
  attemptToken,
  result,
  student,
  isRestarting,
  onTryAgain,
  className,
}: ResultProps & { className?: string }) {
  const [request, setRequest] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (request !== 'sent') return;
    const timer = window.setTimeout(() => setRequest('idle'), CONFIRMED_FOR_MS);
    return () => window.clearTimeout(timer);
  }, [request]);

  const ask = async () => {
    setFailure(null);
    setRequest('sending');
    try {
      await requestStats(quizId, student);
      setRequest('sent');
    } catch (error) {
      setFailure(describeFailure(error));
      setRequest('idle');
    }
  };
  return (
    <div className={className}>
      {result.answers?.some(({ is_correct }) => !is_correct) ? (
        <div data-only="site">
          <KeepMistakes quizId={quizId} attemptToken={attemptToken} />
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {quiz.isOneAttempt ? null : (
          <Button
            variant="primary"
            className="min-w-fit flex-1 whitespace-nowrap"
            busy={isRestarting}
            busyLabel={texts.reloading}
            onClick={onTryAgain}
          >
            {texts.tryAgain}
          </Button>
        )}
        {/* The owner has them already. */}
        {quiz.isOwner ? null : (
          <Button
            data-only="site"
            variant="secondary"
            className={cx('min-w-fit flex-1 whitespace-nowrap', request === 'sent' && 'border-success')}
            title={texts.requestHint}
            disabled={request === 'sent'}
            busy={request === 'sending'}
            onClick={ask}
          >
            {request === 'sent' ? texts.requestSent : texts.requestStats}
          </Button>
        )}
      </div>
      <p role="status" className={cx('mt-2 text-sm', !failure && 'sr-only')}>
        {failure ?? (request === 'sent' ? texts.requestSent : '')}
      </p>
    </div>
  );
}
