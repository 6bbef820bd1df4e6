import { expect, it } from 'vitest';
import { extraKeys, fractionKey, press, rubOut, structureKeys, type Typing } from './keypad-keys.ts';

/** "2|5" with the caret where the bar stands. */
const at = (shown: string): Typing => {
  const caret = shown.indexOf('|');
  return { text: shown.replace('|', ''), start: caret, end: caret };
};
const shown = ({ text, start }: Typing) => `${text.slice(0, start)}|${text.slice(start)}`;
const root = structureKeys.find(({ shows }) => shows === '√')!;

it('puts a key in at the caret, and goes into the brackets that it opened', () => {
  expect(shown(press(at('2|5'), { shows: '×', puts: '×' }))).toBe('2×|5');
  expect(shown(press(at('2|'), root))).toBe('2√(|)');
  expect(shown(press(at('|'), fractionKey))).toBe('(|)/()');
});

it('puts a key in place of what is marked', () => {
  expect(press({ text: '12345', start: 1, end: 4 }, { shows: '9', puts: '9' })).toEqual({
    text: '195',
    start: 2,
    end: 2,
  });
});

it('writes a number with a power of ten by one key, wherever a number is asked for', () => {
  for (const unit of [true, false]) {
    const key = extraKeys({ kind: 'number', unit }).find(({ shows }) => shows === '×10ⁿ')!;
    expect(shown(press(at('3.2|'), key))).toBe('3.2×10^|');
  }
});

it('rubs out what stands before the caret, empty brackets as a whole', () => {
  expect(shown(rubOut(at('12|3')))).toBe('1|3');
  expect(shown(rubOut(at('√(|)')))).toBe('√|');
  expect(shown(rubOut(at('|1')))).toBe('|1');
});

it('offers the letters of a question, and units only where one is wanted', () => {
  const offered = (wish: Parameters<typeof extraKeys>[0]) => extraKeys(wish).map(({ shows }) => shows);
  expect(offered({ kind: 'expression', letters: ['x', 'y'] })).toEqual(expect.arrayContaining(['x', 'y', '≤']));
  expect(offered({ kind: 'number', unit: true })).toContain('kg');
  expect(offered({ kind: 'number' })).not.toContain('kg');
});
