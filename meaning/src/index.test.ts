import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { embed } from './index.ts';
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

  it('is there to be asked before anything is loaded', () => {
    expect(embed([])).toEqual([]);
  });

  it('sees what its makers say it sees', () => {
    const [happy, ...others] = embed([
      'That is a happy person',
      'That is a very happy person',
      'That is a happy dog',
      'Today is a sunny day',
    ])!;
    const seen = others.map((other) => cosine(happy!, other));
    [0.943, 0.695, 0.257].forEach((published, i) => {
      expect(Math.abs(seen[i]! - published)).toBeLessThan(0.01);
    });
  });

  it('reads a text alone as it does among others', () => {
    const others = ['Water', 'Salt', 'Gas'].map((what) => `${what} moves from where there is much of it. `.repeat(5));
    const together = embed([...others, 'Diffusion'])!;
    expect(cosine(together.at(-1)!, embed(['Diffusion'])![0]!)).toBeGreaterThan(0.9999);
  });
});
