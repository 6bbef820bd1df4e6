import { type Answer, answer, type Citation } from '../answer/answer.ts';
import { type LessonIndex, openIndex } from '../answer/lesson-index.ts';
import { parseQuestion } from '../answer/question.ts';
import { asMeant } from '../written/as-meant.ts';
import type { WrittenFound } from '../written/find-written.ts';
import { type AboutHere, aboutHere } from './about-here.ts';
import { sumIn, sumValue, workedOut } from './arithmetic.ts';
import { isAsked, isExercise, isOwnSum } from './exercise.ts';
import { inContext } from './follow-up.ts';
import { goOn } from './go-on.ts';
import { type Wanted, wantedOf } from './intent.ts';
import { again, headingOf, type LookUp, lookUp, type Missed, type Texts } from './look-up.ts';
import { attemptFits, messageKind } from './message.ts';
import { deal, dealtReply, turned } from './replies/card.ts';
import { keyTerm } from './replies/definition.ts';
import { here } from './replies/here.ts';
import {
  greetingText,
  NO_CARD_TEXT,
  NOTHING_BEFORE_TEXT,
  notOfText,
  refusalText,
  THANKS_TEXT,
} from './replies/small-talk.ts';
import { citationsOf, type DealtCard, placeName, placesLine, type Reading, type Reply } from './reply.ts';
import { offersOf, type TutorStage, type TutorState } from './state.ts';
import { definitionOf, topicIn } from './topic.ts';
import type { TutorTurn } from './turn.ts';
import {
  answerText,
  confirmationText,
  hintText,
  nearestText,
  placeText,
  stepText,
  UNWRITTEN_INTRODUCED,
} from './wording.ts';
import {
  type Around,
  askBack,
  chosenOf,
  framedBy,
  type WrittenBeside,
  workedTurn,
  writtenHereTurn,
  writtenTo,
  writtenTurn,
} from './written-turn.ts';

export type { TutorTurn } from './turn.ts';

/** What the tutor may look at beside the lesson that is open. */
export interface Beside {
  /** All lessons of the course, and how the learner knows each, by its document. */
  course?: { index: LessonIndex; names: Readonly<Record<string, string>> };
  /** Questions that the learner is asked to answer: no answer is handed over at once. */
  exercises?: readonly string[];
  /** A text that is looked things up in, not studied: nothing is held back. */
  atOnce?: boolean;
  /** The heading of the section that is in view: what “simpler” and “another example” are asked of. */
  section?: string | undefined;
  /** As the text is called to the learner; a lesson where it is left out. */
  called?: 'lesson' | 'document';
  /** Another way of looking things up than the tutor's own. */
  lookUp?: LookUp;
  /** What was written to be told to questions about it: it comes before what the text says. */
  written?: WrittenBeside;
}

const NEXT: Record<TutorStage, TutorStage> = { hint: 'step', step: 'answer', answer: 'answer' };

/** The stage that a message asks for, and of which question; both teachers follow it. */
export function nextState(message: string, before?: TutorState, { exercises, atOnce }: Beside = {}): TutorState {
  const running = before && before.stage !== 'answer' ? before : undefined;
  const kind = messageKind(message, running?.question);
  if (!running || kind === 'question') {
    return { question: message.trim(), stage: !atOnce && isExercise(message, exercises) ? 'hint' : 'answer' };
  }
  return { question: running.question, stage: kind === 'tell' ? 'answer' : NEXT[running.stage] };
}

/**
 * One turn of the embedded tutor. It reads what is wanted and replies in the form of that, in few words and with the
 * place; an exercise gets a hint first, then a step, then the answer, unless "Just tell me" asks for it. What the lesson
 * does not say is looked for in the whole course.
 */
