import type { Block } from '../../document.ts';
import { isPlural, singular } from '../../text/number.ts';
import type { Section } from '../../text/sections.ts';
import { splitSentences } from '../../text/sentences.ts';
import { isNoun, type Token, tag } from '../../text/tagging.ts';
import { ownHeading, plainHeading, plainMath } from '../grammar/wording.ts';

export type Table = Extract<Block, { kind: 'table' }>;

export function plainCell(cell: string): string {
  return plainMath(cell)
    .replace(/\s+/g, ' ')
    .replace(/[.;,]+$/, '')
    .trim();
}

/** A heading of a column inside a sentence: only a word of small letters after its capital is lowered. */
export const lowered = (name: string) => (/^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name);

/** What the rows of a table are, as a stem names it. */
export interface Subject {
  /** "type of shock", "nutrient". */
  kind: string;
  /** "Under “Layered models”, " or ''. */
  under: string;
  /** What the author says the table is about: its caption, the line before it, its heading. */
  told: string[];
}

/** The caption, the last sentence of the paragraph before, and the heading, as far as there are any. */
function toldOf(table: Table, index: number, section: Section): string[] {
  const previous = section.blocks[index - 1];
  const line = previous?.kind === 'paragraph' ? (splitSentences(previous.text).at(-1) ?? '') : '';
  return [table.caption ?? '', line, headingOf(section)]
    .map((text) => text.replace(/^(?:table|tab\.?) [\d.]+\s*[.:–—-]?\s*/i, '').replace(/\s*\([^)]*\)/g, ''))
    .filter(Boolean);
}

const headingOf = (section: Section) => plainHeading(ownHeading(section)).replace(/^\p{Lu}\.\d+(?:\.\d+)*\s+/u, '');

/** Words before a noun that do not say of what sort it is. */
const UNTELLING =
  /^(?:main|major|following|common|different|various|several|important|chief|principal|typical|usual|basic|general|other|many|some|few|key|own|such|first|last|new|old|certain|possible|desirable|familiar|well-known|simple|further|more|most)$/;

const tells = (token: Token | undefined) =>
  token !== undefined &&
  (isNoun(token) || token.pos === 'ADJ') &&
  !UNTELLING.test(token.lower) &&
  token.text.length > 2;

/** "Deficiency signs" for "sign", "levels of the architecture" for "level": the noun as the author's line has it. */
export function specified(noun: string, told: readonly string[]): string | null {
  if (/[^\p{Ll}]/u.test(noun)) return null;
  for (const text of told) {
    const tokens = tag(lowered(text));
    const at = tokens.findIndex((token) => singular(token.lower) === singular(noun));
    if (at < 0) continue;
    let from = at;
    while (from > 0 && at - from < 2 && tells(tokens[from - 1])) from--;
    if (from < at) {
      const before = tokens.slice(from, at).map((token) => token.text);
      return `${before.join(' ')} ${noun}`;
    }
    if (tokens[at + 1]?.lower !== 'of') continue;
    let to = at + 2;
    while (to < tokens.length && to - at < 6 && (tells(tokens[to]) || /^(?:the|an?)$/.test(tokens[to]!.lower))) to++;
    // A phrase that goes on ("signs of loss and of …") is not taken by half.
    const whole = to === tokens.length || /^[.:,;]$|^(?:are|is|were|was)$/.test(tokens[to]!.lower);
    const last = tokens[to - 1];
    if (!whole || !isNoun(last)) continue;
    const of = tokens.slice(at + 2, to).map((token) => token.text);
    return `${noun} of ${of.join(' ')}`;
  }
  return null;
}

/** The name of the first column as one thing: "Processes" → "process". */
function kindName(table: Table): string | null {
  const name = plainCell(table.header[0] ?? '');
  if (!name || /[/$()\d?]/.test(name) || name.split(' ').length > 4) return null;
  const tokens = tag(name);
  if (
    !isNoun(tokens.at(-1)) ||
    !tokens.every((token) => isNoun(token) || token.pos === 'ADJ' || token.pos === 'ADP' || token.pos === 'VERB')
  )
    return null;
  return lowered(singular(name));
}

/** Words that say what sort a row is, and not of what. */
const NO_GENUS =
  /^(?:type|kind|class|category|form|stage|phase|level|group|step|order|grade|generation|model|layer|element|component|part|list|family|site|zone|state|property|feature|item|place|method|fraction|style|organ|system|scheme|rank|body|approach|technique|concept|principle|strategy|unit)$/;
