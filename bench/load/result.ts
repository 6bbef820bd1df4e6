import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.mjs';
import { isQuick } from '../quick.ts';

/** Leaves a benchmark's numbers in bench/results/, with the machine that they were taken on. */
export function writeResult(name: string, result: object): void {
  if (isQuick) return;
  const folder = join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  const machine = { node: process.version, arch: process.arch, cores: cpus().length, model: cpus()[0]?.model };
  const text = JSON.stringify({ at: new Date().toISOString(), machine, ...result }, null, 2);
  writeFileSync(join(folder, `${name}.json`), `${text}\n`);
}
