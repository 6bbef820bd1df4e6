import { describe, expect, it } from 'vitest';
import { codeBeginnings, parseCode, tidyCode } from './code.rules.ts';

describe('course codes', () => {
  it.each([
    ['CSC 101', null, 'CSC 101'],
    ['csc101', null, 'CSC 101'],
    ['  Csc   101 ', null, 'CSC 101'],
    ['CSC-101', null, 'CSC 101'],
    ['UI-CSC 234', 'UI', 'CSC 234'],
    ['ui-csc234', 'UI', 'CSC 234'],
    ['UI CSC 234', 'UI', 'CSC 234'],
    ['AE-FUNAI-GST 112', 'AE-FUNAI', 'GST 112'],
    ['TECH-U-MEE 201', 'TECH-U', 'MEE 201'],
    ['CSC 1101', null, 'CSC 1101'],
    ['EEE 301L', null, 'EEE 301L'],
  ])('reads %j', (text, prefix, code) => {
    expect(parseCode(text)).toEqual({ prefix, code });
  });

  it.each(['', 'Thermodynamics', 'C 101', 'CSC', '101', `${'X'.repeat(500)} 101`])('takes %j for no code', (text) => {
    expect(parseCode(text)).toBeNull();
  });

  it('keeps what it does not know, only tidier', () => {
    expect(tidyCode('  Faculty   elective ')).toBe('Faculty elective');
    expect(tidyCode('ui-csc234')).toBe('UI-CSC 234');
  });

  it('sees the beginning of a code behind a prefix', () => {
    expect(codeBeginnings('ui-csc 2')).toContain('CSC2');
    expect(codeBeginnings('cs')).toEqual(['CS']);
    expect(codeBeginnings('organic chemistry')).toEqual([]);
  });
});
