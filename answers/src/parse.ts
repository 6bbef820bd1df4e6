import { CannotRead, type Node, type Operator, type Unreadable } from './node.ts';
import { plainCalls } from './real.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Deeper than this nobody means it. */
const mostDepth = 40;

const isFunction = (word: string) => word in plainCalls;
const pairs: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const end: Token = { is: 'end', text: '', value: 0, isDecimal: false, isApart: false };

const number = (value: number, isDecimal = false): Node => ({ is: 'number', value, isDecimal });
const join = (by: Operator, left: Node, right: Node): Node => ({ is: 'operation', by, left, right });

export interface Reading {
  /** "1/2x" as 1/(2x) instead of ½x, "e^2x" as e^(2x): both are written. */
  isTight?: boolean;
}

/** Reads one expression, as it is typed: "2x", "sin 2x", "sin^2 x", "3(x+1)", "sqrt 3/2", "1 1/2". */
export function parse(typed: string, reading: Reading = {}): Node {
  return parseTokens(tokensOf(typed), reading);
}

export function parseTokens(tokens: readonly Token[], { isTight = false }: Reading = {}): Node {
  let at = 0;
  let depth = 0;
  let bars = 0;
  const next = () => tokens[at] ?? end;
  const isSign = (...signs: string[]) => next().is === 'sign' && signs.includes(next().text);

  const astray = (why: Unreadable) => new CannotRead(isSign(')', ']', '}', '|') ? 'bracket' : why);

  function sum(): Node {
    let left = product();
    while (isSign('+', '-')) {
      const by = tokens[at++]!.text as Operator;
      left = join(by, left, product());
    }
    return left;
  }

  function product(): Node {
    let left = signed();
    for (;;) {
      if (isSign('*', '/', ':')) {
        const by = tokens[at++]!.text === '*' ? '*' : '/';
        left = join(by, left, by === '/' && isTight ? run(signed()) : signed());
      } else if (startsFactor()) left = join('*', left, power());
      else return left;
    }
  }

  /** Factors that stand side by side, without a sign between them. */
  function run(first: Node): Node {
    let left = first;
    while (startsFactor()) left = join('*', left, power());
    return left;
  }

  function signed(): Node {
    let isNegative = false;
    while (isSign('-', '+')) isNegative = (tokens[at++]!.text === '-') !== isNegative;
    const of = power();
    return isNegative ? { is: 'sign', of } : of;
  }

  function power(): Node {
    depth += 1;
    if (depth > mostDepth) throw new CannotRead('too long');
    let node = behind(primary());
    if (isSign('^')) {
      at += 1;
      const raised = signed();
      node = join('^', node, isTight && node.is === 'name' && node.name === 'e' ? run(raised) : raised);
    }
    depth -= 1;
    return node;
  }

  /** What stands behind a factor: 5!, 30°, 25 %. */
  function behind(of: Node): Node {
    let node = of;
    for (;;) {
      if (isSign('!')) node = { is: 'factorial', of: node };
      else if (isSign('%')) node = join('/', node, number(100));
      else if (next().is === 'word' && next().text === 'deg')
        node = join('*', node, join('/', { is: 'name', name: 'pi' }, number(180)));
      else return node;
      at += 1;
    }
  }

  function startsFactor(): boolean {
    const { is, text } = next();
    if (is === 'number') return true;
    if (is === 'word') return text !== 'deg';
    return is === 'sign' && (text in pairs || (text === '|' && bars === 0));
  }

  function primary(): Node {
    const { is, text, value, isDecimal } = next();
    if (is === 'end') throw new CannotRead('unfinished');
    if (is === 'number') return mixed({ is: 'number', value, isDecimal, text });
    if (is === 'word') {
      at += 1;
      if (text.endsWith('frac')) return join('/', behind(primary()), behind(primary()));
      return isFunction(text) ? call(text) : { is: 'name', name: text };
    }
    if (text === '|' && bars === 0) {
      at += 1;
      bars += 1;
      const of = sum();
      bars -= 1;
      close('|');
      return { is: 'call', name: 'abs', of };
    }
    const closing = pairs[text];
    if (closing === undefined) throw astray('unfinished');
    at += 1;
    const outer = bars;
    bars = 0;
    const inside = sum();
    bars = outer;
    close(closing);
    return inside;
  }

  /** "1 1/2" is one and a half; "2 3" is nothing. */
  function mixed(whole: Node): Node {
    at += 1;
    const [top, line, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    const isPart =
      top?.is === 'number' && top.isApart && line?.text === '/' && bottom?.is === 'number' && !line.isApart;
    if (top?.is === 'number' && !isPart) throw new CannotRead('sign');
    if (!isPart) return whole;
    at += 3;
    return join('+', whole, join('/', number(top.value), number(bottom!.value)));
  }

  function close(sign: string): void {
    if (!isSign(sign)) throw new CannotRead('bracket');
    at += 1;
  }

  function call(name: string): Node {
    let base: Node | undefined;
    if (name === 'log') {
      const isLow = isSign('_');
      if (isLow) at += 1;
      const isNumber = next().is === 'number' && (isLow || (!next().isApart && tokens[at + 1]?.text === '('));
      if (isNumber) base = number(tokens[at++]!.value);
      else if (isLow) base = primary();
    }
    let raised: Node | undefined;
    if (isSign('^')) {
      at += 1;
      raised = signed();
    }
    const isRoot = name === 'sqrt' || name === 'cbrt';
    const of = isSign('(', '[', '{') ? primary() : isRoot ? behind(primary()) : argument();
    const isInverse = raised?.is === 'sign' && raised.of.is === 'number' && raised.of.value === 1;
    if (isInverse) return { is: 'call', name: `arc${name}`, of };
    const called: Node = { is: 'call', name, of, base };
    return raised ? join('^', called, raised) : called;
  }

  /** Without brackets a function takes what stands beside it, up to the next function: "sin 2x cos x". */
  function argument(): Node {
    const isNegative = isSign('-');
    if (isNegative) at += 1;
    let of = power();
    while (startsFactor() && !(next().is === 'word' && isFunction(next().text)) && !isSign('('))
      of = join('*', of, power());
    return isNegative ? { is: 'sign', of } : of;
  }

  const node = sum();
  if (next().is !== 'end') throw astray('sign');
  return node;
}
