import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { migrations } from './index.ts';

const files = readdirSync(import.meta.dirname)
  .filter((name) => /^\d{4}_\w+\.ts$/.test(name))
  .map((name) => name.replace('.ts', ''))
  .sort();

it('every migration is listed, in the order in which it runs', () => {
  expect(Object.keys(migrations)).toEqual(files);
});

it('no two migrations share a number', () => {
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_name, index) => index + 1));
});
