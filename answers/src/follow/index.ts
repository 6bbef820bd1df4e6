import { within } from '../steps.ts';
import { followDifferentiating } from './differentiate.ts';
import { followEquation } from './equation.ts';
import type { Found, LineVerdict, WorkingTask } from './line-verdict.ts';
import { followSimplifying } from './simplify.ts';
import { followUnits } from './units.ts';

export { drawLine } from './draw-line.ts';
export type { FollowSlip, FollowSlipKind, LineVerdict, WorkingTask } from './line-verdict.ts';

export const mostLines = 20;
const mostLetters = 300;
/** Twenty lines of 300 letters, which may be written, take half of it (decision 077). */
export const mostSteps = 2_000_000;

const ways = {
  equation: followEquation,
  simplify: followSimplifying,
  differentiate: followDifferentiating,
  units: followUnits,
};

/**
 * Whether each line of a working follows from the one before, by value. What cannot be decided is not judged: a working
 * that is right must never be called wrong. Empty lines and lines that are too long are passed over.
 */
export function follow({ kind, begins }: WorkingTask, lines: readonly string[]): LineVerdict[] {
  const kept = lines.slice(0, mostLines).map((line) => (line.length > mostLetters ? '' : line));
  const unsure = kept.map((): LineVerdict => ({ is: 'unsure' }));
  const tell = () => withFirstSlip(ways[kind](begins, kept), (line) => ways[kind](begins, [kept[line]!])[0]!);
  return within(mostSteps, tell, unsure);
}

/** What comes after a slip follows from it, unless it agrees `alone` with what the working began with. */
function withFirstSlip(found: readonly Found[], alone: (line: number) => Found): LineVerdict[] {
  const first = found.findIndex(({ is }) => is === 'slips');
  return found.map((one, k) => {
    if (one.is === 'follows' && first >= 0 && k > first && alone(k).is === 'follows') return { ...one, agrees: true };
    if (one.is !== 'slips') return one;
    const slip = k === first ? one.tell() : undefined;
    return slip ? { is: 'slips', slip } : { is: 'slips' };
  });
}

/** Whether a question's first line can be read as the kind of working that it allows. */
export function canBegin({ kind, begins }: WorkingTask): boolean {
  const [verdict] = follow({ kind, begins }, [begins]);
  return verdict?.is === 'follows';
}
