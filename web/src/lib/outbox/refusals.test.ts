import { ApiError } from '@akada/contract/client';
import { expect, it } from 'vitest';
import { isFinal, isHopeless } from './refusals.ts';

const refused = (status: number) => new ApiError(status, null);

it.each([400, 402, 403, 404, 409, 410, 413, 422])('%i is the last word', (status) => {
  expect(isFinal(refused(status))).toBe(true);
});

it.each([401, 408, 425, 429, 500, 502, 503])('%i may be another answer the next time', (status) => {
  expect(isFinal(refused(status))).toBe(false);
});

it.each([409, 503])('%i that it is still at it is never the last word', (status) => {
  expect(isFinal(new ApiError(status, { code: 'still_running' }))).toBe(false);
});

it('a lesson that is not ready may be ready the next time', () => {
  expect(isFinal(new ApiError(409, { code: 'lesson_not_ready' }))).toBe(false);
});

it('gives a round up where nobody answers or nobody is known, and there alone', () => {
  expect([new TypeError('offline'), refused(401), refused(429), refused(503)].map(isHopeless)).toEqual([
    ...[true, true, false, false],
  ]);
});
