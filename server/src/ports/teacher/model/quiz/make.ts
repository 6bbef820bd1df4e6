import { jobOf } from '../../engine.ts';
import type { FallbackReason, QuizWishes, TaughtQuestion, TaughtQuiz, TeachingSource } from '../../port.ts';
import type { PaidContext } from '../client.ts';
import type { TaskDeps } from '../deps.ts';
import { ModelFailure, noteFor } from '../failure.ts';
import { type Chunk, NumberedSource } from '../numbered-source.ts';
import { inParallel, isDoneBefore } from '../wording.ts';
import { arranged } from './arrange.ts';
import { type Kept, passing } from './checks.ts';
import { findPoints, type Point, spread } from './points.ts';
import { soundOnes, withoutTwins } from './sound.ts';
import { type Draft, writeDrafts } from './writing.ts';

/** So many times what was asked for are written, since some will not get through. */
const written = 2;
/** As many questions a call as can be written and solved with care. */
const atOnce = 5;
/** Fewer questions of a part than this would pay for reading more than for asking. */
const leastPerChunk = 2;
const callsAtATime = 4;

/**
 * Questions by a model: first what is worth asking, then about twice as many questions as are wanted, each solved by who
 * does not see its key. What does not get through is left out, and nothing is filled up.
 */
export async function makeModelQuiz(
  deps: TaskDeps,
  source: TeachingSource,
  n: number,
  wishes: QuizWishes,
  context: PaidContext,
): Promise<TaughtQuiz> {
  const numbered = new NumberedSource(await deps.engine.run('indexLesson', [source, undefined], jobOf(context)));
  const work = new Work(deps, { source, numbered, n, wishes, context });
  const isOver = await isDoneBefore(work.done, context.until);
  const questions = await work.ranked();
  const later = isOver ? undefined : work.done.then(() => work.rankedWithout(questions));
  // Who does not wait for it shall not stumble over its failure.
  later?.catch(() => {});
  if (questions.length === 0) {
    if (isOver) throw work.failure ?? new ModelFailure('ungrounded');
    const quiz = await deps.embedded.makeQuiz(source, n, wishes, { ...context, onProgress: undefined });
    return { ...quiz, note: noteFor('slow'), ...(later && { later }) };
  }
  return {
    questions: questions.slice(0, n),
    spare: questions.slice(n),
    asked: n,
    ...(questions.length < n ? { reason: reasonFor(questions.length, isOver ? work.failure?.reason : 'slow') } : {}),
    ...(later && { later }),
  };
}

interface Order {
  source: TeachingSource;
  numbered: NumberedSource;
  n: number;
  wishes: QuizWishes;
  context: PaidContext;
}

/** A quiz in the making: what got through so far can be taken at any moment. */
class Work {
  readonly done: Promise<void>;
  /** The first failure; what got through before it counts. */
  failure: ModelFailure | undefined;
  private readonly kept: Kept[] = [];
  private readonly deps: TaskDeps;
  private readonly order: Order;

  constructor(deps: TaskDeps, order: Order) {
    this.deps = deps;
    this.order = order;
    this.done = this.make();
  }

  /** What got through: spread over the source, the surest first, at most a third of what can be answered blind. */
  async ranked(): Promise<TaughtQuestion[]> {
    const { source, numbered, n, wishes, context } = this.order;
    const inOrder = this.kept.toSorted((a, b) => Number(a.isEasyBlind) - Number(b.isEasyBlind));
    const distinct = await withoutTwins(this.deps.engine, source, inOrder, context);
    const deep = distinct.filter(({ isEasyBlind }) => !isEasyBlind);
    const easy = distinct
      .filter(({ isEasyBlind }) => isEasyBlind)
      .slice(0, Math.floor(Math.min(n, distinct.length) / 3));
    const chosen = spread([...deep, ...easy], Number.POSITIVE_INFINITY);
    const first = chosen.slice(0, n).sort((a, b) => a.units[0]!.number - b.units[0]!.number);
    return arranged([...first, ...chosen.slice(n)], numbered, this.deps.client.name, wishes.seed);
  }

