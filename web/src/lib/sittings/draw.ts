import { type Begun, isWritten, type Placed, type SittingPlan, type SittingQuestion } from './sitting.ts';

export interface Wish {
  count: number;
  minutes: number | null;
  /** Questions and options in an order of their own. */
  isMixed: boolean;
}

/** Numbers between 0 and 1 that a text decides: the same sitting has the same order wherever it is worked out. */
export function numbersOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

/** "None of the above", "both A and C": such an option means the places of the others, so they stay. */
const NAMES_OTHERS =
  /\b(above|below|all of (?:these|them)|none of (?:these|them)|[A-E] (?:and|or) [A-E]|[A-E], ?[A-E])\b/i;

function placed({ id, options }: SittingQuestion, isMixed: boolean, random: () => number): Placed {
  const ids = options.map((option) => option.id);
  const isFixed = !isMixed || options.some(({ text }) => NAMES_OTHERS.test(text));
  return { id, options: isFixed ? ids : shuffled(ids, random) };
}

/** Which questions a sitting asks, in which order, and when it ends. */
export function begin(id: string, { questions }: SittingPlan, { count, minutes, isMixed }: Wish, now: number): Begun {
  const random = numbersOf(id);
  const drawn = count < questions.length || isMixed ? shuffled(questions, random).slice(0, count) : questions;
  // Those to be written come last, as on paper; without mixing, what was drawn keeps the order of the paper.
  const inPaper = new Map(questions.map((question, index) => [question.id, index]));
  const place = (question: SittingQuestion) => inPaper.get(question.id) ?? 0;
  const written = (question: SittingQuestion) => (isWritten(question) ? 1 : 0);
  const order = isMixed
    ? [...drawn].sort((a, b) => written(a) - written(b))
    : [...drawn].sort((a, b) => place(a) - place(b));
  return {
    at: now,
    endsAt: minutes === null ? null : now + minutes * 60_000,
    minutes,
    isWhole: drawn.length === questions.length,
    order: order.map((question) => placed(question, isMixed, random)),
  };
}
