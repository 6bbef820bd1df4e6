import { judge, stepsTaken, type TypedKey } from '../../answers/src/index.ts';
import { isQuick } from '../quick.ts';

/** A search for what takes the longest: pieces of what can be typed are repeated, put together and changed one by one. */

export interface Worst {
  question: TypedKey;
  typed: string;
  steps: number;
}

const pieces = [
  ...'1/ 1 x i a e π ½ ° % ! + - * ^ ( ) [ ] { } | . , ; : = < > ± √ ² ⁻¹ ₁ ³⁄₁₆ _ \\ & \' " ∛ ∞ ∅'.split(' '),
  ...' ,(1), 170! sin ln( log_2 frac 1/1 x^2 e^x 2^.5^ x_1 x_12 (1,2), {1;2} x= y=2  or  and  ± 1dp sin60° deg'.split(
    ' ',
  ),
  ...'sec inf kg m/s ms^-1 square metres per °C ₦ N 5k twenty hundred thousand the  hypoose -ate aeiou ph ou ss'.split(
    ' ',
  ),
  ...['1 1/2 ', ' at ', ' is ', '1 000 ', ' = ', 'x^64', 'z^(-64)', 'i^', '1e9', '0.1', ' ', '\n', '\\frac{1}{2}'],
];

/** Park and Miller: the same search each time. */
function chances(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % (2 ** 31 - 1);
    return state % below;
  };
}

const cut = (text: string, letters: number) => text.slice(0, letters);

export function begun(letters: number): string[] {
  const all = pieces.map((piece) => cut(piece.repeat(letters), letters));
  if (isQuick) return all;
  const pairs = pieces.flatMap((one) => pieces.map((other) => cut((one + other).repeat(letters), letters)));
  return [...all, ...pairs];
}

const stepsOf = (question: TypedKey, typed: string) => {
  judge(question, typed);
  return stepsTaken();
};

/** The worst that is found for a question in so many tries. */
export function worstOf(question: TypedKey, letters: number, tries: number, seed = 1): Worst {
  const chance = chances(seed);
  const tried = begun(letters).map((typed) => ({ question, typed, steps: stepsOf(question, typed) }));
  let best = tried.sort((a, b) => b.steps - a.steps).slice(0, 8);
  for (let k = 0; k < tries; k += 1) {
    const { typed } = best[chance(best.length)]!;
    const piece = pieces[chance(pieces.length)]!;
    const at = chance(typed.length + 1);
    const until = Math.min(typed.length, at + chance(2 * piece.length + 1));
    const next = cut(typed.slice(0, at) + piece + typed.slice(until) + piece.repeat(chance(3)), letters);
    const one = { question, typed: next, steps: stepsOf(question, next) };
    best = [...best, one].sort((a, b) => b.steps - a.steps).slice(0, 8);
  }
  return best[0]!;
}