export function tutorTurn(message: string, index: LessonIndex, before?: TutorState, beside: Beside = {}): TutorTurn {
  const lesson: Reading = { open: openIndex(index), where: 'lesson', called: beside.called ?? 'lesson', names: {} };
  const course: Reading | undefined = beside.course && {
    open: openIndex(beside.course.index),
    where: 'course',
    called: 'course',
    names: beside.course.names,
  };
  const texts = { lesson, course };
  const meant = beside.written && chosenOf(message, before?.asks);
  if (meant) return tutorTurn(meant, index, { ...before!, asks: [] }, beside);
  const { written, section } = beside;
  const wanted = wantedOf(written ? asMeant(message, [...written.here, ...written.course]) : message);
  if (wanted.intent === 'greeting') return said(greetingText(lesson), before);
  if (wanted.intent === 'thanks' && !isHeldBack(before)) return said(THANKS_TEXT, before);
  if (wanted.intent === 'quiz') return dealt(wanted.topic, texts, before);
  if (before?.card && !asksAnew(wanted)) return cardTurned(message, wanted, before.card, texts, before);
  const found = writtenTo(message, wanted, written, before);
  const around = written && { texts, written, before, section };
  if (around && found.kind === 'written' && found.isExact) return writtenTurn(found.found, message, around);
  // What the lesson asks itself gets a hint; any other task is a question like others where answers were written.
  const isOfLesson = isAsked(message, beside.exercises);
  const term =
    around && !isOfLesson && wanted.intent === 'define' ? termTurn(message, wanted, lesson, around, found) : null;
  if (term) return term;
  const sum = isHeldBack(before) ? null : sumIn(message);
  const isAlone = sum !== null && !stands(sum, lesson, beside.exercises);
  const isOwn =
    around && !isOfLesson && !isHeldBack(before) && isOwnSum(message) && !(isAlone && sumValue(sum) !== null);
  const worked = isOwn ? workedTurn(message, around) : null;
  if (worked) return worked;
  if (isAlone) return sumTurn(sum, message, texts);
  const isHinted = !around || isHeldBack(before) || isOfLesson;
  if (wanted.intent !== 'summary' && isHinted) {
    const exercise = exerciseTurn(message, texts, before, beside);
    if (exercise) return exercise;
  }
  const asked = aboutHere(message);
  const here = asked
    ? ((around && writtenHereTurn(asked, message, around)) ?? hereTurn(message, asked, texts, before, beside))
    : null;
  if (here) return here;
  const isDefinedHere = wanted.intent === 'define' && isDefined(wanted.topic, lesson);
  if (around && found.kind === 'written' && !(isDefinedHere && !GOES_ON.has(found.found.item.kind))) {
    return writtenTurn(found.found, message, around, framedBy(found.found, message));
  }
  const elsewhere = around && course && wanted.intent === 'define' && !isDefinedHere;
  const both = around && wanted.pair && termsTurn(message, wanted.pair, lesson);
  if (both) return both;
  const inCourse = elsewhere ? termTurn(message, wanted, course, around) : null;
  if (inCourse) return inCourse;
  const plain = plainTurn(message, wanted, texts, before, beside);
  if (!around) return plain;
  const isTold = plain.kind === 'found' && plain.citations.length > 0 && TOLD_BY_TEXT.has(wanted.intent);
  if (found.kind === 'near' && !isTold) return askBack(found.two, message, around);
  return unwritten(plain, wanted, texts);
}

/** Whether a text says itself what a thing is. */
function isDefined(name: string, { open }: Reading): boolean {
  const topic = topicIn(name, open);
  return topic !== null && definitionOf(topic) !== undefined;
}

/** Kinds of written answers that go on where a definition ends. */
const GOES_ON = new Set(['meaning', 'simpler', 'example']);

/** What a key term of a text means is told by its own definition, and then by what was written about it. */
function termTurn(
  message: string,
  { topic, intent }: Wanted,
  reading: Reading,
  around: Around,
  found?: WrittenFound,
): TutorTurn | null {
  const reply = keyTerm(topic, reading);
  if (reply && found?.kind === 'written' && GOES_ON.has(found.found.item.kind)) {
    return writtenTurn(found.found, message, around, { before: reply.markdown, after: '' });
  }
  const { texts, before, section } = around;
  const kept = { ...(section && { section }), ...(before?.told && { told: before.told }) };
  const state: TutorState = { question: message.trim(), stage: 'answer', intent, topic, ...kept };
  return reply && told(reply, withShown(state, reply, texts));
}

