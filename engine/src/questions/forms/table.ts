import { isSureThird } from '../../grammar/sure-verbs.ts';
import { leansOnContext } from '../../grammar/wording.ts';
import {
  excludeEachOther,
  haveInCommon,
  isToldByDegree,
  likeness,
  readsWith,
  sameKind,
  saysOfOne,
  sayTheSame,
} from '../../reading/cells.ts';
import { type Cell, columnsOf, isCumulative, isPoor } from '../../reading/column.ts';
import { blockOrigin, type Corpus, inSentence, isExampleSection } from '../../reading/corpus.ts';
import { asksForEntries, asksForRow } from '../../reading/shared-columns.ts';
import { headNoun } from '../../reading/table-columns.ts';
import { plainCell, subjectOf, type Table, withoutCounter, withScope } from '../../reading/table-subject.ts';
import { capitalise } from '../../text/normalise.ts';
import type { DocumentText, Section } from '../../text/sections.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { bestThree, comparableLength, lengthGivesAway } from '../options/distractors.ts';
import { hash } from '../options/random.ts';
import type { Candidate } from '../types.ts';
import { comparisonQuestions, isComparison } from './comparison.ts';
import { pairQuestion } from './table-pair.ts';
import { becauseOf, common, isSaidOf, opened, type Place, phraseOf, shownFor, tellsItself } from './table-place.ts';

function isUsable(table: Table): boolean {
  const names = table.rows.map((row) => plainCell(row[0] ?? '').toLowerCase());
  return (
    table.header.length >= 2 &&
    table.rows.length >= 3 &&
    new Set(names).size === names.length &&
    // "The T “tissue”", "the way “sap on hands”": a letter or such a word does not say what the rows are.
    !/^(?:.|ways?|ideas?)$/iu.test(plainCell(table.header[0]!)) &&
    !table.header.some((head) => /\bthis\b/i.test(head)) &&
    !names.some((name) => /^(?:sub-?)?totals?\b|^balance\b/.test(name)) &&
    names.every((name) => name.split(' ').length <= 8)
  );
}

function valueQuestion(own: Cell, place: Place): Candidate | null {
  const { column, subject, corpus } = place;
  if (!asksForEntries(column.name)) return null;
  if (own.value.split(' ').length > 22 || leansOnContext(own.value) || tellsItself(own)) return null;
  const ranked = column.cells
    .filter((other) => other !== own && !sayTheSame(other.value, own.value))
    .filter((other) => sameKind(own.value, other.value) && comparableLength(own.value, other.value))
    .filter((other) => excludeEachOther(own.value, other.value) && readsWith(own, other))
    .filter((other) => !isSaidOf(own.row, other.value, corpus) && !haveInCommon(own.value, other.value))
    .filter((other) => overlap(contentStems(own.value), contentStems(other.value)) < 0.7 || /\d/.test(own.value))
    .map((item) => ({ item, score: likeness(own.value, item.value) }));
  const three = bestThree(ranked, (a, b) => sayTheSame(a.value, b.value) || !excludeEachOther(a.value, b.value));
  if (!three) return null;
  const stem = opened(subject, column.asking.ask(phraseOf(own, place)));
  const [answer, ...wrong] = shownFor(
    [own, ...three].map(({ value }) => value),
    stem,
    corpus,
  ) as [string, ...string[]];
  if (lengthGivesAway(answer, wrong) || isToldByDegree(own.row, answer, wrong)) return null;
  return {
    ...common(own, place, 'entry'),
    form: 'table',
    stem,
    answer,
    distractors: wrong,
    because: becauseOf(own, three[0]!, place),
    difficulty: 'easy',
    weight: column.asking.sure ? 3.7 : 3.3,
  };
}

/** "Vigna unguiculata": a name of two words, the second with a Latin ending. */
const LATIN = /^\p{Lu}\p{Ll}{3,} \p{Ll}{3,}(?:us|um|ens|ii|ae|enes|ides|osa|ana|ica|ata|aea|aris|inum)$/u;

/** Columns of names and of sentences, whose capitals are their own. */
const NAMED = /^(?:example|illustration|agent|organism|species|author|work|case|statute|place|site)$/;

/** "Which admixture delays setting?" where the entry says what the row does, else the question that its heading makes. */
function askedBack({ value }: Cell, { column, subject, corpus }: Place): string | null {
  const { deeds, reverse } = column.asking;
  if (!asksForRow(column.name, value)) return null;
  // "Which hazard has the speed “speed of the wind”?"
  if (contentStems(column.name).some((item) => contentStems(value).includes(item))) return null;
  const said = LATIN.test(value) || NAMED.test(headNoun(column.name)) ? value : inSentence(value, corpus);
  const verbs = column.cells.filter((cell) => saysOfOne(cell.value)).length >= column.cells.length / 2;
  if (deeds && (isSureThird(said.split(' ')[0]!) || (verbs && saysOfOne(value))))
    return `Which ${subject.kind} ${said}?`;
  return reverse ? reverse(subject.kind, said) : null;
}

