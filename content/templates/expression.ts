import { functions } from './functions.ts';

/**
 * The sums of a template: numbers, names, + - * / ^, brackets, functions, and one comparison at most. Small enough for a
 * phone, and bounded: a text of 200 signs is read once, from left to right.
 */
export type Node =
  | { is: 'number'; value: number }
  | { is: 'name'; name: string }
  | { is: 'call'; name: string; of: Node[] }
  | { is: 'sign'; of: Node }
  | { is: 'operation'; by: Operator; left: Node; right: Node };

type Operator = keyof typeof operations;
export type Scope = ReadonlyMap<string, number>;

/** Said to whoever writes templates: what is drawn in the product was checked before. */
export class TemplateFault extends Error {}

const mostSigns = 200;
const mostDepth = 30;
const constants: Record<string, number> = { pi: Math.PI, e: Math.E };
const TOKEN = /\s*(?:(\d+(?:\.\d+)?(?:e[+-]?\d{1,2})?)|([A-Za-z]+\d*)|(<=|>=|!=|==|[-+*/^(),<>=]))/y;

/** What differs by less than this is the same: a phone may round the last digit otherwise than the server. */
export const areSame = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

const operations = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '^': (a: number, b: number) => a ** b,
  '=': (a: number, b: number) => Number(areSame(a, b)),
  '==': (a: number, b: number) => Number(areSame(a, b)),
  '!=': (a: number, b: number) => Number(Math.abs(a - b) >= 0 && !areSame(a, b)),
  '<': (a: number, b: number) => Number(a < b && !areSame(a, b)),
  '<=': (a: number, b: number) => Number(a < b || areSame(a, b)),
  '>': (a: number, b: number) => Number(a > b && !areSame(a, b)),
  '>=': (a: number, b: number) => Number(a > b || areSame(a, b)),
};
const comparisons = ['<', '<=', '>', '>=', '=', '==', '!='];

function tokensOf(text: string): string[] {
  if (text.length > mostSigns) throw new TemplateFault(`"${text.slice(0, 30)}…" is longer than ${mostSigns} signs`);
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const at = TOKEN.lastIndex;
    const [, number, name, sign] = TOKEN.exec(text) ?? [];
    const token = number ?? name ?? sign;
    if (token === undefined) throw new TemplateFault(`"${text}": "${text.slice(at).trim()[0]}" means nothing here`);
    tokens.push(token);
  }
  return tokens;
}

export function parse(text: string): Node {
  const tokens = tokensOf(text);
  let at = 0;
  let depth = 0;
  const fail = (): never => {
    const found = tokens[at];
    throw new TemplateFault(
      found === undefined
        ? `"${text}" ends too early`
        : `"${text}": "${found}" stands in the wrong place (write * for times)`,
    );
  };
  const takes = (...signs: string[]) => (signs.includes(tokens[at] ?? '') ? tokens[at++]! : null);
  const wants = (sign: string) => takes(sign) ?? fail();

  function chain(part: () => Node, ...signs: string[]): Node {
    let left = part();
    for (let by = takes(...signs); by; by = takes(...signs)) {
      left = { is: 'operation', by: by as Operator, left, right: part() };
    }
    return left;
  }
  const sum = (): Node => chain(product, '+', '-');
  const product = (): Node => chain(signed, '*', '/');

  function signed(): Node {
    depth += 1;
    if (depth > mostDepth) throw new TemplateFault(`"${text}" has too many brackets and signs`);
    const node: Node = takes('-') ? { is: 'sign', of: signed() } : power();
    depth -= 1;
    return node;
  }

  function power(): Node {
    const left = primary();
    return takes('^') ? { is: 'operation', by: '^', left, right: signed() } : left;
  }

  function primary(): Node {
    const token = tokens[at] ?? fail();
    if (/^\d/.test(token)) {
      at += 1;
      return { is: 'number', value: Number(token) };
    }
    if (/^[A-Za-z]/.test(token)) {
      at += 1;
      return takes('(') ? { is: 'call', name: token, of: list() } : { is: 'name', name: token };
    }
    wants('(');
    const inside = sum();
    wants(')');
    return inside;
  }

  function list(): Node[] {
    const members = [sum()];
    while (takes(',')) members.push(sum());
    wants(')');
    return members;
  }

  const left = sum();
  const by = takes(...comparisons);
  const node: Node = by ? { is: 'operation', by: by as Operator, left, right: sum() } : left;
  return at < tokens.length ? fail() : node;
}

export function valueAt(node: Node, scope: Scope): number {
  switch (node.is) {
    case 'number':
      return node.value;
    case 'name': {
      const value = scope.get(node.name) ?? constants[node.name];
      if (value === undefined) throw new TemplateFault(`"${node.name}" is no number of this template`);
      return value;
    }
    case 'sign':
      return -valueAt(node.of, scope);
    case 'operation':
      return operations[node.by](valueAt(node.left, scope), valueAt(node.right, scope));
    case 'call': {
      const known = Object.hasOwn(functions, node.name) ? functions[node.name] : undefined;
      if (!known) throw new TemplateFault(`"${node.name}" is no function of templates`);
      return known(...node.of.map((one) => valueAt(one, scope)));
    }
  }
}
