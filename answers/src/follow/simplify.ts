import { CannotRead, type Node } from '../node.ts';
import { namesIn } from '../tree.ts';
import { difference } from './difference.ts';
import { lettersIn, readNode } from './equation-line.ts';
import { type FollowSlip, type Found, follows, slips, unsure } from './line-verdict.ts';
import { cutOutside, isAmbiguous, readingsOf, stepsOf } from './read-line.ts';
import { areEqual, type Comparison, compareValues } from './same-value.ts';
import { expressionSwaps, sign } from './slips/expression-slips.ts';
import { rewritten } from './slips/rewrite.ts';

const EQUALS = /[=≈≃](?!>)/y;
const mostCandidates = 60;

/** An expression in each honest reading. */
export type Read = Node[];

export function readSide(text: string, known: ReadonlySet<string>): Read {
  if (/±|∓|[<>≤≥≠]|\bor\b|\band\b|;/.test(text)) throw new CannotRead('sign');
  return readingsOf(text).map((reading) => readNode(text, known, reading));
}

/** The kinder of all readings counts. */
export function compareReads(before: Read, after: Read): Comparison {
  const all = before.flatMap((a) => after.map((b) => compareValues(a, b)));
  return all.includes('same') ? 'same' : all.includes('unsure') ? 'unsure' : 'different';
}

/** Which slip leads from one expression to another. */
export function expressionSlip(before: Node, after: Node): FollowSlip | undefined {
  let count = 0;
  for (const swap of [...expressionSwaps, sign]) {
    for (const { node, slip } of rewritten(before, swap)) {
      if (count++ > mostCandidates) return undefined;
      if (areEqual(node, after)) return slip;
    }
  }
  return difference(before, after, false);
}

export const sidesOf = (line: string) => cutOutside(line, EQUALS);

/** A name before it that says what is being worked out: "A = …", "y = …". */
const isLabel = (side: string, known: ReadonlySet<string>) =>
  /^\p{L}(?:_\w+)?$/u.test(side) && !known.has(side) && !known.has(side.toLowerCase());

/** "12", the common denominator, say: a number that was noted on the way. */
const NUMBER = /^[-−]?\d[\d.,]*$/;

/** An expression that is written in other ways, each of the same value as the one before. */
export function followSimplifying(begins: string, lines: readonly string[]): Found[] {
  const first = sidesOf(begins).at(-1)!;
  const start = readSide(first, new Set());
  const known = new Set(start.flatMap((node) => [...namesIn(node)]));
  const names = new Set(sidesOf(begins).slice(0, -1));
  let last = start;
  const judge = (line: string, isLast: boolean): Found => {
    const whole = sidesOf(line);
    const isContinued = whole[0] === '';
    const isNamed = !isContinued && whole.length > 1 && isLabel(whole[0]!, known);
    // "x = 2" puts a number in, and says nothing of the line above.
    if (whole.length > 1 && known.has(whole[0]!)) return unsure;
    const sides = isContinued || isNamed ? whole.slice(1) : whole;
    const reads = sides.map((side) => readSide(side, known));
    if (reads.length === 0 || reads.some(([node]) => lettersIn(node!).some((letter) => !known.has(letter))))
      return unsure;
    const steps = reads.slice(1).map((after, k) => ({ before: reads[k]!, after, is: compareReads(reads[k]!, after) }));
    const broken = steps.find(({ is }) => is === 'different');
    // After a slip the right line is right again.
    const isOfStart = compareReads(start, reads[0]!) === 'same';
    const opening = isOfStart ? 'same' : compareReads(last, reads[0]!);
    // A calculation beside it: it holds, but says nothing of the line above.
    if (opening === 'different' && reads.length > 1 && !isContinued && !isNamed && !broken) return unsure;
    if (opening === 'different' && !isLast && NUMBER.test(line)) return unsure;
    // "k = 15" names something else than what is worked out.
    if (opening === 'different' && isNamed && !names.has(whole[0]!)) return unsure;
    if (isNamed) names.add(whole[0]!);
    const wrong =
      opening === 'different' && !(broken && reads.length > 1 && !isContinued)
        ? { before: last, after: reads[0]! }
        : broken;
    const before = last;
    last = reads.at(-1)!;
    if (!wrong) return opening === 'unsure' || steps.some(({ is }) => is === 'unsure') ? unsure : follows;
    return isAmbiguous(line) ? unsure : slips(() => expressionSlip((wrong.before ?? before)[0]!, wrong.after[0]!));
  };
  const end = lines.findLastIndex((line) => line.trim() !== '');
  return lines.map((line, k) => {
    try {
      return stepsOf(line)
        .map((step, at, all) => judge(step, k === end && at === all.length - 1))
        .reduce<Found>((all, one) => (all.is === 'slips' || one.is === 'follows' ? all : one), follows);
    } catch (error) {
      if (error instanceof CannotRead) return unsure;
      throw error;
    }
  });
}
