import { meaningsOf, sortOf } from '../../lexicon/meanings.ts';
import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import type { DocumentText, Section } from '../../text/sections.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { isSureThird } from '../grammar/sure-verbs.ts';
import { leansOnContext } from '../grammar/wording.ts';
import { kindOf } from '../kinds/kinds.ts';
import { bestThree, comparableLength, lengthGivesAway } from '../options/distractors.ts';
import { isPlainFor, isShortFor } from '../options/plain-roots.ts';
import { hash } from '../options/random.ts';
import {
  excludeEachOther,
  isSpelledIn,
  isToldByDegree,
  readsWith,
  sameKind,
  saysOfOne,
  sayTheSame,
} from '../reading/cells.ts';
import { type Cell, type Column, columnsOf, isCumulative, isPoor } from '../reading/column.ts';
import { blockOrigin, type Corpus, inSentence, isExampleSection, sentencesWith } from '../reading/corpus.ts';
import { rowNamed } from '../reading/row-name.ts';
import { headNoun } from '../reading/table-columns.ts';
import { plainCell, type Subject, subjectOf, type Table, withoutCounter, withScope } from '../reading/table-subject.ts';
import type { Candidate, Origin } from '../types.ts';
import { comparisonQuestions, isComparison } from './comparison.ts';

/** A value as an option: words begin with a capital, symbols ("np", "μ") stay as they are. */
const shown = (value: string) => (/^(?:\p{Ll}{3}|[a-z]{1,2} )/u.test(value) ? capitalise(value) : value);

/** The values as options: after a colon they go on with the sentence, and small letters among them stay small. */
function shownFor(values: readonly string[], stem: string, corpus: Corpus): string[] {
  return values.map((value) => (/:$/.test(stem) ? inSentence(value, corpus) : shown(value)));
}

/** All that the questions of one column need. */
interface Place {
  subject: Subject;
  column: Column;
  corpus: Corpus;
  /** Which table it is. */
  table: string;
  origin: (cell: Cell) => Origin;
}

function isUsable(table: Table): boolean {
  const names = table.rows.map((row) => plainCell(row[0] ?? '').toLowerCase());
  return (
    table.header.length >= 2 &&
    table.rows.length >= 3 &&
    new Set(names).size === names.length &&
    !names.some((name) => /^(?:sub-?)?totals?\b|^balance\b/.test(name)) &&
    names.every((name) => name.split(' ').length <= 8)
  );
}