/** "To which normal form does the requirement “…” belong?": the rows are always of one kind. */
function rowQuestion(own: Cell, place: Place): Candidate | null {
  const { column, subject, corpus } = place;
  const asked = askedBack(own, place);
  const words = own.value.split(' ').length;
  if (!asked || words < 2 || words > 22 || leansOnContext(own.value) || tellsItself(own)) return null;
  // A list with semicolons is read in an option, not in a question.
  if (/^\d/.test(own.row) || /[$\\=“”\d;]|^no\b/i.test(own.value)) return null;
  // What several rows have is a poor description of one of them.
  if (column.cells.some((other) => other !== own && sayTheSame(other.value, own.value))) return null;
  const ranked = column.cells
    .filter((other) => other !== own && !sayTheSame(other.row, own.row))
    .filter((other) => !isSaidOf(other.row, own.value, corpus) && !haveInCommon(own.value, other.value))
    .filter((other) => comparableLength(own.row, other.row))
    .map((item) => ({ item, score: -Math.abs(item.row.length - own.row.length) }));
  const three = bestThree(ranked, (a, b) => sayTheSame(a.row, b.row));
  if (
    !three ||
    lengthGivesAway(
      own.row,
      three.map(({ row }) => row),
    )
  )
    return null;
  return {
    ...common(own, place, 'row'),
    form: 'table',
    stem: opened(subject, asked),
    answer: capitalise(own.row),
    distractors: three.map(({ row }) => capitalise(row)),
    because: becauseOf(own, three[0]!, place),
    difficulty: 'easy',
    weight: 3.6,
  };
}

/**
 * Two questions of a column at most, of rows that are far apart and that no other column has been asked about; a pair
 * uses so much of it that it is asked once.
 */
function columnQuestions(place: Place, number: number, used: ReadonlySet<string>): Candidate[] {
  const { cells, name } = place.column;
  const start = hash(`${place.subject.kind}${name}${cells[0]!.row}`) % cells.length;
  const half = Math.ceil(cells.length / 2);
  const order = cells
    .map((_, i) => cells[(start + (i % 2 === 0 ? i / 2 : half + (i - 1) / 2)) % cells.length]!)
    .sort((a, b) => Number(used.has(a.words)) - Number(used.has(b.words)));
  if (isCumulative(place.column)) return [rowQuestion(cells.at(-1)!, place)].filter((item) => item !== null);
  // Every other column is asked by pairs, so that a table is not asked in one way only.
  const pair = number % 2 === 1 ? firstOf(order, (own) => pairQuestion(own, place)) : null;
  if (pair) return [pair];
  const value = firstOf(order, (own) => valueQuestion(own, place));
  const others = order.filter((own) => own.row.toLowerCase() !== value?.subject);
  const row = firstOf(others, (own) => rowQuestion(own, place));
  const found = [value, row].filter((item) => item !== null);
  const last = found.length === 0 ? firstOf(order, (own) => pairQuestion(own, place)) : null;
  return last ? [last] : found;
}

function firstOf(cells: readonly Cell[], make: (cell: Cell) => Candidate | null): Candidate | null {
  for (const cell of cells) {
    const made = make(cell);
    if (made) return made;
  }
  return null;
}

function questionsOf(
  whole: Table,
  index: number,
  document: DocumentText,
  section: Section,
  corpus: Corpus,
): Candidate[] {
  const table = withoutCounter(whole);
  if (isExampleSection(section) || !isUsable(table)) return [];
  const originOf = (words: string) => blockOrigin(document, section, whole, words, corpus);
  const name = `table ${document.id}/${section.id}/${index}`;
  if (isComparison(table, section.heading)) return comparisonQuestions(table, section, corpus, originOf, name);
  const subject = subjectOf(
    table,
    index,
    section,
    table !== whole && /^(?:step|stage|phase)/i.test(whole.header[0] ?? ''),
  );
  if (!subject) return [];
  const used = new Set<string>();
  return columnsOf(table, subject).flatMap((column, number) => {
    if (isPoor(column, corpus)) return [];
    const scoped = withScope(subject, column.name, section);
    const place = { subject: scoped, column, corpus, table: name, origin: ({ words }: Cell) => originOf(words) };
    const found = columnQuestions(place, number, used);
    for (const { origin } of found) used.add(origin.sentence);
    return found;
  });
}

/** Questions about the entries of tables. */
export function tableQuestions(corpus: Corpus): Candidate[] {
  return corpus.documents.flatMap((document) =>
    document.sections
      .filter((section) => corpus.sectionOrder.has(section))
      .flatMap((section) =>
        section.blocks.flatMap((block, index) =>
          block.kind === 'table' ? questionsOf(block, index, document, section, corpus) : [],
        ),
      ),
  );
}
