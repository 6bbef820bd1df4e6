import type { OpenQuestion } from '@akada/contract/client';
import { openQuestionTexts as texts } from '../../../../texts/en/open-questions.ts';
import { Card } from '../../../../ui/card.tsx';
import { ModelAnswer } from '../../../../ui/model-answer.tsx';
import { RichText } from '../../../../ui/prose.tsx';

/** Questions to answer on paper; the learner marks the answer against the model. Nothing of it is counted. */
export function OpenQuestions({ questions }: { questions: readonly OpenQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <Card as="section" aria-label={texts.title}>
      <h2 className="text-xl">{texts.title}</h2>
      <p className="mt-1 text-ink-soft text-sm">{texts.text}</p>
      <ol className="mt-4 flex flex-col gap-5">
        {questions.map((question, index) => (
          <li key={question.id} className="flex flex-col gap-2">
            <h3 className="text-ink-soft text-sm">
              {texts.number(index + 1)}
              {question.marks > 0 && ` · ${texts.marks(question.marks)}`}
            </h3>
            <RichText html={question.question} />
            <ModelAnswer question={question} />
          </li>
        ))}
      </ol>
    </Card>
  );
}
