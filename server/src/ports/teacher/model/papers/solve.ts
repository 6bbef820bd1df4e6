import { z } from 'zod';
import type { FallbackReason, PaperSolutions, SolvedQuestion, UnsolvedQuestion } from '../../port.ts';
import type { ModelClient, PaidContext } from '../client.ts';
import type { TaskDeps } from '../deps.ts';
import { ModelFailure, passes } from '../failure.ts';
import { isFit } from '../topic/voice.ts';
import { inParallel } from '../wording.ts';
import { canBePut, paperSheet, solver } from './paper-sheet.ts';

/** Few enough that each is worked through, many enough that a paper is not a hundred calls. */
const atOnce = 5;
const batchesAtATime = 2;

const SolvedSchema = z.object({
  answers: z.array(z.object({ question: z.number(), working: z.string(), chosen: z.string() })),
});

const howToChoose = `"chosen" is the label of the option that is right; "none" where no option is, or more than one, or where the question cannot be solved as it stands, because a figure is missing say. "question" is the number of the question; answer every one.`;

type Batch = readonly { question: UnsolvedQuestion; at: number }[];

interface Attempt {
  client: ModelClient;
  purpose: 'solve' | 'check';
  words: number;
  seed: string | null;
}

async function attempt(batch: Batch, { client, purpose, words, seed }: Attempt, context: PaidContext) {
  const sheet = paperSheet(
    batch.map(({ question }) => question),
    seed,
  );
  const { answers } = await client.generate(
    {
      purpose,
      name: 'solutions',
      schema: SolvedSchema,
      system: solver,
      source: sheet.text,
      prompt: `Solve these questions. "working" says how, step by step, in at most ${words} words; write it before you choose. ${howToChoose}`,
      maxOutputTokens: 200 + batch.length * words * 3,
    },
    context,
  );
  return batch.map((_, i) => {
    const answer = answers.find(({ question }) => question === i + 1);
    return { chosen: answer ? sheet.optionAt(i, answer.chosen) : null, working: answer?.working.trim() ?? '' };
  });
}

/**
 * Each question solved by one call and again by another, which sees neither the first one's answer nor its order of options.
 * What both calls did is given, or nothing of it: a batch that fails leaves its questions out.
 */
export async function solveByModel(
  { client, checker }: Pick<TaskDeps, 'client' | 'checker'>,
  questions: readonly UnsolvedQuestion[],
  context: PaidContext,
): Promise<PaperSolutions> {
  const open = questions.flatMap((question, at) => (canBePut(question) ? [{ question, at }] : []));
  const batches = Array.from({ length: Math.ceil(open.length / atOnce) }, (_, i) =>
    open.slice(i * atOnce, (i + 1) * atOnce),
  );
  const solved: (SolvedQuestion | null)[] = questions.map(() => null);
  let failure: FallbackReason | undefined;
  let done = 0;
  await inParallel(batches, batchesAtATime, async (batch) => {
    // Whoever is down or out of tokens stays so for the rest; a refusal is about these questions.
    if (failure && passes(failure)) return;
    try {
      const [first, second] = await Promise.all([
        attempt(batch, { client, purpose: 'solve', words: 80, seed: null }, context),
        attempt(batch, { client: checker, purpose: 'check', words: 50, seed: 'second' }, context),
      ]);
      batch.forEach(({ at }, i) => {
        const working = first[i]?.working ?? '';
        const worked = isFit(working) ? working : '';
        solved[at] = { first: first[i]?.chosen ?? null, second: second[i]?.chosen ?? null, worked };
      });
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      failure = error.reason;
    }
    done += batch.length;
    context.onProgress?.(done / open.length, `Solved ${done} of ${open.length} questions`);
  });
  return { solved, ...(failure && { failure }) };
}
