import type { CheckableQuestion } from '@akada/engine';
import { jobOf } from '../engine.ts';
import { addressesModel } from '../orders.ts';
import type { FallbackReason, QuizWishes, TaughtQuestion, TaughtQuiz, TeachingSource } from '../port.ts';
import { arranged } from './arrange.ts';
import type { PaidContext } from './client.ts';
import type { TaskDeps } from './deps.ts';
import { ModelFailure, noteFor } from './failure.ts';
import { isGrounded } from './grounding.ts';
import { type Chunk, NumberedSource, type Unit } from './numbered-source.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { type Draft, DraftsSchema, quizPrompt } from './quiz-prompt.ts';
import { inParallel, manner } from './wording.ts';

interface Checked extends Draft {
  unit: Unit;
}

const rounds = 3;
const tokensPerQuestion = 220;
/** Fewer questions a call than this would pay for reading more than for asking. */
const leastPerChunk = 2;

/**
 * Questions by a model: asked for part by part over the whole document, put through the engine's own checks, refilled
 * while too few pass, and filled up by the built-in teacher at last.
 */
export async function makeModelQuiz(
  deps: TaskDeps,
  source: TeachingSource,
  n: number,
  wishes: QuizWishes,
  context: PaidContext,
): Promise<TaughtQuiz> {
  const numbered = new NumberedSource(await deps.engine.run('indexLesson', [source, undefined], jobOf(context)));
  const chunks = numbered.chunks();
  let kept: Checked[] = [];
  let failure: ModelFailure | undefined;
  for (let round = 0; round < rounds && kept.length < n && !failure; round++) {
    context.onProgress?.(Math.min(0.9, kept.length / n), 'Making questions');
    const asks = asksFor(chunks, n - kept.length, round);
    const drafts = await inParallel(asks, 3, async ({ chunk, count }): Promise<Draft[]> => {
      if (failure) return [];
      try {
        return await askFor(deps, numbered, chunk, count, wishes, kept, context);
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        // What came before it is kept.
        failure = error;
        return [];
      }
    });
    const passing = await passingOf(deps, source, numbered, [...kept, ...drafts.flat()], context);
    kept = evenly(passing, asks, n);
  }
  const reason = failure?.reason ?? 'ungrounded';
  if (kept.length === 0) throw failure ?? new ModelFailure(reason);
  const inOrder = kept.sort((a, b) => a.unit.number - b.unit.number);
  const questions = arranged(inOrder, numbered, deps.client.name, wishes.seed);
  context.onProgress?.(1, 'Making questions');
  return questions.length < n
    ? filledUp(deps, source, n, wishes, { questions, reason }, context)
    : { questions, asked: n };
}

/** Which parts are asked for how many: spread over the whole document, other parts in each round. */
function asksFor(chunks: readonly Chunk[], n: number, round: number): { chunk: Chunk; count: number }[] {
  const picks = Math.min(chunks.length, Math.max(1, Math.ceil(n / leastPerChunk)));
  const step = chunks.length / picks;
  const chosen = Array.from({ length: picks }, (_, i) => chunks[Math.floor(i * step + round) % chunks.length]!);
  const words = chosen.reduce((sum, chunk) => sum + chunk.words, 0);
  // One more than is needed, since some will not pass.
  return chosen.map((chunk) => ({ chunk, count: Math.max(1, Math.round((n * chunk.words) / words)) + 1 }));
}

async function askFor(
  { client }: TaskDeps,
  numbered: NumberedSource,
  chunk: Chunk,
  count: number,
  wishes: QuizWishes,
  kept: readonly Checked[],
  context: PaidContext,
): Promise<Draft[]> {
  const inChunk = new Set(chunk.units);
  const asked = kept.filter(({ unit }) => inChunk.has(unit)).map(({ question }) => question);
  const { questions } = await client.generate(
    {
      purpose: 'quiz',
      name: 'quiz',
      schema: DraftsSchema,
      system: manner,
      prompt: quizPrompt(numbered.fenced(chunk.units), count, wishes.difficulty ?? 'mixed', asked),
      maxOutputTokens: 300 + count * tokensPerQuestion,
    },
    context,
  );
  return questions;
}

