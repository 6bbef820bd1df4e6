import type { TakerQuiz } from '../../domains/quizzes/taking/taker-quiz.ts';
import { quizPageTexts } from '../../domains/quizzes/taking/texts.ts';
import { formatMoment } from '../../lib/format.ts';

const texts = quizPageTexts.facts;

/** What one should know before beginning. */
export function QuizFacts({ quiz }: { quiz: TakerQuiz }) {
  const facts = [
    quiz.lecturerName && texts.by(quiz.lecturerName),
    quiz.questionCount > 0 && texts.questions(quiz.questionCount),
    quiz.timeLimitMinutes !== null && texts.limit(quiz.timeLimitMinutes),
    quiz.closesAt && texts.closes(formatMoment(quiz.closesAt)),
    quiz.isOneAttempt && texts.oneAttempt,
  ].filter((fact) => typeof fact === 'string');
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-ink-soft text-sm">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
