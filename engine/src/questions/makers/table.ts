import { excludeEachOther, haveInCommon, isSpelledIn, sameKind, sayTheSame } from '../../reading/cells.ts';
import { blockOrigin, type Corpus, inSentence, isExampleSection, sentencesWith } from '../../reading/corpus.ts';
import type { Origin } from '../../reading/origin.ts';
import { headingOf, plainCell, type Table, withoutCounter } from '../../reading/tables.ts';
import { withTopic } from '../../reading/topic.ts';
import { leansOnContext } from '../../standing/words.ts';
import { capitalise, lowerFirst } from '../../text/normalise.ts';
import { isPlural, singular } from '../../text/number.ts';
import type { DocumentText, Section } from '../../text/sections.ts';
import { contentStems } from '../../text/stems.ts';
import { isNoun, tag } from '../../text/tagging.ts';
import { bestThree, comparableLength, lengthGivesAway } from '../options/distractors.ts';
import { isPlainFor } from '../options/plain-roots.ts';
import { hash } from '../options/random.ts';
import type { Candidate } from '../types.ts';

/** One entry of a table: the name of its row, what stands in the column, and the whole row as words. */
interface Cell {
  row: string;
  value: string;
  words: string;
}

interface Column {
  /** "deficiency disease": as it is named inside a question. */
  name: string;
  /** "vitamin": what the rows are. */
  kind: string;
  heading: string;
  cells: Cell[];
  corpus: Corpus;
  table: string;
  origin: (cell: Cell) => Origin;
}

/** What speaks for or against a thing, helps it, or follows from it, is mostly true of others too. */
const SHARED =
  /\b(?:(?:dis)?advantage|drawback|weakness|strength|benefit|merit|demerit|limitation|criticism|risk|difficult|problem|remed|prevention|cure|solution|effect|sign|symptom|consequence|result|outcome|feature|characteristic|propert|purpose|aim|goal|interest|importance|significance|limit|objective|application|treatment|evidence|uses?\b|used|suited|suitable|recommended|preferred|best|remarks?|notes?|comments?|others?|example)/i;
