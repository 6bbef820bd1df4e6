import type { Block } from '../../document.ts';
import { capitalise } from '../../text/normalise.ts';
import { isPlural, singular } from '../../text/number.ts';
import type { DocumentText, Section } from '../../text/sections.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { isNoun, tag } from '../../text/tagging.ts';
import { excludeEachOther, isSpelledIn, readsWith } from '../cells.ts';
import { blockOrigin, type Corpus, inSentence, isExampleSection, sentencesWith } from '../corpus.ts';
import { bestThree, comparableLength, lengthGivesAway } from '../distractors.ts';
import { hash } from '../random.ts';
import type { Candidate, Origin } from '../types.ts';
import { leansOnContext, ownHeading, plainHeading, plainMath } from '../wording.ts';

type Table = Extract<Block, { kind: 'table' }>;

/** Column headings that name something a thing has: "the function of the heart". */
const RELATIONAL =
  /^(?:(?:main|typical|chief|usual|common|primary|basic|key|general|approximate|average|standard|time|space|chemical|physical|legal|economic|boiling|melting|atomic|worst-case|best-case|average|net|possible|scientific|common|SI) )*(?:function|role|definition|meaning|example|unit|symbol|location|source|cause|effect|use|purpose|product|formula|capital|author|founder|direction|colou?r|structure|treatment|complexity|cost|advantage|disadvantage|description|feature|characteristic|property|name|site|target|result|output|input|goal|aim|focus|outcome|duration|length|size|mass|charge|number|value|price|range|point|temperature|density|speed|power|function|shape|vector|agent|prevention|symptom|habitat|diet|language|religion|leader|language|holder|jurisdiction|term|tenure|tenure of office|origin|component|method|technique|instrument|quantity|material|reagent|colour change|test|observation|requirement|penalty|remedy|principle|basis|case|worst case|best case|order|type|class|category|period|main idea|strength|weakness|limitation|disease|deficiency disease|deficiency|entry|remedy|reason|target audience|hormone|enzyme|organ|gland|document|account)$/i;

const isBlank = (cell: string) => !cell || /^[-–—?]+$/.test(cell);

function plainCell(cell: string): string {
  return plainMath(cell)
    .replace(/\s+/g, ' ')
    .replace(/[.;,]+$/, '')
    .trim();
}

/** A value as an option: words begin with a capital, symbols ("np", "μ") stay as they are. */
const shown = (value: string) => (/^\p{Ll}{3}/u.test(value) ? capitalise(value) : value);

interface Column {
  name: string;
  /** Row name and value, rows with a blank left out. */
  cells: { row: string; value: string; words: string }[];
}

function columnsOf(table: Table): Column[] {
  return table.header.slice(1).map((name, i) => ({
    name: plainCell(name),
    cells: table.rows
      .filter((row) => !isBlank(row[0] ?? '') && !isBlank(row[i + 1] ?? ''))
      .map((row) => ({
        row: plainCell(row[0]!),
        value: plainCell(row[i + 1]!),
        words: table.header.map((head, j) => `${head}: ${row[j] ?? ''}`).join('; '),
      })),
  }));
}

/** Rows that are features of a few things: what stands in one column is of many kinds. */
const FEATURES =
  /^(?:features?|propert(?:y|ies)|aspects?|points?(?: of (?:difference|comparison))?|bas[ie]s(?: of comparison)?|criteri(?:on|a)|characteristics?|items?|parameters?|questions?|attributes?|issues?|details?|particulars|variables?)$/i;

function isUsable(table: Table): boolean {
  if (FEATURES.test(plainCell(table.header[0] ?? ''))) return false;
  const names = table.rows.map((row) => plainCell(row[0] ?? '').toLowerCase());
  return (
    table.header.length >= 2 &&
    table.rows.length >= 3 &&
    !isBlank(table.header[0] ?? '') &&
    new Set(names).size === names.length &&
    !names.some((name) => /^(?:sub-?)?totals?\b|^balance\b/.test(name)) &&
    names.every((name) => name.split(' ').length <= 8)
  );
}

