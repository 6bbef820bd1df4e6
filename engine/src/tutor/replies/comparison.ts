import { SIGNS_OF_CONTRAST } from '../../answer/expectations.ts';
import { countWords } from '../../text/normalise.ts';
import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { quoted } from '../span.ts';
import { definitionOf, mentionsOf, names, openingOf, type Topic } from '../topic.ts';
import { halvesOf } from './halves.ts';
import { comparedInTable } from './table-of-both.ts';

type Pair = readonly [Topic, Topic];

/** What is said of each of the two, and the units that say it. */
interface Row {
  cells: [string, string];
  units: number[];
}

/** What the text says of each of two things, side by side; where it cannot be parted, the sentence that has both. */
export function comparison(pair: Pair, reading: Reading): Reply | null {
  const { index } = reading.open;
  const drawn = comparedInTable(pair);
  if (drawn) return { reading, ...drawn };
  const both = bothIn(pair);
  const rows: Row[] = [];
  const own = ownRow(pair, both);
  if (own) rows.push(own);
  for (const unit of both) {
    const cells = halvesOf(index.units[unit]!, pair);
    if (cells && rows.every(({ units }) => !units.includes(unit))) rows.push({ cells, units: [unit] });
  }
  const shown = withinWords(rows);
  if (shown.length === 0) return both[0] === undefined ? null : single(both[0], reading);
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const head = [line(pair.map(({ name }) => capitalised(name))), '| --- | --- |'];
  let markdown = [...head, ...shown.map(({ cells }) => line(cells))].join('\n');
  const units = shown.flatMap((row) => row.units);
  const contrast = both.find((unit) => !units.includes(unit));
  const words = countWords(markdown);
  if (contrast !== undefined && words + countWords(index.units[contrast]!) <= TEXT_WORDS) {
    markdown += `\n\n${index.units[contrast]!}`;
    units.push(contrast);
  }
  return { reading, spans: units.map((unit) => ({ from: unit, to: unit + 1 })), markdown };
}

function withinWords(rows: readonly Row[]): Row[] {
  let words = 0;
  return rows.filter(({ cells }) => {
    words += countWords(cells.join(' '));
    return words <= TEXT_WORDS;
  });
}

function single(unit: number, reading: Reading): Reply {
  const span = { from: unit, to: unit + 1 };
  return { reading, spans: [span], markdown: quoted(span, reading.open) };
}

/** The sentences that name both, those that set them against each other first. */
function bothIn([one, other]: Pair): number[] {
  const { units } = one.open.index;
  const both = mentionsOf(one).filter((unit) => names(other, unit) && !units[unit]!.startsWith('|'));
  const sets = (unit: number) => SIGNS_OF_CONTRAST.test(units[unit]!);
  return [...both.filter(sets), ...both.filter((unit) => !sets(unit))];
}

/** A sentence of each, where the text has one that is about it alone. */
function ownRow(pair: Pair, both: readonly number[]): Row | null {
  const [one, other] = pair;
  const units = pair.map((topic) => saidOf(topic, both));
  const isApart = units[0] !== undefined && units[1] !== undefined && units[0] !== units[1];
  if (!isApart) return null;
  const cells = [cellText(units[0]!, one), cellText(units[1]!, other)] as [string, string];
  return { cells, units: units as number[] };
}

function saidOf(topic: Topic, both: readonly number[]): number | undefined {
  const defined = definitionOf(topic);
  const isOwn = defined !== undefined && (!both.includes(defined) || startsWith(topic, defined));
  if (isOwn) return defined;
  const { units } = topic.open.index;
  const alone = mentionsOf(topic).filter((unit) => !both.includes(unit) && !units[unit]!.startsWith('|'));
  const opening = openingOf(topic);
  return alone.find((unit) => startsWith(topic, unit)) ?? opening ?? (both.length > 0 ? undefined : alone[0]);
}

/** Whether the sentence begins with the thing, and so is about it. */
function startsWith({ name, open }: Topic, unit: number): boolean {
  const text = open.index.units[unit]!.replace(/^[\W_]*(?:the|an?)?\s*/i, '').toLowerCase();
  return text.startsWith(name.toLowerCase().replace(/s$/, ''));
}

/** So much of a sentence is read in one of two columns of a phone. */
const CELL_WORDS = 32;

function cellText(unit: number, { open }: Topic): string {
  const text = open.index.units[unit]!.replace(/^\|\s*|\s*\|$/g, '').replaceAll(' | ', ', ');
  if (countWords(text) <= CELL_WORDS) return text;
  return `${text.split(/\s+/).slice(0, CELL_WORDS).join(' ')} …`;
}

const cell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/([^\\])\|/g, '$1\\|');
const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
