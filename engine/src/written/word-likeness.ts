import { searchStems } from '../answer/search-stems.ts';
import type { WrittenAnswer } from './written.ts';

/** Words that ask for a form or are there for politeness: they say nothing of what is asked about. */
const FORM = new Set(
  searchStems(
    'please abeg sir ma topic lesson part mark score test paper set need bother study learn important point life real come explain meaning mean example difference different between simple simpler word true exam examination question wetin dey get understand tell give show know help people say use call thing way really actually happen make',
  ),
);
const FORM_WEIGHT = 0.35;

/** Whether a question names anything that it is about. */
export const namesNothing = (stems: readonly string[]) => stems.every((stem) => FORM.has(stem));

/** How much each stem tells, learnt from the questions among which one is looked for. */
export type Weigh = (stem: string) => number;

interface Stems {
  wordings: string[][];
  answer: string[];
}
const known = new WeakMap<WrittenAnswer, Stems>();

/** The stems of an item, cut once: the same items are asked about again and again. */
export function stemsOf(item: WrittenAnswer): Stems {
  const before = known.get(item);
  if (before) return before;
  const made = { wordings: item.wordings.map(searchStems), answer: searchStems(`${item.section} ${item.answer}`) };
  known.set(item, made);
  return made;
}

export function weighBy(answers: readonly WrittenAnswer[]): Weigh {
  const seen = new Map<string, number>();
  for (const item of answers) {
    for (const stem of new Set(stemsOf(item).wordings.flat())) seen.set(stem, (seen.get(stem) ?? 0) + 1);
  }
  return (stem) => Math.log(1 + answers.length / (1 + (seen.get(stem) ?? 0))) * (FORM.has(stem) ? FORM_WEIGHT : 1);
}

/** How much of two questions is the same by their words, from 0 to 1. */
export function likeness(one: readonly string[], other: readonly string[], weigh: Weigh): number {
  const [a, b] = [new Set(one), new Set(other)];
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += weigh(stem);
  const whole = Math.sqrt(sumOf(a, weigh) * sumOf(b, weigh));
  return whole > 0 ? shared / whole : 0;
}

/** How much of a question an answer speaks of, from 0 to 1. */
export function spokenOf(question: readonly string[], answer: readonly string[], weigh: Weigh): number {
  const there = new Set(answer);
  const asked = new Set(question);
  const whole = sumOf(asked, weigh);
  return whole > 0 ? sumOf(new Set([...asked].filter((stem) => there.has(stem))), weigh) / whole : 0;
}

function sumOf(stems: ReadonlySet<string>, weigh: Weigh): number {
  let sum = 0;
  for (const stem of stems) sum += weigh(stem);
  return sum;
}
