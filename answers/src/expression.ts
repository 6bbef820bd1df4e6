import { type Domain, domainOf } from './domain.ts';
import { hasForm } from './form.ts';
import { LEAD as HABIT } from './habits.ts';
import { CannotRead, type Node, readOr } from './node.ts';
import { parseTokens, type Reading } from './parse.ts';
import { plainSigns } from './plain-signs.ts';
import { pointsFor } from './points.ts';
import { realAt } from './real.ts';
import { areProportional, differByConstant, isSame, namesOf } from './same.ts';
import { kept } from './steps.ts';
import { type Token, tokensOf } from './tokens.ts';
import { hasDecimals, namesIn } from './tree.ts';
import { knownUnits } from './units.ts';
import { right, type TypedKey, type Verdict, wrong } from './verdict.ts';

const relations = ['=', '<', '>', '<=', '>='];

/** Sides with the signs between them: an expression has one side, an equation two, "2 < x < 5" three. */
interface Statement {
  sides: Node[];
  signs: string[];
}

/** Phones begin a line with a capital letter: X is x where the key knows only x. */
export function inCaseOf(tokens: readonly Token[], known: ReadonlySet<string>): Token[] {
  return tokens.map((token) => {
    if (token.is !== 'word' || known.has(token.text)) return token;
    const other = [token.text.toLowerCase(), token.text.toUpperCase()].find((text) => known.has(text));
    return other ? { ...token, text: other } : token;
  });
}

export function statementOf(tokens: readonly Token[], reading: Reading): Statement {
  const sides: Token[][] = [[]];
  const signs: string[] = [];
  for (const token of tokens) {
    if (token.is === 'sign' && relations.includes(token.text)) {
      signs.push(token.text);
      sides.push([]);
    } else sides.at(-1)!.push(token);
  }
  if (sides.some((side) => side.length === 0)) throw new CannotRead('unfinished');
  return { sides: sides.map((side) => parseTokens(side, reading)), signs };
}

const isName = (node: Node) => node.is === 'name';
const minus = (left: Node, right: Node): Node => ({ is: 'operation', by: '-', left, right });

/** "y = 2x" says 2x of y. */
const saidOf = ({ sides, signs }: Statement): Node | null =>
  signs.length === 1 && signs[0] === '=' && isName(sides[0]!) ? sides[1]! : sides.length === 1 ? sides[0]! : null;

const letters = ['C', 'c', 'K', 'k'];

/** The letter of "+ C" at the end of an integral. */
function freeConstant(node: Node): string | undefined {
  if (node.is !== 'operation' || !'+-'.includes(node.by) || node.right.is !== 'name') return undefined;
  const { name } = node.right;
  return letters.includes(name) && !namesIn(node.left).has(name) ? name : undefined;
}

function judgeIntegral(key: Node, constant: string, given: Node, domain: Domain): Verdict {
  const known = namesIn(key);
  const own = letters.find((letter) => namesIn(given).has(letter) && (letter === constant || !known.has(letter)));
  const [one, two] = [1, 2].map((value) => withValue(given, own, value)) as [Node, Node];
  // "+ Cx" is no constant; what changes nothing, as "+ 0C", is none either.
  if (!differByConstant(withValue(key, constant, 1), one, domain) || !differByConstant(one, two, domain))
    return wrong();
  return isSame(one, two, domain) ? wrong('constant') : right;
}

/** The expression with a value for a letter. */
const withValue = (node: Node, name: string | undefined, value: number): Node =>
  node.is === 'name' && node.name === name
    ? { is: 'number', value, isDecimal: false }
    : (Object.fromEntries(
        Object.entries(node).map(([key, one]) => [key, one?.is ? withValue(one, name, value) : one]),
      ) as Node);

function holdsAt({ sides, signs }: Statement, point: ReadonlyMap<string, number>): boolean | null {
  const values = sides.map((side) => realAt(side, point).value);
  if (values.some(Number.isNaN)) return null;
  return signs.every((sign, k) => {
    const gap = values[k]! - values[k + 1]!;
    return sign.startsWith('<') ? gap < 0 : sign.startsWith('>') ? gap > 0 : gap === 0;
  });
}

/** Inequalities are compared by where they hold, and by whether their ends belong to them. */
function judgeInequality(key: Statement, given: Statement, domain: Domain): Verdict {
  const ends = ({ signs }: Statement) => signs.filter((sign) => sign.endsWith('=')).length;
  if (given.signs.length === 0 || given.signs.includes('=')) return wrong();
  const points = pointsFor(namesOf([...key.sides, ...given.sides], false), domain);
  const agrees = points.every((point) => {
    const wanted = holdsAt(key, point);
    return wanted === null || wanted === holdsAt(given, point);
  });
  return agrees && ends(key) === ends(given) ? right : wrong();
}

