import { type Kernel, makeKernel, placeInBytes, placeInRows, ROWS_AT_ONCE, STEPS_AT_ONCE } from './kernel.ts';
import {
  type Dense,
  type Layer,
  type Matrix,
  type ModelFile,
  type Norm,
  readWeights,
  type Weights,
  WIDE,
  WIDTH,
} from './weights.ts';

const HEADS = 12;
const HEAD = WIDTH / HEADS;
/** Keeps products of many numbers from drowning all but the largest. */
const CALM = 1 / Math.sqrt(HEAD);
const SMALLEST = 1e-12;
/** A text of more pieces is cut: sentences are shorter, and the cost grows with the square. */
export const MOST_PIECES = 128;
/** Pieces that go through the model together: more of them save little time and cost memory. */
const MOST_ROWS = 2 * MOST_PIECES;

/** all-MiniLM-L6-v2: the meaning of a text as a direction in 384 dimensions, for texts cut into pieces. */
export class Encoder {
  readonly #weights: Weights;
  readonly #kernel: Kernel;
  readonly #bytes: Uint8Array;
  readonly #input: number;
  readonly #output: number;

  /** Takes so many bytes of weights, which `read` puts where it is told; `layout` says what is where in them. */
  constructor(size: number, read: (bytes: Uint8Array) => void, layout: ModelFile) {
    this.#input = Math.ceil(size / 16) * 16;
    this.#output = this.#input + MOST_ROWS * WIDE * 2;
    this.#kernel = makeKernel(this.#output + MOST_ROWS * WIDE * 4);
    this.#bytes = new Uint8Array(this.#kernel.memory.buffer, 0, size);
    read(this.#bytes);
    this.#weights = readWeights(layout, this.#bytes);
    for (const { query, key, value, mixed, widened, narrowed } of this.#weights.layers) {
      for (const { matrix } of [query, key, value, mixed, widened, narrowed]) putInOrder(this.#bytes, matrix);
    }
  }

  /** One direction, of length 1, for each text; none has more than `MOST_PIECES`. */
  encode(texts: readonly (readonly number[])[]): Float32Array[] {
    const found: Float32Array[] = [];
    let batch: (readonly number[])[] = [];
    let rows = 0;
    for (const text of texts) {
      if (rows + text.length > MOST_ROWS) {
        found.push(...this.#encodeBatch(batch, rows));
        batch = [];
        rows = 0;
      }
      batch.push(text);
      rows += text.length;
    }
    return batch.length > 0 ? [...found, ...this.#encodeBatch(batch, rows)] : found;
  }

  #encodeBatch(texts: readonly (readonly number[])[], rows: number): Float32Array[] {
    let state = this.#embedded(texts, rows);
    for (const layer of this.#weights.layers) state = this.#passed(state, layer, texts);
    let from = 0;
    return texts.map(({ length }) => {
      const sum = new Float32Array(WIDTH);
      for (const end = from + length; from < end; from++) add(sum, state.subarray(from * WIDTH, (from + 1) * WIDTH));
      return unit(sum);
    });
  }

  /** What a piece is, where it stands, and that all of it is one text. */
  #embedded(texts: readonly (readonly number[])[], rows: number): Float32Array {
    const { words, positions, kinds, norm } = this.#weights;
    const state = new Float32Array(rows * WIDTH);
    let row = 0;
    for (const text of texts) {
      text.forEach((id, position) => {
        for (let i = 0; i < WIDTH; i++) {
          state[row * WIDTH + i] = this.#at(words, id, i) + this.#at(positions, position, i) + this.#at(kinds, 0, i);
        }
        row++;
      });
    }
    return normalised(state, norm);
  }

  #at({ offset, columns, scale, least }: Matrix, row: number, column: number): number {
    return this.#bytes[offset + row * columns + column]! * scale + least;
  }

  #passed(state: Float32Array, layer: Layer, texts: readonly (readonly number[])[]): Float32Array {
    const [query, key, value] = this.#applied(state, [layer.query, layer.key, layer.value]);
    const [mixed] = this.#applied(attended(query!, key!, value!, texts), [layer.mixed]);
    const attention = normalised(add(mixed!, state), layer.mixedNorm);
    const [widened] = this.#applied(attention, [layer.widened]);
    const [narrowed] = this.#applied(activated(widened!), [layer.narrowed]);
    return normalised(add(narrowed!, attention), layer.narrowedNorm);
  }

  /**
   * Input × matrix + bias, for each matrix. The kernel takes whole numbers: each row is scaled to as many bits as its
   * sums have room for, which is finer than what the bytes of the weights tell apart.
   */
  #applied(input: Float32Array, denses: readonly Dense[]): Float32Array[] {
    const inner = denses[0]!.matrix.rows;
    const rows = input.length / inner;
    const padded = Math.ceil(rows / ROWS_AT_ONCE) * ROWS_AT_ONCE;
    const whole = new Int16Array(this.#kernel.memory.buffer, this.#input, padded * inner);
    const scaled = Array.from({ length: rows }, (_, row) => wholeNumbers(input, row, inner, whole));
    return denses.map(({ matrix: { offset, columns, scale, least }, bias }) => {
      this.#kernel.multiply(this.#input, offset, this.#output, padded, inner, columns);
      const sums = new Int32Array(this.#kernel.memory.buffer, this.#output, rows * columns);
      const out = new Float32Array(rows * columns);
      for (let row = 0, i = 0; row < rows; row++) {
        const { unit, sum } = scaled[row]!;
        const [slope, start] = [scale * unit, sum * least * unit];
        for (let column = 0; column < columns; column++, i++) out[i] = sums[i]! * slope + start + bias[column]!;
      }
      return out;
    });
  }
}

/** 4095 × 255 × 1536, the largest sum there can be, is just within 31 bits. */
const MOST = 4095;

/** Writes a row as whole numbers; tells what one is worth, and their sum. */
function wholeNumbers(input: Float32Array, row: number, inner: number, whole: Int16Array) {
  const from = row * inner;
  let largest = SMALLEST;
  for (let i = from; i < from + inner; i++) largest = Math.max(largest, Math.abs(input[i]!));
  const factor = MOST / largest;
  const group = STEPS_AT_ONCE;
  let sum = 0;
  for (let step = 0; step < inner; step += group) {
    const at = placeInRows(row, step, inner);
    for (let i = 0; i < group; i++) {
      const value = Math.floor(input[from + step + i]! * factor + 0.5);
      whole[at + i] = value;
      sum += value;
    }
  }
  return { unit: largest / MOST, sum };
}

/** Brings a matrix into the order in which the kernel reads it. */
function putInOrder(bytes: Uint8Array, { offset, rows: inner, columns }: Matrix): void {
  const before = bytes.slice(offset, offset + inner * columns);
  for (let step = 0; step < inner; step++) {
    for (let column = 0; column < columns; column++) {
      bytes[offset + placeInBytes(step, column, inner)] = before[step * columns + column]!;
    }
  }
}

/** Each piece takes from the others of its text what concerns it, in twelve ways. */
function attended(
  query: Float32Array,
  key: Float32Array,
  value: Float32Array,
  texts: readonly (readonly number[])[],
): Float32Array {
  const out = new Float32Array(query.length);
  let from = 0;
  for (const { length } of texts) {
    const share = new Float32Array(length);
    for (let head = 0; head < HEADS; head++) {
      for (let row = from; row < from + length; row++) {
        const at = row * WIDTH + head * HEAD;
        for (let other = 0; other < length; other++) {
          const there = (from + other) * WIDTH + head * HEAD;
          // Two sums at a time: one alone would wait for itself.
          let [even, odd] = [0, 0];
          for (let i = 0; i < HEAD; i += 2) {
            even += query[at + i]! * key[there + i]!;
            odd += query[at + i + 1]! * key[there + i + 1]!;
          }
          share[other] = (even + odd) * CALM;
        }
        toShares(share);
        for (let other = 0; other < length; other++) {
          const there = (from + other) * WIDTH + head * HEAD;
          for (let i = 0; i < HEAD; i++) out[at + i] = out[at + i]! + share[other]! * value[there + i]!;
        }
      }
    }
    from += length;
  }
  return out;
}

/** Softmax, in place. */
function toShares(values: Float32Array): void {
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]!);
  let sum = 0;
  for (let i = 0; i < values.length; i++) {
    values[i] = Math.exp(values[i]! - most);
    sum += values[i]!;
  }
  for (let i = 0; i < values.length; i++) values[i] = values[i]! / sum;
}

