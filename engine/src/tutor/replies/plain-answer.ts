import { answer, type Nearest, type PlaceShown } from '../../answer/answer.ts';
import type { OpenIndex } from '../../answer/lesson-index.ts';
import { LEANS_BACK } from '../../answer/places.ts';
import { parseQuestion, type QuestionKind } from '../../answer/question.ts';
import { givesReason } from '../../answer/unit-features.ts';
import { type Reading, type Reply, TEXT_WORDS } from '../reply.ts';
import { grown, inParagraph, quoted, readable, type Span, turnsFrom, wordsIn } from '../span.ts';
import { announcedList, listAround, stepsAsked, writtenList } from './lists.ts';
import { pointsOf } from './points.ts';

/** A second place is told with the first where it is nearly as likely. */
const AS_LIKELY = 0.75;
/** A place that speaks of just what is asked about answers, if in other words than the question's. */
const LIKELY = 0.5;
/** From here on it is sure enough to tell the sentence alone; below, the passage around it as far as there is room. */
const SURE = 0.9;
const AS_LIKELY_WHERE_UNSURE = 0.3;
/** An answer of fewer words is told with what follows it. */
const ENOUGH_WORDS = 60;
const BRIEF_WORDS = 9;
/** What happened is told from its beginning to its end. */
const OF_EVENT = /\bwhat (?:happen|was (?:held|decided))|\p{L} v\.? \p{L}/iu;

export type PlainAnswer = { reply: Reply } | { reply: null; score: number; nearest?: Nearest };

const isInOrder = (kind: QuestionKind) => kind === 'list' || kind === 'how';

/** The list or the steps that a question asks for, where the text has announced them by these words. */
export function readyList(question: string, reading: Reading): Reply | null {
  const { open } = reading;
  if (!isInOrder(parseQuestion(question).kind)) return null;
  const announced = announcedList(question, open);
  const ready = announced ? [announced] : stepsAsked(question, open);
  return ready && pointsOf(ready, reading);
}

/** The place that answers a question, in few words; of a list all that has room. */
export function plainAnswer(question: string, reading: Reading): PlainAnswer {
  const { open } = reading;
  const { kind, text } = parseQuestion(question);
  const ready = readyList(question, reading);
  if (ready) return { reply: ready };
  const inOrder = isInOrder(kind);
  const found = answer(question, open.index, { strict: reading.where === 'course' });
  const near = found.kind === 'not_found' ? found.nearest : undefined;
  const isLikely = reading.where === 'lesson' && near?.isOfIt && found.score >= LIKELY;
  if (found.kind === 'not_found' && !isLikely) {
    return { reply: null, score: found.score, ...(near && { nearest: near }) };
  }
  const [first, second] = found.kind === 'found' ? found.places : near!.places;
  const list = inOrder ? listAround(first!.unit, open) : null;
  const points = list ? [list] : inOrder ? writtenList(first!.unit, open) : null;
  if (points) return { reply: pointsOf(points, reading) };
  const isSure = found.score >= SURE;
  const isBrief = isSure && !OF_EVENT.test(text);
  const span = isBrief ? proseAround(first!, kind === 'why', open) : widened(first!, open);
  const spans: Span[] = [span];
  const least = isSure ? AS_LIKELY : AS_LIKELY_WHERE_UNSURE;
  const other = second && second.share >= least ? notTooBrief(readable(second.unit, open), open) : null;
  const apart = other && (other.from >= span.to || other.to <= span.from);
  if (other && apart && wordsIn(span, open) + wordsIn(other, open) <= TEXT_WORDS) spans.push(other);
  return { reply: { reading, spans, markdown: spans.map((one) => quoted(one, open)).join('\n\n') } };
}

/** The sentence that answers with what it leans on and what follows; what is asked why is stated first, explained next. */
function proseAround({ unit, to }: PlaceShown, why: boolean, open: OpenIndex): Span {
  const start = readable(unit, open);
  const isExplainedNext = why && !givesReason(open.index.units[unit]!) && start.to < to;
  const explained = isExplainedNext ? { ...start, to: start.to + 1 } : start;
  return notTooBrief(grown(explained, ENOUGH_WORDS, open, turnsFrom(explained, open)), open);
}

/** "The wars changed Rome." is no answer without what follows. */
function notTooBrief(span: Span, open: OpenIndex): Span {
  return wordsIn(span, open) < BRIEF_WORDS ? inParagraph(span, ENOUGH_WORDS / 2, open) : span;
}

/** As much of the passage as is read at once: what follows the sentence, then what stands before it. */
function widened({ unit, to }: PlaceShown, open: OpenIndex): Span {
  const from = open.firstUnit[open.groupOf[open.blockOf[unit]!]!]!;
  const span = grown(readable(unit, open), TEXT_WORDS, open, (next) => next >= to);
  const own = span.from;
  while (span.from > from && wordsIn({ ...span, from: span.from - 1 }, open) <= TEXT_WORDS) span.from--;
  const leans = (at: number) => at > from && LEANS_BACK.test(open.index.units[at]!);
  const start = Array.from({ length: own - span.from }, (_, i) => span.from + i).find((at) => !leans(at));
  span.from = start ?? span.from;
  return span;
}