function judgeStatement(question: TypedKey, key: Statement, given: Statement): Verdict {
  const domain = domainOf(question.domain);
  if (key.signs.some((sign) => sign !== '=')) return judgeInequality(key, given, domain);
  if (given.signs.some((sign) => sign !== '=')) return wrong();
  const [wanted, found] = [saidOf(key), saidOf(given)];
  if (wanted && found) return judgeValue(question, wanted, found, domain);
  if (wanted && (key.sides.length === 1 || given.sides.length > 2)) return judgeChain(question, wanted, given, domain);
  // An equation such as x² + y² = 25: whatever its sides were multiplied by.
  if (key.sides.length !== 2 || given.sides.length !== 2) return wrong();
  const [left, other] = [minus(key.sides[0]!, key.sides[1]!), minus(given.sides[0]!, given.sides[1]!)];
  return areProportional(left, other, domain) ? right : wrong();
}

/** "(x+9)^3 = x^3 + …": the question is said again, then answered. The last side counts, if the first is the question. */
function judgeChain(question: TypedKey, key: Node, { sides }: Statement, domain: Domain): Verdict {
  const { form: _, ...plain } = question;
  const verdict = judgeValue(question, key, sides.at(-1)!, domain);
  const [first = sides[0]!] = sides.filter((side) => !isName(side));
  const isQuestion = judgeValue(plain, key, first, domain);
  if (isQuestion.is === 'right' || (isQuestion.is === 'wrong' && isQuestion.slip === 'constant')) return verdict;
  // What its left side is meant to say, nobody can tell.
  if (verdict.is === 'right') throw new CannotRead('sign');
  return wrong();
}

function shareOf({ tolerance }: TypedKey, key: Node): number | undefined {
  if (typeof tolerance === 'number') return tolerance;
  return hasDecimals(key) ? 0.01 : undefined;
}

function judgeValue(question: TypedKey, key: Node, given: Node, domain: Domain): Verdict {
  const constant = freeConstant(key);
  if (constant) return judgeIntegral(key, constant, given, domain);
  if (!isSame(key, given, domain, shareOf(question, key))) {
    return wrong(isSame(key, { is: 'sign', of: given }, domain, shareOf(question, key)) ? 'sign' : undefined);
  }
  return question.form && !hasForm(question.form, key, given) ? wrong('form') : right;
}

/** "f^-1" is a function turned round; y^-1 is 1/y where nothing shows a function. */
const INVERSE = String.raw`\^[({]?-1[)}]?`;
/** What stands before a result, blanks left out: "dy/dx", "∫2xdx", "f'(x)", "f⁻¹(x)", "the derivative". */
const LEAD = new RegExp(
  String.raw`^(?:(?:d\p{L}?\/d\p{L}|int|∫).*|(?:\p{L}'{0,2}|[f-h]${INVERSE})(?:\(\p{L}\))?|\p{L}${INVERSE}\(\p{L}\)|(?:the)?(?:inverse|derivative))$`,
  'iu',
);

/** "v = dx/dt = 3t" says 3t. */
export function withoutLeads(text: string): string {
  const at = text.indexOf('=');
  return at > 0 && LEAD.test(text.slice(0, at).replace(/\s/g, '')) ? withoutLeads(text.slice(at + 1)) : text;
}

/** What is left without the unit at its end, if there is one: "12t + 4 m/s". */
function withoutUnit(typed: string): string | null {
  const [, head = '', tail = ''] = /^(.*[\p{L}\d)]|.*\S)\s+(\p{L}[\p{L}\d/^() -]{0,14})$/u.exec(typed.trim()) ?? [];
  return head && knownUnits(tail).length > 0 ? head : null;
}

/** An expression, an equation or an inequality, judged by its values. */
export function judgeExpression(question: TypedKey, typed: string): Verdict {
  const signs = plainSigns(typed).replace(HABIT, '');
  // "2x+5 all over 3": how far the line goes, nobody can tell; nor which of two is meant.
  if (/\b(?:over|or)\b/i.test(signs)) throw new CannotRead('sign');
  const said = question.key.includes('=') ? signs : withoutLeads(signs);
  const plain = withoutUnit(said);
  return plain !== null && isRightAsRead(question, plain) ? right : judgeReading(question, said);
}

const isRightAsRead = (question: TypedKey, typed: string) =>
  readOr(
    () => judgeReading(question, typed).is === 'right',
    () => false,
  );

const readKey = kept((text: string) => {
  const tokens = tokensOf(text);
  const known = new Set(tokens.filter(({ is }) => is === 'word').map((token) => token.text));
  return { known, key: statementOf(tokens, {}) };
});

function judgeReading(question: TypedKey, typed: string): Verdict {
  const { known, key } = readKey(question.key);
  const tokens = inCaseOf(tokensOf(typed), known);
  const strange = new Set(
    tokens.flatMap(({ is, text }) => (is === 'word' && !text[1] && !known.has(text) ? text : [])),
  );
  // "3 x squared": so many letters that the key does not know are words.
  if (strange.size > 3) throw new CannotRead('sign');
  const judgeAs = (isTight: boolean) => judgeStatement(question, key, statementOf(tokens, { isTight }));
  const verdict = judgeAs(false);
  if (verdict.is === 'right' || !tokens.some(({ text }) => '/:e'.includes(text))) return verdict;
  // "1/2x" and "e^2x" are written for both readings; the kinder one counts.
  const tight = judgeAs(true);
  return tight.is === 'right' ? tight : verdict;
}
