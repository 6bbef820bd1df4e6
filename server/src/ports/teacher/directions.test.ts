import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDirections } from './directions.ts';
import { directionLength } from './document-meaning.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'akada-directions-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** "a…" points one way, everything else another. */
const embed = () =>
  vi.fn(async (texts: readonly string[]) =>
    texts.map((text) => new Float32Array(directionLength).fill(1, ...(text.startsWith('a') ? [0, 9] : [9, 20]))),
  );
const fail = (error: unknown) => {
  throw error;
};

it('says how close a question comes to each text, and makes a lesson of texts once', async () => {
  const make = embed();
  const directions = createDirections(make, folder, fail);
  const near = await directions.closeness('ask', [['apple', 'bear']], 'ada');
  expect(near.get('apple')).toBeCloseTo(1, 2);
  expect(near.get('bear')).toBeLessThan(0.2);
  await directions.closeness('again', [['apple', 'bear']], 'ada');
  expect(make.mock.calls.map(([texts]) => texts)).toEqual([['ask'], ['apple', 'bear'], ['again']]);
});

it('finds what was made before the start', async () => {
  await createDirections(embed(), folder, fail).closeness('ask', [['apple', 'bear']], 'ada');
  const make = embed();
  const near = await createDirections(make, folder, fail).closeness('ask', [['apple', 'bear']], 'ada');
  expect(near.get('apple')).toBeCloseTo(1, 2);
  expect(make).toHaveBeenCalledTimes(1);
});

it('waits for the first lesson alone; the others follow', async () => {
  const directions = createDirections(embed(), folder, fail);
  expect((await directions.closeness('ask', [['apple'], ['axe']], 'ada')).has('apple')).toBe(true);
  await vi.waitUntil(() => readdirSync(folder).filter((name) => name.endsWith('.directions')).length === 2);
  await vi.waitUntil(async () => (await directions.closeness('ask', [['apple'], ['axe']], 'ada')).has('axe'));
});

it('knows nothing where meaning is not installed', async () => {
  const directions = createDirections(async () => null, folder, fail);
  expect((await directions.closeness('ask', [['apple']], 'ada')).size).toBe(0);
});
