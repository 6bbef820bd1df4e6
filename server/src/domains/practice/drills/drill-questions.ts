import type { DrillQuestion } from '@akada/contract';
import { draw } from '../../../../../content/templates/draw.ts';
import type { Drawn } from '../../../../../content/templates/template.ts';
import type { BankQuestion, CourseTemplate } from '../../../ports/courses/port.ts';

/** A question to practise, in Markdown. */
export interface Drilled extends Omit<DrillQuestion, 'html'> {
  /** For each option; of a typed question why the key is right, then what led to each of the slips. */
  why: string[];
  hint: string;
  step: string;
  /** What keeps it apart from others in the reviews, where that is not its words: all draws of a template are one. */
  key?: string;
}

export const ofBank = ({ id, difficulty, stem, options }: BankQuestion): Drilled => ({
  ...{ id, difficulty, seed: null, question: stem, hint: '', step: '' },
  options: options.map(({ text }) => text),
  correct_answer: options.find(({ right }) => right)?.text ?? '',
  why: options.map((option) => option.why),
});

export function ofTemplate(template: CourseTemplate, seed: number): Drilled {
  const { id, difficulty } = template;
  const drawn = draw(template, seed);
  const { question, hint, step } = drawn;
  return { ...{ id, difficulty, seed, question, hint, step }, ...answerOf(drawn), key: `template ${id}` };
}

function answerOf({ answer, why }: Drawn) {
  if (answer.is === 'choice') {
    return {
      options: answer.options.map(({ text }) => text),
      correct_answer: answer.options.find(({ index }) => index === 0)?.text ?? '',
      why: answer.options.map((option) => option.why),
    };
  }
  const { key, nots } = answer;
  return { options: [], correct_answer: key.key, typed: key, why: [why, ...nots.map((not) => not.why)] };
}
