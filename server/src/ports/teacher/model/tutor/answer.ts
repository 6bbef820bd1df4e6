import type { LessonIndex } from '@akada/engine';
import { type Intent, nextState, type TutorState, wantedOf } from '@akada/engine/browser';
import { find } from '@akada/engine/finder';
import { embeddedTurn } from '../../embedded.ts';
import type { AnswerEvent, Around, TutorAnswer } from '../../port.ts';
import type { PaidContext } from '../client.ts';
import type { TaskDeps } from '../deps.ts';
import { ModelFailure } from '../failure.ts';
import { NumberedSource, type Unit } from '../numbered-source.ts';
import { manner } from '../wording.ts';
import { ClaimReader } from './claims.ts';
import { Explaining } from './explaining.ts';
import { HoldingBack } from './holding-back.ts';
import { Incoming, notInLesson } from './incoming.ts';
import { aboutLearner, saidBefore } from './learner.ts';
import { stageInstructions } from './stages.ts';

/** What a model reads of a lesson to answer; of a longer one, the sections that come nearest to the question. */
const lettersRead = 14_000;

interface Asked {
  message: string;
  lesson: LessonIndex;
  before: TutorState | undefined;
  beside: Around | undefined;
}

/**
 * A turn of the tutor by a model, streamed claim by claim. A hint or a step is checked before the learner sees it, so that
 * it does not give the answer away; an answer is in the tutor's own words, and judged when it is whole.
 */
export async function* answerByModel(
  deps: TaskDeps,
  { message, lesson, before, beside }: Asked,
  context: PaidContext,
): AsyncGenerator<AnswerEvent> {
  const fallback = embeddedTurn(message, lesson, before, beside);
  if (isBuiltIn(message, before)) return yield* whole(fallback);
  const state = stateOf({ message, lesson, before, beside }, fallback);
  const numbered = new NumberedSource(lesson);
  const units = unitsFor([state.question, state.section].filter(Boolean).join(' '), numbered);
  const isExplained = state.stage === 'answer' && deps.checks !== 'off';
  const teller = isExplained ? new Explaining(numbered) : new HoldingBack(numbered, state, message, fallback);
  const reader = new ClaimReader();
  const incoming = new Incoming(numbered.text, message);

  const request = {
    purpose: 'answer' as const,
    system: systemFor(state, { isExplained, isLesson: beside?.called !== 'document' }),
    source: numbered.fenced(units),
    prompt: `${aboutLearner(beside?.learner)}${saidBefore(beside?.said)}${inView(beside)}The student's question: ${state.question}\nThe student's message now: ${message}`,
    maxOutputTokens: 900,
  };
  for await (const piece of deps.client.stream(request, context)) {
    for (const text of teller.pieces(reader.push(incoming.push(piece)))) yield { type: 'text', text };
  }
  const last = [...reader.push(incoming.end()), ...reader.end()];
  if (incoming.isDeclined) return yield* whole(fallback);
  for (const text of teller.pieces(last)) yield { type: 'text', text };
  if (teller instanceof Explaining && (await teller.takeBack(deps, units, context)) && teller.claims > 0) {
    yield { type: 'restart' };
    yield { type: 'text', text: teller.markdown };
  }
  if (teller.claims === 0) throw new ModelFailure('ungrounded');
  yield {
    type: 'done',
    answer: {
      state,
      kind: 'found',
      stage: state.stage,
      markdown: teller.markdown.trim(),
      more: state.stage !== 'answer',
      ...(teller instanceof Explaining && teller.card && { card: teller.card }),
      provenance: teller.places.map((unit) => numbered.provenance(unit, deps.client.name)),
    },
  };
}

/** "Simpler" and "another example" are asked of what is read. */
const inView = (beside: Around | undefined) =>
  beside?.section ? `The section that the student is reading: ${beside.section}\n` : '';

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

const explanation = `Answer as a good teacher would: say what it is in your own words, why or how, simply and to the point. At most 90 words, a table not counted; where things are compared, draw a small Markdown table.
After what the lesson says give in square brackets the numbers of its sentences that it rests on, like [12] or [3][4]; in a table, in the cells.
An example, a picture or a calculation of your own stands in a paragraph by itself that begins with "For example:" or "In other words:"; what the lesson does not say and a student should know, in one that begins with "Beyond the lesson:". These have no numbers.`;

/** In a document things are looked up; in a lesson they are learnt. */
const keeping = `
Where the answer holds one thing that is worth remembering for long, you may end with one line "Card: question? | answer" with the numbers of its sentences; the student may keep it.`;

const heldBack = `After every sentence that says something about the subject, give in square brackets the numbers of the lesson's sentences that it rests on, like [12] or [3][4]. A sentence without such a number is not shown, unless it is a question to the student. At most 90 words.`;

function systemFor({ stage }: TutorState, how: { isExplained: boolean; isLesson: boolean }): string {
  const explaining = `${explanation}${how.isLesson ? keeping : ''}`;
  return `${manner}

Here the text is a lesson and you are the student's tutor. ${how.isExplained ? explaining : `${stageInstructions[stage]}\n${heldBack}`}
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
