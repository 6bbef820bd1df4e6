import { type ReactNode, useEffect, useRef } from 'react';
import { OptionList } from './option-list.tsx';
import { RichText } from './prose.tsx';

export interface ChoiceQuestionProps {
  question: ReactNode;
  options: readonly string[];
  /** The same as the server's HTML, where an option holds a formula. */
  optionsHtml?: readonly string[] | undefined;
  selected: string | null;
  onSelect: (option: string) => void;
  /** The right option, once the answer was checked: then nothing can be changed any more. */
  correct?: string | undefined;
  /** What stands under the right option, and under the one that was chosen. */
  rightLabel: string;
  yourLabel: string;
  /** Before it is checked a hint, above the options; then what is to be said of the answer, inside the chosen one. */
  children?: ReactNode;
}

/** One question with big targets. */
export function ChoiceQuestion({ question, options, optionsHtml, correct, children, ...list }: ChoiceQuestionProps) {
  const isChecked = correct !== undefined;
  const told = useRef<HTMLDivElement>(null);
  const wasChecked = useRef(isChecked);
  useEffect(() => {
    if (isChecked && !wasChecked.current) {
      told.current?.scrollIntoView?.({ block: 'nearest' });
      // The option that had the focus cannot have it any more, and keys would be lost with it.
      if (document.activeElement instanceof HTMLInputElement) told.current?.focus({ preventScroll: true });
    }
    wasChecked.current = isChecked;
  }, [isChecked]);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 font-semibold text-lg leading-snug">{question}</legend>
      <div aria-live="polite" className="not-empty:mb-4">
        {isChecked ? null : children}
      </div>
      <OptionList
        {...list}
        options={options.map((value, index) => {
          const html = optionsHtml?.[index];
          return { value, content: html === undefined ? value : <RichText html={html} /> };
        })}
        isLocked={isChecked}
        correct={correct}
        feedback={isChecked ? children : null}
        feedbackRef={told}
      />
    </fieldset>
  );
}
