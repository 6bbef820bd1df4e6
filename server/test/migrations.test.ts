import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrations } from '../src/domains.ts';

const files = readdirSync(join(import.meta.dirname, '../src/domains'), { recursive: true, encoding: 'utf8' })
  .flatMap((path) => /\/migrations\/(\d{4}_\w+)\.ts$/.exec(path)?.[1] ?? [])
  .sort();

it('every migration is listed by its domain, in the order in which it runs', () => {
  expect(Object.keys(migrations)).toEqual(files);
});

it('no two migrations share a number', () => {
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_name, index) => index + 1));
});
