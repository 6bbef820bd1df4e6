import type { Citation } from '../../answer/answer.ts';
import type { LessonIndex } from '../../answer/lesson-index.ts';
import { type Closeness, findWritten, rankAround, type WrittenFound } from '../../written/find-written.ts';
import { writtenHere } from '../../written/here-written.ts';
import { asQuestion, type PlacedAnswer, type WrittenLesson } from '../../written/written.ts';
import type { AboutHere } from '../about-here.ts';
import { inContext } from '../follow-up.ts';
import type { Wanted } from '../intent.ts';
import type { Texts } from '../look-up.ts';
import { workedExample } from '../replies/worked-example.ts';
import { citationsOf, placesLine } from '../reply.ts';
import { offersOf, type TutorState } from '../state.ts';
import type { TutorTurn } from '../turn.ts';
import { NEARER_TEXT, OTHER_NUMBERS_TEXT, YOUR_TURN_TEXT } from '../wording.ts';

/** What was written to be told: about the lessons that are open, and about the others of their course. */
export interface WrittenBeside {
  here: readonly WrittenLesson[];
  course: readonly WrittenLesson[];
  closeness?: Closeness | undefined;
}

const MOST_TOLD = 40;
const NOTHING: WrittenFound = { kind: 'none' };
/** Their form is made of the text: of all of it, or of what was shown of it. */
const FORMED = new Set<Wanted['intent']>(['summary', 'more', 'turn', 'quiz', 'greeting', 'thanks']);
const QUOTES = /^>/;

/** The written answer that a message asks for. What it points back to is what was spoken of. */
export function writtenTo(
  message: string,
  wanted: Wanted,
  written: WrittenBeside | undefined,
  before: TutorState | undefined,
): WrittenFound {
  if (!written || QUOTES.test(message)) return NOTHING;
  if (FORMED.has(wanted.intent)) return NOTHING;
  const { intent, text } = inContext(wanted, before?.topic);
  const asked = intent === 'question' ? text : message;
  return findWritten(asked, written.here, written.course, written.closeness);
}

const FIRST = /^(?:yes|yeah|yep|ya|sure|ok(?:ay)?|the )?[\s,]*(?:first|1st|1|one|that one|former)?(?: one)?[\s.!]*$/i;
const SECOND = /^(?:yes|the )?[\s,]*(?:second|2nd|2|two|other|latter|last)(?: one)?[\s.!]*$/i;

/** Which of the questions that were asked back is meant, where it is not said in full. */
export function chosenOf(message: string, asks: readonly string[] | undefined): string | undefined {
  if (!asks || message.trim() === '') return undefined;
  return SECOND.test(message) ? asks[1] : FIRST.test(message.trim()) ? asks[0] : undefined;
}

/** A written answer as what the tutor says, with what is said around it. */
export function writtenTurn(
  { lesson, item }: PlacedAnswer,
  message: string,
  { texts, written, before, section }: Around,
  framed = { before: '', after: '' },
): TutorTurn {
  const isHere = written.here.includes(lesson);
  const own = isHere ? citationIn(texts.lesson.open.index, item.section) : null;
  const reading = own || !texts.course ? texts.lesson : texts.course;
  const citation = own ?? (texts.course && citationIn(texts.course.open.index, item.section, lesson.documentId));
  const citations = citation ? [citation] : [];
  const line = placesLine(citations, reading);
  const state: TutorState = {
    question: message.trim(),
    stage: 'answer',
    topic: item.section,
    told: [...(before?.told ?? []), item.id].slice(-MOST_TOLD),
    ...(section && { section }),
    ...(before?.dealt && { dealt: before.dealt }),
  };
  const markdown = [framed.before, item.answer, framed.after, line].filter(Boolean).join('\n\n');
  return {
    state,
    kind: 'found',
    stage: 'answer',
    markdown,
    citations,
    more: false,
    offers: offersOf(state),
    written: 'told',
    framed,
  };
}

