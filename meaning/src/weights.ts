/** A matrix that stays in bytes: a number is `byte × scale + least`. */
export interface Matrix {
  offset: number;
  rows: number;
  columns: number;
  scale: number;
  least: number;
}

export interface Dense {
  matrix: Matrix;
  bias: Float32Array;
}

export interface Norm {
  gain: Float32Array;
  shift: Float32Array;
}

export interface Layer {
  query: Dense;
  key: Dense;
  value: Dense;
  mixed: Dense;
  mixedNorm: Norm;
  widened: Dense;
  narrowed: Dense;
  narrowedNorm: Norm;
}

export interface Weights {
  words: Matrix;
  positions: Matrix;
  kinds: Matrix;
  norm: Norm;
  layers: Layer[];
}

/** What TensorFlow.js writes beside its weights, as far as it is needed here. */
export interface ModelFile {
  weightsManifest: { weights: Entry[] }[];
}

interface Entry {
  name: string;
  shape: number[];
  dtype: string;
  quantization?: { dtype: string; scale: number; min: number };
}

const LAYERS = 6;
const BYTES_OF: Record<string, number> = { uint8: 1, int32: 4, float32: 4 };

/** Finds every tensor of the model in the bytes of its file. */
export function readWeights(model: ModelFile, bytes: Uint8Array): Weights {
  const entries = new Map<string, Matrix>();
  let offset = 0;
  for (const { name, shape, dtype, quantization } of model.weightsManifest.flatMap(({ weights }) => weights)) {
    const [rows = 1, columns = 1] = shape.length === 1 ? [1, shape[0]!] : shape;
    const { scale, min } = quantization ?? { scale: 1, min: 0 };
    if (quantization) entries.set(shortName(name), { offset, rows, columns, scale, least: min });
    offset += rows * columns * (BYTES_OF[quantization?.dtype ?? dtype] ?? Number.NaN);
  }
  if (offset !== bytes.length) throw new Error(`the weights are ${bytes.length} bytes, not ${offset}`);

  const matrix = (name: string, rows: number, columns: number): Matrix => {
    const found = entries.get(name);
    if (found?.rows !== rows || found.columns !== columns)
      throw new Error(`the model has no ${name} of ${rows} × ${columns}`);
    return found;
  };
  const list = (name: string, columns: number) => unpacked(matrix(name, 1, columns), bytes);
  const dense = (name: string, rows: number, columns: number): Dense => ({
    matrix: matrix(`${name}/Tensordot/ReadVariableOp`, rows, columns),
    bias: list(`${name}/BiasAdd/ReadVariableOp`, columns),
  });
  const norm = (name: string): Norm => ({
    gain: list(`${name}/LayerNorm/batchnorm/mul/ReadVariableOp`, WIDTH),
    shift: list(`${name}/LayerNorm/batchnorm/ReadVariableOp`, WIDTH),
  });
  const table = (rows: number) =>
    [...entries.values()].find((entry) => entry.rows === rows && entry.columns === WIDTH)!;

  return {
    words: table(VOCABULARY),
    positions: table(POSITIONS),
    kinds: table(2),
    norm: norm('embeddings'),
    layers: Array.from({ length: LAYERS }, (_, index): Layer => {
      const at = `encoder/layer_._${index}`;
      return {
        query: dense(`${at}/attention/self/query`, WIDTH, WIDTH),
        key: dense(`${at}/attention/self/key`, WIDTH, WIDTH),
        value: dense(`${at}/attention/self/value`, WIDTH, WIDTH),
        mixed: dense(`${at}/attention/output/dense`, WIDTH, WIDTH),
        mixedNorm: norm(`${at}/attention/output`),
        widened: dense(`${at}/intermediate/dense`, WIDTH, WIDE),
        narrowed: dense(`${at}/output/dense`, WIDE, WIDTH),
        narrowedNorm: norm(`${at}/output`),
      };
    }),
  };
}

export const WIDTH = 384;
export const WIDE = 1536;
const VOCABULARY = 30_522;
const POSITIONS = 512;

export function unpacked({ offset, rows, columns, scale, least }: Matrix, bytes: Uint8Array): Float32Array {
  return Float32Array.from(bytes.subarray(offset, offset + rows * columns), (byte) => byte * scale + least);
}

const shortName = (name: string) => name.replace(/^.*\/bert\//, '');
