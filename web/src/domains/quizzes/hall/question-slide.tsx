import type { HallResults } from '@akada/contract/client';
import { Check } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { HallNotice } from './hall-notice.tsx';
import type { Stage } from './stages.ts';
import { projectorTexts } from './texts.ts';

const texts = projectorTexts.question;

type Question = HallResults['questions'][number];

/** A longer question in the size of the rest, so that its options stay on the screen. */
const LONG = 110;

interface QuestionSlideProps {
  question: Question | undefined;
  number: number;
  stage: Stage;
}

/**
 * The question, then what the hall chose, then the right answer, told by a tick, a fill and a word; nothing is red: this
 * is for talking about it.
 */
export function QuestionSlide({ question, number, stage }: QuestionSlideProps) {
  if (!question) return <HallNotice title={texts.gone} />;
  const isLong = question.question.length > LONG;
  return (
    <div className="flex flex-col gap-[3.5vmin]">
      <h2 className={isLong ? 'text-hall' : 'text-hall-lg'}>{texts.heading(number, question.question)}</h2>
      <ol className="flex flex-col gap-[2.5vmin]">
        {question.options.map((option) => (
          <Option key={option.label} option={option} answered={question.answered} stage={stage} />
        ))}
      </ol>
      {stage !== 'question' && question.answered === 0 ? (
        <p className="text-hall text-ink-soft">{texts.notAnswered}</p>
      ) : null}
      {stage !== 'question' && question.unanswered > 0 ? (
        <p className="text-hall text-ink-soft">{texts.leftOut(question.unanswered)}</p>
      ) : null}
    </div>
  );
}

interface OptionProps {
  option: Question['options'][number];
  answered: number;
  stage: Stage;
}

function Option({ option: { label, text, count, is_correct }, answered, stage }: OptionProps) {
  const showsRight = is_correct && stage === 'answer';
  const showsChosen = stage !== 'question';
  const percent = answered === 0 ? 0 : Math.round((100 * count) / answered);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-[1.6vw] gap-y-1 text-hall sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <span
        className={cx(
          'grid size-[1.7em] place-items-center rounded-pill border-3 font-bold',
          showsRight ? 'border-primary bg-primary text-on-primary' : 'border-line-strong',
        )}
      >
        {showsRight ? (
          <>
            <Check aria-hidden strokeWidth={3} className="size-[1em]" />
            <span className="sr-only">{label}</span>
          </>
        ) : (
          label
        )}
      </span>
      <div className="flex min-w-0 flex-col gap-[0.8vmin]">
        <p className={cx('wrap-anywhere', showsRight && 'font-bold')}>
          {text}
          {showsRight ? <span className="text-link">{` · ${texts.right}`}</span> : null}
        </p>
        <div
          aria-hidden
          className={cx(
            'h-[2.4vmin] min-h-3 overflow-hidden rounded-pill',
            showsChosen && 'bg-sunken ring-1 ring-line',
          )}
        >
          <div
            className={cx('h-full', showsRight ? 'bg-primary' : 'bg-line-strong')}
            style={{ width: showsChosen ? `${percent}%` : 0 }}
          />
        </div>
      </div>
      <p
        aria-hidden={!showsChosen}
        className={cx(
          'whitespace-nowrap text-right tabular-nums max-sm:col-start-2 max-sm:text-left',
          !showsChosen && 'invisible',
        )}
      >
        <b className="inline-block font-heading text-hall-lg sm:min-w-[2.8em]">{texts.percent(percent)}</b>{' '}
        <span className="inline-block text-ink-soft sm:min-w-[5.5em]">{texts.ofYou(count)}</span>
      </p>
    </li>
  );
}
