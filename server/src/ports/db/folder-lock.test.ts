import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'akada-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the lock of the embedded database', () => {
  it('refuses a second process with a sentence that says who has it', () => {
    lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`process ${process.pid}`);
  });

  it('is free again after its release', () => {
    lockFolder(folder)();
    expect(existsSync(join(folder, 'akada.lock'))).toBe(false);
    lockFolder(folder);
  });

  it('is taken over from a process that is gone', () => {
    const { pid } = spawnSync('true');
    writeFileSync(join(folder, 'akada.lock'), `${pid} 1`);
    expect(() => lockFolder(folder)).not.toThrow();
  });

  it('is taken over when another process was given the same number', () => {
    writeFileSync(join(folder, 'akada.lock'), `${process.pid} 1`);
    expect(() => lockFolder(folder)).not.toThrow();
  });
});
