import type { Paper, PaperItem, PaperQuestion } from '@akada/contract/client';
import { Check, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { OnThePage } from '../../../ui/on-the-page.tsx';
import { KeyMark } from '../keys/key-mark.tsx';
import { Proposal } from '../solving/proposal.tsx';
import { papersTexts } from '../texts.ts';
import { Printed } from './original.tsx';
import { SameQuestions } from './same-questions.tsx';
import { TopicChips } from './topic-chips.tsx';
import type { Checking } from './use-check.ts';

const texts = papersTexts.check;

interface ItemCardProps {
  paper: Paper;
  item: PaperItem;
  checking: Checking;
}

/** One item: what is doubtful in words, the lines it was read from, then what was read. */
export function ItemCard({ paper, item, checking }: ItemCardProps) {
  const doubts = item.kind === 'stray' ? [texts.stray] : item.doubts;
  const at = checking.doubtful.findIndex(({ id }) => id === item.id);
  return (
    <Card as="article" flush>
      <div className="flex flex-wrap items-center gap-2 not-empty:px-4 not-empty:py-3">
        {doubts.map((doubt) => (
          <Badge key={doubt} tone="warning">
            <TriangleAlert aria-hidden />
            {doubt}
          </Badge>
        ))}
        {item.page ? <span className="text-ink-soft text-sm">{texts.page(item.page)}</span> : null}
        {paper.document_id && item.page ? (
          <OnThePage documentId={paper.document_id} place={{ page: item.page }} sentence={item.text.slice(0, SHOWN)} />
        ) : null}
        {at >= 0 ? (
          <span className="ml-auto text-ink-soft text-sm tabular-nums">
            {texts.position(at + 1, checking.doubtful.length)}
          </span>
        ) : null}
      </div>
      <div className="xl:hidden">
        <Printed item={item} />
      </div>
      {item.kind === 'stray' ? (
        <div className="flex flex-col gap-2 px-4 py-3">
          <p className="text-ink-soft text-sm">{texts.strayLong}</p>
          <p className="hidden whitespace-pre-wrap xl:block">{item.text}</p>
        </div>
      ) : (
        <Question paper={paper} question={item} checking={checking} />
      )}
    </Card>
  );
}

interface QuestionProps {
  paper: Paper;
  question: PaperQuestion;
  checking: Checking;
}

function Question({ paper, question, checking: { change } }: QuestionProps) {
  const { id, number, section, stem, text, options, key, answer, typed, key_status: status, marks } = question;
  const label = options.find((option) => option.id === key)?.label;
  return (
    <div className="flex flex-col gap-3 px-4 py-3">
      {section || marks ? (
        <p className="text-ink-soft text-sm">
          {[section, marks ? texts.marks(marks) : null].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      {stem ? <p className="whitespace-pre-wrap border-line border-l-4 pl-3 text-sm">{stem}</p> : null}
      <h2 className="flex gap-2 font-body font-normal text-base tracking-normal">
        <b className="min-w-7 shrink-0 text-on-primary-soft" title={texts.number(number)}>
          {number || '–'}
        </b>
        <span className="wrap-anywhere min-w-0 whitespace-pre-wrap">{text}</span>
      </h2>
      {options.length > 0 ? (
        <div role="radiogroup" aria-label={texts.key} className="grid gap-1.5 sm:grid-cols-2">
          {options.map((option) => {
            const isKey = option.id === key;
            return (
              // biome-ignore lint/a11y/useSemanticElements: tapped again it takes the key away, which a radio input cannot.
              <button
                key={option.id}
                type="button"
                role="radio"
                aria-checked={isKey}
                onClick={() => change({ do: 'key', item_id: id, option_id: isKey ? null : option.id })}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control border px-3 py-1.5 text-left leading-snug',
                  isKey
                    ? 'border-success bg-success-soft font-bold text-on-success-soft'
                    : 'border-line hover:bg-sunken',
                )}
              >
                <b className="shrink-0">{option.label}</b>
                <span className="wrap-anywhere min-w-0 flex-1">{option.text}</span>
                {isKey ? <Check aria-hidden className="size-4.5 shrink-0" /> : null}
              </button>
            );
          })}
        </div>
      ) : null}
      <p className="flex items-start gap-2 text-ink-soft text-sm">
        <KeyMark status={status} className="mt-0.5 size-4.5" />
        <span className="wrap-anywhere min-w-0">
          {status === 'none'
            ? options.length > 0
              ? texts.noKey
              : texts.noKeyWritten
            : [
                label ? texts.keyIs(label) : `${texts.answer}: ${answer}`,
                ...(typed ? [texts.typedAs[typed.kind]] : []),
                papersTexts.keys.long[status],
              ].join(' · ')}
        </span>
      </p>
      <Proposal question={question} />
      <TopicChips
        question={question}
        topics={paper.course_topics}
        onChoose={(topic) => change({ do: 'topic', item_id: id, topic })}
      />
      <SameQuestions
        paper={paper}
        question={question}
        onPart={(parted) => change({ do: 'part', item_id: id, parted })}
      />
    </div>
  );
}

/** Enough of an item to find its lines by, in an address that stays short. */
const SHOWN = 300;
