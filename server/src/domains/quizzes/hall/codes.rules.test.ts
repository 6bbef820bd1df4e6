import { expect, it } from 'vitest';
import { makeCode, readCode } from './codes.rules.ts';

it('makes six signs that can be read again', () => {
  for (let seed = 0; seed < 22; seed++) {
    const code = makeCode((below) => seed % below);
    expect(code).toHaveLength(6);
    expect(readCode(code)).toBe(code);
  }
});

it.each(['K74 NPX', 'k74-npx', ' k7 4n px ', 'K74–NPX', 'k.7.4.n.p.x'])('reads %j however it is written', (typed) => {
  expect(readCode(typed)).toBe('K74NPX');
});

it('takes letters that are in no code for the digits that look like them', () => {
  expect(readCode('sbz sbz')).toBe('582582');
});

it.each(['', 'K74NP', 'K74NPXX', 'K74NPO', '../K74NPX', 'K74NP\u0000'])('takes %j for no code', (typed) => {
  expect(readCode(typed)).toBeNull();
});