/** Two key terms that are compared: the definition of each, one below the other. */
function termsTurn(message: string, pair: readonly string[], reading: Reading): TutorTurn | null {
  const [one, other] = pair.map((name) => keyTerm(name, reading));
  if (!one || !other) return null;
  const reply = { ...one, spans: [...one.spans, ...other.spans], markdown: `${one.markdown}\n\n${other.markdown}` };
  return told(reply, { question: message.trim(), stage: 'answer', topic: pair.join(' and ') });
}

/** Its own words say what a thing is and what a text is about; to other questions they are a place. */
const TOLD_BY_TEXT = new Set<Wanted['intent']>(['define', 'summary', 'more', 'turn', 'quiz']);

/** Nobody wrote an answer to it: what the text has is shown as a place, not as the answer. */
function unwritten(turn: TutorTurn, { intent }: Wanted, { lesson, course }: Texts): TutorTurn {
  if (TOLD_BY_TEXT.has(intent) || turn.citations.length === 0) {
    return turn.kind === 'found' ? turn : { ...turn, written: 'none' };
  }
  if (turn.kind === 'not_found') return { ...turn, written: 'none' };
  const { called } = turn.state.where === 'course' && course ? course : lesson;
  return { ...turn, markdown: `${UNWRITTEN_INTRODUCED(called)}\n\n${turn.markdown}`, written: 'none' };
}

const withoutSpace = (text: string) => text.replace(/[\s$]+/g, '').toLowerCase();
/** Whether the lesson has a sum, or asks for it. */
const stands = (sum: string, { open }: Reading, exercises: readonly string[] = []) =>
  [...open.index.units, ...exercises].some((text) => hasWhole(withoutSpace(text), withoutSpace(sum)));

/** Not as a part of another one: "12+2x" has no "2+2". */
function hasWhole(text: string, sum: string): boolean {
  for (let at = text.indexOf(sum); at >= 0; at = text.indexOf(sum, at + 1)) {
    if (!/[\w.^{}]/.test(text.charAt(at - 1)) && !/[\w.^{}]/.test(text.charAt(at + sum.length))) return true;
  }
  return false;
}

/** A sum that the lesson does not have: numbers are worked out and said to be none of it, letters are not guessed at. */
function sumTurn(sum: string, message: string, texts: Texts): TutorTurn {
  const value = sumValue(sum);
  const state: TutorState = { question: message.trim(), stage: 'answer' };
  if (value === null) return missed({ score: 0 }, state.question, texts);
  return said(`${workedOut(sum, value)}. ${notOfText(texts.lesson)}`, state);
}

/**
 * A request about the place that is open, or about what was just said of it; it names nothing that could be missing from
 * the text, so it is never refused.
 */
function hereTurn(
  message: string,
  asked: AboutHere,
  texts: Texts,
  before: TutorState | undefined,
  { section = '' }: Beside,
): TutorTurn | null {
  const isSamePlace = section === '' || section === before?.section;
  const last = isSamePlace ? before?.shown?.at(-1) : undefined;
  const reading = last !== undefined && before?.where === 'course' ? (texts.course ?? texts.lesson) : texts.lesson;
  // Once more what was just shown, in pieces; the second time round, the section that it stands in.
  const pieces = asked === 'simpler' && before?.intent !== 'simpler' && last !== undefined && before?.shown;
  const reply =
    (pieces && again(pieces, reading)) ||
    here(
      asked,
      last === undefined ? section : headingOf(last, reading),
      reading,
      isSamePlace ? (before?.shown ?? []) : [],
    );
  if (!reply) return null;
  const state: TutorState = {
    question: message.trim(),
    stage: 'answer',
    intent: asked,
    topic: headingOf(reply.spans[0]?.from ?? 0, reply.reading),
    section,
    ...(before?.dealt && { dealt: before.dealt }),
    ...(isSamePlace && before?.shown && before.where && { shown: before.shown, where: before.where }),
  };
  return told(reply, withShown(state, reply, texts));
}

