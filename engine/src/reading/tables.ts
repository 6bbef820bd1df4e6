import type { Block } from '../document.ts';
import { ownHeading, plainHeading, plainMath } from '../grammar/wording.ts';
import type { Section } from '../text/sections.ts';

/** A table of a document, and how its cells and the heading above it are read. */
export type Table = Extract<Block, { kind: 'table' }>;

/** The words of a cell, without the stop at their end. */
export function plainCell(cell: string): string {
  return plainMath(cell)
    .replace(/\s+/g, ' ')
    .replace(/[.;,]+$/, '')
    .trim();
}

const SERIAL =
  /^(?:s\/?n(?:o\.?)?|no\.?|#|serial(?: no\.?| number)?|number|rank|position|order|steps?|stages?|phases?)?$/i;
const COUNTER = /^(?:(?:step|stage|phase) )?(\d+)(?:\s?[–-]\s?\d+)?\.?$/i;

/** The table without a first column that only counts its rows: "3", "3–4", "Step 3". */
export function withoutCounter(table: Table): Table {
  const counts = table.rows.every((row, i) => Number(COUNTER.exec(plainCell(row[0] ?? ''))?.[1]) === i + 1);
  if (!counts || !SERIAL.test(plainCell(table.header[0] ?? '')) || table.header.length < 3) return table;
  return { ...table, header: table.header.slice(1), rows: table.rows.map((row) => row.slice(1)) };
}

const cleaned = (heading: string) => plainHeading(heading).replace(/^\p{Lu}\.\d+(?:\.\d+)*\s+/u, '');

/** Headings that divide what the one above names: "By behaviour", "Types". */
const DIVIDES =
  /^(?:By \p{Ll}.*|(?:Main )?(?:[Tt]ypes|[Kk]inds|[Ff]orms|[Cc]lasses|[Mm]ethods|[Ee]xamples|[Tt]erms))$/u;

/** The heading that a list or table stands under, or the one above where its own only divides that. */
export function headingOf(section: Section): string {
  const own = cleaned(ownHeading(section));
  return (DIVIDES.test(own) && cleaned(section.headingPath.at(-2) ?? '')) || own;
}
