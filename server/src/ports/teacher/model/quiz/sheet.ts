import { createHash } from 'node:crypto';
import type { Label } from '@akada/engine';
import type { Draft } from './writing.ts';

export const labels: readonly Label[] = ['A', 'B', 'C', 'D'];

/** Numbers that the seed decides: the same quiz gets the same order again. */
export function sequenceOf(seed: string): (below: number) => number {
  let count = 0;
  return (below) => createHash('sha256').update(`${seed}\n${count++}`).digest().readUInt32BE(0) % below;
}

export function shuffled<T>(items: readonly T[], next: (below: number) => number): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = next(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** Questions as somebody gets them who does not know the key: numbered from 1, their options in another order. */
export interface Sheet {
  text: string;
  /** The label of the right option of each. */
  keys: Label[];
}

export function sheetOf(drafts: readonly Draft[], seed: string): Sheet {
  // Every sheet in an order of its own: who solves several must not find the keys where they were before.
  const next = sequenceOf([seed, ...drafts.map(({ question }) => question)].join('\n'));
  const keys: Label[] = [];
  const parts = drafts.map(({ question, answer, distractors }, i) => {
    const options = shuffled([answer, ...distractors.map(({ text }) => text)], next);
    keys.push(labels[options.indexOf(answer)]!);
    return [`Question ${i + 1}: ${question}`, ...options.map((text, at) => `${labels[at]}. ${text}`)].join('\n');
  });
  return { text: parts.join('\n\n'), keys };
}
