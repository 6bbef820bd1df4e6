import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inputsOf } from './staleness.mjs';

describe('inputsOf', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'akada-staleness-'));
    mkdirSync(join(folder, 'src/dist'), { recursive: true });
    writeFileSync(join(folder, 'src/a.ts'), 'one');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const look = () => inputsOf(folder, ['src', 'absent'], join(folder, 'memory/note.json'));

  it('is stale before anything was built', () => {
    expect(look().isStale).toBe(true);
  });

  it('is fresh after a build', () => {
    look().remember();
    expect(look().isStale).toBe(false);
  });

  it.each([
    ['a changed file', () => writeFileSync(join(folder, 'src/a.ts'), 'two')],
    ['a new file', () => writeFileSync(join(folder, 'src/b.ts'), 'one')],
    ['a missing file', () => rmSync(join(folder, 'src/a.ts'))],
  ])('is stale after %s', (_, change) => {
    look().remember();
    change();
    expect(look().isStale).toBe(true);
  });

  it('is fresh after a file was touched without a change', () => {
    look().remember();
    utimesSync(join(folder, 'src/a.ts'), 1, 1);
    expect(look().isStale).toBe(false);
  });

  it.each(['src/a.test.ts', 'src/dist/a.js'])('does not care about %s', (path) => {
    look().remember();
    writeFileSync(join(folder, path), 'new');
    expect(look().isStale).toBe(false);
  });

  it('is stale while a build is under way or was interrupted', () => {
    look().remember();
    look().forget();
    expect(look().isStale).toBe(true);
  });
});
