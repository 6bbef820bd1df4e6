import { expect, it } from 'vitest';
import type { TextTree } from './define.ts';

const modules = import.meta.glob<Record<string, TextTree>>(
  ['../**/texts.ts', '../**/texts/*.ts', './en/*.ts', '!./*.ts'],
  {
    eager: true,
  },
);

/** Every text with parameters, made for one of everything. */
function* madeForOne(texts: TextTree, path: string): Generator<[string, string]> {
  for (const [key, text] of Object.entries(texts)) {
    if (typeof text === 'object') yield* madeForOne(text, `${path}.${key}`);
    if (typeof text === 'function' && text.length > 0) yield [`${path}.${key}`, callWithOnes(text)];
  }
}

/** A text that takes something else than numbers and words is not about a number. */
function callWithOnes(text: (...parameters: number[]) => string): string {
  try {
    return String(text(...Array<number>(text.length).fill(1)));
  } catch {
    return '';
  }
}

/** "1 questions", and no "1 is"; what a provider, a standard, a course or a gate does and has is no number of things. */
const wrongPlural =
  /(?<![\d.,])1 (?!is\b|was\b|has\b|this\b|as\b|its\b|does\b|signs\b|names\b|lists\b|topics\b|gives\b)[a-z]*[a-z]s\b/;

it('counts one of a thing in the singular, everywhere', () => {
  const groups = Object.values(modules).flatMap((exports) => Object.entries(exports));
  const made = groups.flatMap(([name, texts]) => [...madeForOne(texts, name)]);
  expect(made.length).toBeGreaterThan(200);
  expect(made.filter(([, text]) => wrongPlural.test(text))).toEqual([]);
});
