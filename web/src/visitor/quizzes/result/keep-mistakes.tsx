import { useState } from 'react';
import { keepMissed } from '../../../domains/quizzes/taking/api.ts';
import { keptMistakesPath } from '../../../domains/quizzes/taking/kept-mistakes.ts';
import { quizPageTexts } from '../../../domains/quizzes/taking/texts.ts';
import { storedReturn } from '../../../lib/storage/return-target.ts';
import { storedSession } from '../../../lib/storage/session.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-style.ts';
import { describeFailure } from '../request-modal.tsx';
import type { ResultProps } from './result-props.ts';

const texts = quizPageTexts.keep;

/** Mistakes become cards: at once with an account, else with the one that is made for it. */
export function KeepMistakes({ quizId, attemptToken }: Pick<ResultProps, 'quizId' | 'attemptToken'>) {
  const [state, setState] = useState<'idle' | 'sending' | 'kept'>('idle');
  const [failure, setFailure] = useState<string | null>(null);
  if (storedSession.token.get() === null)
    return (
      <a
        href="/signup"
        onClick={() => storedReturn.redirectAfterAuth.set(keptMistakesPath(quizId))}
        className={buttonClass('accent', 'lg', true, 'mb-3')}
      >
        {texts.offer}
      </a>
    );
  const keep = async () => {
    setFailure(null);
    setState('sending');
    try {
      await keepMissed(attemptToken);
      setState('kept');
    } catch (error) {
      setFailure(describeFailure(error));
      setState('idle');
    }
  };
  return (
    <div className="mb-3">
      {state === 'kept' ? (
        <a href="/reviews" className={buttonClass('accent', 'lg', true)}>
          {texts.review}
        </a>
      ) : (
        <Button variant="accent" size="lg" full busy={state === 'sending'} onClick={() => void keep()}>
          {texts.offer}
        </Button>
      )}
      <p role="status" className="mt-2 text-sm empty:hidden">
        {failure ?? (state === 'kept' ? texts.kept : '')}
      </p>
    </div>
  );
}
