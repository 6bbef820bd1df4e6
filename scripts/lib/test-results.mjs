import { readFileSync } from 'node:fs';

/** @typedef {{ title: string, status: 'passed' | 'failed' | 'skipped', message: string }} TestResult */

/**
 * Reads what vitest-reporter.mjs wrote.
 * @param {string} file
 * @returns {TestResult[]}
 */
export function readVitestResults(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/**
 * Reads the report of Playwright's JSON reporter.
 * @param {string} file
 * @returns {TestResult[]}
 */
export function readPlaywrightResults(file) {
  /** @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite */
  /** @typedef {{ title: string, tests: { projectName: string, status: string, results: { errors?: { message?: string }[] }[] }[] }} Spec */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  /** @param {Suite} suite @param {string} path @returns {TestResult[]} */
  const flatten = (suite, path) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: `${path} › ${spec.title} (${test.projectName})`,
        status: playwrightStatus(test.status),
        message: test.results.flatMap(({ errors = [] }) => errors.map(({ message = '' }) => message)).join('\n'),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => flatten(inner, `${path} › ${inner.title}`)),
  ];
  const tests = report.suites.flatMap((/** @type {Suite} */ suite) => flatten(suite, `e2e/${suite.title}`));
  const errors = (report.errors ?? []).map((/** @type {{ message?: string }} */ error) => ({
    title: 'journeys could not start',
    status: /** @type {const} */ ('failed'),
    message: error.message ?? '',
  }));
  return [...tests, ...errors];
}

/** A journey that passes only on a second try is not one that passes. @param {string} status @returns {TestResult['status']} */
function playwrightStatus(status) {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}

/**
 * A skipped test is a failed one, unless its title says why: `… (skipped: needs a second machine)`.
 * @param {TestResult} test
 */
export function isFailure({ status, title }) {
  return status === 'failed' || (status === 'skipped' && !/\(skipped: [^)]+\)/.test(title));
}
