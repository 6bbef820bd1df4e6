import type { LessonIndex } from '@akada/engine';
import {
  type Beside,
  find,
  type Intent,
  nextState,
  stageInstruction,
  type TutorState,
  wantedOf,
} from '@akada/engine/browser';
import { embeddedTurn } from '../embedded.ts';
import { addressesModel } from '../orders.ts';
import type { AnswerEvent, TutorAnswer } from '../port.ts';
import { type Claim, ClaimReader, sentencesOf } from './claims.ts';
import type { ModelClient, PaidContext } from './client.ts';
import { ModelFailure } from './failure.ts';
import { givesAway, isGrounded, usesOnly } from './grounding.ts';
import { NumberedSource, type Unit } from './numbered-source.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { manner } from './wording.ts';

const notInLesson = 'NOT IN LESSON';
/** What a model reads of a lesson to answer; of a longer one, the sections that come nearest to the question. */
const lettersRead = 14_000;
const encouragement =
  /^(?:yes|good|great|right|correct|exactly|nearly|almost|close|not quite|not yet|well done|good try)\b[^.!?]{0,24}[.!]?$/i;

interface Asked {
  message: string;
  lesson: LessonIndex;
  before: TutorState | undefined;
  beside: Beside | undefined;
}

/**
 * A turn of the tutor by a model, in the same manner as the built-in one. It is streamed claim by claim: each is checked
 * against the sentences that it names before the learner sees it, and left out where they do not say so.
 */
export async function* answerByModel(
  client: ModelClient,
  { message, lesson, before, beside }: Asked,
  context: PaidContext,
): AsyncGenerator<AnswerEvent> {
  const fallback = embeddedTurn(message, lesson, before, beside);
  if (isBuiltIn(message, before)) return yield* whole(fallback);
  const state = stateOf({ message, lesson, before, beside }, fallback);
  const numbered = new NumberedSource(lesson);
  const units = unitsFor(state.question, numbered);
  const judge = new Judge(numbered, state, message, fallback);
  const reader = new ClaimReader();
  let isDeclined: boolean | undefined;
  let opening = '';

  const request = {
    purpose: 'answer' as const,
    system: systemFor(state),
    prompt: `${numbered.fenced(units)}\n\nThe student's question: ${state.question}\nThe student's message now: ${message}`,
    maxOutputTokens: 700,
  };
  for await (const piece of client.stream(request, context)) {
    if (isDeclined === undefined) {
      opening += piece;
      if (opening.trimStart().length < notInLesson.length) continue;
      isDeclined = opening.trimStart().startsWith(notInLesson);
    }
    if (isDeclined) continue;
    for (const text of judge.pieces(reader.push(opening || piece))) yield { type: 'text', text };
    opening = '';
  }
  if (isDeclined || opening.trim() === notInLesson) return yield* whole(fallback);
  const last = [...(opening ? reader.push(opening) : []), ...reader.end()];
  for (const text of judge.pieces(last)) yield { type: 'text', text };
  if (judge.claims === 0) throw new ModelFailure('ungrounded');
  yield {
    type: 'done',
    answer: {
      state,
      kind: 'found',
      stage: state.stage,
      markdown: judge.markdown.trim(),
      more: state.stage !== 'answer',
      provenance: judge.places.map((unit) => numbered.provenance(unit, client.name)),
    },
  };
}

const courtesies = new Set<Intent>(['greeting', 'thanks', 'quiz', 'more']);

/** Courtesies and cards need no model, and more of a passage is the passage; what is held back it gives in its own words. */
function isBuiltIn(message: string, before: TutorState | undefined): boolean {
  if (before?.card) return true;
  return courtesies.has(wantedOf(message).intent) && (before === undefined || before.stage === 'answer');
}

function* whole(answer: TutorAnswer): Generator<AnswerEvent> {
  yield { type: 'text', text: answer.markdown };
  yield { type: 'done', answer };
}

/** The engine reads the message; only that it found nothing itself must not decide for the model. */
function stateOf({ message, before, beside }: Asked, turn: TutorAnswer): TutorState {
  if (turn.kind === 'found') return turn.state;
  const state = nextState(message, before, beside);
  return /\bjust (?:tell me|answer)\b/i.test(message) ? { ...state, stage: 'answer' } : state;
}

