import { statementOf, withoutLeads } from './expression.ts';
import { CannotRead, type Node } from './node.ts';
import { plainSigns } from './plain-signs.ts';
import { quantityOf } from './quantity.ts';
import { membersOf } from './set.ts';
import { tokensOf } from './tokens.ts';
import type { TypedKey } from './verdict.ts';

/** A letter that nobody types: it marks what is still missing. */
const gap = 'ꙮ';

const signs: Record<string, string> = { '<=': '≤', '>=': '≥', '-': '−', '*': '×' };
const names: Record<string, string> = {
  ...{ pi: 'π', theta: 'θ', lambda: 'λ', omega: 'ω', phi: 'φ', alpha: 'α', beta: 'β', infinity: '∞' },
  [gap]: '▢',
};
const binds: Record<string, number> = { '+': 1, '-': 1, '*': 2, '/': 4, '^': 3 };

const row = (...parts: string[]) => `<mrow>${parts.join('')}</mrow>`;
const sign = (text: string) => `<mo>${escaped(signs[text] ?? text)}</mo>`;
const words = (text: string) => `<mtext>${escaped(text)}</mtext>`;
const inBrackets = (inside: string) => row('<mo>(</mo>', inside, '<mo>)</mo>');

const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** How firmly a node holds together: what is looser than its place stands in brackets. */
function firmness(node: Node): number {
  if (node.is === 'operation') return binds[node.by]!;
  return node.is === 'sign' ? 1 : 5;
}

const held = (node: Node, least: number) => (firmness(node) < least ? inBrackets(draw(node)) : draw(node));

function drawNumber({ value, text = String(value) }: Extract<Node, { is: 'number' }>): string {
  const [mantissa = '', power] = text.split(/e\+?/i);
  const number = `<mn>${escaped(mantissa)}</mn>`;
  return power ? row(number, sign('*'), `<msup><mn>10</mn><mn>${escaped(power)}</mn></msup>`) : number;
}

/** "30°" is read as thirty times π/180, which nobody typed. */
const isDegrees = (node: Node) =>
  node.is === 'operation' && node.by === '/' && node.right.is === 'number' && node.right.text === undefined;

function drawName(name: string): string {
  const [letter = name, lower] = name.split('_');
  const drawn = `<mi>${escaped(names[letter] ?? letter)}</mi>`;
  return lower ? `<msub>${drawn}<mn>${escaped(lower)}</mn></msub>` : drawn;
}

/** Whether two factors may stand side by side: "2x", but 2 × 3. */
function standsAlone(node: Node): boolean {
  switch (node.is) {
    case 'number':
      return false;
    case 'operation':
      return node.by === '/'
        ? true
        : node.by === '^'
          ? standsAlone(node.left)
          : node.by === '*'
            ? standsAlone(node.left)
            : true;
    default:
      return node.is !== 'factorial' || standsAlone(node.of);
  }
}

function drawOperation({ by, left, right }: Extract<Node, { is: 'operation' }>): string {
  switch (by) {
    case '/':
      return `<mfrac>${row(draw(left))}${row(draw(right))}</mfrac>`;
    case '^':
      return `<msup>${row(held(left, 5))}${row(draw(right))}</msup>`;
    case '*':
      if (isDegrees(right)) return row(held(left, 5), '<mo>°</mo>');
      return row(held(left, 2), standsAlone(right) ? '<mo>&#8290;</mo>' : sign('*'), held(right, 3));
    default:
      return row(draw(left), sign(by), held(right, 2));
  }
}

function drawCall({ name, of, base }: Extract<Node, { is: 'call' }>): string {
  if (name === 'sqrt') return `<msqrt>${draw(of)}</msqrt>`;
  if (name === 'cbrt') return `<mroot>${row(draw(of))}<mn>3</mn></mroot>`;
  if (name === 'abs') return row('<mo>|</mo>', draw(of), '<mo>|</mo>');
  const called = `<mi>${escaped(name)}</mi>`;
  return row(base ? `<msub>${called}${row(draw(base))}</msub>` : called, '<mo>&#8289;</mo>', inBrackets(draw(of)));
}

function draw(node: Node): string {
  switch (node.is) {
    case 'number':
      return drawNumber(node);
    case 'name':
      return drawName(node.name);
    case 'sign':
      return row(sign('-'), held(node.of, 2));
    case 'factorial':
      return row(held(node.of, 5), '<mo>!</mo>');
    case 'call':
      return drawCall(node);
    case 'operation':
      return drawOperation(node);
  }
}

function drawStatement(typed: string): string {
  const { sides, signs: between } = statementOf(tokensOf(typed), {});
  return sides.map((side, index) => (index > 0 ? sign(between[index - 1]!) : '') + draw(side)).join('');
}

/** "f(x) =" and "dy/dx =" are names of what follows, as they were typed: no products. */
function drawNamed(typed: string): string {
  const plain = plainSigns(typed);
  const said = withoutLeads(plain);
  const name = plain.slice(0, plain.length - said.length);
  return /[(/']/.test(name) ? words(`${name.trim()}\u00a0`) + drawStatement(said) : drawStatement(typed);
}

function drawQuantity(typed: string): string {
  const { number, unit } = quantityOf(typed, '');
  const said = unit.replace(/\^\(?(-?\d+)\)?/g, (_, power: string) => [...power].map((one) => raised[one]).join(''));
  if (unit === '₦') return row(words('₦'), draw(number));
  return unit ? row(draw(number), words(`\u00a0${said}`)) : draw(number);
}

const raised: Record<string, string> = Object.fromEntries([...'0123456789-'].map((one, k) => [one, '⁰¹²³⁴⁵⁶⁷⁸⁹⁻'[k]!]));

const drawMember = (typed: string) => {
  try {
    return drawQuantity(typed);
  } catch {
    return drawStatement(typed);
  }
};

function drawAs(kind: TypedKey['kind'], typed: string): string {
  if (kind === 'number' && !typed.includes(gap)) return drawQuantity(typed);
  if (kind === 'expression' || kind === 'number') return drawNamed(typed);
  return membersOf(typed).map(drawMember).join('<mo separator="true">,</mo>');
}

/** How many brackets are still open. */
const openBrackets = (typed: string) => typed.split('(').length - typed.split(')').length;

/**
 * What was understood of something typed, as MathML, with a box where something is still to come; null while nothing can
 * be made of it, and for words, which need no drawing.
 */
export function drawTyped(kind: TypedKey['kind'], typed: string): string | null {
  if (kind === 'word' || typed.trim() === '') return null;
  const close = ')'.repeat(Math.max(0, openBrackets(typed)));
  // A keypad opens brackets before there is anything in them.
  const filled = typed.replaceAll('()', `(${gap})`);
  for (const attempt of [filled, filled + close, `${filled}${gap}${close}`]) {
    try {
      return `<math>${drawAs(kind, attempt)}</math>`;
    } catch (error) {
      if (!(error instanceof CannotRead)) throw error;
    }
  }
  return null;
}
