import { tableOf } from '../data/tables.ts';

/** What sort of thing a definition makes of its term, by the noun that it opens with. */

/** A sort a line: its name, then the nouns of it; "-tion" stands for every longer word that ends so. */
const table = tableOf('genera');

/** An ending says something only of a word that is longer than it by so much: "ring" and "thing" name no process. */
const BEYOND_ENDING = 3;

interface Sorts {
  nouns: ReadonlyMap<string, string>;
  endings: readonly (readonly [ending: string, sort: string])[];
}

let sorts: Sorts | undefined;

function readSorts(): Sorts {
  const rows = table().flatMap(([sort = '', ...nouns]) => nouns.map((noun) => [noun, sort] as const));
  return {
    nouns: new Map(rows.filter(([noun]) => !noun.startsWith('-'))),
    endings: rows.filter(([noun]) => noun.startsWith('-')).map(([noun, sort]) => [noun.slice(1), sort] as const),
  };
}

/** The sort that a noun in the singular stands for; '' where none is known. */
export function sortOfGenus(noun: string): string {
  sorts ??= readSorts();
  const isEnding = ([ending]: readonly [string, string]) =>
    noun.length >= ending.length + BEYOND_ENDING && noun.endsWith(ending);
  return sorts.nouns.get(noun) ?? sorts.endings.find(isEnding)?.[1] ?? '';
}
