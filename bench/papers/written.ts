import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SetLine, Wanted } from './layouts.ts';

/** A paper that was written by hand, mostly theory, and what should be read of it. */
export interface WrittenPaper {
  name: string;
  text: string;
  wanted: Wanted[];
}

const folder = join(import.meta.dirname, 'written');
const PARTING = '=== wanted\n';

/** The papers of the folder: the text, then a line a question: number | marks | text || A=option || key B. */
export const writtenPapers = (): WrittenPaper[] =>
  readdirSync(folder)
    .sort()
    .map((name) => {
      const [text = '', wanted = ''] = readFileSync(join(folder, name), 'utf8').split(PARTING);
      return { name: name.replace(/\.txt$/, ''), text, wanted: wanted.trim().split('\n').map(wantedOf) };
    });

function wantedOf(row: string): Wanted {
  const [head = '', ...more] = row.split(' || ');
  const [number = '', marks = '', ...text] = head.split(' | ');
  const options = more.filter((one) => !one.startsWith('key '));
  return {
    number,
    text: text.join(' | '),
    options: options.map((one) => ({ label: one.slice(0, one.indexOf('=')), text: one.slice(one.indexOf('=') + 1) })),
    key: more.find((one) => one.startsWith('key '))?.slice(4) ?? null,
    marks: marks === '-' ? null : Number(marks),
    doubt: null,
  };
}

/** Its lines as a word processor has them; null where it has a table, which is none there. */
export const linesOfWritten = ({ text }: WrittenPaper): SetLine[] | null =>
  /^\s*\|/m.test(text) ? null : text.split('\n').map((line) => ({ text: line.replace(/\t/g, '   ').trim() }));
