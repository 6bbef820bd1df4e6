import { writeFileSync } from 'node:fs';

/**
 * Writes every test's outcome to the file that TEST_RESULTS names. Vitest's own JSON report leaves out the project,
 * and so whether a failure was on the embedded database or on Postgres.
 */
export default class ResultsReporter {
  /** @param {readonly import('vitest/node').TestModule[]} modules */
  onTestRunEnd(modules) {
    const results = modules.flatMap((module) => {
      const place = `${module.project.name}: ${module.relativeModuleId}`;
      const tests = [...module.children.allTests()].map((test) => {
        const { state, errors } = test.result();
        return { title: `${place} › ${test.fullName}`, status: statusOf(state), message: firstMessage(errors) };
      });
      // A file that breaks before its first test has no test to count.
      const faults = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())];
      return faults.length > 0 ? [...tests, { title: place, status: 'failed', message: firstMessage(faults) }] : tests;
    });
    if (process.env.TEST_RESULTS) writeFileSync(process.env.TEST_RESULTS, JSON.stringify(results));
  }
}

/** @param {string} state */
function statusOf(state) {
  return state === 'passed' || state === 'failed' ? state : 'skipped';
}

/** @param {readonly { message?: string }[] | undefined} errors */
function firstMessage(errors) {
  return errors?.[0]?.message ?? '';
}