const isHeldBack = (before?: TutorState) => before !== undefined && before.stage !== 'answer';
/** While a card waits, a question in its own right is one; the rest is about the card. */
const asksAnew = ({ intent, text, topic }: Wanted) =>
  intent === 'summary' ||
  intent === 'compare' ||
  intent === 'example' ||
  intent === 'explain' ||
  (intent === 'simpler' && topic !== '') ||
  (/\?\s*$/.test(text) && intent !== 'turn');

/** Something said that is not about the text: what was spoken of stays. */
function said(markdown: string, before: TutorState | undefined): TutorTurn {
  const state: TutorState = before ?? { question: '', stage: 'answer' };
  return {
    state,
    kind: 'found',
    stage: state.stage,
    markdown,
    citations: [],
    more: isHeldBack(state),
    offers: offersOf(state),
  };
}

function dealt(name: string, { lesson, course }: Texts, before: TutorState | undefined): TutorTurn {
  const dealtBefore = before?.dealt ?? [];
  for (const reading of course ? [lesson, course] : [lesson]) {
    const topic = name === '' ? null : topicIn(name, reading.open);
    if (name !== '' && !topic) continue;
    const card = deal(reading, topic, dealtBefore);
    if (!card) continue;
    const state: TutorState = {
      question: card.front,
      stage: 'answer',
      intent: 'quiz',
      topic: name,
      card,
      dealt: [...dealtBefore, card.unit].slice(-40),
    };
    return told(dealtReply(card, reading), state);
  }
  return said(NO_CARD_TEXT, before);
}

function cardTurned(
  message: string,
  { intent }: Wanted,
  card: DealtCard,
  { lesson, course }: Texts,
  before: TutorState,
): TutorTurn {
  const reading = card.where === 'course' ? (course ?? lesson) : lesson;
  const isTry = intent !== 'turn' && intent !== 'more' && intent !== 'simpler' && intent !== 'thanks';
  const { card: _, ...rest } = before;
  const unit = Math.min(card.unit, reading.open.index.units.length - 1);
  const reply = turned({ ...card, unit }, isTry ? message : null, reading);
  return told(reply, { ...rest, intent: 'turn', stage: 'answer' });
}

/** The steps of an exercise; null where the message is none and none is being worked on. */
function exerciseTurn(
  message: string,
  { lesson, course }: Texts,
  before: TutorState | undefined,
  beside: Beside,
): TutorTurn | null {
  const way = splitTell(message);
  const state = way.question
    ? { question: way.question, stage: 'answer' as const }
    : nextState(message, before, beside);
  const isSame = isHeldBack(before) && before?.question === state.question;
  if (way.question || (state.stage === 'answer' && !isSame)) return null;
  const here = answer(state.question, lesson.open.index);
  const around = here.kind === 'not_found' ? course : undefined;
  const found = around ? answer(state.question, around.open.index, { strict: true }) : here;
  if (found.kind === 'not_found') return missed(here as Missed, state.question, { lesson, course });
  const places = (citation: Citation) => placeText(citation, around?.names);
  if (isSame && messageKind(message, before?.question) === 'attempt' && attemptFits(message, found, state.question)) {
    return worked({ ...state, stage: 'answer' }, found, confirmationText(found, places));
  }
  const { kind } = parseQuestion(state.question);
  if (state.stage === 'hint') return worked(state, found, hintText(found, kind, places));
  if (state.stage === 'step') return worked(state, found, stepText(found, state.question, places));
  return worked(state, found, answerText(found, places));
}

/** "What is osmosis? Just tell me." asks and takes the way out in one breath. */
function splitTell(message: string): { question: string } {
  const match =
    /^(.{8,}?[?.!,;])\s*(?:please\s+)?(?:just tell me|just answer|give me the answer|no hints?)\b.*$/is.exec(
      message.trim(),
    );
  return { question: match ? match[1]!.replace(/[,;]$/, '') : '' };
}