/** Letters that stand for a thing are agreed upon, and nothing to understand. */
const SIGNS = /\b(?:symbols?|short ?hand|short (?:name|form)|abbreviation|acronym|notation|code)$/i;
/** What does not tell one row from another. */
const VAGUE_VALUE =
  /^(?:yes|no|none|✓|✗|x|[-–—?]+|rare|common|possible|often|usually|sometimes|high|low|moderate|medium|large|small|varies|various|variable|many|few|several)(?:$|[ ,;(])|\b(?:else|others?|the rest|remaining|both|same|this|these|it|they)\b/i;
/** First columns whose rows are features: such a table compares its columns, and its rows are no things. */
const FEATURES =
  /^(?:|features?|propert(?:y|ies)|aspects?|points?.*|bas[ie]s.*|criteri(?:on|a)|characteristics?|items?|parameters?|questions?|attributes?|issues?|details?|particulars|variables?|characters?|ways?|ideas?|steps?|stages?|phases?|years?|dates?|days?|weeks?|periods?)$/i;

const words = (text: string) => text.split(' ').length;

/** The heading of a column as one thing inside a sentence, or null where it is no noun: "Processes" → "process". */
function nounOf(header: string): string | null {
  const name = plainCell(header);
  if (!name || words(name) > 3 || !/^[\p{L}' -]{3,}$/u.test(name)) return null;
  const [, ...tokens] = tag(`the ${lowerFirst(name)}`);
  const fits = tokens.every((token) => isNoun(token) || token.pos === 'ADJ' || token.lower === 'of');
  if (!fits || !isNoun(tokens.at(-1))) return null;
  // "Units of data" → "unit of data"
  const [head = '', ...rest] = (/^\p{Lu}\p{Ll}/u.test(name) ? lowerFirst(name) : name).split(/ (?=of )/);
  return [singular(head), ...rest].join(' ');
}

function cellsOf(table: Table, at: number): Cell[] {
  return table.rows
    .map((row) => ({
      row: plainCell(row[0] ?? ''),
      value: plainCell(row[at] ?? ''),
      words: table.header.map((head, i) => `${head}: ${row[i] ?? ''}`).join('; '),
    }))
    .filter(({ row, value }) => row !== '' && value !== '' && words(value) <= 14 && !/[$\\?“”]/.test(row + value));
}

/** The columns that can be asked: each entry is one row's own, and tells what the row is. */
function columnsOf(
  whole: Table,
  at: number,
  document: DocumentText,
  section: Section,
  corpus: Corpus,
): readonly Column[] {
  const table = withoutCounter(whole);
  const names = table.rows.map((row) => plainCell(row[0] ?? '').toLowerCase());
  const kind = FEATURES.test(plainCell(table.header[0] ?? '')) ? null : nounOf(table.header[0]!);
  if (!kind || table.rows.length < 4 || new Set(names).size < names.length) return [];
  if (names.some((name) => words(name) > 6 || /^(?:sub-?)?totals?\b|^balance\b|^\d+$/.test(name))) return [];
  return table.header.flatMap((header, column) => {
    const name = column === 0 || SHARED.test(header) || SIGNS.test(plainCell(header)) ? null : nounOf(header);
    const cells = cellsOf(table, column);
    if (!name || cells.length < 4 || cells.some(({ value }) => VAGUE_VALUE.test(value))) return [];
    return {
      name,
      kind,
      heading: withTopic(headingOf(section), section),
      cells,
      corpus,
      table: `table ${document.id}/${section.id}/${at}`,
      origin: ({ words: said }: Cell) => blockOrigin(document, section, whole, said, corpus),
    };
  });
}

/** Whether some sentence joins a row with the value of another: then the table does not say all, and both may be right. */
const isSaidOf = ({ row }: Cell, { value }: Cell, corpus: Corpus) =>
  sentencesWith([...new Set([...contentStems(row), ...contentStems(value)])], corpus, 1).length > 0;

/** Whether the one side of a row gives the other away. */
const tellsItself = ({ row, value }: Cell) =>
  isSpelledIn(row, value) ||
  isPlainFor(row, value) ||
  contentStems(row).some((item) => contentStems(value).includes(item));

/** The other rows whose side of the column could be taken for this one's, and is not. */
function rivalsOf(own: Cell, { cells, corpus }: Column, side: 'row' | 'value'): readonly Cell[] | null {
  const ranked = cells
    .filter((other) => other !== own && !sayTheSame(other.value, own.value) && !sayTheSame(other.row, own.row))
    .filter((other) => excludeEachOther(own.value, other.value) && !haveInCommon(own.value, other.value))
    .filter((other) => sameKind(own.value, other.value) && comparableLength(own[side], other[side]))
    .filter((other) => !isSaidOf(own, other, corpus) && !isSaidOf(other, own, corpus))
    .map((item) => ({ item, score: -Math.abs(item[side].length - own[side].length) }));
  const three = bestThree(ranked, (a, b) => sayTheSame(a[side], b[side]));
  const isTold =
    !three ||
    lengthGivesAway(
      own[side],
      three.map((cell) => cell[side]),
    );
  return isTold ? null : three;
}

/** "Under “Vitamins”, which deficiency disease goes with the vitamin “niacin”?", or the other way round. */
function questionOf(own: Cell, column: Column, side: 'row' | 'value'): Candidate | null {
  const { name, kind, heading, corpus } = column;
  const given = side === 'row' ? own.value : own.row;
  if (tellsItself(own) || leansOnContext(own.value) || (side === 'row' && /\d/.test(given))) return null;
  const three = rivalsOf(own, column, side);
  if (!three) return null;
  const [asked, other] = side === 'row' ? [kind, name] : [name, kind];
  const which = `which ${asked} goes with the ${other} “${inSentence(given, corpus)}”?`;
  const shown = (cell: Cell) => capitalise(cell[side]);
  return {
    form: 'table',
    maker: 'table',
    stem: heading ? `Under “${heading}”, ${which}` : capitalise(which),
    answer: shown(own),
    distractors: three.map(shown),
    because: `“${shown(own)}” goes with “${given}”; “${shown(three[0]!)}” with “${side === 'row' ? three[0]!.value : three[0]!.row}”.`,
    difficulty: side === 'row' ? 'medium' : 'easy',
    sureness: isPlural(own.row) ? 0.6 : 0.65,
    about: `${own.row} ${name}`.toLowerCase(),
    subject: own.row.toLowerCase(),
    group: column.table,
    facet: `${name}/${side}`,
    origin: column.origin(own),
  };
}

/** One question each way of a column, from rows that no other column has been asked about. */
function columnQuestions(column: Column, used: Set<string>): Candidate[] {
  const start = hash(`${column.name}${column.cells[0]!.row}`) % column.cells.length;
  const order = [...column.cells.slice(start), ...column.cells.slice(0, start)];
  return (['value', 'row'] as const).flatMap((side) => {
    for (const cell of order) {
      const made = used.has(cell.row) ? null : questionOf(cell, column, side);
      if (!made) continue;
      used.add(cell.row);
      return made;
    }
    return [];
  });
}

/** Questions about the entries of tables. */
export function tableQuestions(corpus: Corpus): Candidate[] {
  return corpus.documents.flatMap((document) =>
    document.sections
      .filter((section) => corpus.sectionOrder.has(section) && !isExampleSection(section))
      .flatMap((section) =>
        section.blocks.flatMap((block, at) => {
          const used = new Set<string>();
          const columns = block.kind === 'table' ? columnsOf(block, at, document, section, corpus) : [];
          return columns.flatMap((column) => columnQuestions(column, used));
        }),
      ),
  );
}