/** Those that rest on the sentence they name and pass every check of the engine. */
async function passingOf(
  { engine }: TaskDeps,
  source: TeachingSource,
  numbered: NumberedSource,
  drafts: readonly Draft[],
  context: PaidContext,
): Promise<Checked[]> {
  const resting = drafts.flatMap((draft) => restOn(draft, numbered));
  const failed = await engine.run('checkQuestions', [source, resting.map(checkable)], jobOf(context));
  return resting.filter((_, i) => failed[i]!.length === 0);
}

function restOn(draft: Draft, numbered: NumberedSource): Checked[] {
  const unit = numbered.find(draft.sentence);
  if (!unit) return [];
  const clean = {
    ...draft,
    question: plainMarkdown(draft.question),
    answer: plainMarkdown(draft.answer),
    distractors: draft.distractors.map(plainMarkdown),
    explanation: plainMarkdown(draft.explanation),
  };
  const { question, answer, distractors, explanation } = clean;
  if ([question, answer, explanation, ...distractors].some(addressesModel)) return [];
  // What a sentence says may begin in the one before it.
  const cited = [numbered.find(unit.number - 1)?.text ?? '', unit.text];
  const repeated = [question, ...numbered.headingPath(unit)];
  if (!isGrounded(answer, { cited, repeated: numbered.headingPath(unit) })) return [];
  if (!isGrounded(question, { cited, repeated: numbered.headingPath(unit) })) return [];
  const isExplained = isGrounded(explanation, { cited, repeated });
  return [{ ...clean, explanation: isExplained ? explanation : '', unit }];
}

function checkable({ question, answer, distractors, unit }: Checked): CheckableQuestion {
  const options = [answer, ...distractors].map((text, i) => ({ label: 'ABCDEFGH'[i] ?? '?', text }));
  return { stem: question, options, correct: 'A', source: { sentence: unit.text } };
}

/** At most `n`, in turn from each part, so that the parts asked first do not crowd out the later ones. */
function evenly(passing: readonly Checked[], asks: readonly { chunk: Chunk }[], n: number): Checked[] {
  if (passing.length <= n) return [...passing];
  const partOf = ({ unit }: Checked) => asks.findIndex(({ chunk }) => chunk.units.includes(unit));
  const queues = new Map<number, Checked[]>();
  for (const item of passing) queues.set(partOf(item), [...(queues.get(partOf(item)) ?? []), item]);
  const chosen: Checked[] = [];
  for (let turn = 0; chosen.length < n; turn++) {
    for (const queue of queues.values()) if (queue[turn] && chosen.length < n) chosen.push(queue[turn]!);
  }
  return chosen;
}

async function filledUp(
  { embedded, engine }: TaskDeps,
  source: TeachingSource,
  n: number,
  wishes: QuizWishes,
  { questions, reason }: { questions: TaughtQuestion[]; reason: FallbackReason },
  context: PaidContext,
): Promise<TaughtQuiz> {
  const rest = await embedded.makeQuiz(source, n, wishes, { ...context, onProgress: undefined });
  const used = new Set(questions.map(({ source: { sentence } }) => sentence));
  const failed = await engine.run('checkQuestions', [source, [...questions, ...rest.questions]], jobOf(context));
  const added = rest.questions
    .filter((question, i) => failed[questions.length + i]!.length === 0 && !used.has(question.source.sentence))
    .slice(0, n - questions.length);
  const all = [...questions, ...added];
  return {
    questions: all,
    asked: n,
    ...(all.length < n ? { reason: reasonFor(all.length) } : {}),
    ...(added.length > 0
      ? { note: noteFor(reason, added.length === 1 ? 'one question' : `${added.length} questions`) }
      : {}),
  };
}

function reasonFor(made: number): string {
  return `The material carries ${made} good question${made === 1 ? '' : 's'}; more would be padding.`;
}