/** The name of the first column as one thing: "Processes" → "process". */
function kindName(table: Table): string | null {
  const name = plainCell(table.header[0]!);
  if (/[/$()\d]/.test(name) || name.split(' ').length > 4) return null;
  const tokens = tag(name);
  if (
    !isNoun(tokens.at(-1)) ||
    !tokens.every((token) => isNoun(token) || token.pos === 'ADJ' || token.pos === 'ADP' || token.pos === 'VERB')
  )
    return null;
  const one = singular(name);
  return /^\p{Lu}\p{Ll}/u.test(one) ? one[0]!.toLowerCase() + one.slice(1) : one;
}

/** Words that say what sort a row is, and not of what. */
const NO_GENUS =
  /^(?:type|kind|class|category|form|stage|phase|level|group|step|order|grade|generation|model|layer|element|component|part|list|family|site|zone|state)$/;
const SORTS =
  /^(?:(?:The|Some|Main|Major) )?(?:types|kinds|classes|categories|forms|stages|phases|levels|groups|grades) of (.+)$/i;

/** What the first column names, with its genus, and the heading to ask under where the genus is not to be had. */
interface Asked {
  kind: string;
  /** "Under “Layered models”, " or ''. */
  under: string;
}

function askedOf(kind: string, table: Table, section: Section): Asked {
  const bare = table.rows.some((row) => /^\d+$/.test(plainCell(row[0] ?? '')));
  if (!bare && !NO_GENUS.test(kind)) return { kind, under: '' };
  const heading = plainHeading(ownHeading(section)).replace(/^\p{Lu}\.\d+(?:\.\d+)*\s+/u, '');
  if (!heading) return { kind, under: '' };
  const genus = SORTS.exec(heading)?.[1] ?? heading;
  const tokens = tag(genus.toLowerCase());
  const isPhrase =
    tokens.length <= 3 &&
    isNoun(tokens.at(-1)) &&
    tokens.every((token) => isNoun(token) || token.pos === 'ADJ') &&
    (SORTS.test(heading) || /^(?:type|kind|form)$/.test(kind));
  // "type of shock"; elsewhere ("class" under "Temperature") the heading itself is quoted.
  if (bare || !isPhrase) return { kind, under: `Under “${heading}”, ` };
  const one = singular(genus);
  return { kind: `${kind} of ${/^\p{Lu}\p{Ll}/u.test(one) ? one[0]!.toLowerCase() + one.slice(1) : one}`, under: '' };
}

/** A stem that may open with the heading under which it is asked. */
const opened = (under: string, stem: string) => (under ? `${under}${stem[0]!.toLowerCase()}${stem.slice(1)}` : stem);

/** The name of a row inside a question: "layer 4", "the valve “aortic”"; a word met in no sentence stays as written. */
function rowNamed(kind: string, row: string, corpus: Corpus): string {
  if (/^\d+$/.test(row)) return `${kind} ${row}`;
  const first = /^[\p{L}'’-]+/u.exec(row)?.[0].toLowerCase() ?? '';
  return `the ${kind} “${corpus.casing.has(first) || row.includes(' ') ? inSentence(row, corpus) : row}”`;
}

const sameKind = (left: string, right: string) => /^[−–-]?[\d₦$£€.]/.test(left) === /^[−–-]?[\d₦$£€.]/.test(right);

/** "7" and "about 7, no sharp change" do not exclude each other. */
function sayTheSame(left: string, right: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}.⁻⁺⁰-⁹¹²³]+/u)
      .filter((word) => word && !/^(?:about|approximately|roughly|the|an?|of|in|and|or|to|with)$/.test(word));
  const [a, b] = [words(left), words(right)];
  return a.every((word) => b.includes(word)) || b.every((word) => a.includes(word));
}

/** Whether some sentence joins a row with the value of another: then the table does not say all, and both may be right. */
function isSaidOf(row: string, value: string, corpus: Corpus): boolean {
  const [name, said] = [contentStems(row), contentStems(value)];
  if (name.length === 0 || said.length === 0) return false;
  return sentencesWith([...new Set([...name, ...said])], corpus, 1).length > 0;
}

