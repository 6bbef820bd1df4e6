import { countWords } from '../text/normalise.ts';
import type { IndexBlock, OpenIndex } from './lesson-index.ts';

const WHOLE_GROUP_WORDS = 170;
const WINDOW_WORDS = 120;
const ENOUGH_WORDS = 35;

interface Span {
  from: number;
  to: number;
}

/** The text around a unit, as Markdown: its paragraph or list whole where that is short, else what stands nearest. */
export function passageAround(unit: number, open: OpenIndex): { markdown: string; units: Span } {
  const span = spanAround(unit, open);
  return { markdown: renderUnits(span, open), units: span };
}

function spanAround(unit: number, open: OpenIndex): Span {
  const { blockOf, groupOf, groups, firstUnit } = open;
  const words = (from: number, to: number) => {
    let sum = 0;
    for (let i = from; i < to; i++) sum += countWords(open.index.units[i]!);
    return sum;
  };
  const group = groups.get(groupOf[blockOf[unit]!]!)!;
  let span = { from: firstUnit[group.from]!, to: firstUnit[group.to + 1]! };
  if (words(span.from, span.to) > WHOLE_GROUP_WORDS) {
    span = growWithin(unit, span, words);
  } else if (words(span.from, span.to) < ENOUGH_WORDS) {
    span = addNeighbours(span, group, open, words);
  }
  return span;
}

/** Grows from the unit in both directions, forwards first, within a group that is too long to show whole. */
function growWithin(unit: number, bounds: Span, words: (from: number, to: number) => number): Span {
  let { from, to } = { from: unit, to: unit + 1 };
  let size = words(from, to);
  while (from > bounds.from || to < bounds.to) {
    const next = to < bounds.to && to - unit <= unit - from + 1 ? to : from > bounds.from ? from - 1 : to;
    const more = words(next, next + 1);
    if (size + more > WINDOW_WORDS) break;
    size += more;
    if (next === to) to++;
    else from--;
  }
  return { from, to };
}

/** A passage of a few words says too little by itself: what follows in the section is added, else what went before. */
function addNeighbours(
  span: Span,
  group: { from: number; to: number },
  open: OpenIndex,
  words: (from: number, to: number) => number,
): Span {
  const { index, firstUnit } = open;
  const section = index.blocks[group.from]!.s;
  let { from, to } = span;
  let [before, after] = [group.from - 1, group.to + 1];
  const fits = (b: number) =>
    index.blocks[b]?.s === section && words(firstUnit[b]!, firstUnit[b + 1]!) + words(from, to) <= WHOLE_GROUP_WORDS;
  while (words(from, to) < ENOUGH_WORDS) {
    if (fits(after)) to = firstUnit[++after]!;
    else if (before >= 0 && fits(before)) from = firstUnit[before--]!;
    else break;
  }
  return { from, to };
}

/** Units as Markdown: sentences run on, lists, tables, code and formulas keep their form. */
export function renderUnits(span: Span, open: OpenIndex): string {
  const parts: string[] = [];
  for (let unit = span.from; unit < span.to; ) {
    const b = open.blockOf[unit]!;
    const end = Math.min(span.to, open.firstUnit[b + 1]!);
    const offset = unit - open.firstUnit[b]!;
    parts.push(renderBlock(open.index.blocks[b]!, open.index.units.slice(unit, end), offset));
    unit = end;
  }
  return parts.join('\n\n');
}

function renderBlock(block: IndexBlock, units: readonly string[], offset: number): string {
  switch (block.k) {
    case 'list':
      return units.map((item, i) => (block.o ? `${offset + i + 1}. ${item}` : `- ${item}`)).join('\n');
    case 'definitions':
      return units.join('\n\n');
    case 'table': {
      const captions = units.filter((unit) => !unit.startsWith('|'));
      const rows = units.filter((unit) => unit.startsWith('|'));
      const columns = (line: string) => line.replaceAll('\\|', '').split('|').length - 2;
      const width = Math.max(1, columns(block.h ?? rows[0] ?? ''));
      const head = block.h ?? `|${'  |'.repeat(width)}`;
      const rule = `|${' --- |'.repeat(width)}`;
      return [...captions.flatMap((caption) => [caption, '']), ...(rows.length > 0 ? [head, rule, ...rows] : [])].join(
        '\n',
      );
    }
    case 'code':
      return `\`\`\`${block.h ?? ''}\n${units.join('\n')}\n\`\`\``;
    case 'formula':
      return `$$\n${units.join('\n')}\n$$`;
    default:
      return units.join(' ');
  }
}
