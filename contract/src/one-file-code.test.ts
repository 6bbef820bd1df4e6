import { expect, it } from 'vitest';
import { Bits, groupedCode, kindOfCode, listBits, readWeekCode, seal, writeWeekCode } from './one-file-code.ts';

const week = [
  { ref: 33_000_111, list: 2 ** listBits - 1, items: [0, 1, 2, 3, 4, 5, 6] },
  { ref: 7, list: 0, items: [] },
  { ref: 0, list: 5, items: [1] },
];

it('a code gives back what it was made of, however it is typed', () => {
  const code = writeWeekCode(week);
  expect(readWeekCode(code)).toEqual(week);
  expect(readWeekCode(groupedCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'))).toEqual(week);
  expect(kindOfCode(code)).toBe('V');
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

it('a code of an older file is known as one, and never read', () => {
  const bits = new Bits();
  for (const [value, width] of [
    [1, 4],
    [7, 25],
    [5, 10],
    [1, 6],
    [1, 3],
  ] as const)
    bits.put(value, width);
  const older = seal('W', bits);
  expect(kindOfCode(older)).toBe('W');
  expect(readWeekCode(older)).toBeNull();
});

it('lists are told apart by at least 20 bits', () => {
  expect(listBits).toBeGreaterThanOrEqual(20);
});

it('what is no code is none', () => {
  for (const text of ['', 'W', 'V', 'hello', 'https://akada.example/q', 'ŵŵŵŵŵŵŵŵ', '💥'.repeat(40)])
    expect(kindOfCode(text)).toBeNull();
});
