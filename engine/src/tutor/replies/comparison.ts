import { SIGNS_OF_CONTRAST } from '../../answer/expectations.ts';
import type { OpenIndex } from '../../answer/lesson-index.ts';
import { countWords } from '../../text/normalise.ts';
import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { isProse, quoted, type Span } from '../span.ts';
import { definitionOf, mentionsOf, names, openingOf, type Topic } from '../topic.ts';
import { comparedInTable } from './table-of-both.ts';

type Pair = readonly [Topic, Topic];

/** What the text says of each of two things, side by side, and the sentence that sets them against each other. */
export function comparison(pair: Pair, reading: Reading): Reply | null {
  const { open } = reading;
  const drawn = comparedInTable(pair);
  if (drawn) return { reading, ...drawn };
  const contrast = contrastOf(pair);
  const cells = pair.map((topic, i) => saidOf(topic, pair[1 - i]!, contrast)) as [number?, number?];
  if (cells[0] === undefined || cells[1] === undefined) {
    return contrast === undefined ? null : single(contrast, reading);
  }
  const texts = cells.map((unit) => cellText(unit!, open));
  const spans: Span[] = cells.map((unit) => ({ from: unit!, to: unit! + 1 }));
  let markdown = `| ${pair.map(({ name }) => cell(capitalised(name))).join(' | ')} |\n| --- | --- |\n| ${texts.map(cell).join(' | ')} |`;
  const used = countWords(texts.join(' '));
  if (contrast !== undefined && !cells.includes(contrast)) {
    const text = open.index.units[contrast]!;
    if (used + countWords(text) <= TEXT_WORDS) {
      markdown += `\n\n${text}`;
      spans.push({ from: contrast, to: contrast + 1 });
    }
  }
  return { reading, spans, markdown };
}

function single(unit: number, reading: Reading): Reply {
  const span = { from: unit, to: unit + 1 };
  return { reading, spans: [span], markdown: quoted(span, reading.open) };
}

/** The sentence that names both and sets them against each other. */
function contrastOf([one, other]: Pair): number | undefined {
  const both = mentionsOf(one).filter((unit) => names(other, unit) && isProse(unit, one.open));
  return both.find((unit) => SIGNS_OF_CONTRAST.test(one.open.index.units[unit]!)) ?? both[0];
}

/** The unit that says most of one thing alone. */
function saidOf(topic: Topic, other: Topic, contrast: number | undefined): number | undefined {
  const defined = definitionOf(topic);
  if (defined !== undefined && defined !== definitionOf(other)) return defined;
  const alone = mentionsOf(topic).filter((unit) => !names(other, unit) && unit !== contrast);
  const opening = openingOf(topic);
  return (
    alone.find((unit) => startsWith(topic, unit)) ?? alone[0] ?? (opening === openingOf(other) ? undefined : opening)
  );
}

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

export const cell = (text: string) => text.replace(/\s*\n\s*/g, ' ').replace(/([^\\])\|/g, '$1\\|');
const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
