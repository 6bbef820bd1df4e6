import { searchStems } from '../answer/search-stems.ts';
import { writtenOut } from '../answer/shorthand.ts';
import type { WrittenAnswer } from './written.ts';

/** Words that ask for a form or are there for politeness: they say nothing of what is asked about. */
const FORM = new Set(
  searchStems(
    'please sir ma topic lesson part mark score test paper set need bother study learn important point life real come explain meaning mean example difference different between simple simpler word true exam examination question get understand tell give show know help people say use call thing way really actually happen make',
  ),
);
const FORM_WEIGHT = 0.35;

/** A text without its case and its marks. */
export const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';

/** Whether a question names anything that it is about. */
export const namesNothing = (stems: readonly string[]) => namedIn(stems).length === 0;

/** How much each stem tells, learnt from the questions among which one is looked for. */
export type Weigh = (stem: string) => number;

interface Stems {
  /** The wordings letter by letter, as typed and as meant. */
  exact: ReadonlySet<string>;
  wordings: string[][];
  /** What it is about: the words by which it is asked for, and its section. */
  about: ReadonlySet<string>;
  answer: ReadonlySet<string>;
  /** Both. */
  all: ReadonlySet<string>;
}
const known = new WeakMap<WrittenAnswer, Stems>();

/** The stems of an item, cut once: the same items are asked about again and again. */
export function stemsOf(item: WrittenAnswer): Stems {
  const before = known.get(item);
  if (before) return before;
  const wordings = item.wordings.map((wording) => searchStems(writtenOut(wording)));
  const section = searchStems(item.section);
  const about = new Set([...section, ...wordings.flat()]);
  const exact = new Set(item.wordings.flatMap((wording) => [bare(wording), bare(writtenOut(wording))]));
  const answer = new Set([...section, ...searchStems(item.answer)]);
  const made = { exact, wordings, about, answer, all: new Set([...about, ...answer]) };
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
export function spokenOf(question: readonly string[], there: ReadonlySet<string>, weigh: Weigh): number {
  const asked = new Set(question);
  const whole = sumOf(asked, weigh);
  return whole > 0 ? sumOf(new Set([...asked].filter((stem) => there.has(stem))), weigh) / whole : 0;
}

/** The words of a question that name what it is about. */
export const namedIn = (stems: readonly string[]) => stems.filter((stem) => !FORM.has(stem));

function sumOf(stems: ReadonlySet<string>, weigh: Weigh): number {
  let sum = 0;
  for (const stem of stems) sum += weigh(stem);
  return sum;
}
