import { APICallError } from 'ai';
import { describe, expect, it } from 'vitest';
import { pauseAfter, usualPatience } from './retry.ts';

const refusal = (statusCode: number, headers: Record<string, string> = {}) =>
  new APICallError({
    message: 'refused',
    url: 'http://127.0.0.1',
    requestBodyValues: {},
    statusCode,
    responseHeaders: headers,
    isRetryable: statusCode === 429 || statusCode >= 500,
  });

describe('the pause before another try', () => {
  it('is what the provider asks for, in seconds or as a date', () => {
    expect(pauseAfter(refusal(429, { 'retry-after': '3' }), 1, usualPatience)).toBe(3000);
    const date = new Date(Date.now() + 10_000).toUTCString();
    const pause = pauseAfter(refusal(503, { 'retry-after': date }), 1, usualPatience);
    expect(pause).toBeGreaterThan(0);
    expect(pause).toBeLessThanOrEqual(10_000);
  });

  it('has no use where the provider asks for more than a learner waits', () => {
    expect(pauseAfter(refusal(429, { 'retry-after': '600' }), 1, usualPatience)).toBeNull();
  });

  it('grows from try to try and is spread, so that learners do not come back together', () => {
    const after = (tried: number, random: number) => pauseAfter(refusal(500), tried, usualPatience, () => random);
    expect([after(1, 0), after(1, 1), after(2, 0), after(2, 1)]).toEqual([400, 1200, 800, 2400]);
  });

  it('has no use after the last try, or for a fault of our own', () => {
    expect(pauseAfter(refusal(500), usualPatience.tries, usualPatience)).toBeNull();
    expect(pauseAfter(refusal(400), 1, usualPatience)).toBeNull();
  });
});
