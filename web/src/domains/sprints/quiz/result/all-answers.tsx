import { Check, X } from 'lucide-react';
import { optionText, questionText, Reason, Verdict } from '../../../../ui/asked-question.tsx';
import { ChoiceQuestion } from '../../../../ui/choice-question.tsx';
import { isCard, isRightIn, type Question, type QuizRun } from '../quiz-run.ts';
import { sprintQuizTexts } from '../texts.ts';
import { TypedOutcome } from './typed-outcome.tsx';

const texts = sprintQuizTexts;

/** Each question as it was answered, with its reasons; opened by who wants to see them all. */
export function AllAnswers({ run, label }: { run: QuizRun; label: string }) {
  return (
    <details className="rounded-control border border-line-strong">
      <summary className="flex min-h-11 items-center justify-center px-4 font-semibold">{label}</summary>
      <ol className="divide-y divide-line border-line border-t">
        {run.assessment.questions.map((question, index) => {
          const selected = run.answers[question.id] ?? null;
          const isRight = isRightIn(run, question);
          const Mark = isRight ? Check : X;
          return (
            <li key={question.id} className="flex flex-col gap-1 px-4 py-4">
              <p className="flex items-center gap-1.5 text-ink-soft text-sm">
                <Mark aria-hidden className="size-5 shrink-0" />
                {(isCard(question) ? texts.card : texts).number(index + 1, isRight)}
              </p>
              {isCard(question) ? (
                <TurnedCard question={question} />
              ) : question.typed ? (
                <TypedOutcome run={run} question={question} />
              ) : (
                <ChoiceQuestion
                  question={questionText(question)}
                  options={question.options}
                  optionsHtml={question.html?.options}
                  selected={selected}
                  onSelect={() => {}}
                  correct={question.correct_answer}
                  rightLabel={texts.right}
                  yourLabel={texts.yours}
                >
                  <Verdict>
                    <Reason question={question} selected={selected} texts={texts} />
                  </Verdict>
                </ChoiceQuestion>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** Both sides of a card. */
function TurnedCard({ question }: { question: Question }) {
  return (
    <>
      <div className="font-semibold text-lg leading-snug">{questionText(question)}</div>
      <div className="whitespace-pre-line">{optionText(question, question.correct_answer)}</div>
    </>
  );
}