function valueQuestion(column: Column, at: number, asked: Asked, corpus: Corpus, origin: Origin): Candidate | null {
  const own = column.cells[at]!;
  if (own.value.split(' ').length > 22 || leansOnContext(own.value)) return null;
  const ranked = column.cells
    .filter((other, i) => i !== at && !sayTheSame(other.value, own.value))
    .filter((other) => sameKind(own.value, other.value) && comparableLength(own.value, other.value))
    .filter((other) => excludeEachOther(own.value, other.value) && readsWith(own, other))
    .filter((other) => !isSaidOf(own.row, other.value, corpus))
    .filter((other) => overlap(contentStems(own.value), contentStems(other.value)) < 0.7 || /\d/.test(own.value))
    .map((item) => ({ item, score: -Math.abs(item.value.length - own.value.length) }));
  const three = bestThree(ranked, (a, b) => a.value.toLowerCase() === b.value.toLowerCase());
  if (
    !three ||
    lengthGivesAway(
      own.value,
      three.map((item) => item.value),
    )
  )
    return null;
  const column1 = /^\p{Lu}\p{Ll}/u.test(column.name)
    ? column.name[0]!.toLowerCase() + column.name.slice(1)
    : column.name;
  const row = rowNamed(asked.kind, own.row, corpus);
  const relational = RELATIONAL.test(column.name) && !isPlural(column.name);
  if (contentStems(own.row).some((item) => contentStems(own.value).includes(item)) || isSpelledIn(own.row, own.value))
    return null;
  return {
    form: 'table',
    stem: opened(
      asked.under,
      relational
        ? `Which of these is the ${column1} given for ${row}?`
        : `Which entry for “${column.name}” belongs to ${row}?`,
    ),
    answer: shown(own.value),
    distractors: three.map((item) => shown(item.value)),
    difficulty: 'easy',
    weight: relational ? 3.7 : 3.3,
    about: `${own.row} ${column.name}`.toLowerCase(),
    subject: own.row.toLowerCase(),
    group: `table ${origin.documentId}/${origin.section.id}`,
    origin,
  };
}

function pairQuestion(
  column: Column,
  at: number,
  { kind, under }: Asked,
  corpus: Corpus,
  origin: Origin,
): Candidate | null {
  const { cells } = column;
  const own = cells[at]!;
  const short = cells.every((cell) => cell.value.split(' ').length <= 9 && cell.row.split(' ').length <= 6);
  const values = new Set(cells.map((cell) => cell.value.toLowerCase()));
  if (!short || cells.length < 3 || values.size < 3) return null;
  // Rows like "If one lamp fails" and formulas beside words make pairs that nobody would believe.
  if (
    cells.some(
      (cell) =>
        /^(?:If|When|Where|Why|How)\b/.test(cell.row) ||
        /^\d+$/.test(cell.row) ||
        /[$\\=]/.test(cell.value) ||
        !sameKind(cell.value, own.value) ||
        !readsWith(own, cell) ||
        (cell !== own && !excludeEachOther(cell.value, own.value)),
    )
  )
    return null;
  if (isSpelledIn(own.row, own.value) || cells.filter((cell) => isSpelledIn(cell.row, cell.value)).length > 1)
    return null;
  const joint = cells.some((cell) => /[–-] /.test(cell.row + cell.value)) ? ': ' : ' – ';
  const wrong: string[] = [];
  // Each wrong pair joins a row with the value of another row; rows and values are used evenly.
  for (let step = 1; step < cells.length && wrong.length < 3; step++) {
    for (let i = 0; i < cells.length && wrong.length < 3; i++) {
      const row = cells[(at + 1 + i) % cells.length]!;
      const value = cells[(at + 1 + i + step) % cells.length]!;
      if (row === own && wrong.length < 2) continue;
      if (sayTheSame(row.value, value.value) || overlap(contentStems(row.value), contentStems(value.value)) >= 0.6)
        continue;
      if (isSaidOf(row.row, value.value, corpus)) continue;
      const text = `${capitalise(row.row)}${joint}${value.value}`;
      if (!wrong.includes(text)) wrong.push(text);
    }
  }
  if (wrong.length < 3) return null;
  const relational = RELATIONAL.test(column.name) && !isPlural(column.name);
  const column1 = /^\p{Lu}\p{Ll}/u.test(column.name)
    ? column.name[0]!.toLowerCase() + column.name.slice(1)
    : column.name;
  return {
    form: 'pair',
    stem: opened(
      under,
      relational
        ? `Which ${kind} is correctly paired with its ${column1}?`
        : `Which ${kind} is correctly paired with its entry for “${column.name}”?`,
    ),
    answer: `${capitalise(own.row)}${joint}${own.value}`,
    distractors: wrong,
    difficulty: 'medium',
    weight: relational ? 3.5 : 3,
    about: `pair ${kind} ${column.name}`.toLowerCase(),
    subject: own.row.toLowerCase(),
    group: `table ${origin.documentId}/${origin.section.id}`,
    origin,
  };
}

