import { expect, it } from 'vitest';
import { groupedCode, kindOfCode, readWeekCode, writeWeekCode } from './one-file-code.ts';

const week = [
  { ref: 33_000_111, version: 1023, items: [0, 1, 2, 3, 4, 5, 6] },
  { ref: 7, version: 0, items: [] },
  { ref: 0, version: 5, items: [1] },
];

it('a code gives back what it was made of, however it is typed', () => {
  const code = writeWeekCode(week);
  expect(readWeekCode(code)).toEqual(week);
  expect(readWeekCode(groupedCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(week);
  expect(kindOfCode(code)).toBe('W');
});

it('any one sign mistyped, two that changed places and a part that is missing are noticed', () => {
  const code = writeWeekCode(week);
  for (let at = 0; at < code.length; at++) {
    const other = code[at] === '7' ? '8' : '7';
    expect(readWeekCode(code.slice(0, at) + other + code.slice(at + 1))).toBeNull();
    expect(readWeekCode(code.slice(0, at))).toBeNull();
    const turned = code.slice(0, at) + (code[at + 1] ?? '') + code[at] + code.slice(at + 2);
    if (turned !== code) expect(readWeekCode(turned)).toBeNull();
  }
});

it('what is no code is none', () => {
  for (const text of ['', 'W', 'hello', 'https://akada.example/q', 'ŵŵŵŵŵŵŵŵ', '💥'.repeat(40)])
    expect(kindOfCode(text)).toBeNull();
});
