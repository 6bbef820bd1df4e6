import type { HallResults } from '@akada/contract/client';
import { Check } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { RichText } from '../../../ui/prose.tsx';
import { QuestionPicture } from '../../../ui/question-picture.tsx';
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
      <h2 className={isLong ? 'text-hall' : 'text-hall-lg'}>
        {texts.heading(number, question.html ? '' : question.question)}
        {question.html ? <RichText html={question.html.question} /> : null}
      </h2>
      {question.picture ? (
        <QuestionPicture picture={question.picture} className="max-h-[38vh] w-auto self-start object-contain" />
      ) : null}
      <ol className="flex flex-col gap-[2.5vmin]">
        {question.typed
          ? typedRows(question.typed, stage).map((row) => (
              <Option key={row.label} option={row} answered={question.answered} stage={stage} />
            ))
          : question.options.map((option, at) => (
              <Option
                key={option.label}
                option={{ ...option, html: question.html?.options[at] }}
                answered={question.answered}
                stage={stage}
              />
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

interface Row {
  label: string;
  text: string;
  /** The same as the server rendered it, where it holds formulas. */
  html?: string | undefined;
  count: number;
  is_correct: boolean;
}

/** How many were right, and what that is once it is told; nobody's own words go to the wall. */
function typedRows({ key, right, wrong, unread }: NonNullable<Question['typed']>, stage: Stage): Row[] {
  if (stage === 'question') return [];
  const rows = [
    { label: '✓', text: stage === 'answer' ? key : texts.typedRight, count: right, is_correct: true },
    { label: '✗', text: texts.typedWrong, count: wrong, is_correct: false },
  ];
  return unread > 0 ? [...rows, { label: '?', text: texts.typedUnread, count: unread, is_correct: false }] : rows;
}

interface OptionProps {
  option: Row;
  answered: number;
  stage: Stage;
}

function Option({ option: { label, text, html, count, is_correct }, answered, stage }: OptionProps) {
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
          {html ? <RichText html={html} /> : text}
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
