import { SIGNS_OF_CONTRAST } from '../../answer/expectations.ts';
import type { OpenIndex } from '../../answer/lesson-index.ts';
import { LEANS_BACK } from '../../answer/places.ts';
import { capitalise, countWords } from '../../text/normalise.ts';
import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { asLine, quoted, readable, said, wordsIn } from '../span.ts';
import { definitionOf, names, openingOf, opensWith, type Topic } from '../topic.ts';
import { comparedInTable } from './table-of-both.ts';

type Pair = readonly [Topic, Topic];

/** What the text says of each of two things, side by side; where no sentence is about one alone, that which has both. */
export function comparison(pair: Pair, reading: Reading): Reply | null {
  const drawn = comparedInTable(pair);
  if (drawn) return { reading, ...drawn };
  const both = bothIn(pair);
  const own = ownUnits(pair, both);
  if (own?.some((unit) => leans(unit, reading.open))) return toldOn(own, reading);
  if (own) return sideBySide(pair, own, both, reading);
  if (both.length > 0) return together(withDefinition(pair, both), reading);
  const first = pair.map(({ mentions, open }) => mentions.find((unit) => isSentence(open.index.units[unit]!)));
  return first.some((unit) => unit === undefined) ? null : toldOn(first as number[], reading);
}

function sideBySide(pair: Pair, own: readonly number[], both: readonly number[], reading: Reading): Reply {
  const { open } = reading;
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  const cells = own.map((unit) => cellText(unit, open));
  let markdown = [line(pair.map(({ name }) => capitalise(name))), '| --- | --- |', line(cells)].join('\n');
  const units = [...own];
  const contrast = both.find((unit) => !units.includes(unit));
  const words = countWords(markdown);
  if (contrast !== undefined && words + countWords(open.index.units[contrast]!) <= TEXT_WORDS) {
    markdown += `\n\n${open.index.units[contrast]!}`;
    units.push(contrast);
  }
  return { reading, spans: units.map((unit) => ({ from: unit, to: unit + 1 })), markdown };
}

/** "In a transverse wave they move …": a cell of its own would leave open who. */
const leans = (unit: number, { index }: OpenIndex) =>
  /^In [^,]{2,50}?,? (?:they|it|these|this|he|she)\b/.test(index.units[unit]!);

/** Sentences that cannot be told apart, one after the other, with what stands between them where there is room. */
function toldOn(units: readonly number[], reading: Reading): Reply {
  const { open } = reading;
  const [from, to] = [Math.min(...units), Math.max(...units) + 1];
  const whole = { from: readable(from, open).from, to };
  const apart = [...new Set(units)].sort((a, b) => a - b).map((unit) => said(unit, TEXT_WORDS / 2, open));
  const spans = wordsIn(whole, open) <= TEXT_WORDS ? [whole] : apart;
  return { reading, spans, markdown: spans.map((one) => quoted(one, open)).join('\n\n') };
}

/** What one of the two is comes first, where the text says it before what it says of both. */
function withDefinition(pair: Pair, both: readonly number[]): number[] {
  const defined = pair.map((topic) => definitionOf(topic)).find((unit) => unit !== undefined && unit < both[0]!);
  return defined === undefined ? [...both] : [defined, ...both];
}

/** The sentences that have both, and what follows the first of them, as far as there is room. */
function together([first, ...others]: readonly number[], reading: Reading): Reply {
  const { open } = reading;
  let room = TEXT_WORDS - countWords(open.index.units[first!]!);
  const beside = others.filter((unit) => {
    const words = countWords(open.index.units[unit]!);
    const fits = words <= room;
    if (fits) room -= words;
    return fits;
  });
  const span = said(first!, countWords(open.index.units[first!]!) + room, open);
  const apart = beside.filter((unit) => unit < span.from || unit >= span.to);
  const spans = [span, ...apart.map((unit) => ({ from: unit, to: unit + 1 }))].sort((a, b) => a.from - b.from);
  return { reading, spans, markdown: spans.map((one) => quoted(one, open)).join('\n\n') };
}

/** The sentences that name both, those that set them against each other first. */
function bothIn([one, other]: Pair): number[] {
  const { units } = one.open.index;
  const both = one.mentions.filter((unit) => names(other, unit) && !units[unit]!.startsWith('|'));
  const sets = (unit: number) => SIGNS_OF_CONTRAST.test(units[unit]!);
  return [...both.filter(sets), ...both.filter((unit) => !sets(unit))];
}

/** A sentence of each, where the text has one that is about it alone. */
function ownUnits([one, other]: Pair, both: readonly number[]): [number, number] | null {
  const [ofOne, ofOther] = [saidOf(one, other, both), saidOf(other, one, both)];
  return ofOne === undefined || ofOther === undefined || ofOne === ofOther ? null : [ofOne, ofOther];
}

function saidOf(topic: Topic, other: Topic, both: readonly number[]): number | undefined {
  const { units } = topic.open.index;
  const defined = definitionOf(topic);
  const isOwn = (unit: number) =>
    !both.includes(unit) || (opensWith(topic, unit) && !SIGNS_OF_CONTRAST.test(units[unit]!));
  if (defined !== undefined && isOwn(defined)) return defined;
  const alone = topic.mentions.filter((unit) => !both.includes(unit) && isSentence(units[unit]!));
  const isHeadedAlone = [...topic.headed].every((s) => !other.headed.has(s));
  return (
    alone.find((unit) => opensWith(topic, unit)) ??
    (isHeadedAlone ? openingOf(topic) : undefined) ??
    (both.length > 0 ? undefined : alone[0])
  );
}

/** "the ascending limb," is an item of a list, and says nothing. */
const isSentence = (text: string) =>
  !/^\||[,;:]$/.test(text) && /[.!?][)"”*]*$|[:–—]|\b(?:is|are|was|were|has|have|can)\b/.test(text);

/** So much is read in one of two columns of a phone. */
const CELL_WORDS = 35;

/** A sentence and those after it that lean on it, as far as a cell has room. */
function cellText(unit: number, { index, blockOf }: OpenIndex): string {
  let text = asLine(index.units[unit]!);
  for (let next = unit + 1; blockOf[next] === blockOf[unit] && LEANS_BACK.test(index.units[next]!); next++) {
    const longer = `${text} ${index.units[next]!}`;
    if (countWords(longer) > CELL_WORDS) break;
    text = longer;
  }
  return countWords(text) <= CELL_WORDS ? text : `${text.split(/\s+/).slice(0, CELL_WORDS).join(' ')} …`;
}

const cell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/([^\\])\|/g, '$1\\|');
