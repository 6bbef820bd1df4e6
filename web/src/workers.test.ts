import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('names every worker so that the server leaves it a policy of its own', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const started = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/new (?:Shared)?Worker\((.*)/g),
    ]);
  expect(started.length).toBeGreaterThan(0);
  for (const [, script] of started) expect(script).toMatch(/^new URL\('[^']+\.worker\.ts'/);
});
