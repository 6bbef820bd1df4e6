import { answer, type Nearest } from '../../answer/answer.ts';
import type { OpenIndex } from '../../answer/lesson-index.ts';
import { parseQuestion } from '../../answer/question.ts';
import { givesReason } from '../../answer/unit-features.ts';
import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { grown, quoted, readable, type Span, wordsIn } from '../span.ts';

/** A second place is told with the first where it is nearly as likely. */
const AS_LIKELY = 0.5;
/** An answer of fewer words is told with what follows it. */
const ENOUGH_WORDS = 45;

export type PlainAnswer = { reply: Reply } | { reply: null; score: number; nearest?: Nearest };

/** The place that answers a question, in few words; of a list all that has room. */
export function plainAnswer(question: string, reading: Reading): PlainAnswer {
  const { open } = reading;
  const found = answer(question, open.index, { strict: reading.where === 'course' });
  if (found.kind === 'not_found')
    return { reply: null, score: found.score, ...(found.nearest && { nearest: found.nearest }) };
  const { kind } = parseQuestion(question);
  const [first, second] = found.places;
  const list = kind === 'list' || kind === 'how' ? listAround(first!.unit, open) : null;
  const start = list ?? readable(first!.unit, open);
  const explained =
    kind === 'why' && !givesReason(open.index.units[first!.unit]!) ? { from: start.from, to: start.to + 1 } : start;
  const own = explained.to <= first!.to || list ? explained : start;
  const span = list ? grown({ from: list.from, to: list.from + 1 }, TEXT_WORDS, open) : grown(own, ENOUGH_WORDS, open);
  const spans: Span[] = [span];
  const other = second && second.share >= AS_LIKELY ? readable(second.unit, open) : null;
  const apart = other && (other.from >= span.to || other.to <= span.from);
  if (other && apart && wordsIn(span, open) + wordsIn(other, open) <= TEXT_WORDS) spans.push(other);
  return { reply: { reading, spans, markdown: spans.map((one) => quoted(one, open)).join('\n\n') } };
}

/** The list that a unit stands in, or announces, with its announcement. */
function listAround(unit: number, open: OpenIndex): Span | null {
  const { index, blockOf, groupOf, groups, firstUnit } = open;
  const group = groups.get(groupOf[blockOf[unit]!]!)!;
  const blocks = index.blocks.slice(group.from, group.to + 1);
  const at = blocks.findIndex(({ k }) => k === 'list');
  if (at < 0) return null;
  const first = firstUnit[group.from + at]!;
  const before = first - 1;
  const announces = at > 0 && before >= firstUnit[group.from]!;
  return { from: announces ? before : first, to: firstUnit[group.to + 1]! };
}
