import type { GradedAnswer } from '@akada/contract/client';
import { Check, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { optionOfKey } from '../../../ui/option-keys.ts';
import { OptionList } from '../../../ui/option-list.tsx';
import type { Letter, TakerQuestion } from './taker-quiz.ts';
import { quizPageTexts } from './texts.ts';

const texts = quizPageTexts.question;

interface QuestionCardProps {
  question: TakerQuestion;
  number: number;
  count: number;
  selected: Letter | null;
  isLocked: boolean;
  /** Which option is right and why, once the server says so. */
  graded: GradedAnswer | null;
  onSelect: (letter: Letter) => void;
  /** Enter: on to what comes after it. */
  onNext: () => void;
}

/** One question with its options as large targets; after grading, with what was right. */
export function QuestionCard({ question, number, count, selected, isLocked, graded, ...props }: QuestionCardProps) {
  const { onSelect, onNext } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isLocked || event.ctrlKey || event.metaKey || event.altKey) return;
    const option = question.options[optionOfKey(event.key, question.options.length) ?? -1];
    if (option) onSelect(option.label);
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
        {texts.number(number, count)}: {question.text}
      </legend>
      <div aria-hidden>
        <p className="flex min-h-7 items-center justify-between gap-3 text-ink-faint text-sm">
          {texts.number(number, count)}
          {graded ? <Verdict graded={graded} /> : null}
        </p>
        <p className="mt-1 mb-4 whitespace-pre-line font-semibold text-lg">{question.text}</p>
      </div>
      <OptionList
        options={question.options.map(({ label, text }) => ({
          value: label,
          content: (
            <span className="whitespace-pre-line">
              <span className="sr-only">{label}. </span>
              {text}
            </span>
          ),
        }))}
        selected={selected}
        onSelect={(label) => onSelect(label as Letter)}
        isLocked={isLocked}
        correct={graded?.correct_answer}
        rightLabel={texts.rightAnswer}
        yourLabel={texts.yourAnswer}
        feedback={graded ? <Reasons graded={graded} /> : null}
      />
    </fieldset>
  );
}

/** Inside the option that was chosen. */
function Reasons({ graded: { explanation, mistake } }: { graded: GradedAnswer }) {
  if (!explanation && !mistake) return null;
  return (
    <div className="flex flex-col gap-1 whitespace-pre-line text-sm">
      {mistake ? <Reason title={texts.mistake}>{mistake}</Reason> : null}
      {explanation ? <Reason title={texts.why}>{explanation}</Reason> : null}
    </div>
  );
}

function Reason({ title, children }: { title: string; children: string }) {
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
      {graded.selected_answer ? texts.wrong : texts.unanswered}
    </Badge>
  );
}
