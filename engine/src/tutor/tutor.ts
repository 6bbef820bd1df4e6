import { type LessonIndex, openIndex } from '../answer/lesson-index.ts';
import { asMeant } from '../written/as-meant.ts';
import { aboutHere } from './about-here.ts';
import { sumIn, sumValue } from './arithmetic.ts';
import type { Beside } from './beside.ts';
import { isAsked, isOwnSum } from './exercise.ts';
import { wantedOf } from './intent.ts';
import { greetingText, THANKS_TEXT } from './replies/small-talk.ts';
import type { Reading } from './reply.ts';
import { isHeldBack } from './stages.ts';
import type { TutorState } from './state.ts';
import type { TutorTurn } from './turn.ts';
import { asksAnew, cardTurned, dealt } from './turns/card-turn.ts';
import { exerciseTurn } from './turns/exercise-turn.ts';
import { hereTurn } from './turns/here-turn.ts';
import { said } from './turns/made.ts';
import { plainTurn } from './turns/plain-turn.ts';
import { stands, sumTurn } from './turns/sum-turn.ts';
import { GOES_ON, isDefined, termsTurn, termTurn } from './turns/term-turn.ts';
import { TOLD_BY_TEXT, unwritten } from './turns/unwritten.ts';
import {
  askBack,
  chosenOf,
  framedBy,
  workedTurn,
  writtenHereTurn,
  writtenTo,
  writtenTurn,
} from './turns/written-turn.ts';

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