function systemFor({ stage }: TutorState): string {
  return `${manner}

Here the text is a lesson and you are the student's tutor. ${stageInstruction(stage)}
After every sentence that says something about the subject, give in square brackets the numbers of the lesson's sentences that it rests on, like [12] or [3][4]. A sentence without such a number is not shown, unless it is a question to the student. At most 90 words.
If the lesson does not answer the question, write only ${notInLesson}.`;
}

function unitsFor(question: string, numbered: NumberedSource): Unit[] {
  const whole = numbered.chunks(lettersRead);
  if (whole.length <= 1) return whole[0]?.units ?? [];
  const chosen = new Set<Unit>();
  let room = lettersRead;
  for (const { citation } of find(question, numbered.index, 20)) {
    const own = numbered.units.filter((unit) => {
      const { documentId, sectionId } = numbered.citation(unit);
      return documentId === citation.documentId && sectionId === citation.sectionId && !chosen.has(unit);
    });
    for (const unit of own) {
      if (room < unit.text.length) break;
      room -= unit.text.length;
      chosen.add(unit);
    }
  }
  const units = chosen.size > 0 ? [...chosen] : whole[0]!.units;
  return units.sort((a, b) => a.number - b.number);
}

/** Decides claim by claim what the learner gets to see. */
class Judge {
  markdown = '';
  /** How much of what was shown rests on the lesson. */
  claims = 0;
  readonly places: Unit[] = [];
  private readonly numbered: NumberedSource;
  private readonly state: TutorState;
  private readonly own: string[];
  private readonly answered: string | undefined;

  constructor(numbered: NumberedSource, state: TutorState, message: string, turn: TutorAnswer) {
    this.numbered = numbered;
    this.state = state;
    this.own = [state.question, message];
    this.answered = turn.kind === 'found' ? turn.provenance[0]?.sentence : undefined;
  }

  pieces(claims: readonly Claim[]): string[] {
    return claims.flatMap((claim) => {
      const text = this.judged(claim);
      if (text === '') return [];
      this.markdown += text;
      return [text];
    });
  }

  private judged({ text, numbers, isLine }: Claim): string {
    const units = numbers.flatMap((number) => this.numbered.find(number) ?? []);
    const kept = sentencesOf(plainMarkdown(text)).filter((sentence) => this.isShown(sentence, units));
    const end = isLine ? '\n' : '';
    if (kept.length === 0) return isLine && this.markdown !== '' && !this.markdown.endsWith('\n\n') ? end : '';
    const marks = units.map((unit) => `[${this.placeOf(unit)}]`).join('');
    if (units.length > 0) this.claims++;
    const gap = this.markdown === '' || /\s$/.test(this.markdown) ? '' : ' ';
    return `${gap}${kept.join(' ')}${marks ? ` ${marks}` : ''}${end}`;
  }

  private isShown(sentence: string, units: readonly Unit[]): boolean {
    if (addressesModel(sentence)) return false;
    if (this.givesTooMuch(sentence, units)) return false;
    const headings = units.flatMap((unit) => this.numbered.headingPath(unit));
    const isQuestion = sentence.endsWith('?') || sentence.endsWith(':');
    if (isQuestion)
      return usesOnly(sentence, [...this.own, ...this.numbered.units.map((unit) => unit.text), ...headings]);
    if (encouragement.test(sentence)) return true;
    return isGrounded(sentence, { cited: [...units.map((unit) => unit.text), ...headings], repeated: this.own });
  }

  /** A hint points, a step shows a part; what says it all is kept for the answer. */
  private givesTooMuch(sentence: string, units: readonly Unit[]): boolean {
    const { stage, question } = this.state;
    if (stage === 'answer') return false;
    const share = stage === 'hint' ? 0.5 : 0.85;
    const answers = [...(this.answered ? [this.answered] : []), ...units.map((unit) => unit.text)];
    return answers.some((answer) => givesAway(`${this.markdown} ${sentence}`, answer, question, share));
  }

  private placeOf(unit: Unit): number {
    const known = this.places.indexOf(unit);
    return known >= 0 ? known + 1 : this.places.push(unit);
  }
}