function normalised(state: Float32Array, { gain, shift }: Norm): Float32Array {
  for (let from = 0; from < state.length; from += WIDTH) {
    let mean = 0;
    for (let i = 0; i < WIDTH; i++) mean += state[from + i]! / WIDTH;
    let variance = 0;
    for (let i = 0; i < WIDTH; i++) variance += (state[from + i]! - mean) ** 2 / WIDTH;
    const scale = 1 / Math.sqrt(variance + SMALLEST);
    for (let i = 0; i < WIDTH; i++) state[from + i] = (state[from + i]! - mean) * scale * gain[i]! + shift[i]!;
  }
  return state;
}

/** GELU by the error function, in place; Abramowitz and Stegun 7.1.26 is right to seven digits. */
function activated(values: Float32Array): Float32Array {
  for (let i = 0; i < values.length; i++) {
    const x = values[i]!;
    const z = Math.abs(x) * Math.SQRT1_2;
    const t = 1 / (1 + 0.3275911 * z);
    const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
    const error = 1 - series * Math.exp(-z * z);
    values[i] = (x / 2) * (1 + (x < 0 ? -error : error));
  }
  return values;
}

function add(to: Float32Array, other: Float32Array): Float32Array {
  for (let i = 0; i < to.length; i++) to[i] = to[i]! + other[i]!;
  return to;
}

function unit(vector: Float32Array): Float32Array {
  const size = Math.sqrt(vector.reduce((sum, x) => sum + x * x, 0));
  return vector.map((x) => x / size);
}
