import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { buildIndex, type SourceDocument } from '@akada/engine';
import { describe, expect, it } from 'vitest';
import { membranes } from '../../../../test/membranes.ts';
import { closenessTo, directionsOf } from './closeness.ts';
import { findModel } from './model-files.ts';

/** The package is optional: a machine that could not fetch it has nothing to test here. CI always has it. */
const files = findModel();
const isAbsent = files === null && !process.env.CI;

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
const cosine = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, i) => sum + value * b[i]!, 0);

describe.skipIf(isAbsent)('the model of meaning', () => {
  it('is the one that was measured, with the vocabulary that its makers published', () => {
    expect([digest(files!.weights), digest(files!.tokenizer)]).toEqual([
      'f20d0d47a6e12917397de09c99ab26e64654377105b7593b98168dc56a5d41cd',
      'da0e79933b9ed51798a3ae27893d3c5fa4a201126cef75586296df9b4d2c62a0',
    ]);
  });

  it('sees what its makers say it sees', () => {
    const [happy, ...others] = directionsOf([
      'That is a happy person',
      'That is a very happy person',
      'That is a happy dog',
      'Today is a sunny day',
    ]);
    const seen = others.map((other) => cosine(happy!, other));
    [0.943, 0.695, 0.257].forEach((published, i) => {
      expect(Math.abs(seen[i]! - published)).toBeLessThan(0.01);
    });
  });

  it('reads a text alone as it does among others', () => {
    const texts = membranes.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    const together = directionsOf([...texts, 'Diffusion']);
    expect(cosine(together.at(-1)!, directionsOf(['Diffusion'])[0]!)).toBeGreaterThan(0.9999);
  });

  it('comes closest to the sentence that answers in other words', () => {
    const index = buildIndex(membranes);
    const closeness = closenessTo('Does heat make things spread out quicker?', index)!;
    expect(index.units[closeness.indexOf(Math.max(...closeness))]).toContain('rises with temperature');
  });

  it('leaves a text alone that is too long for an answer while somebody waits', () => {
    const blocks = Array.from({ length: 300 }, () => ({ kind: 'paragraph' as const, text: 'Water moves.' }));
    const long: SourceDocument = { id: 'long', title: 'Long', blocks };
    expect(closenessTo('What moves?', buildIndex(long))).toBeNull();
  });
});