export interface Around {
  texts: Texts;
  written: WrittenBeside;
  before: TutorState | undefined;
  /** The heading of the section that is in view. */
  section?: string | undefined;
}

/** "Simpler, please" and "another example": of what was just spoken of, else of the section in view. */
export function writtenHereTurn(asked: AboutHere, message: string, around: Around): TutorTurn | null {
  const { written, before, section = '' } = around;
  const isSamePlace = section === '' || section === before?.section;
  const about = (isSamePlace && before?.told && before.topic) || section;
  const found = writtenHere(asked, about, written.here, before?.told ?? []);
  return found && writtenTurn(found, message, around, { before: `**${asQuestion(found.item)}**`, after: '' });
}

/** A text that works something out in figures. */
const WORKS = /\d[^\n]{0,80}[=≈]|[=≈][^\n]{0,80}\d/;
/** From here on a worked sum may be of the kind that is asked; one of another lesson has to come nearer. */
const SUM = { here: 0.3, elsewhere: 0.5 };

/**
 * What stands round an answer that was found and not met word for word: the question that it answers, so that nobody
 * takes it for the answer to another; and round one in figures, where the learner brought her own, that they are others.
 */
export function framedBy({ item }: PlacedAnswer, message: string) {
  const question = `**${asQuestion(item)}**`;
  if (!/\d/.test(message) || !WORKS.test(item.answer)) return { before: question, after: '' };
  return { before: `${OTHER_NUMBERS_TEXT}\n\n${question}`, after: YOUR_TURN_TEXT };
}

/**
 * A sum of the learner's own is not worked out for her: she is shown a written one that comes near, with its question,
 * else the worked example of the lesson, and is asked for the first step.
 */
export function workedTurn(message: string, around: Around): TutorTurn | null {
  const { texts, written, before } = around;
  const found = rankAround(message, written.here, written.course, written.closeness, 'sum').find(
    ({ item, lesson, score }) =>
      score >= (written.here.includes(lesson) ? SUM.here : SUM.elsewhere) && WORKS.test(item.answer),
  );
  if (found) return writtenTurn(found, message, around, framedBy(found, message));
  const reply = workedExample(texts.lesson);
  if (!reply || !WORKS.test(reply.markdown)) return null;
  const citations = citationsOf(reply);
  const state: TutorState = {
    question: message.trim(),
    stage: 'answer',
    ...(before?.told && { told: before.told }),
    ...(before?.dealt && { dealt: before.dealt }),
  };
  const markdown = [OTHER_NUMBERS_TEXT, reply.markdown, YOUR_TURN_TEXT, placesLine(citations, reply.reading)].join(
    '\n\n',
  );
  return { state, kind: 'found', stage: 'answer', markdown, citations, more: false, offers: [], written: 'none' };
}

/** Two that come near, or one that may be meant: the learner says which, and is told the nearer one meanwhile. */
export function askBack(two: readonly PlacedAnswer[], message: string, around: Around): TutorTurn {
  const asks = two.map(({ item }) => asQuestion(item));
  const asked = `Do you mean ${asks.map((one) => `“${one}”`).join(' or ')} ${NEARER_TEXT(two.length)}`;
  const { after } = framedBy(two[0]!, message);
  const lead = after ? `${asked}\n\n${OTHER_NUMBERS_TEXT}` : asked;
  const turn = writtenTurn(two[0]!, message, around, { before: lead, after });
  return { ...turn, state: { ...turn.state, asks }, offers: [], written: 'near' };
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A section of a text as a place. */
function citationIn({ sections, documents }: LessonIndex, heading: string, documentId?: string): Citation | null {
  const found = sections.find(
    ({ path, d }) =>
      letters(path.at(-1) ?? '') === letters(heading) && (documentId === undefined || documents[d]?.id === documentId),
  );
  if (!found) return null;
  const { id, d, path, place } = found;
  return { documentId: documents[d]!.id, sectionId: id, headingPath: path, sentence: '', ...(place && { place }) };
}
