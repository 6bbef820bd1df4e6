import type { QuizQuestion } from '@akada/contract/client';
import { MarkedOptions } from '../../../ui/marked-options.tsx';
import { richOr } from '../../../ui/prose.tsx';
import { TypedKeyLine } from '../../../ui/typed-answer/typed-key-line.tsx';
import { documentsTexts } from '../texts.ts';

interface QuestionListProps {
  questions: QuizQuestion[];
  showsAnswers: boolean;
}

/** The questions of one's own quiz; with the answers, the right option is marked and the reason stands below. */
export function QuestionList({ questions, showsAnswers }: QuestionListProps) {
  return (
    <ol className="flex flex-col gap-5">
      {questions.map(({ id, question, options, correct_answer, typed, explanation, mistakes, html }, index) => (
        <li key={id}>
          <p className="font-semibold">
            {index + 1}. {richOr(question, html?.question)}
          </p>
          <div className="mt-2">
            {typed && showsAnswers ? <TypedKeyLine typed={typed} label={documentsTexts.quiz.right} /> : null}
            <MarkedOptions
              options={options}
              html={html}
              correct={showsAnswers ? correct_answer : null}
              rightLabel={documentsTexts.quiz.right}
              mistakes={showsAnswers ? mistakes : undefined}
            />
          </div>
          {showsAnswers && explanation ? (
            <p className="mt-1.5 px-3 text-ink-soft text-sm">{richOr(explanation, html?.explanation)}</p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
