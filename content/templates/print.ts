import { type Node, parse, type Scope, TemplateFault, valueAt } from './expression.ts';
import { functions, moveBy, round } from './functions.ts';

/** More figures than this nobody reads off. */
const mostFigures = 6;

const exponentOf = (x: number) => (x === 0 ? 0 : Number(x.toExponential(11).split('e')[1]));

function plainly(x: number): string {
  const text = String(x);
  return text.includes('e') ? x.toFixed(20).replace(/\.?0+$/, '') : text;
}

const toFigures = (x: number, count: number) => round(x, count - 1 - exponentOf(x));

/** A number as it is written: no zeros behind, no separator. */
export const numberText = (x: number) =>
  Number.isInteger(x) && Math.abs(x) < 1e6 ? String(x + 0) : plainly(toFigures(x, mostFigures));

const fixed = (x: number, places: number) => (round(x, places) + 0).toFixed(places);

function figures(x: number, count: number): string {
  const rounded = toFigures(x, count);
  return rounded.toFixed(Math.max(0, count - 1 - exponentOf(rounded)));
}

function fraction(p: number, q: number, line: (top: number, bottom: number) => string): string {
  const shared = functions.gcd!(p, q);
  if (!(shared > 0) || q === 0) throw new TemplateFault(`a fraction needs two whole numbers, not ${p} and ${q}`);
  const [top, bottom] = [Math.abs(p / shared), Math.abs(q / shared)];
  const sign = p * q < 0 ? '-' : '';
  return sign + (bottom === 1 ? String(top) : line(top, bottom));
}

const coefficient = (x: number) => (Math.abs(x) === 1 ? '' : numberText(Math.abs(x)));

/** What may stand as the whole of `@{…}`, and says how its number is written. */
const printers: Record<string, (...of: number[]) => string> = {
  fixed: (x, places) => fixed(x!, places ?? 0),
  figures: (x, count) => figures(x!, count ?? 3),
  signed: (x) => `${x! < 0 ? '-' : '+'} ${numberText(Math.abs(x!))}`,
  times: (x) => (x! < 0 ? '-' : '') + coefficient(x!),
  term: (x) => `${x! < 0 ? '-' : '+'} ${coefficient(x!)}`,
  bracket: (x) => (x! < 0 ? `(${numberText(x!)})` : numberText(x!)),
  grouped: (x) =>
    (Number.isInteger(x) ? String(x) : numberText(x!)).replace(/^-?\d+/, (whole) =>
      whole.replace(/\B(?=(?:\d{3})+$)/g, ','),
    ),
  fraction: (p, q) => fraction(p!, q!, (top, bottom) => `\\dfrac{${top}}{${bottom}}`),
  plain: (p, q) => fraction(p!, q!, (top, bottom) => `${top}/${bottom}`),
  scientific: (x, count) => {
    const rounded = toFigures(x!, count ?? 3);
    const exponent = exponentOf(rounded);
    return `${figures(moveBy(rounded, -exponent), count ?? 3)} \\times 10^{${exponent}}`;
  },
};

const HOLE = /@\{([^{}]*)\}/g;

/** A number that is put into a text, for whoever looks whether it can be read. */
export interface Put {
  /** The text between the braces. */
  by: string;
  value: number;
  /** Written as it is, without fixed, figures or a fraction. */
  isPlain: boolean;
  /** How it is written. */
  text: string;
}

/** The text with its numbers put in. */
export function fill(whole: string, scope: Scope, onPut?: (put: Put) => void): string {
  const filled = whole.replace(HOLE, (_, by: string) => {
    const node = parse(by);
    const printer = node.is === 'call' && Object.hasOwn(printers, node.name) ? printers[node.name] : undefined;
    const of = (printer ? (node as Extract<Node, { is: 'call' }>).of : [node]).map((one) => valueAt(one, scope));
    if (!of.every(Number.isFinite)) throw new TemplateFault(`"@{${by}}" has no value`);
    const isPlain =
      !printer || ['signed', 'times', 'term', 'bracket', 'grouped'].includes((node as { name: string }).name);
    const text = printer ? printer(...of) : numberText(of[0]!);
    onPut?.({ by, value: of[0]!, isPlain, text });
    return text;
  });
  if (filled.includes('@{')) throw new TemplateFault(`"@{" is not closed: ${filled.slice(filled.indexOf('@{'), 60)}`);
  return filled;
}
