import { questionText } from '../../../../ui/asked-question.tsx';
import { RichText } from '../../../../ui/prose.tsx';
import { said } from '../../../../ui/typed-answer/typed-verdict.tsx';
import { isRightIn, type Question, type QuizRun } from '../quiz-run.ts';
import { sprintQuizTexts } from '../texts.ts';

const texts = sprintQuizTexts;

/** A question whose answer was typed: what was typed, what is right, and why. */
export function TypedOutcome({ run, question }: { run: QuizRun; question: Question }) {
  const { id, typed, html } = question;
  const verdict = run.verdicts?.[id];
  const reasons = html?.why ?? [];
  const isRight = isRightIn(run, question);
  return (
    <>
      <div className="font-semibold text-lg leading-snug">{questionText(question)}</div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 break-words">
        <dt className="text-ink-soft text-sm">{texts.yours}</dt>
        <dd>{run.answers[id] ?? texts.result.nothing}</dd>
        {isRight ? null : (
          <>
            <dt className="text-ink-soft text-sm">{texts.right}</dt>
            <dd className="font-semibold text-success">{typed?.key}</dd>
          </>
        )}
      </dl>
      <div className="flex flex-col gap-2 text-sm">
        {verdict ? <p>{said(verdict, reasons)}</p> : null}
        {!isRight && reasons[0] ? <RichText html={reasons[0]} /> : null}
      </div>
    </>
  );
}
