import type { DrillQuestion } from '@akada/contract/client';
import { Lightbulb } from 'lucide-react';
import { optionText } from '../../../ui/asked-question.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { RichText } from '../../../ui/prose.tsx';
import { TypedText } from '../../../ui/typed-answer/typed-text.tsx';
import { drillTexts as texts } from './texts.ts';

/** What helps with a question, in the order in which it is taken; a question of a bank may have nothing. */
export const helpOf = ({ html: { hint, step } }: DrillQuestion) => [
  ...(hint ? [{ title: texts.hintTitle, html: hint, ask: texts.hint }] : []),
  ...(step ? [{ title: texts.stepTitle, html: step, ask: texts.step }] : []),
];

interface HelpProps {
  question: DrillQuestion;
  /** How many were taken. */
  taken: number;
}

export function HelpTaken({ question, taken }: HelpProps) {
  const shown = helpOf(question).slice(0, taken);
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      {shown.map(({ title, html }) => (
        <Banner key={title} title={title}>
          <RichText html={html} />
        </Banner>
      ))}
    </div>
  );
}

/** The answer and the worked way to it, with the numbers that were asked. */
export function Solution({ question }: { question: DrillQuestion }) {
  const { typed, options, correct_answer, html } = question;
  return (
    <Banner title={texts.solutionTitle}>
      <p className="mb-1 font-semibold">
        {texts.answerIs}{' '}
        {typed ? (
          <TypedText kind={typed.kind} ordered={typed.ordered} text={typed.key} />
        ) : (
          optionText({ ...question, explanation: '' }, correct_answer)
        )}
      </p>
      <RichText html={html.why[typed ? 0 : options.indexOf(correct_answer)] ?? ''} />
    </Banner>
  );
}

interface AskHelpProps extends HelpProps {
  onHelp: () => void;
  onGiveUp: () => void;
}

/** What a hint costs is said before it is taken. */
export function AskHelp({ question, taken, onHelp, onGiveUp }: AskHelpProps) {
  const next = helpOf(question)[taken];
  return (
    <div className="-mx-2 flex flex-wrap items-center justify-between">
      <Button variant="ghost" className="px-2" onClick={next ? onHelp : onGiveUp}>
        <Lightbulb aria-hidden />
        {next ? next.ask : texts.solution}
      </Button>
      <span className="px-2 text-ink-soft text-sm">
        {next ? (taken === 0 ? texts.hintCost : null) : texts.solutionCost}
      </span>
    </div>
  );
}
