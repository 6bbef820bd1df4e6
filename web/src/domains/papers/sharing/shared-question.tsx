import type { SharedQuestion } from '@akada/contract/client';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { KeyMark } from '../keys/key-mark.tsx';
import { sharedPapersTexts } from './texts.ts';

const texts = sharedPapersTexts.page;

/** One question of a shared paper: its key comes on tap, with where that is from. */
export function SharedQuestionItem({ question }: { question: SharedQuestion }) {
  const { number, text, options, marks, key_status: status } = question;
  const [isShown, setShown] = useState(false);
  const id = useId();
  const words = options.length > 0 ? [texts.showKey, texts.hideKey] : [texts.showAnswer, texts.hideAnswer];
  return (
    <li className="border-line border-t py-5">
      <p className="flex justify-between gap-4 text-ink-soft text-sm">
        <span>{number ? texts.number(number) : texts.noNumber}</span>
        {marks === null ? null : <span className="shrink-0">{texts.marks(marks)}</span>}
      </p>
      <p className="wrap-anywhere mt-1 whitespace-pre-wrap font-semibold">{text}</p>
      {options.length > 0 ? (
        <ol className="mt-2 flex flex-col gap-1.5">
          {options.map((option) => (
            <li key={option.id} className="flex gap-2.5">
              <span className="min-w-6 shrink-0 font-semibold">{option.label}.</span>
              <span className="wrap-anywhere min-w-0 whitespace-pre-wrap">{option.text}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {status === 'none' && !question.explanation ? (
        <p className="mt-3 flex items-center gap-2 text-ink-soft text-sm">
          <KeyMark status="none" />
          {texts.from.none}
        </p>
      ) : (
        <>
          <Button
            variant="secondary"
            className="mt-3"
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words[1] : words[0]}
            <span className="sr-only">{texts.ofQuestion(number)}</span>
          </Button>
          <div id={id} hidden={!isShown} className="mt-3">
            {isShown ? <Key question={question} /> : null}
          </div>
        </>
      )}
    </li>
  );
}

function Key({ question: { options, key, answer, key_status: status, explanation } }: { question: SharedQuestion }) {
  const right = options.find(({ id }) => id === key);
  return (
    <div className="flex items-start gap-3 rounded-control bg-sunken px-4 py-3">
      <KeyMark status={status} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        {right ? <b className="wrap-anywhere block">{texts.key(right.label, right.text)}</b> : null}
        {answer ? <span className="wrap-anywhere block whitespace-pre-wrap font-semibold">{answer}</span> : null}
        <span className="block text-ink-soft text-sm">{texts.from[status]}</span>
        {explanation ? (
          <>
            <p className="wrap-anywhere mt-2 whitespace-pre-wrap">{explanation.text}</p>
            <p className="text-ink-soft text-sm">{texts.by[explanation.by]}</p>
          </>
        ) : null}
      </div>
    </div>
  );
}
