import type { Complex } from '../complex.ts';
import { realAt } from '../real.ts';
import { type Change, compareEquations, compareFormulas } from './compare-equations.ts';
import { difference } from './difference.ts';
import { type EquationLine, equationLinesOf, lettersIn } from './equation-line.ts';
import { type Found, follows, slips, unsure } from './line-verdict.ts';
import { isAbused, isIdentity, lettersOf, readEquation } from './read-equation.ts';
import { readingsOf } from './read-line.ts';
import { compareValues } from './same-value.ts';
import { shownRoot } from './show.ts';
import { equationSlip, lostSlip } from './slips/equation-slips.ts';
import { hasBareLog, isPeriodic, isSolvedBy, solutionsOf } from './solutions.ts';
import { withTest } from './test-roots.ts';

const nowhere = new Map<string, number>();

/** What the lines so far say. */
interface State {
  begins: EquationLine[];
  /** What the next line is compared with, in each honest reading. */
  last: EquationLine[];
  /** What the cases are cases of, while "x − 2 = 0" stands for one of them. */
  whole: EquationLine | null;
  letters: ReadonlySet<string>;
}

interface Judged {
  verdict: Found;
  state: State;
}

const solvesBegin = ({ begins }: State, letter: string, root: Complex, isRounded: boolean) =>
  begins.some((line) => isSolvedBy(line, letter, root, isRounded));

/** Numbers alone: "25 − 24 = 1" holds or does not, whatever stands above it. */
function judgeNumbers(line: EquationLine): Found | null {
  if (lettersOf(line).length > 0) return null;
  const wrong = line.of.find(({ left, right }) => compareValues(left, right) === 'different');
  if (!wrong) return line.of.length > 0 ? follows : null;
  return slips(() => difference(wrong.left, wrong.right, true));
}

/** Multiplying by a denominator lets in what the denominator forbids. */
const isBarred = ({ of }: EquationLine, letter: string, root: Complex) =>
  root.im === 0 &&
  of.some(({ left, right }) =>
    [left, right].some((side) => Number.isNaN(realAt(side, new Map([[letter, root.re]])).value)),
  );

function settle(change: Change, before: EquationLine, after: EquationLine, letter: string, state: State): Found {
  if (change.is === 'same') return follows;
  if (change.is === 'unsure' || state.begins.some((line) => isPeriodic(line, letter) || hasBareLog(line)))
    return unsure;
  const isRounded = before.isRounded || after.isRounded;
  const lost = change.lost.filter((root) => solvesBegin(state, letter, root, isRounded));
  const gained = change.gained.filter((root) => !solvesBegin(state, letter, root, isRounded));
  if (lost.length === 0 && gained.length === 0) return follows;
  if (lost.length === 0 && (change.kept || gained.every((root) => isBarred(before, letter, root)))) {
    return { is: 'follows', gained: `${letter} = ${shownRoot(gained[0]!)}` };
  }
  if (gained.length === 0 && change.gained.length === 0 && change.kept) {
    // Whoever listed the values and takes one of them has chosen.
    if (before.solved && before.isList) return follows;
    return slips(() => lostSlip(before, after, letter, lost[0]!));
  }
  if (lost.length === 0 && change.lost.length > 0 && !change.kept) {
    // What was lost came in on the way, and nothing was kept: nobody can tell.
    return gained.length > 0 ? slips(() => equationSlip(before, after, letter)) : follows;
  }
  if (
    change.lost.length === 0 &&
    !change.kept &&
    after.of.length > 0 &&
    !Array.isArray(solutionsOf(before, letter, nowhere))
  ) {
    return unsure;
  }
  return slips(() => equationSlip(before, after, letter));
}

function compare(before: EquationLine, after: EquationLine, state: State): Found {
  const all = [...state.letters];
  if (all.length !== 1) {
    const change = compareFormulas(before, after);
    if (change.is === 'changed') return slips(() => equationSlip(before, after, after.solved || all[0]!));
    return change.is === 'same' ? follows : unsure;
  }
  const [letter] = all as [string];
  return settle(compareEquations(before, after, letter), before, after, letter, state);
}

const rank = { follows: 2, unsure: 1, slips: 0 };

/** The kinder of all readings counts. */
function kindest(state: State, candidates: readonly EquationLine[]): { verdict: Found; last: EquationLine[] } {
  const results = state.last.flatMap((before) =>
    candidates.map((after) => ({ after, verdict: compare(before, after, state) })),
  );
  const best = Math.max(...results.map(({ verdict }) => rank[verdict.is]));
  const chosen = results.filter(({ verdict }) => rank[verdict.is] === best);
  return { verdict: chosen[0]!.verdict, last: [...new Set(chosen.map(({ after }) => after))] };
}

