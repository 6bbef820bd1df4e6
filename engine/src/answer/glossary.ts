import type { OpenIndex } from './lesson-index.ts';
import type { ParsedQuestion } from './question.ts';
import { searchStems } from './search-stems.ts';

const LABEL = /^\*\*(.{1,80}?)\*\*: /;

/** The terms that the text itself lists, with the units that define them. */
export function glossaryOf({ index, firstUnit }: OpenIndex): { label: string; unit: number }[] {
  return index.blocks.flatMap(({ k, n }, b) => {
    if (k !== 'definitions') return [];
    return Array.from({ length: n }, (_, i) => {
      const unit = firstUnit[b]! + i;
      return { label: LABEL.exec(index.units[unit]!)?.[1] ?? '', unit };
    });
  });
}

/**
 * The entry of a list of terms that defines exactly what is asked for: nothing else answers "What is …?" so surely. The
 * very word comes before one of the same stem ("valid", "validation").
 */
export function glossaryEntry({ kind, words, text }: ParsedQuestion, open: OpenIndex): number | undefined {
  if (kind !== 'define') return undefined;
  const asked = new Set(words.map(({ stem }) => stem));
  const alike = glossaryOf(open).filter(({ label }) => {
    const term = new Set(searchStems(label));
    return term.size === asked.size && [...term].every((stem) => asked.has(stem));
  });
  const question = spaced(text);
  return (alike.find(({ label }) => question.includes(spaced(label))) ?? alike[0])?.unit;
}

const spaced = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
