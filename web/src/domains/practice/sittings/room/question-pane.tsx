import { Check, Flag } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SittingQuestion } from '../../../../lib/sittings/sitting.ts';
import { plainQuestion } from '../../../../ui/asked-question.tsx';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { letterOf } from '../../../../ui/option-keys.ts';
import { RichText } from '../../../../ui/prose.tsx';
import { QuestionPicture } from '../../../../ui/question-picture.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { LazyTypedAnswer } from '../../../../ui/typed-answer/lazy-typed-answer.tsx';
import { sittingTexts } from '../texts.ts';

const texts = sittingTexts.room;

interface QuestionPaneProps {
  question: SittingQuestion;
  number: number;
  all: number;
  chosen: string | null;
  written: string;
  isFlagged: boolean;
  onChoose: (option: string) => void;
  onWrite: (text: string) => void;
  onFlag: (isOn: boolean) => void;
  onNext: () => void;
}

/** One question on the screen, and nothing of its answer. */
export function QuestionPane({ question, number, all, isFlagged, onFlag, onNext, ...rest }: QuestionPaneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at its top
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    document.documentElement.scrollTop = 0;
  }, [question.id]);
  const text = question.html ? <RichText html={question.html} /> : plainQuestion(question.text);
  return (
    <div>
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          {texts.position(number, all)}
          {question.marks ? (
            <span className="ml-2 font-body font-normal text-ink-soft text-sm">{texts.marks(question.marks)}</span>
          ) : null}
        </h2>
        <Button variant="secondary" aria-pressed={isFlagged} className="px-3.5" onClick={() => onFlag(!isFlagged)}>
          <Flag aria-hidden className={cx(isFlagged && 'fill-(--art-amber)')} />
          {isFlagged ? texts.flagged : texts.flag}
        </Button>
      </div>
      <div id="asked" className="mt-2 mb-4 max-w-(--measure) text-lg leading-normal">
        {text}
        {question.picture ? <QuestionPicture key={question.id} picture={question.picture} className="mt-3" /> : null}
      </div>
      {question.options.length > 0 ? (
        <Options question={question} {...rest} />
      ) : question.typed ? (
        <div className="max-w-(--measure)">
          <LazyTypedAnswer
            key={question.id}
            wish={question.typed}
            value={rest.written}
            enterLabel={texts.next}
            onChange={rest.onWrite}
            onEnter={onNext}
          />
        </div>
      ) : (
        <Written key={question.id} {...rest} />
      )}
    </div>
  );
}

type AnswerProps = Pick<QuestionPaneProps, 'chosen' | 'written' | 'onChoose' | 'onWrite'>;

function Options({ question, chosen, onChoose }: AnswerProps & { question: SittingQuestion }) {
  return (
    <div role="radiogroup" aria-label={texts.answers} aria-describedby="asked" className="grid max-w-(--measure) gap-2">
      {question.options.map(({ id, text, html }, index) => {
        const isChosen = id === chosen;
        return (
          <label
            key={id}
            className={cx(
              'flex min-h-14 cursor-pointer items-center gap-3 rounded-control border px-3.5 py-2',
              'has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2',
              isChosen
                ? 'border-primary bg-primary-soft font-bold text-on-primary-soft shadow-[inset_0_0_0_1px_var(--primary)]'
                : 'border-line-strong bg-surface hover:bg-sunken',
            )}
          >
            <span className="relative grid size-7 shrink-0 place-items-center">
              <input
                type="radio"
                name={question.id}
                checked={isChosen}
                onChange={() => onChoose(id)}
                className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-pill border-2 border-line-strong outline-none checked:border-primary checked:bg-primary"
              />
              <span aria-hidden className="pointer-events-none relative font-bold text-sm peer-checked:text-on-primary">
                {letterOf(index)}
              </span>
            </span>
            <span className="min-w-0 flex-1">{html ? <RichText html={html} /> : text}</span>
            {isChosen ? <Check aria-hidden className="size-5 shrink-0" /> : null}
          </label>
        );
      })}
    </div>
  );
}

const PAUSE_MS = 500;

/** Written in one's own words: kept at each pause, and when one leaves it. */
function Written({ written, onWrite }: AnswerProps) {
  const [text, setText] = useState(written);
  const latest = useRef({ text, kept: written, onWrite });
  latest.current = { ...latest.current, text, onWrite };
  useEffect(() => {
    const keep = () => {
      const { text: now, kept, onWrite: write } = latest.current;
      if (now === kept) return;
      latest.current.kept = now;
      write(now);
    };
    const timer = setInterval(keep, PAUSE_MS);
    return () => {
      clearInterval(timer);
      keep();
    };
  }, []);
  return (
    <TextArea
      label={texts.write}
      hint={texts.writeHint}
      rows={8}
      maxLength={8000}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
