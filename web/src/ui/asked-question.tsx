import type { RichQuestion } from '@akada/contract/client';
import type { ReactNode } from 'react';
import { RichText } from './prose.tsx';

interface Asked {
  question: string;
  options: readonly string[];
  correct_answer: string;
  explanation: string;
  why?: readonly string[] | undefined;
  html?: RichQuestion | undefined;
}

/** What a question says; questions of the library hold formulas. */
export function questionText({ question, html }: Asked): ReactNode {
  return html ? <RichText html={html.question} /> : question;
}

/** One of its options, by its text. */
export function optionText({ options, html }: Asked, option: string): ReactNode {
  const rich = html?.options[options.indexOf(option)];
  return rich === undefined ? option : <RichText html={rich} />;
}

/** After the answer: where the wrong road began, and then the right one. */
export function Reason({ question, selected, right }: { question: Asked; selected: string | null; right: string }) {
  const { options, correct_answer, explanation, html } = question;
  if (!html) return <p>{explanation}</p>;
  const chosen = selected === null ? undefined : html.why[options.indexOf(selected)];
  const key = html.why[options.indexOf(correct_answer)];
  const isRight = selected === correct_answer;
  return (
    <div className="flex flex-col gap-2">
      {chosen ? <RichText html={chosen} /> : null}
      {!isRight && key ? (
        <p>
          <span className="font-semibold">{right}</span> <RichText html={key} />
        </p>
      ) : null}
    </div>
  );
}
