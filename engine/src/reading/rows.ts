import { isPlural } from '../text/number.ts';
import type { DocumentText } from '../text/sections.ts';
import { quickTagsOf, type Token } from '../text/tagging.ts';
import { nounPhrases, termKey } from '../text/terms.ts';
import type { Entry } from './entry.ts';

/** Names that the text puts in one row: "alkanes, alkenes and alkynes", the first column of a table, the items of a list. */
export interface Row {
  /** As the text writes them. */
  names: string[];
  keys: string[];
}

/** More rows than this of one name tell nothing new and would cost time in a long text. */
const ROWS_A_NAME = 20;

/** Which rows a name stands in. */
export type Rows = ReadonlyMap<string, readonly Row[]>;

const BETWEEN = /^(?:,|and|or|the|an?|,\s*and|,\s*or)$/;

/** "ligament and part of the bone": a word that is nothing without what follows. */
const HALF =
  /^(?:parts?|rest|share|number|amount|kinds?|types?|forms?|lack|presence|absence|degree|level|rate|most|some)$/i;

/** Noun phrases that only commas and "and" keep apart, three or more of them. */
function coordinated(text: string, tokens: readonly Token[]): string[][] {
  const found: string[][] = [];
  let run: string[] = [];
  let end = -1;
  let joined = false;
  const close = () => {
    if (run.length >= 3 && joined) found.push(run);
    run = [];
    joined = false;
  };
  for (const [from, to] of nounPhrases(tokens)) {
    const gap = end < 0 ? [] : tokens.slice(end, from);
    const links = end >= 0 && gap.length > 0 && gap.length <= 3 && gap.every((token) => BETWEEN.test(token.lower));
    const linked = links && gap.some((token) => /^(?:,|and|or)$/.test(token.lower));
    if (!linked || joined) close();
    if (linked && gap.some((token) => /^(?:and|or)$/.test(token.lower))) joined = true;
    const name = text.slice(tokens[from]!.start, tokens[to - 1]!.end);
    run.push(tokens[to]?.lower === 'of' && HALF.test(name) ? '' : name);
    end = to;
  }
  close();
  return found;
}

const label = (item: string) => (item.includes(':') ? item.slice(0, item.indexOf(':')) : item).replace(/[.;,]+$/, '');

/** The name of a table's row: "Equipment (500 − 150)" is equipment, and a sum or a figure names nothing. */
function rowName(cell: string): string {
  const name = cell.replace(/\s*\([^)]*\)/g, '').trim();
  return /\d|^(?:sub-?)?totals?\b|^balance\b/i.test(name) ? '' : name;
}

/** Every row of names in the documents. Linear: a sentence is read once, from tags that are kept anyway. */
export function findRows(entries: readonly Entry[], documents: readonly DocumentText[]): Rows {
  const rows = new Map<string, Row[]>();
  const add = (names: readonly string[]) => {
    const short = names.filter((name) => name && name.split(' ').length <= 5);
    const row: Row = { names: short, keys: short.map(termKey) };
    if (new Set(row.keys).size < 3) return;
    for (const key of new Set(row.keys)) {
      const list = rows.get(key);
      if (!list) rows.set(key, [row]);
      else if (list.length < ROWS_A_NAME) list.push(row);
    }
  };
  for (const { sentence } of entries) {
    if (!/, .* (?:and|or) /.test(sentence.text)) continue;
    for (const names of coordinated(sentence.text, quickTagsOf(sentence))) add(names);
  }
  for (const { sections } of documents) {
    for (const { blocks } of sections) {
      for (const block of blocks) {
        if (block.kind === 'list') add(block.items.map(label));
        if (block.kind === 'definitions') add(block.entries.map((entry) => entry.term));
        if (block.kind === 'table') add(block.rows.map((row) => rowName(row[0] ?? '')).filter(Boolean));
      }
    }
  }
  return rows;
}

/** Whether two names stand in one row somewhere in the text. */
export function inOneRow(left: string, right: string, rows: Rows): boolean {
  return rows.get(left)?.some((row) => row.keys.includes(right)) ?? false;
}

/** The other names of the rows that a name stands in, of the same number, each once. */
export function rowMates(key: string, plural: boolean, rows: Rows): string[] {
  const mates = new Map<string, string>();
  for (const row of rows.get(key) ?? []) {
    row.keys.forEach((other, i) => {
      const name = row.names[i]!;
      if (other !== key && isPlural(name) === plural && !mates.has(other)) mates.set(other, name);
    });
  }
  return [...mates.values()];
}
