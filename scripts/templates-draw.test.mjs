import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('templates:draw says how it is called', () => {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'templates-draw.mjs'), '--help'], {
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toContain('npm run templates:draw -- FILE');
});
