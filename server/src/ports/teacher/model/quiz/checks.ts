import type { ModelChoice } from '../../../../config.ts';
import type { ModelClient, PaidContext } from '../client.ts';
import type { NumberedSource } from '../numbered-source.ts';
import { check, judge, readAsLecturer, solve, solveBlind } from './examine.ts';
import { rewrite } from './rewriting.ts';
import type { Draft } from './writing.ts';

export type Thoroughness = ModelChoice['checks'];

/** A question that got through. */
export interface Kept extends Draft {
  /** It can be answered without having read the source. */
  isEasyBlind: boolean;
}

interface Checking {
  /** Writes anew what a lecturer would not put. */
  writer: ModelClient;
  /** Solves and judges; may be a smaller model. */
  checker: ModelClient;
  numbered: NumberedSource;
  seed: string;
  context: PaidContext;
}

type Batch = readonly [Draft, ...Draft[]];

const isBatch = (drafts: readonly Draft[]): drafts is Batch => drafts.length > 0;
const timesSolved = 3;

/** Those of a batch that were solved by who did not know the key, and found fair. */
export async function passing(drafts: readonly Draft[], how: Thoroughness, checking: Checking): Promise<Kept[]> {
  if (!isBatch(drafts)) return [];
  if (how === 'off') return drafts.map((draft) => ({ ...draft, isEasyBlind: false }));
  return how === 'light' ? checkedOnce(drafts, checking) : checkedFully(drafts, checking);
}

async function checkedOnce(drafts: Batch, { checker, numbered, seed, context }: Checking): Promise<Kept[]> {
  const verdicts = await check({ client: checker, numbered, drafts, seed, context });
  return drafts
    .filter((_, i) => verdicts[i]!.isSolved && verdicts[i]!.isOnlyRight && verdicts[i]!.fault === undefined)
    .map((draft) => ({ ...draft, isEasyBlind: false }));
}

async function checkedFully(drafts: Batch, checking: Checking): Promise<Kept[]> {
  const fair = await fairOnes(drafts, checking);
  const right = await rightOnes(fair, checking);
  if (!isBatch(right)) return [];
  const { checker, numbered, seed, context } = checking;
  const blind = await solveBlind({ client: checker, numbered, drafts: right, seed: `${seed} blind`, context });
  return right.map((draft, i) => ({ ...draft, isEasyBlind: blind[i]! }));
}

/** What a lecturer would not put is written anew once, and read again. */
async function fairOnes(drafts: Batch, checking: Checking): Promise<Draft[]> {
  const { checker, writer, numbered, seed, context } = checking;
  const read = (those: Batch) => readAsLecturer({ client: checker, numbered, drafts: those, seed, context });
  const faults = await read(drafts);
  const fair = drafts.filter((_, i) => faults[i] === undefined);
  const flawed = drafts.flatMap((draft, i) => (faults[i] === undefined ? [] : [{ draft, fault: faults[i] }]));
  const anew = flawed.length > 0 ? await rewrite(writer, numbered, flawed, context) : [];
  if (!isBatch(anew)) return fair;
  const still = await read(anew);
  return [...fair, ...anew.filter((_, i) => still[i] === undefined)];
}

async function rightOnes(drafts: readonly Draft[], checking: Checking): Promise<Draft[]> {
  if (!isBatch(drafts)) return [];
  const { checker, numbered, seed, context } = checking;
  const sheets = Array.from({ length: timesSolved }, (_, time) => `${seed} ${time}`);
  const [judged, ...solved] = await Promise.all([
    judge({ client: checker, numbered, drafts, seed: `${seed} judged`, context }),
    ...sheets.map((sheet) => solve({ client: checker, numbered, drafts, seed: sheet, context })),
  ]);
  return drafts.filter((_, i) => judged![i] && solved.every((answers) => answers[i]));
}
