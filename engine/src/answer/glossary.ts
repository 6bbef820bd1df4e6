import type { OpenIndex } from './lesson-index.ts';
import { type ParsedQuestion, parseQuestion } from './question.ts';
import { searchStems } from './search-stems.ts';

const LABEL = /^\*\*(.{1,80}?)\*\*: /;
/** Other names of the term, as examination papers have them: at the end of its definition. */
const ALSO = /\bAlso: ([^.]{2,120})\.?$/;

/** The terms that the text itself lists, with the units that define them; one with other names stands there by each. */
export function glossaryOf({ index, firstUnit }: OpenIndex): { label: string; unit: number }[] {
  return index.blocks.flatMap(({ k, n }, b) => {
    if (k !== 'definitions') return [];
    return Array.from({ length: n }, (_, i) => firstUnit[b]! + i).flatMap((unit) => {
      const text = index.units[unit]!;
      const also = ALSO.exec(text)?.[1]?.split(/, | or /) ?? [];
      return [LABEL.exec(text)?.[1] ?? '', ...also].map((label) => ({ label, unit }));
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

/** The entry of a term by its name, or by how its name begins or, in two words or more, ends, where one alone does so. */
export function entryNamed(name: string, open: OpenIndex): number | undefined {
  const exact = glossaryEntry({ ...parseQuestion(`What is ${name}?`), kind: 'define' }, open);
  if (exact !== undefined) return exact;
  const asked = searchStems(name).join(' ');
  const holds = (label: string) =>
    ` ${label} `.startsWith(` ${asked} `) || (asked.includes(' ') && label.endsWith(` ${asked}`));
  const held = glossaryOf(open).filter(({ label }) => holds(searchStems(label).join(' ')));
  return asked !== '' && held.length === 1 ? held[0]!.unit : undefined;
}

const spaced = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
