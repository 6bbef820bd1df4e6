import type { GradedAnswer } from '@akada/contract/client';
import { Check, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { cx } from '../../../ui/cx.ts';
import { optionOfKey } from '../../../ui/option-keys.ts';
import { OptionList } from '../../../ui/option-list.tsx';
import { richOr } from '../../../ui/prose.tsx';
import { QuestionPicture } from '../../../ui/question-picture.tsx';
import { LazyTypedAnswer, LazyTypedText } from '../../../ui/typed-answer/lazy-typed-answer.tsx';
import type { TakerQuestion } from './taker-quiz.ts';
import { quizPageTexts } from './texts.ts';

const texts = quizPageTexts.question;
type Kind = NonNullable<TakerQuestion['typed']>['kind'];

interface QuestionCardProps {
  question: TakerQuestion;
  number: number;
  count: number;
  /** The letter, or what was typed. */
  given: string | null;
  isLocked: boolean;
  /** It was to be handed in, and what was typed cannot be read. */
  isAsked: boolean;
  /** Which option is right and why, once the server says so. */
  graded: GradedAnswer | null;
  onAnswer: (given: string) => void;
  /** Enter: on to what comes after it. */
  onNext: () => void;
}

/** One question with its options as large targets, or a field; after grading, with what was right. */
export function QuestionCard({ question, number, count, isLocked, graded, ...props }: QuestionCardProps) {
  const { given, isAsked, onAnswer, onNext } = props;
  const { typed } = question;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLocked || typed || event.ctrlKey || event.metaKey || event.altKey) return;
    const option = question.options[optionOfKey(event.key, question.options.length) ?? -1];
    if (option) onAnswer(option.label);
    else if (event.key === 'Enter') onNext();
    else return;
    event.preventDefault();
  };
  return (
    <fieldset
      id={`question-${number}`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="min-w-0 scroll-mt-4 rounded-card border border-line bg-surface p-4 pt-3 shadow-card sm:p-6 sm:pt-5"
    >
      <legend className="sr-only">
        {texts.number(number, count)}: {richOr(question.text, question.html?.question)}
      </legend>
      <div aria-hidden>
        <p className="flex min-h-7 items-center justify-between gap-3 text-ink-faint text-sm">
          {texts.number(number, count)}
          {graded ? <Verdict graded={graded} /> : null}
        </p>
        <p className="mt-1 mb-4 whitespace-pre-line font-semibold text-lg">
          {richOr(question.text, question.html?.question)}
        </p>
      </div>
      {question.picture ? <QuestionPicture picture={question.picture} className="mb-4" /> : null}
      {typed ? (
        <>
          <LazyTypedAnswer
            wish={typed}
            value={given ?? ''}
            isLocked={isLocked}
            isAsked={isAsked}
            enterLabel={texts.next}
            onChange={onAnswer}
            onEnter={onNext}
          />
          {graded ? <TypedReasons graded={graded} kind={typed.kind} /> : null}
        </>
      ) : (
        <OptionList
          options={question.options.map(({ label, text }, at) => ({
            value: label,
            content: (
              <span className="whitespace-pre-line">
                <span className="sr-only">{label}. </span>
                {richOr(text, question.html?.options[at])}
              </span>
            ),
          }))}
          selected={given}
          onSelect={onAnswer}
          isLocked={isLocked}
          correct={graded?.correct_answer ?? undefined}
          rightLabel={texts.rightAnswer}
          yourLabel={texts.yourAnswer}
          feedback={graded ? <Reasons graded={graded} /> : null}
        />
      )}
    </fieldset>
  );
}

/** Inside the option that was chosen. */
function Reasons({ graded: { explanation, mistake, html } }: { graded: GradedAnswer }) {
  if (!explanation && !mistake) return null;
  return (
    <div className="flex flex-col gap-1 whitespace-pre-line text-sm">
      {mistake ? <Reason title={texts.mistake}>{richOr(mistake, html?.mistake)}</Reason> : null}
      {explanation ? <Reason title={texts.why}>{richOr(explanation, html?.explanation)}</Reason> : null}
    </div>
  );
}

/** Below what was typed: the right answer, and why. */
function TypedReasons({ graded, kind }: { graded: GradedAnswer; kind: Kind }) {
  const { typed, is_correct } = graded;
  if (!typed) return null;
  return (
    <div
      className={cx(
        'mt-2 flex flex-col gap-1 rounded-control border px-3 py-2.5',
        is_correct
          ? 'border-success bg-success-soft text-on-success-soft'
          : 'border-warning bg-warning-soft text-on-warning-soft',
      )}
    >
      {typed.is_unread ? <p className="text-sm">{texts.unreadText}</p> : null}
      <p>
        <strong className="text-sm">{texts.rightAnswer}: </strong>
        <LazyTypedText kind={kind} text={typed.key} />
      </p>
      <Reasons graded={graded} />
    </div>
  );
}

function Reason({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p>
      <strong>{title}: </strong>
      {children}
    </p>
  );
}

function Verdict({ graded }: { graded: GradedAnswer }) {
  if (graded.is_correct) {
    return (
      <Badge tone="success">
        <Check aria-hidden />
        {texts.correct}
      </Badge>
    );
  }
  return (
    <Badge tone="warning">
      <X aria-hidden />
      {graded.typed?.is_unread
        ? texts.unread
        : graded.selected_answer || graded.typed?.answer
          ? texts.wrong
          : texts.unanswered}
    </Badge>
  );
}
