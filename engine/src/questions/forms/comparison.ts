import { ownHeading, plainHeading } from '../../grammar/wording.ts';
import { excludeEachOther, sayTheSame } from '../../reading/cells.ts';
import { type Corpus, inSentence } from '../../reading/corpus.ts';
import type { Origin } from '../../reading/origin.ts';
import { askingOf } from '../../reading/table-columns.ts';
import { lowered, plainCell, type Table } from '../../reading/table-subject.ts';
import { capitalise } from '../../text/normalise.ts';
import { isPlural } from '../../text/number.ts';
import type { Section } from '../../text/sections.ts';
import { contentStems, overlap } from '../../text/stems.ts';
import { isNoun, tag } from '../../text/tagging.ts';
import { lengthGivesAway } from '../options/distractors.ts';
import { hash } from '../options/random.ts';
import type { Candidate } from '../types.ts';
import { sideBySideQuestions } from './side-by-side.ts';

/** First columns whose rows are features of the things in the other columns. */
const FEATURES =
  /^(?:|features?|propert(?:y|ies)|aspects?|points?(?: of (?:difference|comparison))?|bas[ie]s(?: (?:of|for) comparison)?|criteri(?:on|a)|characteristics?|items?|parameters?|questions?|attributes?|issues?|details?|particulars|variables?|characters?)$/i;

/** Words that head nothing but features. */
const SURELY_FEATURES = /^(?:aspects?|features?|points? of (?:difference|comparison))$/i;

/** Whether a table compares two things or more, feature by feature; "Property | Promise | Looked after by" does not. */
export function isComparison(table: Table, heading = ''): boolean {
  const [first = '', ...things] = table.header.map(plainCell);
  if (things.length < 2 || !FEATURES.test(first)) return false;
  const heads = new Set(things.map((thing) => thing.split(' ').at(-1)!.toLowerCase()));
  if (!first || heads.size === 1 || SURELY_FEATURES.test(first)) return true;
  // "Processes and threads" over "Property | Process | Thread".
  const topic = contentStems(heading);
  if (things.every((thing) => contentStems(thing).every((item) => topic.includes(item)))) return true;
  return !things.some((thing) => askingOf(thing, false, [])?.sure === true);
}

interface Feature {
  name: string;
  own: string;
  other: string;
  words: string;
}

/** Whether a cell can stand alone as an option. */
const canStand = (cell: string) =>
  cell !== '' &&
  cell.split(' ').length <= 10 &&
  !/^[-–—]|^(?:yes|no)(?:$|[,;])|\b(?:this|these|those|it|they|them|both|same)\b/i.test(cell);

/** Whether the two cells of a row exclude each other: other figures, other words, or one the denial of the other. */
function differ(mine: string, theirs: string): boolean {
  if (/\d/.test(mine) && /\d/.test(theirs)) return excludeEachOther(mine, theirs) && !sayTheSame(mine, theirs);
  const denied = (text: string) => /^(?:not?|never|none)\b/i.test(text);
  if (denied(mine) !== denied(theirs)) return true;
  return !sayTheSame(mine, theirs) && overlap(contentStems(mine), contentStems(theirs)) < 0.4;
}

/** The features in which the two things differ plainly, each short enough for an option. */
function differences(table: Table, own: number, other: number): Feature[] {
  return table.rows
    .map((row) => ({
      name: plainCell(row[0] ?? ''),
      own: plainCell(row[own] ?? ''),
      other: plainCell(row[other] ?? ''),
      words: table.header.map((head, i) => (head ? `${head}: ${row[i] ?? ''}` : (row[i] ?? ''))).join('; '),
    }))
    .filter(({ name, own: mine, other: theirs }) => {
      if (!name || /[?$\\“”]/.test(`${name} ${mine} ${theirs}`) || name.split(' ').length > 6) return false;
      return canStand(mine) && canStand(theirs) && differ(mine, theirs);
    });
}

/** One entry of the thing asked about and three of the other, of about one length; null where there are no three. */
function balanced(right: Feature, others: readonly Feature[], option: (name: string, value: string) => string) {
  const answer = option(right.name, right.own);
  const count = answer.split(' ').length;
  const distractors = others
    .map((item) => option(item.name, item.other))
    .filter((text) => text.split(' ').length <= Math.max(5, count * 1.7) && text.split(' ').length * 1.7 >= count)
    .slice(0, 3);
  return distractors.length === 3 && !lengthGivesAway(answer, distractors) ? { right, answer, distractors } : null;
}

