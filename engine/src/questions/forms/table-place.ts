import { under } from '../../grammar/wording.ts';
import { meaningsOf, sortOf } from '../../lexicon/meanings.ts';
import { isSpelledIn } from '../../reading/cells.ts';
import type { Cell, Column } from '../../reading/column.ts';
import { type Corpus, inSentence, sentencesWith } from '../../reading/corpus.ts';
import type { Origin } from '../../reading/origin.ts';
import { rowNamed } from '../../reading/row-name.ts';
import type { Subject } from '../../reading/table-subject.ts';
import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import { contentStems } from '../../text/stems.ts';
import { isPlainFor, isShortFor } from '../options/plain-roots.ts';

/** All that the questions of one column need. */
export interface Place {
  subject: Subject;
  column: Column;
  corpus: Corpus;
  /** Which table it is. */
  table: string;
  origin: (cell: Cell) => Origin;
}

/** A value as an option: words begin with a capital, symbols ("np", "μ") stay as they are. */
export const shown = (value: string) => (/^(?:\p{Ll}{3}|[a-z]{1,2} )/u.test(value) ? capitalise(value) : value);

/** The values as options: after a colon they go on with the sentence, and small letters among them stay small. */
export function shownFor(values: readonly string[], stem: string, corpus: Corpus): string[] {
  return values.map((value) => (/:$/.test(stem) ? inSentence(value, corpus) : shown(value)));
}

/**
 * A stem that opens with the heading under which it is asked. Where it says the words of the heading itself, it opens with
 * what the text is about, if it speaks of "the class" and not only of a row.
 */
export function opened({ kind, heading, above }: Subject, stem: string): string {
  const said = contentStems(stem);
  const isSaid = (text: string) => contentStems(text).every((item) => said.includes(item));
  if (!heading || !isSaid(heading)) return heading ? under(heading, stem) : stem;
  return above && !isSaid(above) && stem.includes(kind) ? under(above, stem) : stem;
}

/** The name of a row as it is written inside a question; a word met in no sentence stays as it is. */
function written(row: string, corpus: Corpus): string {
  const first = /^[\p{L}'’-]+/u.exec(row)?.[0].toLowerCase() ?? '';
  // "Marek's disease" is named after somebody.
  if (/^\p{Lu}\p{Ll}+['’]s /u.test(row)) return row;
  const isSeen = corpus.casing.has(first) || row.replace(/\s*\([^)]*\)/g, '').includes(' ') || isPlural(row);
  return isSeen ? inSentence(row, corpus) : row;
}

/** The row with the article that some sentence gives it, or with none: "the cash book", "copper loss"; '' where no sentence has it. */
function usedAs(row: string, kind: string, corpus: Corpus): string {
  const name = inSentence(row, corpus);
  const orders = sentencesWith(contentStems(row), corpus, 5);
  for (const order of orders) {
    const text = corpus.entries[order]?.sentence.text ?? '';
    const at = text.indexOf(name);
    if (at <= 0 || /^\p{L}/u.test(text.slice(at + name.length))) continue;
    const before = text.slice(0, at).trimEnd().split(' ').at(-1)!.toLowerCase();
    if (/^(?:the|an?)$/.test(before)) return `the ${name}`;
    if (/^(?:of|in|by|for|and|or|with|to|causes?|is|called)$/.test(before)) return name;
  }
  // What is made, lives or is a part of a body can be counted, and what the text speaks of in the plural: "the light microscope".
  const last = name.split(' ').at(-1)!;
  const [meaning] = meaningsOf(last);
  const isCounted =
    (/^type of /.test(kind) && corpus.casing.has(`${last}s`)) ||
    (meaning !== undefined && /^(?:artifact|animal|body|person)$/.test(sortOf(meaning)));
  return isCounted && !isPlural(name) ? `the ${name}` : '';
}

export const phraseOf = ({ row }: Cell, { subject, column, corpus }: Place) =>
  rowNamed(
    subject.kind,
    row,
    column.cells.map((cell) => cell.row),
    written(row, corpus),
    { used: () => usedAs(row, subject.kind, corpus), scoped: subject.heading !== '' },
  );

/** Whether some sentence joins a row with the value of another: then the table does not say all, and both may be right. */
export function isSaidOf(row: string, value: string, corpus: Corpus): boolean {
  // "retention of water" is said as well by "makes the kidney retain water".
  const thing = value.replace(/^\p{L}+(?:tion|sion|ment|al|ance|ence|ing|age) of (?=\p{L})/u, '');
  const [name, said] = [contentStems(row), contentStems(thing)];
  if (name.length === 0 || said.length === 0) return false;
  return sentencesWith([...new Set([...name, ...said])], corpus, 1).length > 0;
}

/** Whether the entry gives its own row away, or means something only beside the others ("everything else"). */
export const tellsItself = ({ row, value }: Cell) =>
  /\b(?:else|others?|the rest|remaining)\b/i.test(value) ||
  isSpelledIn(row, value) ||
  isPlainFor(row, value) ||
  isShortFor(row, value) ||
  contentStems(row).some((item) => contentStems(value).includes(item));

/** "“Late strength” is the role of …; “…” belongs to …": whose entry a wrong option is. */
export function becauseOf(own: Cell, other: Cell, place: Place): string {
  const { says } = place.column.asking;
  const [mine, theirs] = [`“${shown(own.value)}”`, `“${shown(other.value)}”`];
  const [row, beside] = [phraseOf(own, place).text, phraseOf(other, place).text];
  if (!says) return `${mine} is said of ${row}, and ${theirs} of ${beside}.`;
  return `${mine} ${says} ${row}; ${theirs} belongs to ${beside}.`;
}

export const common = (own: Cell, { column, origin, table }: Place, side: string) => ({
  about: `${own.row} ${column.name}`.toLowerCase(),
  subject: own.row.toLowerCase(),
  group: table,
  facet: `${column.name}/${side}`,
  origin: origin(own),
});
