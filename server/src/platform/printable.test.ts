import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it('T73 nothing that somebody typed steers the terminal of the operator', () => {
  expect(printable('Ada\u001b[2J\u009b1m\u202eabO\r\n\tend')).toBe('Ada\ufffd[2J\ufffd1m\ufffdabO\ufffd\n\tend');
});
