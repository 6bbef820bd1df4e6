import { Encoder, MOST_PIECES } from './encoder.ts';
import { findModel, type ModelFiles, readLayout, readVocabulary, readWeightsInto, sizeOf } from './model-files.ts';
import { WordPieces } from './word-pieces.ts';

type Read = (texts: readonly string[]) => Float32Array[];
/** Stays as long as the thread does: whoever wants the memory back ends the thread. */
let read: Read | undefined;

/**
 * Directions of texts: two that mean the same point the same way. Null where what it takes is not installed.
 *
 * The first text loads the model, which takes a second and 44 MB, and every text takes tens of milliseconds: call it in
 * a thread. No texts load nothing, so `embed([])` tells whether it can.
 */
export function embed(texts: readonly string[]): Float32Array[] | null {
  if (!read) {
    const files = findModel();
    if (!files || texts.length === 0) return files && [];
    read = open(files);
  }
  return read(texts);
}

function open(files: ModelFiles): Read {
  const pieces = new WordPieces(readVocabulary(files));
  const encoder = new Encoder(sizeOf(files), (bytes) => readWeightsInto(bytes, files), readLayout(files));
  return (texts) => encoder.encode(texts.map((text) => pieces.of(text, MOST_PIECES)));
}
