import { sumValue, workedOut } from '../arithmetic.ts';
import type { Texts } from '../look-up.ts';
import { notOfText } from '../replies/small-talk.ts';
import type { Reading } from '../reply.ts';
import type { TutorState } from '../state.ts';
import type { TutorTurn } from '../turn.ts';
import { missed, said } from './made.ts';

const withoutSpace = (text: string) => text.replace(/[\s$]+/g, '').toLowerCase();

/** Whether the lesson has a sum, or asks for it. */
export const stands = (sum: string, { open }: Reading, exercises: readonly string[] = []) =>
  [...open.index.units, ...exercises].some((text) => hasWhole(withoutSpace(text), withoutSpace(sum)));

/** Not as a part of another one: "12+2x" has no "2+2". */
function hasWhole(text: string, sum: string): boolean {
  for (let at = text.indexOf(sum); at >= 0; at = text.indexOf(sum, at + 1)) {
    if (!/[\w.^{}]/.test(text.charAt(at - 1)) && !/[\w.^{}]/.test(text.charAt(at + sum.length))) return true;
  }
  return false;
}

/** A sum that the lesson does not have: numbers are worked out and said to be none of it, letters are not guessed at. */
export function sumTurn(sum: string, message: string, texts: Texts): TutorTurn {
  const value = sumValue(sum);
  const state: TutorState = { question: message.trim(), stage: 'answer' };
  if (value === null) return missed({ score: 0 }, state.question, texts);
  return said(`${workedOut(sum, value)}. ${notOfText(texts.lesson)}`, state);
}
