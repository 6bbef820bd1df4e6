import type { WorkingTask } from '@akada/answers/follow';
import { functionKeys, type Key, plain, unitKeys } from '../keypad-keys.ts';

const NAMES = /sqrt|pi|log|ln|exp|sin|cos|tan/gi;
const lettersOf = (text: string) =>
  [...new Set(text.replace(NAMES, ' ').match(/\p{L}/gu))].filter((one) => one !== 'e');
const derivative = (name: string, by: string): Key => ({ shows: `d${name}/d${by}`, puts: `d${name}/d${by} = ` });

/** The keys that a working needs besides the digits, those that it needs most first. */
export function workingKeys({ kind, begins }: WorkingTask): Key[] {
  const letters = lettersOf(begins);
  const equals: Key = { shows: '=', puts: ' = ' };
  switch (kind) {
    case 'equation':
      return [
        ...letters.map(plain),
        equals,
        plain('±'),
        { shows: 'or', puts: ' or ' },
        ...['|', 'e', 'i'].map(plain),
        ...functionKeys,
      ];
    case 'simplify':
      return [equals, ...letters.map(plain), ...['|', '!', 'e', 'i'].map(plain), ...functionKeys];
    case 'differentiate': {
      const [, name = 'y'] = /^\s*(\p{L})/u.exec(begins.includes('=') ? begins : '') ?? [];
      const by = letters.find((one) => one !== name) ?? 'x';
      return [derivative(name, by), plain(by), equals, { shows: '′', puts: "'" }, plain('e'), ...functionKeys];
    }
    default:
      return [equals, { shows: '␣', puts: ' ' }, plain('/'), ...unitKeys.map(plain), plain('°C')];
  }
}
