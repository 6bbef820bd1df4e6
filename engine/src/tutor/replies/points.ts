import { countWords } from '../../text/normalise.ts';
import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { asLine, quoted, type Span, wordsIn } from '../span.ts';

/** So many points are read at once, and so much is left of each at the least. */
const MOST = 12;
const LEAST_WORDS = 4;

/**
 * A list as it stands, or what was picked out of a paragraph, point by point. One that is longer than is read at once is
 * told whole all the same, each point by how it begins; more of it goes on with the points themselves.
 */
export function pointsOf(spans: Span[], reading: Reading): Reply {
  const { open } = reading;
  const { units } = open.index;
  const words = spans.reduce((sum, span) => sum + wordsIn(span, open), 0);
  if (words <= TEXT_WORDS) {
    const lines = spans.map((span) => quoted(span, open));
    return { reading, spans, markdown: lines.length === 1 ? lines[0]! : lines.map((line) => `- ${line}`).join('\n') };
  }
  const all = spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
  const isBefore = spans.length === 1 && open.blockOf[all[0]!] !== open.blockOf[all.at(-1)!];
  const before = isBefore ? units[all[0]!]! : '';
  const points = (isBefore ? all.slice(1) : all).slice(0, MOST);
  const lines = linesOf(points, TEXT_WORDS - countWords(before), reading);
  const shown = isBefore ? { from: all[0]!, to: all[0]! + 1 } : { from: points[0]!, to: points[0]! + 1 };
  return { reading, spans: [shown], markdown: [...(before ? [before, ''] : []), ...lines].join('\n') };
}

/** Points in so many words, all of them. */
function linesOf(points: readonly number[], words: number, { open }: Reading): string[] {
  const { units, blocks } = open.index;
  const room = Math.max(LEAST_WORDS, Math.floor(words / points.length));
  const isOrdered = blocks[open.blockOf[points[0]!]!]!.o === 1;
  return points.map((unit, i) => `${isOrdered ? `${i + 1}.` : '-'} ${begun(asLine(units[unit]!), room)}`);
}

const HAS_POINTS: ReadonlySet<string> = new Set(['list', 'definitions']);

/** A reply that ends with "as follows:" is told with what follows. */
export function withAnnounced(reply: Reply): Reply {
  const { reading, spans, markdown } = reply;
  const { index, blockOf, firstUnit } = reading.open;
  const end = spans.at(-1)?.to ?? 0;
  const b = blockOf[end] ?? -1;
  const isOpen = end > 0 && /:$/.test(index.units[end - 1]!) && markdown.endsWith(index.units[end - 1]!);
  if (!isOpen || !HAS_POINTS.has(index.blocks[b]?.k ?? '')) return reply;
  const points = Array.from({ length: Math.min(MOST, index.blocks[b]!.n) }, (_, i) => firstUnit[b]! + i);
  const lines = linesOf(points, TEXT_WORDS - countWords(markdown), reading);
  return { ...reply, markdown: `${markdown}\n\n${lines.join('\n')}` };
}

const LABEL = /^\**([^.:;*–—]{2,60}?)\**(?=:| [–—] )/;

/** How a point begins: its first sentence where there is room for it, its label where it has one, else so many words. */
function begun(text: string, room: number): string {
  if (countWords(text) <= room) return text;
  const [sentence = text] = text.match(/^.+?[.!?](?= |$)/) ?? [];
  if (countWords(sentence) <= room) return sentence;
  const label = LABEL.exec(text)?.[1];
  const words = text.split(/\s+/);
  if (label && room < countWords(label) + LEAST_WORDS) return label;
  return `${words
    .slice(0, room)
    .join(' ')
    .replace(/[,;:]$/, '')} …`;
}
