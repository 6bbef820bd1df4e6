import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { workersOf } from './scripts/lib/workers.mjs';

// Generous: a slow machine is not a fault of the product.
const patience = { testTimeout: 90_000, hookTimeout: 120_000 };

/** They watch the engine from within, so they have to load it by themselves. */
const watchesModules = ['engine/src/questions/linearity.test.ts', 'bench/teaching/linear-time.test.ts'];

const bundledWorkers = './scripts/lib/vitest-workers.mjs';

/** Its files share the modules they import: each has an app and a database of its own, and loading takes longest. */
function nodeProject(name: string, include: string[], rest: object = {}): TestProjectInlineConfiguration {
  return { test: { name, include, environment: 'node', isolate: false, ...patience, ...rest } };
}

export default defineConfig({
  test: {
    // One that holds several apps with their embedded databases grows to about this.
    maxWorkers: workersOf(2e9),
    passWithNoTests: true,
    projects: [
      nodeProject('answers', ['answers/**/*.test.ts']),
      nodeProject('contract', ['contract/**/*.test.ts']),
      nodeProject('engine', ['engine/**/*.test.ts'], { exclude: watchesModules }),
      nodeProject('engine-alone', watchesModules, { isolate: true }),
      nodeProject('meaning', ['meaning/**/*.test.ts']),
      nodeProject('content', ['content/**/*.test.ts']),
      nodeProject('bench', ['bench/**/*.test.ts'], { exclude: watchesModules }),
      nodeProject('scripts', ['scripts/**/*.test.mjs']),
      nodeProject('server', ['server/**/*.test.ts'], {
        env: { TEST_DATABASE: 'pglite' },
        globalSetup: [bundledWorkers],
        // Several processes on one database, which the embedded one does not allow.
        exclude: ['server/test/postgres/**'],
      }),
      // The same suites on a real Postgres: what only the embedded database accepts must not pass.
      nodeProject(
        'server-postgres',
        ['server/src/domains/**/*.test.ts', 'server/src/platform/**/*.test.ts', 'server/test/**/*.test.ts'],
        { env: { TEST_DATABASE: 'postgres' }, globalSetup: [bundledWorkers, './scripts/lib/vitest-postgres.mjs'] },
      ),
      { extends: './web/vitest.config.ts', root: './web', test: { name: 'web', ...patience } },
    ],
  },
});
