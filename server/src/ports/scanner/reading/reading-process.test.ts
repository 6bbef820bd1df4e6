import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createReadingProcess, type PageLimits } from './reading-process.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'akada-reading-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A process that does this with every page. */
async function readingBy(name: string, does: string, limits: Partial<PageLimits> = {}) {
  const path = join(folder, `${name}.mjs`);
  await writeFile(path, `process.on('message', () => { ${does} });`);
  return createReadingProcess(pathToFileURL(path), {
    milliseconds: 60_000,
    megabytes: 500,
    idleMilliseconds: 60_000,
    ...limits,
  });
}

const picture = Buffer.from('a picture');
const never = new AbortController().signal;

it('ends when no page has come for a while, and begins again with the next', async () => {
  const reading = await readingBy('quick', 'process.send({ page: { lines: [] }, peakMb: 1 })', {
    idleMilliseconds: 20,
  });
  for (const round of [1, 2]) {
    await expect(reading.read(picture, never), `round ${round}`).resolves.toEqual({ lines: [] });
    await vi.waitFor(() => expect(reading.isAlive()).toBe(false), { timeout: 30_000 });
  }
});

it('reads a page that comes while it ends', async () => {
  const reading = await readingBy('ending', 'process.send({ page: { lines: [] }, peakMb: 1 })');
  await reading.read(picture, never);
  const ended = reading.stop();
  await expect(reading.read(picture, never)).resolves.toEqual({ lines: [] });
  await ended;
  await reading.stop();
});

it.each([
  ['takes too long', 'setInterval(() => {}, 1000)', 'file_too_slow'],
  ['breaks', 'process.exit(3)', 'file_corrupt'],
  ['takes too much memory', "process.kill(process.pid, 'SIGKILL')", 'file_too_complex'],
])('has an answer for a page that %s', async (name, does, code) => {
  const reading = await readingBy(name, does, code === 'file_too_slow' ? { milliseconds: 300 } : {});
  await expect(reading.read(picture, never)).rejects.toMatchObject({ code });
  await vi.waitFor(() => expect(reading.isAlive()).toBe(false), { timeout: 30_000 });
});
