import type { Block } from '../document.ts';
import { unshouted } from '../text/casing.ts';
import { saysNothing } from '../text/matter.ts';
import { countWords, lowerFirst } from '../text/normalise.ts';
import type { DocumentText, Section } from '../text/sections.ts';
import { plainMath } from '../text/wording.ts';
import type { RowFact } from './fact.ts';
import { plainHeading, subjectOf } from './headings.ts';
import { isName, leadOf, needsOwner } from './lists.ts';
import { originOf } from './origin.ts';
import { leans } from './phrases.ts';

type Table = Extract<Block, { kind: 'table' }>;

const [FEWEST_ROWS, MOST_ROWS, MOST_COLUMNS] = [2, 20, 6];
const LONGEST_CELL_WORDS = 30;

const plainCell = (cell: string) =>
  plainMath(cell)
    .replace(/\s+/g, ' ')
    .replace(/[.;,]+$/, '')
    .trim();

/** What the first column of a table holds where its rows compare the columns. */
const COMPARES =
  /^(?:|bas[ie]s(?: of .+)?|points?(?: of .+)?|features?|propert(?:y|ies)|aspects?|criteri(?:on|a)|characteristics?|parameters?|attributes?|differences?|traits?|factors? compared)$/i;
const COUNTER = /^(?:s\/?n(?:o\.?)?|no\.?|#|serial.*|number)?$/i;
const SUM = /^(?:sub-?)?totals?\b|^balance\b|^[\d\s.,%₦$£€–-]*$/i;

/** The table without a first column that only counts its rows. */
function withoutCounter(table: Table): Table {
  const counts = table.rows.every((row, i) => Number.parseInt(row[0] ?? '', 10) === i + 1);
  if (!counts || !COUNTER.test(plainCell(table.header[0] ?? '')) || table.header.length < 3) return table;
  return { ...table, header: table.header.slice(1), rows: table.rows.map((row) => row.slice(1)) };
}

const MOST_LEAD_WORDS = 10;

/** What a table is about: its caption, the line or the heading over it; '' where none says. */
function topicOf({ caption }: Table, section: Section, at: number, document: DocumentText): string {
  const lead = leadOf(section, at);
  const isLead =
    /^\p{Lu}(?!.* (?:are|is|below|follows?)\b)[^,;]*:$/u.test(lead) &&
    countWords(lead) <= MOST_LEAD_WORDS &&
    isName(lead) &&
    !leans(lead);
  const own = caption ?? (isLead ? lead : section.byTopicShift ? '' : section.heading);
  const name = unshouted(plainHeading(own).replace(/^table \S+\s*[:.–-]?\s*/i, ''), document, 'heading');
  const parent = subjectOf(section.headingPath.at(-2) ?? '');
  if (saysNothing(name)) return saysNothing(parent) ? '' : parent;
  return needsOwner(name) && !caption && !saysNothing(parent) ? `${parent}, ${lowerFirst(name)}` : name;
}

/** The rows of a table of words: every name once, every cell filled, no sums. */
export function rowFacts(document: DocumentText, section: Section): RowFact[] {
  return section.blocks.flatMap((block, at): RowFact[] => {
    if (block.kind !== 'table') return [];
    const table = withoutCounter(block);
    const header = table.header.map(plainCell);
    const names = table.rows.map(([name]) => plainCell(name ?? ''));
    const topic = topicOf(table, section, at, document);
    const isFit =
      topic !== '' &&
      header.length >= 2 &&
      header.length <= MOST_COLUMNS &&
      names.length >= FEWEST_ROWS &&
      names.length <= MOST_ROWS &&
      new Set(names.map((name) => name.toLowerCase())).size === names.length &&
      header.slice(1).every(Boolean) &&
      new Set(header).size === header.length &&
      names.every((name) => name !== '' && !SUM.test(name) && countWords(name) <= 8);
    if (!isFit) return [];
    const isComparison = COMPARES.test(header[0]!) && header.length > 2;
    if (!isComparison && (header[0] === '' || COMPARES.test(header[0]!))) return [];
    return table.rows.flatMap((row, i): RowFact[] => {
      const cells = header.slice(1).map((column, c) => ({ column, value: plainCell(row[c + 1] ?? '') }));
      const isWhole = cells.every(
        ({ value }) => value !== '' && !/^[–—-]$|[?]$/.test(value) && countWords(value) <= LONGEST_CELL_WORDS,
      );
      const words = [names[i]!, ...cells.map(({ column, value }) => `${column}: ${value}`)].join('; ');
      return isWhole
        ? [
            {
              topic,
              name: names[i]!,
              cells,
              isComparison,
              group: `${document.id}/${section.id}/${at}`,
              origin: originOf(document, section, at, words),
            },
          ]
        : [];
    });
  });
}
