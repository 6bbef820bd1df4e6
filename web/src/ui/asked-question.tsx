import type { RichQuestion } from '@akada/contract/client';
import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { RichText } from './prose.tsx';

interface Asked {
  question: string;
  options: readonly string[];
  correct_answer: string;
  explanation: string;
  why?: readonly string[] | undefined;
  mistakes?: readonly string[] | undefined;
  html?: RichQuestion | undefined;
}

/** What a question says; questions of the library hold formulas. */
export function questionText({ question, html }: Asked): ReactNode {
  return html ? <RichText html={html.question} /> : plainQuestion(question);
}

/** A question of several lines has its options below it, which are read rather than headed. */
export function plainQuestion(text: string): ReactNode {
  const [question, ...options] = text.split('\n');
  if (options.length === 0) return question;
  return (
    <>
      {question}
      <span className="mt-2 block whitespace-pre-line font-body font-normal text-base tracking-normal">
        {options.join('\n')}
      </span>
    </>
  );
}

/** One of its options, by its text. */
export function optionText({ options, html }: Asked, option: string): ReactNode {
  const rich = html?.options[options.indexOf(option)];
  return rich === undefined ? option : <RichText html={rich} />;
}

interface ReasonProps {
  question: Asked;
  selected: string | null;
  /** What stands before the right way, and before what who chose wrongly may have believed. */
  texts: { rightIs: string; mistake: string };
}

/** After the answer: where the wrong road began, and then the right one. */
export function Reason({ question, selected, texts }: ReasonProps) {
  const { options, correct_answer, explanation, html, mistakes } = question;
  const mistake = selected === null ? undefined : mistakes?.[options.indexOf(selected)];
  if (!html) {
    return (
      <div className="flex flex-col gap-2">
        {mistake && selected !== correct_answer ? (
          <p>
            <span className="font-semibold">{texts.mistake}</span> {mistake}
          </p>
        ) : null}
        <p>{explanation}</p>
      </div>
    );
  }
  const chosen = selected === null ? undefined : html.why[options.indexOf(selected)];
  const key = html.why[options.indexOf(correct_answer)];
  const isRight = selected === correct_answer;
  return (
    <div className="flex flex-col gap-2">
      {chosen ? <RichText html={chosen} /> : null}
      {!isRight && key ? (
        <p>
          <span className="font-semibold">{texts.rightIs}</span> <RichText html={key} />
        </p>
      ) : null}
    </div>
  );
}

/** What is said of an answer, inside the option that was chosen. */
export function Verdict({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 text-sm">
      {title ? <p className="font-semibold">{title}</p> : null}
      {children}
    </div>
  );
}

interface HintProps {
  question: {
    source: { hint?: { section: string; sentence: string } | undefined };
    html?: RichQuestion | undefined;
  };
  texts: { hintText: (section: string) => string };
}

/** Where to look, and the sentence that says it, without the answer. */
export function Hint({ question: { source, html }, texts }: HintProps) {
  if (!source.hint) return null;
  return (
    <Banner title={texts.hintText(source.hint.section)}>
      {html?.hint === undefined ? source.hint.sentence : <RichText html={html.hint} />}
    </Banner>
  );
}
