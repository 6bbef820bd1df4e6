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
  refuse(draft: Draft, why: string): void;
}

type Batch = readonly [Draft, ...Draft[]];

const isBatch = (drafts: readonly Draft[]): drafts is Batch => drafts.length > 0;
const timesSolved = 3;
const notSolved = 'who solved it did not come to its key';
const notOnlyRight = 'its key is not the only option that is true';

/** Those of a batch that were solved by who did not know the key, and found fair. */
export async function passing(drafts: readonly Draft[], how: Thoroughness, checking: Checking): Promise<Kept[]> {
  if (!isBatch(drafts)) return [];
  if (how === 'off') return drafts.map((draft) => ({ ...draft, isEasyBlind: false }));
  return how === 'light' ? checkedOnce(drafts, checking) : checkedFully(drafts, checking);
}

async function checkedOnce(drafts: Batch, checking: Checking): Promise<Kept[]> {
  const { checker, numbered, seed, context, refuse } = checking;
  const verdicts = await check({ client: checker, numbered, drafts, seed, context });
  return drafts
    .filter((draft, i) => {
      const { isSolved, isOnlyRight, fault } = verdicts[i]!;
      const why = !isSolved ? notSolved : !isOnlyRight ? notOnlyRight : fault;
      if (why !== undefined) refuse(draft, why);
      return why === undefined;
    })
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
  for (const { draft, fault } of flawed.slice(anew.length)) checking.refuse(draft, fault);
  if (!isBatch(anew)) return fair;
  const still = await read(anew);
  const mended = anew.filter((draft, i) => {
    if (still[i] !== undefined) checking.refuse(draft, still[i]);
    return still[i] === undefined;
  });
  return [...fair, ...mended];
}

async function rightOnes(drafts: readonly Draft[], checking: Checking): Promise<Draft[]> {
  if (!isBatch(drafts)) return [];
  const { checker, numbered, seed, context } = checking;
  const sheets = Array.from({ length: timesSolved }, (_, time) => `${seed} ${time}`);
  const [judged, ...solved] = await Promise.all([
    judge({ client: checker, numbered, drafts, seed: `${seed} judged`, context }),
    ...sheets.map((sheet) => solve({ client: checker, numbered, drafts, seed: sheet, context })),
  ]);
  return drafts.filter((draft, i) => {
    const isSolved = solved.every((answers) => answers[i]);
    if (!isSolved || !judged![i]) checking.refuse(draft, isSolved ? notOnlyRight : notSolved);
    return isSolved && judged![i];
  });
}
