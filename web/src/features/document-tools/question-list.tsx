import type { QuizQuestion } from '@akada/contract/client';
import { documentsTexts } from '../../texts/en/documents.ts';
import { MarkedOptions } from '../../ui/marked-options.tsx';

/** The questions as their owner sees them: the right option marked, the reason below. */
export function QuestionList({ questions }: { questions: QuizQuestion[] }) {
  return (
    <ol className="flex flex-col gap-5">
      {questions.map(({ id, question, options, correct_answer, explanation, mistakes }, index) => (
        <li key={id}>
          <p className="font-semibold">
            {index + 1}. {question}
          </p>
          <div className="mt-2">
            <MarkedOptions
              options={options}
              correct={correct_answer}
              rightLabel={documentsTexts.quiz.right}
              mistakes={mistakes}
            />
          </div>
          {explanation ? <p className="mt-1.5 px-3 text-ink-soft text-sm">{explanation}</p> : null}
        </li>
      ))}
    </ol>
  );
}
