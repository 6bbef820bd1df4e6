import { expect, test } from 'vitest';
import { makeKernel, placeInBytes, placeInRows } from './kernel.ts';

test('multiplies rows of numbers by a matrix of bytes', () => {
  const [rows, inner, columns] = [8, 24, 6];
  const at = { rows: 0, bytes: rows * inner * 2, out: rows * inner * 2 + inner * columns };
  const left = (row: number, step: number) => ((row * 31 + step * 7) % 8191) - 4095 + row;
  const right = (step: number, column: number) => (step * 37 + column * 101) % 256;
  const { memory, multiply } = makeKernel(65_536);
  const lines = new Int16Array(memory.buffer, at.rows, rows * inner);
  const bytes = new Uint8Array(memory.buffer, at.bytes, inner * columns);
  for (let step = 0; step < inner; step++) {
    for (let row = 0; row < rows; row++) lines[placeInRows(row, step, inner)] = left(row, step);
    for (let column = 0; column < columns; column++) bytes[placeInBytes(step, column, inner)] = right(step, column);
  }

  multiply(at.rows, at.bytes, at.out, rows, inner, columns);

  const expected = Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    return Array.from({ length: inner }, (_, step) => left(row, step) * right(step, column)).reduce((a, b) => a + b);
  });
  expect([...new Int32Array(memory.buffer, at.out, rows * columns)]).toEqual(expected);
});
