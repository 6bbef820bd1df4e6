import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { QuizFacts } from './quiz-facts.tsx';

const texts = quizPageTexts.facts;

/** Before a timed quiz, for whoever is known already: the clock starts when they say so. */
export function StartCard({ quiz, isBusy, onBegin }: { quiz: TakerQuiz; isBusy: boolean; onBegin: () => void }) {
  return (
    <Card className="mx-auto flex max-w-lg flex-col gap-4">
      <div>
        <h1 className="text-xl">{quiz.title}</h1>
        <QuizFacts quiz={quiz} />
      </div>
      {quiz.timeLimitMinutes === null ? null : <p className="text-ink-soft">{texts.timed(quiz.timeLimitMinutes)}</p>}
      <Button variant="accent" size="lg" full busy={isBusy} busyLabel={quizPageTexts.form.beginning} onClick={onBegin}>
        {quizPageTexts.form.begin}
      </Button>
    </Card>
  );
}
