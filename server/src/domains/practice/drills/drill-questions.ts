import type { DrillQuestion } from '@akada/contract';
import { draw, rightIn } from '../../../../../content/templates/draw.ts';
import type { Drawn } from '../../../../../content/templates/template.ts';
import { itemNameOf } from '../../../platform/item-name.ts';
import type { BankQuestion, CourseTemplate, TypedBankQuestion } from '../../../ports/courses/port.ts';

/** A question to practise, in Markdown. */
export interface Drilled extends Omit<DrillQuestion, 'html' | 'section'> {
  /** For each option; of a typed question why the key is right, then what led to each of the slips. */
  why: string[];
  hint: string;
  step: string;
  /** What keeps it apart from others in the reviews, where that is not its words: all draws of a template are one. */
  key?: string;
}

/** Ids are numbers that a writer gave: a question that was written anew may have the id of the one before. */
const withName = (drilled: Omit<Drilled, 'name'>): Drilled => {
  const { question: stem, options, typed } = drilled;
  return { ...drilled, name: itemNameOf('quiz', { stem, options, typed }) };
};

export const ofBank = ({ id, difficulty, stem, options }: BankQuestion): Drilled =>
  withName({
    ...{ id, difficulty, seed: null, question: stem, hint: '', step: '' },
    options: options.map(({ text }) => text),
    correct_answer: options.find(({ right }) => right)?.text ?? '',
    why: options.map((option) => option.why),
  });

export const ofTypedBank = ({ id, difficulty, stem, typed, why }: TypedBankQuestion): Drilled =>
  withName({
    ...{ id, difficulty, seed: null, question: stem, hint: '', step: '' },
    ...{ options: [], correct_answer: typed.key, typed, why },
  });

export function ofTemplate(template: CourseTemplate, seed: number): Drilled {
  const { id, difficulty } = template;
  const drawn = draw(template, seed);
  const { question, hint, step } = drawn;
  return withName({ ...{ id, difficulty, seed, question, hint, step }, ...answerOf(drawn), key: `template ${id}` });
}

function answerOf(drawn: Drawn) {
  const { answer, why } = drawn;
  const correct_answer = rightIn(drawn);
  if (answer.is === 'choice') {
    return {
      options: answer.options.map(({ text }) => text),
      correct_answer,
      why: answer.options.map((option) => option.why),
    };
  }
  const { key, nots } = answer;
  return { options: [], correct_answer, typed: key, why: [why, ...nots.map((not) => not.why)] };
}