const SORTS =
  /^(?:(?:The|Some|Main|Major) )?(?:types|kinds|classes|categories|forms|stages|phases|levels|groups|grades) of (.+)$/i;
/** A heading that asks or tells something names no subject: "Why not just files". */
const NO_SUBJECT =
  /^(?:why|what|how|when|where|who|which|whose|is|are|do|does|did|can|should|introduction|overview|summary|conclusion|notes?|background|comparison|terms? that)\b/i;

/** What the first column names, with its genus; null where nothing says of what its rows are the types or parts. */
export function subjectOf(table: Table, index: number, section: Section): Subject | null {
  const kind = kindName(table);
  if (!kind) return null;
  const told = toldOf(table, index, section);
  const bare = table.rows.some((row) => /^\d{1,3}$/.test(plainCell(row[0] ?? '')));
  if (!bare && !NO_GENUS.test(kind)) return { kind, under: '', told };
  const heading = headingOf(section);
  const full = bare ? null : (sortOf(kind, heading) ?? specified(kind, told));
  if (full) return { kind: full, under: '', told };
  // "Elements" over a column of elements adds nothing.
  if (singular(heading.toLowerCase()) === kind) return { kind, under: '', told };
  if (!heading || NO_SUBJECT.test(heading)) return null;
  return { kind, under: `Under “${heading}”, `, told };
}

/** "River – Mississippi": an example of what, only the heading tells. */
export function withScope(subject: Subject, column: string, section: Section): Subject {
  const heading = headingOf(section);
  const topic = singular(heading.toLowerCase());
  const isTold =
    topic !== '' && !NO_SUBJECT.test(heading) && !topic.includes(subject.kind) && !subject.kind.includes(topic);
  const isExample = /^(?:typical |common )?examples?$/i.test(column);
  return isExample && isTold && subject.under === '' ? { ...subject, under: `Under “${heading}”, ` } : subject;
}

/** "type of shock" from the heading "Shock" or "Types of shock". */
function sortOf(kind: string, heading: string): string | null {
  const genus = SORTS.exec(heading)?.[1] ?? heading;
  const tokens = tag(genus.toLowerCase());
  const isPhrase =
    tokens.length > 0 &&
    tokens.length <= 3 &&
    isNoun(tokens.at(-1)) &&
    tokens.every((token) => isNoun(token) || token.pos === 'ADJ') &&
    (SORTS.test(heading) || /^(?:type|kind|form)$/.test(kind));
  return isPhrase ? `${kind} of ${lowered(singular(genus))}` : null;
}

const ADJECTIVE = /^\p{L}+(?:ic|al|ous|ive|ar|ary|ing|less|ible|able)$/iu;

/** "the external level" where the rows are such words, "layer 4", "“stray loss”" under "Loss", else "the nutrient “iron”". */
export function rowNamed(kind: string, row: string, rows: readonly string[], written: string): string {
  if (/^\d{4}$/.test(row) && kind === 'year') return `the year ${row}`;
  if (/^\d+$/.test(row)) return `${kind} ${row}`;
  const described = rows.filter((name) => ADJECTIVE.test(name)).length >= rows.length * 0.75;
  if (described && ADJECTIVE.test(row)) return `the ${lowered(row)} ${kind}`;
  const head = kind.split(' ').at(-1)!;
  const named = row.replace(/\s*\([^)]*\)/g, '').split(' ');
  if (named.length > 1 && named.some((word) => singular(word.toLowerCase()) === head)) return `“${written}”`;
  return `the ${kind} “${written}”`;
}

/** Whether a noun phrase is in the plural by its head: "Days to maturity", "Signs". */
export const isManyFold = (name: string) => isPlural(name.split(/ (?:of|to|for|in|per|from|at) /)[0]!);

const SERIAL = /^(?:s\/?n(?:o\.?)?|no\.?|#|serial(?: no\.?| number)?|number)?$/i;

/** The table without a first column that only counts its rows. */
export function withoutCounter(table: Table): Table {
  const counts = table.rows.every((row, i) => plainCell(row[0] ?? '').replace(/\.$/, '') === String(i + 1));
  if (!counts || !SERIAL.test(plainCell(table.header[0] ?? ''))) return table;
  return { ...table, header: table.header.slice(1), rows: table.rows.map((row) => row.slice(1)) };
}