/** Whether an option names the thing that is asked about and not the other too: "taxes" of two kinds tell nothing. */
const names = (text: string, thing: string, other: string) => {
  const [shared, said] = [contentStems(other), contentStems(text)];
  return contentStems(thing).some((item) => !shared.includes(item) && said.includes(item));
};

/** "In a comparison of A with B, which of these belongs to B?": what one has, among what the other has. */
export function comparisonQuestions(
  table: Table,
  section: Section,
  corpus: Corpus,
  originOf: (words: string) => Origin,
  group: string,
): Candidate[] {
  const things = table.header.slice(1).map(plainCell);
  if (things.some((thing) => !thing || thing.split(' ').length > 4 || /[$\\?]/.test(thing))) return [];
  const start = hash(section.heading + things.join()) % things.length;
  // Where the one thing has no four entries that can stand beside the other's, the next is asked for.
  for (let turn = 0; turn < things.length; turn++) {
    const own = ((start + turn) % things.length) + 1;
    const found = contrasted(table, own, (own % things.length) + 1, corpus);
    if (found) return [questionOf(found, things, section, originOf, group)];
  }
  const [left, right] = things.map((thing) => spoken(thing, section));
  return sideBySideQuestions(table, [left!, right!], corpus, originOf, group);
}

interface Contrasted {
  own: number;
  other: number;
  right: Feature;
  answer: string;
  distractors: string[];
}

/** One entry of a column beside three of another, or null. */
function contrasted(table: Table, own: number, other: number, corpus: Corpus): Contrasted | null {
  const [asked, beside] = [plainCell(table.header[own]!), plainCell(table.header[other]!)];
  const features = differences(table, own, other).filter(
    (item) => ![item.own, item.other].some((text) => names(text, asked, beside) || names(text, beside, asked)),
  );
  if (features.length < 4) return null;
  const first = hash(asked + beside) % features.length;
  const option = (name: string, value: string) => `${capitalise(name)}: ${inSentence(value, corpus)}`;
  const found = features
    .map((_, i) => [...features, ...features].slice(first + i, first + i + features.length))
    .map(([right, ...others]) => balanced(right!, others, option))
    .find((item) => item !== null);
  return found ? { own, other, ...found } : null;
}

function questionOf(
  { own, other, right, answer, distractors }: Contrasted,
  things: readonly string[],
  section: Section,
  originOf: (words: string) => Origin,
  group: string,
): Candidate {
  const said = (at: number) => spoken(things[at - 1]!, section);
  const asks = said(own).startsWith('“') ? 'belongs under' : 'is true of';
  return {
    form: 'table',
    stem: `In a comparison of ${said(Math.min(own, other))} with ${said(Math.max(own, other))}, which of these ${asks} ${said(own)}?`,
    answer,
    distractors,
    because: `“${answer}” is true of ${said(own)}; the others are true of ${said(other)}.`,
    difficulty: 'medium',
    weight: 3.5,
    about: `comparison ${things.join(' ')}`.toLowerCase(),
    subject: things[own - 1]!.toLowerCase(),
    group,
    origin: originOf(right.words),
  };
}

/** "TCP", "tracheids", "the eukaryotic cell", "innate immunity" under "Innate and adaptive immunity"; else the heading in quotation marks. */
function spoken(thing: string, section: Section): string {
  const name = within(thing);
  if (/^\p{Lu}[\p{Lu}\d]+$/u.test(thing)) return thing;
  const [, left, right, noun] =
    /^(\p{L}[\p{L}-]+) (?:and|or|versus) (\p{L}[\p{L}-]+) (\p{Ll}+)$/u.exec(plainHeading(ownHeading(section))) ?? [];
  if (noun && [left, right].some((word) => word!.toLowerCase() === thing.toLowerCase()))
    return `${lowered(thing)} ${noun}`;
  if (!/^[\p{L}' -]+$/u.test(thing) || (!isNoun(tag(name).at(-1)) && !/ \p{Ll}+ing$/u.test(name))) return `“${name}”`;
  if (isPlural(thing)) return name === thing ? lowered(thing) : name;
  if (name === thing || !name.includes(' ')) return `“${name}”`;
  // "packet switching" cannot be counted.
  return /(?:ing|tion|sion|ment|ity|ance|ence|ism)$/.test(name) ? name : `the ${name}`;
}

const within = (thing: string) => (/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)? \p{Ll}/u.test(thing) ? lowered(thing) : thing);
