import type { EquationLine } from './equation-line.ts';
import { type FollowSlip, type Found, slips } from './line-verdict.ts';
import type { Read } from './read-equation.ts';
import { shownNumber } from './show.ts';
import { solutionsOf, solves } from './solutions.ts';

const nowhere = new Map<string, number>();

/** A root that came in by squaring has to be gone from what is said at the end. */
export function withTest(
  verdicts: Found[],
  reads: readonly Read[],
  begins: readonly EquationLine[],
  letter: string,
): Found[] {
  const isGained = verdicts.some((one) => one.is === 'follows' && one.gained);
  if (!isGained || verdicts.some(({ is }) => is === 'slips')) return verdicts;
  const said = reads.map((found) => {
    const line = found?.candidates.at(-1)?.[0];
    return line?.solved === letter || line?.of.length === 0 ? line : null;
  });
  const last = said.findLast((line) => line !== null);
  const roots = last ? solutionsOf(last, letter, nowhere) : null;
  if (!last || !Array.isArray(roots)) return verdicts;
  const wrong = roots.find(
    ({ re, im }) => im === 0 && !begins.some((line) => solves(line, letter, nowhere, re, last.isRounded)),
  );
  if (!wrong) return verdicts;
  const at = said.findIndex((line) => line && solves(line, letter, nowhere, wrong.re, line.isRounded));
  const slip: FollowSlip = { kind: 'gained root', root: `${letter} = ${shownNumber(wrong.re)}` };
  return verdicts.map((one, k) => (k === at ? slips(() => slip) : one));
}
