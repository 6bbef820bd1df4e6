import { useState } from 'react';
import { isPassed, messageBand, performanceLevel } from '../../../domains/quizzes/taking/score-bands.ts';
import { quizPageTexts } from '../../../domains/quizzes/taking/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Ring } from '../../../ui/ring.tsx';
import { Modal } from '../../modal.tsx';
import { storedVisitor } from '../../stored.ts';
import { ResultActions } from './result-actions.tsx';
import type { ResultProps } from './result-props.ts';

const texts = quizPageTexts.modal;

/** Each result brings the next of the eight. */
function takeQuote(): string {
  const quotes = Object.values(texts.quotes);
  const seen = storedVisitor.quizResultsSeen.get();
  storedVisitor.quizResultsSeen.set(seen + 1);
  return quotes[seen % quotes.length] ?? '';
}

/** The feedback that opens after a while, when the score has been looked at. */
export function ResultModal({ onClose, ...props }: ResultProps & { onClose: () => void }) {
  const { score, correctAnswers, totalQuestions } = props.result;
  const messages = props.quiz.isOneAttempt ? texts.messagesOnce : texts.messages;
  const [quote] = useState(takeQuote);
  const { result } = quizPageTexts;
  return (
    <Modal title={isPassed(score) ? texts.passed : texts.complete} closeLabel={quizPageTexts.close} onClose={onClose}>
      <div className="flex items-center gap-5">
        <Ring value={score} size={92} label={result.score(score)}>
          {result.score(score)}
        </Ring>
        <div>
          <p className="font-semibold text-lg">{result.levels[performanceLevel(score)]}</p>
          <p className="text-ink-soft">{result.count(correctAnswers, totalQuestions)}</p>
        </div>
      </div>
      <p className="mt-4">{messages[messageBand(score)]}</p>
      <p className="mt-3 border-accent border-l-4 pl-4 text-ink-soft italic">{quote}</p>
      <ResultActions {...props} className="mt-5" />
      <Button variant="ghost" full className="mt-1" onClick={onClose}>
        {texts.seeAnswers}
      </Button>
    </Modal>
  );
}
