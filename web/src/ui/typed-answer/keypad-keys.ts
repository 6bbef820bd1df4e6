import type { TypedWish } from '@akada/answers';

/** A key of the keypad: what it puts in, and how far back the caret goes afterwards, into brackets that it opened. */
export interface Key {
  shows: string;
  puts: string;
  back?: number;
}

export const plain = (text: string): Key => ({ shows: text, puts: text });

/** Rows of six. Backspace, the caret and what leaves the keypad are not text, and stand beside these. */
export const fractionKey: Key = { shows: 'a/b', puts: '()/()', back: 4 };
export const structureKeys: readonly Key[] = [
  { shows: 'x²', puts: '^2' },
  { shows: 'xⁿ', puts: '^' },
  { shows: '√', puts: '√()', back: 1 },
  plain('('),
  plain(')'),
];
export const digitRows: readonly (readonly Key[])[] = [
  ['7', '8', '9', '÷'].map(plain),
  ['4', '5', '6', '×'].map(plain),
  ['1', '2', '3', '−'].map(plain),
  ['0', '.', 'π', '+'].map(plain),
];

export const unitKeys = [
  'm',
  's',
  'kg',
  'g',
  'N',
  'J',
  'W',
  'Pa',
  'V',
  'A',
  'Ω',
  'C',
  'K',
  'mol',
  'dm³',
  'cm',
  'km',
  'min',
  'h',
];

/** How small and large numbers are written: 3.2×10^5. */
const powerOfTen: Key = { shows: '×10ⁿ', puts: '×10^' };

/** What only some questions need: their letters, signs of comparison, what parts a list, units. */
export function extraKeys({ kind, unit, letters = [] }: TypedWish): Key[] {
  const named = letters.map(plain);
  const parting: Key[] = [
    { shows: ',', puts: ', ' },
    { shows: 'or', puts: ' or ' },
    { shows: '±', puts: '±' },
  ];
  switch (kind) {
    case 'expression':
      return [...named, ...['=', '<', '>', '≤', '≥', '|', '!', 'e'].map(plain), ...functionKeys];
    case 'set':
      return [...parting, ...named, plain('i')];
    case 'number':
      return [
        ...(unit ? [{ shows: '␣', puts: ' ' }, ...['/', ...unitKeys, '°C'].map(plain)] : []),
        powerOfTen,
        ...['%', '°', ',', 'e', 'i'].map(plain),
      ];
    default:
      return [];
  }
}

export const functionKeys: Key[] = ['sin', 'cos', 'tan', 'ln', 'log'].map((name) => ({
  shows: name,
  puts: `${name}()`,
  back: 1,
}));

export interface Typing {
  text: string;
  start: number;
  end: number;
}

/** What stands in the field after a key, and where the caret is. */
export function press({ text, start, end }: Typing, { puts, back = 0 }: Key): Typing {
  const caret = start + puts.length - back;
  return { text: text.slice(0, start) + puts + text.slice(end), start: caret, end: caret };
}

/** Takes away what is marked, or what stands before the caret; empty brackets go as a whole. */
export function rubOut({ text, start, end }: Typing): Typing {
  const isEmptyPair = start === end && text[start - 1] === '(' && text[start] === ')';
  const from = start === end ? Math.max(0, start - 1) : start;
  const to = isEmptyPair ? end + 1 : end;
  return { text: text.slice(0, from) + text.slice(to), start: from, end: from };
}
