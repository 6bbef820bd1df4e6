import { describe, expect, it } from 'vitest';
import { judgeCode, minutesUntil } from './recovery.rules.ts';

const now = new Date('2026-11-15T10:00:00Z');
const fresh = { code_expires_at: new Date('2026-11-15T10:10:00Z'), wrong_tries: 0, token_hash: null };

describe('a code', () => {
  it('is right when it matches in time', () => {
    expect(judgeCode(fresh, true, now)).toBe('right');
  });

  it('is wrong when it does not match', () => {
    expect(judgeCode(fresh, false, now)).toBe('wrong');
  });

  it.each([
    ['its ten minutes are over', { ...fresh, code_expires_at: now }],
    ['five tries were wrong', { ...fresh, wrong_tries: 5 }],
    ['it was used', { ...fresh, token_hash: 'x' }],
  ])('has expired when %s', (_, state) => {
    expect(judgeCode(state, true, now)).toBe('expired');
  });
});

describe('minutes left', () => {
  it('are rounded up, and never fewer than one', () => {
    expect(minutesUntil(new Date('2026-11-15T10:09:01Z'), now)).toBe(10);
    expect(minutesUntil(now, now)).toBe(1);
  });
});
