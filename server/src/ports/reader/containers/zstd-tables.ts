import { Unreadable } from '../unreadable.ts';
import { BackwardBits, ForwardBits } from './zstd-bits.ts';

/** The two codes of Zstandard (RFC 8878, sections 4.1 and 4.2), as tables to look up. */

export interface FseTable {
  accuracy: number;
  symbols: Uint8Array;
  bits: Uint8Array;
  bases: Uint16Array;
}

export interface HuffmanTable {
  longest: number;
  symbols: Uint8Array;
  bits: Uint8Array;
}

const highest = (value: number) => 31 - Math.clz32(value);

export function fseTable(shares: readonly number[], accuracy: number): FseTable {
  const size = 1 << accuracy;
  const [symbols, bits, bases] = [new Uint8Array(size), new Uint8Array(size), new Uint16Array(size)];
  const next = shares.map((share) => Math.abs(share));
  let high = size;
  for (const [symbol, share] of shares.entries()) if (share < 0) symbols[--high] = symbol;
  const step = (size >> 1) + (size >> 3) + 3;
  let at = 0;
  for (const [symbol, share] of shares.entries()) {
    for (let count = 0; count < share; count++) {
      symbols[at] = symbol;
      do at = (at + step) & (size - 1);
      while (at >= high);
    }
  }
  for (let state = 0; state < size; state++) {
    const symbol = symbols[state] ?? 0;
    const value = next[symbol] ?? 1;
    next[symbol] = value + 1;
    bits[state] = accuracy - highest(value);
    bases[state] = (value << (bits[state] ?? 0)) - size;
  }
  return { accuracy, symbols, bits, bases };
}

/** One symbol for ever. */
export const oneSymbol = (symbol: number): FseTable => ({
  accuracy: 0,
  symbols: Uint8Array.of(symbol),
  bits: Uint8Array.of(0),
  bases: Uint16Array.of(0),
});

export function readFseTable(bytes: Buffer, most: { accuracy: number; symbols: number }) {
  const input = new ForwardBits(bytes);
  const accuracy = input.read(4) + 5;
  if (accuracy > most.accuracy) throw new Unreadable('file_corrupt');
  const shares: number[] = [];
  let left = 1 << accuracy;
  while (left > 0 && shares.length < most.symbols) {
    const width = highest(left + 1) + 1;
    const low = (1 << (width - 1)) - 1;
    const threshold = (1 << width) - 1 - (left + 1);
    let value = input.read(width);
    if ((value & low) < threshold) {
      input.back(1);
      value &= low;
    } else if (value > low) value -= threshold;
    const share = value - 1;
    left -= Math.abs(share);
    shares.push(share);
    for (let more = share === 0 ? 3 : 0; more === 3; ) {
      more = input.read(2);
      for (let zero = 0; zero < more; zero++) shares.push(0);
    }
  }
  if (left !== 0 || shares.length > most.symbols) throw new Unreadable('file_corrupt');
  return { table: fseTable(shares, accuracy), used: input.used };
}

function readWeights(bytes: Buffer): number[] {
  const { table, used } = readFseTable(bytes, { accuracy: 6, symbols: 256 });
  const input = new BackwardBits(bytes.subarray(used));
  const { accuracy, symbols, bits, bases } = table;
  const states = [input.read(accuracy), input.read(accuracy)];
  if (input.left < 0) throw new Unreadable('file_corrupt');
  const weights: number[] = [];
  for (let turn = 0; weights.length < 255; turn ^= 1) {
    const state = states[turn] ?? 0;
    weights.push(symbols[state] ?? 0);
    const width = bits[state] ?? 0;
    states[turn] = (bases[state] ?? 0) + input.read(width);
    if (input.left < 0) {
      weights.push(symbols[states[turn ^ 1] ?? 0] ?? 0);
      return weights;
    }
  }
  throw new Unreadable('file_corrupt');
}

export function readHuffmanTable(bytes: Buffer): { table: HuffmanTable; used: number } {
  const head = bytes[0] ?? 0;
  const count = head - 127;
  const used = 1 + (head < 128 ? head : (count + 1) >> 1);
  if (used > bytes.length) throw new Unreadable('file_corrupt');
  const weights =
    head < 128
      ? readWeights(bytes.subarray(1, used))
      : Array.from({ length: count }, (_, index) => ((bytes[1 + (index >> 1)] ?? 0) >> (index % 2 ? 0 : 4)) & 15);
  const sum = weights.reduce((all, weight) => all + (weight > 0 ? 2 ** (weight - 1) : 0), 0);
  const longest = sum > 0 ? highest(sum) + 1 : 99;
  if (longest > 11) throw new Unreadable('file_corrupt');
  const rest = 2 ** longest - sum;
  if ((rest & (rest - 1)) !== 0) throw new Unreadable('file_corrupt');
  weights.push(highest(rest) + 1);
  const [symbols, bits] = [new Uint8Array(1 << longest), new Uint8Array(1 << longest)];
  let at = 0;
  for (let weight = 1; weight <= longest; weight++) {
    for (const [symbol, own] of weights.entries()) {
      if (own !== weight) continue;
      symbols.fill(symbol, at, at + (1 << (weight - 1)));
      bits.fill(longest + 1 - weight, at, at + (1 << (weight - 1)));
      at += 1 << (weight - 1);
    }
  }
  return { table: { longest, symbols, bits }, used };
}

export function decodeHuffman({ longest, symbols, bits }: HuffmanTable, bytes: Buffer, into: Buffer): void {
  const input = new BackwardBits(bytes);
  for (let at = 0; at < into.length; at++) {
    const index = input.peek(longest);
    into[at] = symbols[index] ?? 0;
    input.left -= bits[index] ?? 0;
    if (input.left < 0) throw new Unreadable('file_corrupt');
  }
  if (input.left !== 0) throw new Unreadable('file_corrupt');
}
