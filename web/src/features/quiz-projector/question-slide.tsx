import type { HallResults } from '@akada/contract/client';
import { Check } from 'lucide-react';
import { projectorTexts } from '../../texts/en/projector.ts';
import { cx } from '../../ui/cx.ts';
import { HallNotice } from './hall-notice.tsx';

const texts = projectorTexts.question;

type Question = HallResults['questions'][number];

/** A longer question in the size of the rest, so that its options stay on the screen. */
const LONG = 110;

/** What the hall chose. The right one is told by a tick, a fill and a word; nothing is red: this is for talking about it. */
export function QuestionSlide({ question, number }: { question: Question | undefined; number: number }) {
  if (!question) return <HallNotice title={texts.gone} />;
  const isLong = question.question.length > LONG;
  return (
    <div className="flex flex-col gap-[3.5vmin]">
      <h2 className={isLong ? 'text-hall' : 'text-hall-lg'}>{texts.heading(number, question.question)}</h2>
      <ol className="flex flex-col gap-[2.5vmin]">
        {question.options.map((option) => (
          <Option key={option.label} option={option} answered={question.answered} />
        ))}
      </ol>
      {question.answered === 0 ? <p className="text-hall text-ink-soft">{texts.notAnswered}</p> : null}
      {question.unanswered > 0 ? <p className="text-hall text-ink-soft">{texts.leftOut(question.unanswered)}</p> : null}
    </div>
  );
}

function Option({ option, answered }: { option: Question['options'][number]; answered: number }) {
  const { label, text, count, is_correct } = option;
  const percent = answered === 0 ? 0 : Math.round((100 * count) / answered);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[1.6vw] gap-y-1 text-hall sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        className={cx(
          'grid size-[1.7em] place-items-center rounded-pill border-3 font-bold',
          is_correct ? 'border-primary bg-primary text-on-primary' : 'border-line-strong',
        )}
      >
        {is_correct ? (
          <>
            <Check aria-hidden strokeWidth={3} className="size-[1em]" />
            <span className="sr-only">{label}</span>
          </>
        ) : (
          label
        )}
      </span>
      <div className="flex min-w-0 flex-col gap-[0.8vmin]">
        <p className={cx('wrap-anywhere', is_correct && 'font-bold')}>
          {text}
          {is_correct ? <span className="text-link">{` · ${texts.right}`}</span> : null}
        </p>
        <div aria-hidden className="h-[2.4vmin] min-h-3 overflow-hidden rounded-pill bg-sunken ring-1 ring-line">
          <div
            className={cx('h-full', is_correct ? 'bg-primary' : 'bg-line-strong')}
            style={{ width: `${percent}%` }}
          />
        </div>
      </div>
      <p className="whitespace-nowrap text-right tabular-nums max-sm:col-start-2 max-sm:text-left">
        <b className="inline-block font-heading text-hall-lg sm:min-w-[2.8em]">{texts.percent(percent)}</b>{' '}
        <span className="inline-block text-ink-soft sm:min-w-[5.5em]">{texts.ofYou(count)}</span>
      </p>
    </li>
  );
}