  async rankedWithout(taken: readonly TaughtQuestion[]): Promise<TaughtQuestion[]> {
    const known = new Set(taken.map(({ id }) => id));
    return (await this.ranked()).filter(({ id }) => !known.has(id));
  }

  private async make(): Promise<void> {
    const { n, context } = this.order;
    context.onProgress?.(0.05, 'Choosing what to ask');
    const points = spread(await this.points(), n * written);
    const batches = batchesOf(points);
    let checked = 0;
    context.onProgress?.(0.2, 'Writing the questions');
    await inParallel(batches, callsAtATime, async (batch) => {
      await this.orKeep(async () => this.kept.push(...(await this.throughChecks(batch))));
      context.onProgress?.(0.2 + (0.75 * ++checked) / batches.length, 'Checking the questions');
    });
    context.onProgress?.(1, 'Checking the questions');
  }

  private async points(): Promise<Point[]> {
    const { numbered, n, wishes, context } = this.order;
    const found = await inParallel(asksFor(numbered.chunks(), n * written), callsAtATime, ({ chunk, count }) =>
      this.orKeep(() =>
        findPoints(this.deps.client, { numbered, chunk, count }, wishes.difficulty ?? 'mixed', context),
      ),
    );
    return found.flatMap((points) => points ?? []);
  }

  private async throughChecks(batch: readonly [Point, ...Point[]]): Promise<Kept[]> {
    const { client, checker, checks, engine } = this.deps;
    const { source, numbered, wishes, context } = this.order;
    const refuse = ({ question }: Draft, why: string) => this.deps.onRefused?.(question, why);
    const drafts = await writeDrafts(client, numbered, batch, context);
    const sound = await soundOnes(engine, { source, numbered }, drafts, { context, refuse, isRead: checks !== 'off' });
    context.onProgress?.(0.2, 'Checking the questions');
    return passing(sound, checks, { writer: client, checker, numbered, seed: wishes.seed, context, refuse });
  }

  /** What came before a failure is kept; after it nothing more is begun. */
  private async orKeep<T>(part: () => Promise<T>): Promise<T | undefined> {
    if (this.failure) return undefined;
    try {
      return await part();
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      this.failure = error;
      return undefined;
    }
  }
}

/** Which parts are asked for how many points: spread over the whole document. */
function asksFor(chunks: readonly Chunk[], n: number): { chunk: Chunk; count: number }[] {
  const picks = Math.min(chunks.length, Math.max(1, Math.ceil(n / leastPerChunk)));
  const step = chunks.length / picks;
  const chosen = Array.from({ length: picks }, (_, i) => chunks[Math.floor(i * step)]!);
  const words = chosen.reduce((sum, chunk) => sum + chunk.words, 0);
  return chosen.map((chunk) => ({ chunk, count: Math.max(1, Math.ceil((n * chunk.words) / words)) }));
}

/** Points that are written about in one call: of one part of the source, and not too many. */
function batchesOf(points: readonly Point[]): [Point, ...Point[]][] {
  const open = new Map<Chunk, [Point, ...Point[]]>();
  const batches: [Point, ...Point[]][] = [];
  for (const point of points) {
    const batch = open.get(point.chunk);
    if (batch && batch.length < atOnce) batch.push(point);
    else {
      const begun: [Point, ...Point[]] = [point];
      open.set(point.chunk, begun);
      batches.push(begun);
    }
  }
  return batches;
}

function reasonFor(made: number, reason: FallbackReason | undefined): string {
  const so = `${made} question${made === 1 ? '' : 's'} passed every check`;
  switch (reason) {
    case 'budget':
      return `${so} before today’s AI allowance ran out.`;
    case 'slow':
      return `${so} so far. You’ll find any later ones in your drafts.`;
    case 'unavailable':
    case 'refused':
    case 'language':
    case 'malformed':
      return `${so} before the language model stopped giving usable answers.`;
    default:
      return `We found ${made} good question${made === 1 ? '' : 's'}; more would be padding.`;
  }
}
