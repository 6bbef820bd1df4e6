import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { closeDataFolder } from './close-data-folder.ts';

// Windows keeps no such modes.
it.skipIf(process.platform === 'win32')('says once, in one line, that a data folder holds what is not ours', () => {
  const folder = mkdtempSync(join(tmpdir(), 'akada-data-'));
  chmodSync(folder, 0o755);
  for (const name of ['secret', ...Array.from({ length: 12 }, (_, n) => `letter-${n}`)])
    writeFileSync(join(folder, name), 'x', { mode: 0o644 });
  const lines: unknown[] = [];
  const log = { info: () => {}, warn: (line: unknown) => lines.push(line) } as never;
  closeDataFolder(folder, log);
  closeDataFolder(folder, log);
  expect(lines).toEqual([{ dataDir: folder, count: 12, names: expect.any(Array) }]);
  expect(lines).toMatchObject([{ names: { length: 10 } }]);
  rmSync(folder, { recursive: true });
});