function judgeStatement(state: State, candidates: readonly EquationLine[], later: readonly EquationLine[]): Judged {
  const [first] = candidates as [EquationLine];
  const numbers = first.isPart ? judgeNumbers(first) : null;
  if (numbers) return { verdict: numbers, state };
  if (first.of.length > 0 && lettersOf(first).length === 0) return judgeTruth(state, first);
  const isKnown = lettersOf(first).every((letter) => letter === 'i' || state.letters.has(letter));
  if (!isKnown || (first.of.length > 0 && lettersOf(first).length === 0)) return { verdict: unsure, state };
  if (first.isPart && isIdentity(first)) return { verdict: follows, state };
  const { verdict, last } = kindest(state, candidates);
  const [letter] = [...state.letters];
  if (verdict.is === 'slips' && letter !== undefined && state.letters.size === 1) {
    const whole = state.whole ?? state.last[0]!;
    if (isCase(whole, first, later, letter, state)) return { verdict: follows, state: { ...state, last, whole } };
  }
  const [listed] = state.last;
  return {
    verdict,
    state: {
      ...state,
      // Listed values may be told one after the other, a line each.
      whole: state.whole ?? (listed?.solved && listed.isList ? listed : null),
      last: verdict.is === 'unsure' && first.solved === null && last.length === 0 ? state.last : last,
    },
  };
}

/** "0 = 5" says that there is no solution. */
function judgeTruth(state: State, line: EquationLine): Judged {
  const numbers = judgeNumbers(line)!;
  if (numbers.is === 'follows') return { verdict: follows, state };
  const [letter] = [...state.letters] as [string];
  const before = solutionsOf(state.last[0]!, letter, nowhere);
  const isNone = Array.isArray(before) && before.length === 0;
  return { verdict: isNone ? follows : numbers, state: isNone ? { ...state, last: [{ ...line, of: [] }] } : state };
}

/** Two cases are often told one after the other, a line each: then none of them has lost what the others hold. */
function isCase(
  whole: EquationLine,
  line: EquationLine,
  later: readonly EquationLine[],
  letter: string,
  state: State,
): boolean {
  const all = solutionsOf(whole, letter, nowhere);
  if (!Array.isArray(all) || all.length < 2) return false;
  const within = (one: EquationLine) => {
    const change = compareEquations(whole, one, letter);
    return change.is !== 'unsure' && change.gained.length === 0 && change.kept;
  };
  if (!within(line)) return false;
  if (state.whole) return true;
  const told = [line, ...later].filter(within);
  const isReal = ({ im }: Complex) => im === 0;
  const own = solutionsOf(line, letter, nowhere);
  // Who works with real numbers alone has nothing to say of the others.
  const areReal = all.some(isReal) && Array.isArray(own) && own.every(isReal);
  return (areReal ? all.filter(isReal) : all).every((root) =>
    told.some((one) => isSolvedBy(one, letter, root, one.isRounded)),
  );
}

/** The values of a letter that the task does not know, told in a chain: "D = 36 − 32 = 4". */
function judgeAside(candidates: readonly EquationLine[][], letters: ReadonlySet<string>): Found | null {
  const lines = candidates.map(([first]) => first!);
  if (lines.length < 2 || lines.some(({ solved }) => !solved || letters.has(solved))) return null;
  for (const [k, line] of lines.slice(1).entries()) {
    const [from, to] = [lines[k]!.of[0]?.right, line.of[0]?.right];
    if (!from || !to || lettersIn(from, to).length > 0 || line.of.length !== 1) continue;
    if (compareValues(from, to) === 'different') return slips(() => difference(from, to, true));
  }
  return unsure;
}

/** An equation that is solved line by line, each compared with the one before by what solves it. */
export function followEquation(begins: string, lines: readonly string[]): Found[] {
  const start = readingsOf(begins).map((reading) => equationLinesOf(begins, new Set(), reading)[0]!);
  const letters = new Set(lettersOf(start[0]!));
  let state: State = { begins: start, last: start, whole: null, letters };
  const reads = lines.map((line) => readEquation(line, letters));
  const verdicts = reads.map((found, index) => {
    if (!found || found.candidates.length === 0 || isAbused(found.candidates)) return unsure;
    const aside = judgeAside(found.candidates, letters);
    if (aside) return aside;
    const later = reads.slice(index + 1).flatMap((one) => one?.candidates.map(([first]) => first!) ?? []);
    const told = found.candidates.map((candidates, k) => {
      const rest = [...found.candidates.slice(k + 1).map(([first]) => first!), ...later];
      const judged = judgeStatement(state, candidates, rest);
      state = judged.state;
      return judged.verdict;
    });
    const worst = told.find(({ is }) => is === 'slips') ?? told.find(({ is }) => is === 'unsure') ?? told.at(-1)!;
    // What is doubtful and does not follow was perhaps meant otherwise.
    return worst.is === 'slips' && found.isDoubtful ? unsure : worst;
  });
  return letters.size === 1 ? withTest(verdicts, reads, start, [...letters][0]!) : verdicts;
}
