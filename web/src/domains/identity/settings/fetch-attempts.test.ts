import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countFetch, forgetFetches, useAttemptResets } from './fetch-attempts.ts';

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const spendAll = () => [1, 2, 3].forEach(countFetch);

describe('fetching the profile', () => {
  it('is stopped after three times', () => {
    spendAll();
    expect(countFetch).toThrow('Too many tries');
  });

  it('counts anew after one that went well', () => {
    spendAll();
    forgetFetches();
    expect(countFetch).not.toThrow();
  });

  it('may go on after 10 seconds, and again after 30', () => {
    renderHook(() => useAttemptResets());
    spendAll();
    vi.advanceTimersByTime(9_999);
    expect(countFetch).toThrow();
    vi.advanceTimersByTime(1);
    spendAll();
    expect(countFetch).toThrow();
    vi.advanceTimersByTime(20_000);
    expect(countFetch).not.toThrow();
  });
});
