import { inCaseOf } from '../expression.ts';
import { CannotRead, type Node } from '../node.ts';
import { parseTokens } from '../parse.ts';
import { constants } from '../real.ts';
import { tokensOf } from '../tokens.ts';
import { hasDecimals, namesIn } from '../tree.ts';
import { cutOutside, isAbout, type LineReading, TIMES } from './read-line.ts';

export interface Equation {
  left: Node;
  right: Node;
}

/** One statement about an unknown: equations of which one holds. */
export interface EquationLine {
  of: Equation[];
  /** "x = 2 or x = 3": the letter stands alone, its values beside it. */
  solved: string | null;
  isRounded: boolean;
  /** Whether the values were listed, as in "x = 2 or x = 3". */
  isList: boolean;
  /** Of a chain "a = b = c" whose first side is more than a letter. */
  isPart?: boolean;
}

const NONE = /^(?:(?:there (?:is|are) )?no (?:real )?(?:solutions?|roots?|values?)|∅|\{\s*\}|none)$/i;
const OR = /\s*(?:\bor\b|\band\b|;|\bOR\b)\s*|,(?!\d{3}(?!\d))\s*/y;
const EQUALS = /[=≈≃](?!>)/y;
const SIGNS = /[<>≤≥≠]|!=/;
/** "x_1 = 2, x_2 = 3", "x₁". */
const INDEX = /^(\p{L})(?:_?\d|[₀-₉])(?=\s*[=≈])/u;
const mostMembers = 12;

export function readNode(text: string, known: ReadonlySet<string>, reading: LineReading): Node {
  const read = reading.isTimes ? text.replace(TIMES, '×') : text;
  return parseTokens(inCaseOf(tokensOf(read), known), reading);
}

export const lettersIn = (...nodes: readonly Node[]): string[] =>
  [...new Set(nodes.flatMap((node) => [...namesIn(node)]))].filter((name) => !(name in constants)).sort();

/** "±" is both signs, the upper ones together and the lower ones together. */
export function bothSigns(text: string): string[] {
  const plain = text
    .replaceAll('+/-', '±')
    .replace(/(?<=^|[=(]\s*)\+-/g, '±')
    .replaceAll('-/+', '∓');
  if (!/[±∓]/.test(plain)) return [plain];
  return ['+-', '-+'].map((pair) => plain.replaceAll('±', pair[0]!).replaceAll('∓', pair[1]!));
}

const membersIn = (text: string) => {
  const members = cutOutside(text, OR).filter((part) => part !== '');
  if (members.length > mostMembers) throw new CannotRead('too long');
  return members;
};

/** A line as the statements that it makes one after the other: "x = 6/2 = 3" makes two. */
export function equationLinesOf(text: string, known: ReadonlySet<string>, reading: LineReading): EquationLine[] {
  const bare = text.replace(/^\{(.*)\}$/, '$1').trim();
  if (NONE.test(bare)) return [{ of: [], solved: '', isRounded: false, isList: true }];
  if (SIGNS.test(bare)) throw new CannotRead('sign');
  const read = (part: string) => readNode(part, known, reading);
  const sides = cutOutside(bare.replace(INDEX, '$1'), EQUALS);
  if (sides.some((side) => side === '')) throw new CannotRead('unfinished');
  const first = sides.length > 1 ? asLetter(sides[0]!, known) : null;
  const members = membersIn(bare);
  const isOneList = first !== null && sides.length > 1 && !sides.slice(1).some((side) => mentions(side, first));
  if (
    isOneList &&
    cutOutside(members[0] ?? '', EQUALS).length > 1 &&
    members.slice(1).every((one) => !one.includes('='))
  ) {
    return sides.slice(1).map((side) => solvedLine(first, side, isAbout(text), read));
  }
  return membersLine(members, isAbout(text), known, read);
}

const mentions = (side: string, letter: string) => new RegExp(`(?<!\\p{L})${letter}(?![\\p{L}])`, 'u').test(side);

function asLetter(side: string, known: ReadonlySet<string>): string | null {
  const [letter] = /^\p{L}(?:_\w+)?$/u.exec(side) ?? [];
  if (!letter) return null;
  return known.has(letter)
    ? letter
    : ([letter.toLowerCase(), letter.toUpperCase()].find((one) => known.has(one)) ?? letter);
}

function solvedLine(letter: string, side: string, isRounded: boolean, read: (part: string) => Node): EquationLine {
  const values = membersIn(side).flatMap(bothSigns).map(read);
  const left: Node = { is: 'name', name: letter };
  return {
    of: values.map((right) => ({ left, right })),
    solved: values.some((value) => namesIn(value).has(letter)) ? null : letter,
    isRounded: isRounded || values.some(hasDecimals),
    isList: membersIn(side).length > 1 || /±/.test(side),
  };
}

function membersLine(
  members: readonly string[],
  isRounded: boolean,
  known: ReadonlySet<string>,
  read: (part: string) => Node,
): EquationLine[] {
  const chains = members
    .flatMap((member) => bothSigns(member.replace(INDEX, '$1')))
    .map((one) => cutOutside(one, EQUALS));
  let letter: string | null = null;
  const lines: Equation[][] = [];
  for (const chain of chains) {
    const own: string | null = chain.length > 1 ? asLetter(chain[0]!, known) : letter;
    if (chain.length === 1 && own === null) throw new CannotRead('sign');
    letter = own;
    const nodes: Node[] = chain.length === 1 ? [{ is: 'name', name: own! }, read(chain[0]!)] : chain.map(read);
    if (nodes.length > 2 && chains.length > 1) {
      // "x = 6/2 = 3 or x = 4/2 = 2": what was reached last.
      if (own === null) throw new CannotRead('sign');
      lines.push([{ left: nodes[0]!, right: nodes.at(-1)! }]);
      continue;
    }
    lines.push(nodes.slice(1).map((right, k) => ({ left: nodes[k]!, right })));
  }
  const of = lines.flat();
  const nodes = of.flatMap(({ left, right }) => [left, right]);
  const isSolved = of.every(
    ({ left, right }) => left.is === 'name' && left.name === letter && !namesIn(right).has(left.name),
  );
  const shared = { isRounded: isRounded || nodes.some(hasDecimals), isList: members.length > 1 || of.length > 1 };
  // A chain of one member: its equations hold together, so they are told one after the other.
  if (chains.length === 1 && of.length > 1) {
    return of.map((equation) => ({ ...shared, of: [equation], solved: null, isList: false, isPart: true }));
  }
  return [{ ...shared, of, solved: isSolved ? letter : null }];
}
