import { Check } from 'lucide-react';
import { cx } from './cx.ts';
import { richOr } from './prose.tsx';

interface MarkedOptionsProps {
  options: readonly { label: string; text: string }[];
  /** Options and mistakes as the server rendered them, where they hold formulas. */
  html?: { options: readonly string[]; mistakes: readonly string[] } | undefined;
  /** The label of the right one; null where it is not to be seen yet. */
  correct: string | null;
  /** Says so to those who do not see the mark. */
  rightLabel: string;
  /** For each: what who chooses it believes. */
  mistakes?: readonly string[];
}

/** The options of a question as its owner sees them: to be read, the right one marked. */
export function MarkedOptions({ options, html, correct, rightLabel, mistakes = [] }: MarkedOptionsProps) {
  return (
    <ul>
      {options.map(({ label, text }, place) => {
        const isRight = label === correct;
        return (
          <li
            key={label}
            className={cx(
              'flex items-start gap-2.5 rounded-control px-2.5 py-1 leading-snug',
              isRight && 'bg-success-soft font-semibold text-on-success-soft',
            )}
          >
            <span className="w-4 shrink-0 font-bold">{label}</span>
            <span className="min-w-0 flex-1">
              {richOr(text, html?.options[place])}
              {mistakes[place] ? (
                <span className="block text-ink-soft text-sm">{richOr(mistakes[place], html?.mistakes[place])}</span>
              ) : null}
            </span>
            {isRight ? (
              <>
                <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
                <span className="sr-only">({rightLabel})</span>
              </>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
