import { plainSigns } from '../plain-signs.ts';

/** What a line says of which function: "dy/dx", "f''(x)", "f'(2)", "y". */
export interface Label {
  name: string;
  order: number;
  letter?: string;
  at?: string;
  of?: string;
}

export function labelOf(side: string): Label | null {
  const text = plainSigns(side).replace(/\s/g, '').replaceAll('^(2)', '^2').replaceAll('′', "'").replaceAll('″', "''");
  const second = /^d\^?2(\p{L})\/d(\p{L})\^?2$/u.exec(text);
  if (second) return { name: second[1]!, order: 2, letter: second[2]! };
  const first = /^d(\p{L})\/d(\p{L})$/u.exec(text);
  if (first) return { name: first[1]!, order: 1, letter: first[2]! };
  const applied = /^d\/d(\p{L})[[(](.+)[\])]$/u.exec(text);
  if (applied) return { name: '', order: 1, letter: applied[1]!, of: applied[2]! };
  const primed = /^(\p{L})('{0,3})(?:\(([^()]+)\))?$/u.exec(text);
  if (!primed) return null;
  const [, name = '', primes = '', inside] = primed;
  const isValue = inside !== undefined && /\d/.test(inside);
  return { name, order: primes.length, ...(isValue ? { at: inside } : inside ? { letter: inside } : {}) };
}
