import { CannotRead } from '../node.ts';
import { type EquationLine, equationLinesOf, lettersIn } from './equation-line.ts';
import { isAmbiguous, readingsOf, stepsOf, TIMES } from './read-line.ts';
import { compareValues } from './same-value.ts';

const nodesIn = ({ of }: EquationLine) => of.flatMap(({ left, right }) => [left, right]);
export const lettersOf = (line: EquationLine) => [
  ...new Set([...lettersIn(...nodesIn(line)), ...(line.solved ? [line.solved] : [])]),
];

export const isIdentity = ({ of }: EquationLine) =>
  of.length === 1 &&
  lettersIn(of[0]!.left, of[0]!.right).length > 0 &&
  compareValues(of[0]!.left, of[0]!.right) === 'same';

export type Read = { candidates: EquationLine[][]; isDoubtful: boolean } | null;

/** "x = 5 ± 7 / 4" is written for (5 ± 7)/4, where nobody has set brackets. */
const inBrackets = (text: string) =>
  text.replace(/^(\s*\p{L}\s*=)([^=()/]*±[^=/]*)\/([^=/]+)$/u, (_, name, top, bottom) => `${name}(${top})/(${bottom})`);

/** The statements of a line, each in all its readings; null where it cannot be read. */
export function readEquation(text: string, letters: ReadonlySet<string>): Read {
  const isDoubtful = isAmbiguous(text) || text.search(TIMES) >= 0 || /\d,\d(?!\d\d)|\+-/.test(text);
  const texts = [...new Set([text, inBrackets(text)])];
  try {
    const all = texts.flatMap((one) =>
      readingsOf(one).map((reading) => stepsOf(one).flatMap((step) => equationLinesOf(step, letters, reading))),
    );
    return { candidates: all[0]!.map((_, k) => all.flatMap((lines) => lines[k] ?? [])), isDoubtful };
  } catch (error) {
    if (error instanceof CannotRead) return null;
    throw error;
  }
}

/** A chain in which several equations stand is no chain: "2x + 4 = 10 = 2x = 6". */
export function isAbused(candidates: readonly EquationLine[][]): boolean {
  const parts = candidates.map(([first]) => first!).filter(({ isPart }) => isPart);
  return parts.filter((line) => lettersOf(line).length > 0 && !isIdentity(line)).length > 1;
}
