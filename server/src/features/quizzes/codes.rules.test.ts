import { expect, it } from 'vitest';
import { makeCode, readCode } from './codes.rules.ts';

it('makes six signs that can be read again', () => {
  for (let seed = 0; seed < 25; seed++) {
    const code = makeCode((below) => seed % below);
    expect(code).toHaveLength(6);
    expect(readCode(code)).toBe(code);
  }
});

it.each(['K74 MPQ', 'k74-mpq', ' k7 4m pq ', 'K74–MPQ', 'k.7.4.m.p.q'])('reads %j however it is written', (typed) => {
  expect(readCode(typed)).toBe('K74MPQ');
});

it('takes letters that are in no code for the digits that look like them', () => {
  expect(readCode('sbz sbz')).toBe('582582');
});

it.each(['', 'K74MP', 'K74MPQQ', 'K74MPO', '../K74MPQ', 'K74MP\u0000'])('takes %j for no code', (typed) => {
  expect(readCode(typed)).toBeNull();
});