/** Bare numbers under a bare name are somebody's accounts, not knowledge; vague words and people's columns teach nothing. */
function isPoor({ name, cells }: Column, corpus: Corpus): boolean {
  const numbers = cells.filter((cell) => /^[−–-]?[\d₦$£€.,]+(?:\s?%)?$/.test(cell.value)).length;
  if (numbers > cells.length / 2 && !RELATIONAL.test(name) && !/[(%°]|\b(?:number|year|per|pH)\b/i.test(name))
    return true;
  if (
    cells.some((cell) =>
      /^(?:rare|common|less common|more common|possible|often|usually|sometimes|high|low|moderate|medium|varies|various|variable|many|few|several)\b/i.test(
        cell.value,
      ),
    )
  )
    return true;
  // "above 10 %" beside "creatinine above 265 µmol/L": each value tells its own row.
  const figures = cells.filter((cell) => /\d/.test(cell.value));
  const units = new Set(figures.map((cell) => cell.value.replace(/[\d.,–−-]+/g, '').trim()));
  if (!RELATIONAL.test(name) && figures.length > cells.length / 2 && units.size > figures.length / 2) return true;
  const casing = corpus.casing.get(name.toLowerCase());
  return /^\p{Lu}\p{Ll}+$/u.test(name) && casing !== undefined && casing.upper > casing.lower;
}

function questionsOf(table: Table, document: DocumentText, section: Section, corpus: Corpus): Candidate[] {
  if (!isUsable(table)) return [];
  const kind = kindName(table);
  if (!kind || isExampleSection(section)) return [];
  const asked = askedOf(kind, table, section);
  const candidates: Candidate[] = [];
  columnsOf(table).forEach((column, number) => {
    if (isPoor(column, corpus)) return;
    if (
      !column.name ||
      column.cells.length < 3 ||
      column.cells.some((cell) => /^(?:yes|no|none|✓|✗|x)\b/i.test(cell.value))
    )
      return;
    const start = hash(`${section.heading}${column.name}`) % column.cells.length;
    for (const at of [start, (start + Math.ceil(column.cells.length / 2)) % column.cells.length]) {
      const origin = blockOrigin(document, section, table, column.cells[at]!.words, corpus);
      const question = number % 2 === 0 ? valueQuestion(column, at, asked, corpus, origin) : null;
      const made = question ?? pairQuestion(column, at, asked, corpus, origin);
      if (made) candidates.push(made);
      if (made?.form === 'pair') break;
    }
  });
  return candidates;
}

/** Questions about the entries of tables. */
export function tableQuestions(corpus: Corpus): Candidate[] {
  return corpus.documents.flatMap((document) =>
    document.sections
      .filter((section) => corpus.sectionOrder.has(section))
      .flatMap((section) =>
        section.blocks.flatMap((block) =>
          block.kind === 'table' ? questionsOf(block, document, section, corpus) : [],
        ),
      ),
  );
}