/** A stem that opens with the heading under which it is asked, unless it says the words of the heading itself. */
function opened(under: string, stem: string): string {
  const said = contentStems(stem);
  if (!under || contentStems(under).every((item) => said.includes(item))) return stem;
  return `${under}${stem[0]!.toLowerCase()}${stem.slice(1)}`;
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

const phraseOf = ({ row }: Cell, { subject, column, corpus }: Place) =>
  rowNamed(
    subject.kind,
    row,
    column.cells.map((cell) => cell.row),
    written(row, corpus),
    { used: () => usedAs(row, subject.kind, corpus), scoped: subject.under !== '' },
  );

/** Whether some sentence joins a row with the value of another: then the table does not say all, and both may be right. */
function isSaidOf(row: string, value: string, corpus: Corpus): boolean {
  // "retention of water" is said as well by "makes the kidney retain water".
  const thing = value.replace(/^\p{L}+(?:tion|sion|ment|al|ance|ence|ing|age) of (?=\p{L})/u, '');
  const [name, said] = [contentStems(row), contentStems(thing)];
  if (name.length === 0 || said.length === 0) return false;
  return sentencesWith([...new Set([...name, ...said])], corpus, 1).length > 0;
}

/** Whether the entry gives its own row away, or means something only beside the others ("everything else"). */
const tellsItself = ({ row, value }: Cell) =>
  /\b(?:else|others?|the rest|remaining)\b/i.test(value) ||
  isSpelledIn(row, value) ||
  isPlainFor(row, value) ||
  isShortFor(row, value) ||
  contentStems(row).some((item) => contentStems(value).includes(item));

/** "“Late strength” is the role of …; “…” belongs to …": whose entry a wrong option is. */
function becauseOf(own: Cell, other: Cell, place: Place): string {
  const { says } = place.column.asking;
  const [mine, theirs] = [`“${shown(own.value)}”`, `“${shown(other.value)}”`];
  const [row, beside] = [phraseOf(own, place).text, phraseOf(other, place).text];
  if (!says) return `${mine} is said of ${row}, and ${theirs} of ${beside}.`;
  return `${mine} ${says} ${row}; ${theirs} belongs to ${beside}.`;
}

/** "Effect": what one thing does another may do too; what it does to one thing alone is its own. */
const BARE_EFFECT = /^(?:main |chief )?effects?$|\beffects? of\b/i;
const HELPS =
  /^(?:remedy|prevention|cure|solution|countermeasure)$|\bhow (?:it is |they are )?(?:reduced|prevented|avoided|controlled)$/i;
/** What speaks for and against a thing speaks for and against others: it is asked of a row, not the row of it. */
const FOR_AND_AGAINST =
  /^(?:advantage|disadvantage|drawback|weakness|strength|benefit|merit|demerit|limitation|criticism|risk)s?$/;

function valueQuestion(own: Cell, place: Place): Candidate | null {
  const { column, subject, corpus } = place;
  // Of several advantages one or the other is shared, and what helps against the one thing helps against others.
  if (FOR_AND_AGAINST.test(headNoun(column.name)) && isPlural(column.name)) return null;
  if (HELPS.test(headNoun(column.name)) || HELPS.test(column.name) || BARE_EFFECT.test(column.name)) return null;
  if (own.value.split(' ').length > 22 || leansOnContext(own.value) || tellsItself(own)) return null;
  const ranked = column.cells
    .filter((other) => other !== own && !sayTheSame(other.value, own.value))
    .filter((other) => sameKind(own.value, other.value) && comparableLength(own.value, other.value))
    .filter((other) => excludeEachOther(own.value, other.value) && readsWith(own, other))
    .filter((other) => !isSaidOf(own.row, other.value, corpus))
    .filter((other) => overlap(contentStems(own.value), contentStems(other.value)) < 0.7 || /\d/.test(own.value))
    .map((item) => ({ item, score: -Math.abs(item.value.length - own.value.length) }));
  const three = bestThree(ranked, (a, b) => sayTheSame(a.value, b.value) || !excludeEachOther(a.value, b.value));
  if (!three) return null;
  const stem = opened(subject.under, column.asking.ask(phraseOf(own, place)));
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

const common = (own: Cell, { column, origin, table }: Place, side: string) => ({
  about: `${own.row} ${column.name}`.toLowerCase(),
  subject: own.row.toLowerCase(),
  group: table,
  facet: `${column.name}/${side}`,
  origin: origin(own),
});

/** "Vigna unguiculata": a name of two words, the second with a Latin ending. */
const LATIN = /^\p{Lu}\p{Ll}{3,} \p{Ll}{3,}(?:us|um|ens|ii|ae|enes|ides|osa|ana|ica|ata|aea|aris|inum)$/u;

/** A name or a figure in the entry makes it the row's own. */
const isSpecific = (value: string) => /\d|(?<=.)\p{Lu}/u.test(value);
/** What is told of one row, and may well be so of another: its row is asked for only by a name or a figure. */
const MAY_BE_OTHERS =
  /^(?:effect|sign|symptom|consequence|result|feature|characteristic|property|purpose|aim|goal|interest|importance|significance|limit)$/;

/** Columns of names and of sentences, whose capitals are their own. */
const NAMED = /^(?:example|illustration|agent|organism|species|author|work|case|statute|place|site)$/;

/** "Which admixture delays setting?" where the entry says what the row does, else the question that its heading makes. */
function askedBack({ value }: Cell, { column, subject, corpus }: Place): string | null {
  const { deeds, reverse } = column.asking;
  if (MAY_BE_OTHERS.test(headNoun(column.name)) && !isSpecific(value)) return null;
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
  if (FOR_AND_AGAINST.test(headNoun(column.name)) || HELPS.test(headNoun(column.name))) return null;
  if (!asked || words < 2 || words > 22 || leansOnContext(own.value) || tellsItself(own)) return null;
  // A list with semicolons is read in an option, not in a question.
  if (/^\d/.test(own.row) || /[$\\=“”\d;]|^no\b/i.test(own.value)) return null;
  // What several rows have is a poor description of one of them.
  if (column.cells.some((other) => other !== own && sayTheSame(other.value, own.value))) return null;
  const ranked = column.cells
    .filter((other) => other !== own && !sayTheSame(other.row, own.row))
    .filter((other) => !isSaidOf(other.row, own.value, corpus) && comparableLength(own.row, other.row))
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
    stem: opened(subject.under, asked),
    answer: capitalise(own.row),
    distractors: three.map(({ row }) => capitalise(row)),
    because: becauseOf(own, three[0]!, place),
    difficulty: 'easy',
    weight: 3.6,
  };
}

/** Rows like "If one lamp fails" and formulas beside words make pairs that nobody would believe. */
function canBePaired({ cells }: Column, own: Cell): boolean {
  const short = cells.every((cell) => cell.value.split(' ').length <= 9 && cell.row.split(' ').length <= 6);
  const values = new Set(cells.map((cell) => cell.value.toLowerCase()));
  if (!short || cells.length < 3 || values.size < 3) return false;
  const odd = cells.some(
    (cell) =>
      /^(?:If|When|Where|Why|How)\b/.test(cell.row) ||
      /^\d+$/.test(cell.row) ||
      /[$\\=]/.test(cell.value) ||
      !sameKind(cell.value, own.value) ||
      !readsWith(own, cell) ||
      (cell !== own && !excludeEachOther(cell.value, own.value)),
  );
  return !odd && !isSpelledIn(own.row, own.value) && cells.filter((c) => isSpelledIn(c.row, c.value)).length <= 1;
}

/** What a row is paired with; a person, known by the kind or by a name of two words, has no "its". */
function partnerOf({ asking, cells }: Column, { kind }: Subject): string | null {
  const { paired } = asking;
  const head = kind.split(' ').at(-1)!;
  const isPersonal = ({ row }: Cell) =>
    /^\p{Lu}\S+(?: (?:\p{Lu}\p{Ll}\S*|\p{Lu}\.|de|von|van|al-\S+))+$/u.test(row) && !row.toLowerCase().includes(head);
  if (!paired || (kindOf(head) !== 'person' && cells.filter(isPersonal).length <= cells.length / 2)) return paired;
  return /^its /.test(paired) ? paired.replace(/^its /, 'the right ') : null;
}

/** What several rows may well have: an advantage of the one is often an advantage of the other, whatever the table says. */
const SHARED =
  /^(?:advantage|disadvantage|drawback|weakness|strength|benefit|merit|demerit|limitation|limit|effect|purpose|aim|goal|objective|interest|feature|characteristic|property|use|application|importance|significance|criticism|risk|consequence|symptom|sign|treatment|remedy|prevention|cure|solution|evidence|driver)s?$|\b(?:reduced|prevented|treated|avoided|controlled|used|useful|suited|suitable|recommended|found|seen|best|preferred)\b/i;
const isShared = ({ name }: Column) => SHARED.test(headNoun(name)) || SHARED.test(name);

function pairQuestion(own: Cell, place: Place): Candidate | null {
  const { column, subject, corpus } = place;
  if (isShared(column)) return null;
  const { cells, asking } = column;
  const partner = partnerOf(column, subject);
  if (!partner || !canBePaired(column, own)) return null;
  const at = cells.indexOf(own);
  const joint = cells.some((cell) => /[–-] /.test(cell.row + cell.value)) ? ': ' : ' – ';
  const paired = (row: Cell, value: Cell) => `${shown(row.row)}${joint}${value.value}`;
  const wrong: { text: string; row: Cell; value: Cell }[] = [];
  // A row or an entry that stands in three of the four options points to the answer.
  const isWorn = (row: Cell, value: Cell) =>
    wrong.filter((pair) => pair.row === row).length + Number(row === own) > 1 ||
    wrong.filter((pair) => sayTheSame(pair.value.value, value.value)).length +
      Number(sayTheSame(own.value, value.value)) >
      1;
  // Each wrong pair joins a row with the value of another row; rows and values are used evenly.
  for (let step = 1; step < cells.length && wrong.length < 3; step++) {
    for (let i = 0; i < cells.length && wrong.length < 3; i++) {
      const row = cells[(at + 1 + i) % cells.length]!;
      const value = cells[(at + 1 + i + step) % cells.length]!;
      if (row === own && wrong.length < 2) continue;
      if (!excludeEachOther(row.value, value.value) || sayTheSame(row.value, value.value)) continue;
      if (overlap(contentStems(row.value), contentStems(value.value)) >= 0.6) continue;
      if (isWorn(row, value) || isSaidOf(row.row, value.value, corpus)) continue;
      const text = paired(row, value);
      if (!wrong.some((other) => other.text === text)) wrong.push({ text, row, value });
    }
  }
  if (wrong.length < 3) return null;
  return {
    ...common(own, place, 'pair'),
    form: 'pair',
    stem: opened(subject.under, `Which ${subject.kind} is correctly paired with ${partner}?`),
    answer: paired(own, own),
    distractors: wrong.map(({ text }) => text),
    because: becauseOf(own, wrong.find(({ value }) => value !== own)!.value, place),
    difficulty: 'medium',
    weight: asking.sure ? 3.5 : 3,
    about: `pair ${subject.kind} ${column.name}`.toLowerCase(),
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
