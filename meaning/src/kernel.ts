/**
 * The one product that costs time, as WebAssembly with SIMD: rows of whole numbers times a matrix of bytes. The bytes are
 * the model's weights, so that 22 MB stay 22 MB. It is assembled here, since a compiler and a build step for thirty
 * instructions would be more to trust and to keep.
 *
 * Both sides lie in the order in which they are needed: eight steps of four rows beside eight steps of two columns.
 */
export const ROWS_AT_ONCE = 4;
export const COLUMNS_AT_ONCE = 2;
export const STEPS_AT_ONCE = 8;

export interface Kernel {
  memory: WebAssembly.Memory;
  /**
   * Writes rows × columns sums, as whole numbers of 32 bits. All places are byte offsets into the memory; rows, columns
   * and the inner length are multiples of what is taken at once.
   */
  multiply(rows: number, bytes: number, out: number, rowCount: number, inner: number, columns: number): void;
}

/** Where an entry of the left side lies, counted in entries. */
export const placeInRows = (row: number, step: number, inner: number) => place(row, step, inner, ROWS_AT_ONCE);
/** Where an entry of the right side lies, counted in bytes. */
export const placeInBytes = (step: number, column: number, inner: number) =>
  place(column, step, inner, COLUMNS_AT_ONCE);

function place(line: number, step: number, inner: number, atOnce: number): number {
  const group = Math.floor(line / atOnce) * (inner / STEPS_AT_ONCE) + Math.floor(step / STEPS_AT_ONCE);
  return (group * atOnce + (line % atOnce)) * STEPS_AT_ONCE + (step % STEPS_AT_ONCE);
}

const I32 = 0x7f;
const V128 = 0x7b;
const [ROWS, BYTES, OUT, ROW_COUNT, INNER, COLUMNS] = [0, 1, 2, 3, 4, 5] as const;
const [ROW, COLUMN, STEP, AT_ROWS, AT_BYTES] = [6, 7, 8, 9, 10] as const;
const [PAIR, FIRST, SECOND, LINE, SUMS] = [11, 12, 13, 14, 15] as const;
const SUM_COUNT = ROWS_AT_ONCE * COLUMNS_AT_ONCE;

const get = (local: number) => [0x20, local];
const set = (local: number) => [0x21, local];
/** Signed LEB128: from 64 on it takes a second byte. */
const number = (value: number) => (value < 0x40 ? [0x41, value] : [0x41, value | 0x80, 0]);
const ADD = 0x6a;
const TIMES = 0x6c;
const BELOW = 0x49;
const store = (offset: number) => [0x36, 2, offset];
const simd = (operation: number, ...rest: number[]) =>
  operation < 0x80 ? [0xfd, operation, ...rest] : [0xfd, operation, 0x01, ...rest];
const load = (offset: number) => simd(0x00, 0, offset);
const ZERO = simd(0x0c, ...new Array<number>(16).fill(0));
const WIDEN_LOW = simd(0x89);
const WIDEN_HIGH = simd(0x8a);
const PRODUCTS = simd(0xba);
const PLUS = simd(0xae);
const lane = (index: number) => simd(0x1b, index);

const advance = (local: number, by: number) => [...get(local), ...number(by), ADD, ...set(local)];
/** Runs the body until `local`, raised by `by` each time, reaches `end`. */
const repeat = (local: number, by: number, end: number, body: number[]) => [
  ...number(0),
  ...set(local),
  ...[0x03, 0x40],
  ...body,
  ...advance(local, by),
  ...get(local),
  ...get(end),
  BELOW,
  ...[0x0d, 0],
  0x0b,
];
const times = (count: number, body: (index: number) => number[]) =>
  Array.from({ length: count }, (_, index) => body(index)).flat();

function instructions(): number[] {
  const begin = [
    ...times(SUM_COUNT, (sum) => [...ZERO, ...set(SUMS + sum)]),
    // Rows are of two bytes an entry, the matrix of one.
    ...[...get(ROW), ...get(INNER), TIMES, ...number(2), TIMES, ...get(ROWS), ADD, ...set(AT_ROWS)],
    ...[...get(COLUMN), ...get(INNER), TIMES, ...get(BYTES), ADD, ...set(AT_BYTES)],
  ];
  const sum = (index: number, column: number) => [
    ...get(SUMS + index),
    ...get(LINE),
    ...get(column),
    ...PRODUCTS,
    ...PLUS,
    ...set(SUMS + index),
  ];
  const step = [
    ...[...get(AT_BYTES), ...load(0), ...set(PAIR)],
    ...[...get(PAIR), ...WIDEN_LOW, ...set(FIRST)],
    ...[...get(PAIR), ...WIDEN_HIGH, ...set(SECOND)],
    ...times(ROWS_AT_ONCE, (row) => [
      ...[...get(AT_ROWS), ...load(row * STEPS_AT_ONCE * 2), ...set(LINE)],
      ...sum(2 * row, FIRST),
      ...sum(2 * row + 1, SECOND),
    ]),
    ...advance(AT_ROWS, ROWS_AT_ONCE * STEPS_AT_ONCE * 2),
    ...advance(AT_BYTES, COLUMNS_AT_ONCE * STEPS_AT_ONCE),
  ];
  const keep = times(SUM_COUNT, (index) => [
    ...[...get(ROW), ...number(index >> 1), ADD, ...get(COLUMNS), TIMES, ...get(COLUMN), ADD, ...number(4), TIMES],
    ...[...get(OUT), ADD],
    ...times(4, (part) => [...get(SUMS + index), ...lane(part), ...(part > 0 ? [ADD] : [])]),
    ...store(4 * (index & 1)),
  ]);
  const column = [...begin, ...repeat(STEP, STEPS_AT_ONCE, INNER, step), ...keep];
  return repeat(ROW, ROWS_AT_ONCE, ROW_COUNT, repeat(COLUMN, COLUMNS_AT_ONCE, COLUMNS, column));
}

/** LEB128, as WebAssembly writes lengths. */
function length(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...length(value >>> 7)];
}
const section = (id: number, content: number[]) => [id, ...length(content.length), ...content];
const name = (text: string) => [text.length, ...Buffer.from(text)];

function moduleBytes(): Uint8Array<ArrayBuffer> {
  const body = [2, 5, I32, 4 + SUM_COUNT, V128, ...instructions(), 0x0b];
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 6, ...new Array<number>(6).fill(I32), 0]),
    ...section(2, [1, ...name('host'), ...name('memory'), 2, 0, 0]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('multiply'), 0, 0]),
    ...section(10, [1, ...length(body.length), ...body]),
  ]);
}

export function makeKernel(bytes: number): Kernel {
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / 65_536) });
  const instance = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes()), { host: { memory } });
  return { memory, multiply: instance.exports.multiply as Kernel['multiply'] };
}
