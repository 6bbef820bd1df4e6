import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isFailure, readPlaywrightResults } from './test-results.mjs';

describe('isFailure', () => {
  it('counts a failed test', () => {
    expect(isFailure({ title: 'a', status: 'failed', message: '' })).toBe(true);
  });

  it('counts a test that is skipped without a reason', () => {
    expect(isFailure({ title: 'a', status: 'skipped', message: '' })).toBe(true);
  });

  it('forgives a skipped test whose title says why', () => {
    expect(isFailure({ title: 'a (skipped: needs two machines)', status: 'skipped', message: '' })).toBe(false);
  });

  it('does not count a test that passed', () => {
    expect(isFailure({ title: 'a', status: 'passed', message: '' })).toBe(false);
  });
});

describe('readPlaywrightResults', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'akada-test-results-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** @param {object} report */
  function read(report) {
    const file = join(folder, 'report.json');
    writeFileSync(file, JSON.stringify(report));
    return readPlaywrightResults(file);
  }

  /** @param {string} status */
  function reportWith(status) {
    const test = {
      projectName: 'phone',
      status,
      results: [{ errors: [{ message: 'why' }, { message: 'and what else' }] }],
    };
    return {
      suites: [{ title: 'a.journey.ts', suites: [{ title: 'group', specs: [{ title: 'walks', tests: [test] }] }] }],
    };
  }

  it('names a journey with its file, group and screen', () => {
    expect(read(reportWith('expected'))[0]?.title).toBe('e2e/a.journey.ts › group › walks (phone)');
  });

  it('tells everything that went wrong in a journey', () => {
    expect(read(reportWith('unexpected'))[0]?.message).toBe('why\nand what else');
  });

  it('takes a journey that passed only when repeated for a failure', () => {
    expect(read(reportWith('flaky'))[0]?.status).toBe('failed');
  });

  it('takes an error outside any journey for a failure', () => {
    expect(read({ suites: [], errors: [{ message: 'no browser' }] })).toEqual([
      { title: 'journeys could not start', status: 'failed', message: 'no browser' },
    ]);
  });
});
