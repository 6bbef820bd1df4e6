import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './root.mjs';
import { readSources } from './sources.mjs';
import { findHolders } from './trust.mjs';

const folders = [
  'contract/src',
  'engine/src',
  'server/src',
  'server/test',
  'web/src',
  'e2e',
  'bench',
  'docs/decisions',
];

const listed = new Set(
  [...readFileSync(join(root, 'docs/product.md'), 'utf8').matchAll(/\*\*([GASDPT]\d+)\*\*/g)].map(([, rule]) => rule),
);

/** A rule is cited as "ruling G7" or, in brackets, as "(G7)"; letters and numbers alone are also cells of a sheet. */
function citedIn(/** @type {string} */ folder) {
  return Object.values(readSources(folder, /\.(?:tsx?|mjs|md)$/))
    .flatMap((text) => [...text.matchAll(/(?:\b[Rr]uling |\()([GASDP]\d{1,2})\b/g)])
    .map(([, rule = '']) => rule);
}

it('every rule that the repository cites is listed with its meaning', () => {
  const cited = folders.flatMap(citedIn);
  expect(cited).toContain('G7');
  expect([...new Set(cited)].filter((rule) => !listed.has(rule))).toEqual([]);
});

it('every promise of trust that a test bears is listed with its meaning', () => {
  const borne = [...findHolders(root).keys()];
  expect(borne).toContain(62);
  expect(borne.filter((number) => !listed.has(`T${number}`))).toEqual([]);
});
