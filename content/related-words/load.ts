import { readFileSync } from 'node:fs';
import { type RelatedWords, readRelatedWords } from '../../engine/src/answer/related-words.ts';

/** Reads the related words from this folder; 2 MB, so once per process. */
export function loadRelatedWords(): RelatedWords {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url));
  return readRelatedWords(read('stems.txt').toString('utf8'), read('neighbours.bin'));
}