function plainTurn(
  message: string,
  first: Wanted,
  texts: Texts,
  before: TutorState | undefined,
  beside: Beside,
): TutorTurn {
  const { section } = beside;
  const way = splitTell(message);
  const wanted = inContext(way.question ? wantedOf(way.question) : first, before?.topic);
  const { intent } = wanted;
  if (intent === 'more' || intent === 'turn') {
    const reply = before ? goOn(before, texts.lesson, texts.course) : null;
    if (!before?.question) return said(NOTHING_BEFORE_TEXT, before);
    return reply ? told(reply, withShown(before, reply, texts)) : said(endText(before), { ...before, rest: false });
  }
  const question = questionOf(wanted, message);
  if (wanted.topic === '' && (intent === 'simpler' || intent === 'example')) {
    const reading = before?.where === 'course' ? (texts.course ?? texts.lesson) : texts.lesson;
    const reply = intent === 'simpler' && before?.shown ? again(before.shown, reading) : null;
    if (reply) return told(reply, withShown({ ...before!, question, intent }, reply, texts));
    const heading = before?.shown?.[0] === undefined ? '' : headingOf(before.shown[0], reading);
    if (heading === '') return said(NOTHING_BEFORE_TEXT, before);
    return plainTurn(message, { ...wanted, topic: heading }, texts, undefined, beside);
  }
  const found = (beside.lookUp ?? lookUp)(wanted, texts);
  if ('missed' in found) return missed(found.missed, question, texts);
  const { reply } = found;
  const topic = wanted.topic || wanted.pair?.join(' and ') || headingOf(reply.spans[0]?.from ?? 0, reply.reading);
  const state: TutorState = {
    question,
    stage: 'answer',
    intent,
    topic,
    ...(section && { section }),
    ...(before?.dealt && { dealt: before.dealt }),
  };
  return told(reply, withShown(state, reply, texts));
}

/** The question as it would be put by itself. */
function questionOf({ intent, topic, text }: Wanted, message: string): string {
  if (intent === 'example' && topic) return `Give an example of ${topic}`;
  if (intent === 'simpler' && topic) return `Explain ${topic} in simple words`;
  return intent === 'question' ? text : message.trim();
}

const endText = ({ topic }: TutorState) =>
  `That’s all there is${topic ? ` about ${topic}` : ''}. Ask me something else, or say “quiz me”.`;

/** Remembers what was shown, so that more of it is not the same again. */
function withShown(state: TutorState, reply: Reply, { lesson, course }: Texts): TutorState {
  const units = reply.spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
  const { where } = reply.reading;
  const known = state.where === where ? (state.shown ?? []) : [];
  const next: TutorState = { ...state, where, shown: [...known, ...units].slice(-200), end: reply.spans[0]?.to ?? 0 };
  return { ...next, rest: goOn(next, lesson, course) !== null };
}

function told(reply: Reply, state: TutorState): TutorTurn {
  const citations = reply.citations ?? citationsOf(reply);
  const line = reply.citations ? '' : placesLine(citations, reply.reading);
  const markdown = line ? `${reply.markdown}\n\n${line}` : reply.markdown;
  const { kind = 'found' } = reply;
  return { state, kind, stage: 'answer', markdown, citations, more: false, offers: offersOf(state) };
}

function worked(state: TutorState, found: Extract<Answer, { kind: 'found' }>, markdown: string): TutorTurn {
  const citations = state.stage === 'answer' ? found.citations : found.citations.slice(0, 1);
  return {
    state,
    kind: 'found',
    stage: state.stage,
    markdown,
    citations,
    more: isHeldBack(state),
    offers: offersOf(state),
  };
}

function missed({ score, nearest }: Missed, question: string, { lesson, course }: Texts): TutorTurn {
  const near = nearest && nearestText(score, nearest, (citation) => placeName(citation, lesson));
  const state: TutorState = { question, stage: 'answer' };
  return {
    state,
    kind: 'not_found',
    stage: 'answer',
    markdown: near ?? refusalText(question, lesson, course),
    citations: near ? nearest.citations : [],
    more: false,
    offers: [],
  };
}
