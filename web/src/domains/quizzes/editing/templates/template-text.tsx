import { Check } from 'lucide-react';
import { cx } from '../../../../ui/cx.ts';
import { RichText } from '../../../../ui/prose.tsx';
import type { DrawnQuestion } from './drawn-question.ts';
import { quizTemplatesTexts as texts } from './texts.ts';

/** A question with the numbers of one draw: what it says, its options, and what is right. */
export function TemplateText({ drawn: { question, options, answer } }: { drawn: DrawnQuestion }) {
  return (
    <>
      <span className="block font-semibold">
        <RichText html={question} />
      </span>
      {options.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1">
          {options.map((option) => {
            const isRight = option === answer;
            return (
              <li
                key={option}
                className={cx(
                  'flex items-start gap-2 rounded-control px-3 py-1.5',
                  isRight && 'bg-success-soft font-medium text-on-success-soft',
                )}
              >
                <span className="min-w-0 flex-1">
                  <RichText html={option} />
                </span>
                {isRight ? <RightMark /> : null}
              </li>
            );
          })}
        </ul>
      ) : (
        <span className="mt-2 block">
          <strong className="text-sm">{texts.answer}:</strong> <RichText html={answer} />
        </span>
      )}
    </>
  );
}

const RightMark = () => (
  <>
    <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
    <span className="sr-only">({texts.answer})</span>
  </>
);
