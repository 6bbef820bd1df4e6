import { SIGNS_OF_CONTRAST } from '../../answer/expectations.ts';
import type { OpenIndex } from '../../answer/lesson-index.ts';
import { capitalise, countWords } from '../../text/normalise.ts';
import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { quoted, said, wordsIn } from '../span.ts';
import { definitionOf, mentionsOf, names, openingOf, type Topic } from '../topic.ts';
import { comparedInTable } from './table-of-both.ts';

type Pair = readonly [Topic, Topic];

/** What the text says of each of two things, side by side; where no sentence is about one alone, that which has both. */
export function comparison(pair: Pair, reading: Reading): Reply | null {
  const { open } = reading;
  const drawn = comparedInTable(pair);
  if (drawn) return { reading, ...drawn };
  const both = bothIn(pair);
  const own = ownUnits(pair, both);
  if (!own) return both.length === 0 ? null : together(both, reading);
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

/** The sentences that have both, and what follows the first of them. */
function together([first, ...others]: readonly number[], reading: Reading): Reply {
  const { open } = reading;
  const spans = [said(first!, TEXT_WORDS / 2, open)];
  for (const unit of others) {
    const span = { from: unit, to: unit + 1 };
    const words = [...spans, span].reduce((sum, one) => sum + wordsIn(one, open), 0);
    if (spans.every(({ from, to }) => unit < from || unit >= to) && words <= TEXT_WORDS) spans.push(span);
  }
  spans.sort((a, b) => a.from - b.from);
  return { reading, spans, markdown: spans.map((span) => quoted(span, open)).join('\n\n') };
}

/** The sentences that name both, those that set them against each other first. */
function bothIn([one, other]: Pair): number[] {
  const { units } = one.open.index;
  const both = mentionsOf(one).filter((unit) => names(other, unit) && !units[unit]!.startsWith('|'));
  const sets = (unit: number) => SIGNS_OF_CONTRAST.test(units[unit]!);
  return [...both.filter(sets), ...both.filter((unit) => !sets(unit))];
}

/** A sentence of each, where the text has one that is about it alone. */
function ownUnits([one, other]: Pair, both: readonly number[]): [number, number] | null {
  const [ofOne, ofOther] = [saidOf(one, both), saidOf(other, both)];
  return ofOne === undefined || ofOther === undefined || ofOne === ofOther ? null : [ofOne, ofOther];
}

function saidOf(topic: Topic, both: readonly number[]): number | undefined {
  const defined = definitionOf(topic);
  const isOwn = defined !== undefined && (!both.includes(defined) || startsWith(topic, defined));
  if (isOwn) return defined;
  const { units } = topic.open.index;
  const alone = mentionsOf(topic).filter((unit) => !both.includes(unit) && isSentence(units[unit]!));
  const opening = openingOf(topic);
  return alone.find((unit) => startsWith(topic, unit)) ?? opening ?? (both.length > 0 ? undefined : alone[0]);
}

/** "the ascending limb," is an item of a list, and says nothing. */
const isSentence = (text: string) =>
  !/^\||[,;:]$/.test(text) && /[.!?][)"”*]*$|[:–—]|\b(?:is|are|was|were|has|have|can)\b/.test(text);

/** Whether the sentence begins with the thing, and so is about it. */
function startsWith({ name, open }: Topic, unit: number): boolean {
  const text = open.index.units[unit]!.replace(/^[\W_]*(?:the|an?)?\s*/i, '').toLowerCase();
  return text.startsWith(name.toLowerCase().replace(/s$/, ''));
}

/** So much of a sentence is read in one of two columns of a phone. */
const CELL_WORDS = 32;

function cellText(unit: number, { index }: OpenIndex): string {
  const text = index.units[unit]!.replace(/^\|\s*|\s*\|$/g, '').replaceAll(' | ', ', ');
  if (countWords(text) <= CELL_WORDS) return text;
  return `${text.split(/\s+/).slice(0, CELL_WORDS).join(' ')} …`;
}

const cell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/([^\\])\|/g, '$1\\|');
