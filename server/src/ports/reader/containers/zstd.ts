import { Unreadable } from '../unreadable.ts';
import { BackwardBits } from './zstd-bits.ts';
import {
  decodeHuffman,
  type FseTable,
  fseTable,
  type HuffmanTable,
  oneSymbol,
  readFseTable,
  readHuffmanTable,
} from './zstd-tables.ts';

/** Zstandard (RFC 8878) unpacked into memory, never beyond a bound; without dictionaries. */

const magic = 0xfd2fb528;
const widestBlock = 128 * 1024;

/** What a code of lengths starts at, and how many bits are added to it. */
interface Code {
  bases: number[];
  bits: number[];
}

const steps = (first: number, count: number, bits: readonly number[]): Code => {
  const widths = [...Array.from({ length: count }, () => 0), ...bits];
  let base = first;
  const bases = widths.map((width) => {
    const own = base;
    base += 2 ** width;
    return own;
  });
  return { bases, bits: widths };
};
const literalLengths = steps(0, 16, [1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
const matchLengths = steps(3, 32, [1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);

const times = (count: number, share: number) => Array.from({ length: count }, () => share);
/** The codes of the sequences, in the order of their tables: lengths of literals, offsets, lengths of matches. */
const kinds = [
  {
    most: { accuracy: 9, symbols: 36 },
    usual: fseTable([4, 3, ...times(11, 2), 1, 1, 1, ...times(9, 2), 3, 2, ...times(5, 1), ...times(4, -1)], 6),
  },
  {
    most: { accuracy: 8, symbols: 32 },
    usual: fseTable([...times(6, 1), 2, 2, 2, ...times(15, 1), ...times(5, -1)], 5),
  },
  {
    most: { accuracy: 9, symbols: 53 },
    usual: fseTable([1, 4, 3, ...times(6, 2), ...times(37, 1), ...times(7, -1)], 6),
  },
] as const;

const broken = () => new Unreadable('file_corrupt');

/** Grows as it is needed, up to the bound. */
class Output {
  bytes = Buffer.alloc(widestBlock);
  length = 0;
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  room(count: number): void {
    const wanted = this.length + count;
    if (wanted > this.most) throw new Unreadable('file_inflates');
    if (wanted <= this.bytes.length) return;
    const larger = Buffer.alloc(Math.min(this.most, Math.max(wanted, this.bytes.length * 2)));
    this.bytes.copy(larger, 0, 0, this.length);
    this.bytes = larger;
  }

  add(piece: Buffer): void {
    this.room(piece.length);
    piece.copy(this.bytes, this.length);
    this.length += piece.length;
  }

  fill(byte: number, count: number): void {
    this.room(count);
    this.bytes.fill(byte, this.length, this.length + count);
    this.length += count;
  }

  /** Says again what was said so far back; it may overlap with itself. */
  repeat(back: number, count: number, start: number): void {
    if (back > this.length - start || back < 1) throw broken();
    this.room(count);
    const { bytes } = this;
    for (let left = count; left > 0; left--, this.length++) bytes[this.length] = bytes[this.length - back] ?? 0;
  }
}

/** What one block leaves to the next ones of its frame. */
interface Frame {
  start: number;
  huffman: HuffmanTable | null;
  tables: (FseTable | null)[];
  offsets: [number, number, number];
}

function readLiterals(block: Buffer, frame: Frame): { literals: Buffer; used: number } {
  const head = block[0] ?? 0;
  const [type, form] = [head & 3, (head >> 2) & 3];
  if (type < 2) {
    const width = form % 2 === 0 ? 1 : form === 1 ? 2 : 3;
    const size = width === 1 ? head >> 3 : block.readUIntLE(0, width) >> 4;
    if (size > widestBlock) throw broken();
    if (type === 1) return { literals: Buffer.alloc(size, block.readUInt8(width)), used: width + 1 };
    if (width + size > block.length) throw broken();
    return { literals: block.subarray(width, width + size), used: width + size };
  }
  const [width, bits] = form < 2 ? [3, 10] : form === 2 ? [4, 14] : [5, 18];
  const sizes = Math.floor(block.readUIntLE(0, width) / 16);
  const [size, packed] = [sizes % 2 ** bits, Math.floor(sizes / 2 ** bits)];
  if (size > widestBlock || width + packed > block.length) throw broken();
  let content = block.subarray(width, width + packed);
  if (type === 2) {
    const { table, used } = readHuffmanTable(content);
    frame.huffman = table;
    content = content.subarray(used);
  }
  if (!frame.huffman) throw broken();
  const literals = Buffer.alloc(size);
  if (form === 0) decodeHuffman(frame.huffman, content, literals);
  else {
    const each = (size + 3) >> 2;
    let at = 6;
    for (let stream = 0; stream < 4; stream++) {
      const end = stream < 3 ? at + content.readUInt16LE(stream * 2) : content.length;
      const part = literals.subarray(stream * each, stream < 3 ? (stream + 1) * each : size);
      decodeHuffman(frame.huffman, content.subarray(at, end), part);
      at = end;
    }
  }
  return { literals, used: width + packed };
}

function offsetOf(value: number, hasLiterals: boolean, offsets: Frame['offsets']): number {
  const index = value > 3 ? 3 : value - 1 + (hasLiterals ? 0 : 1);
  const [first, second, third] = offsets;
  const offset = value > 3 ? value - 3 : index === 3 ? first - 1 : (offsets[index] ?? 0);
  if (index > 0) {
    offsets[0] = offset;
    offsets[1] = first;
    offsets[2] = index > 1 ? second : third;
  }
  return offset;
}

function decodeBlock(block: Buffer, frame: Frame, output: Output): void {
  const { literals, used } = readLiterals(block, frame);
  let at = used;
  let count = block.readUInt8(at++);
  if (count === 255) {
    count = block.readUInt16LE(at) + 0x7f00;
    at += 2;
  } else if (count > 127) count = ((count - 128) << 8) + block.readUInt8(at++);
  if (count === 0) {
    output.add(literals);
    return;
  }
  const modes = block.readUInt8(at++);
  const tables = kinds.map(({ most, usual }, index) => {
    const mode = (modes >> (6 - 2 * index)) & 3;
    if (mode === 1) frame.tables[index] = oneSymbol(block.readUInt8(at++));
    else if (mode === 2) {
      const read = readFseTable(block.subarray(at), most);
      at += read.used;
      frame.tables[index] = read.table;
    } else if (mode === 0) frame.tables[index] = usual;
    const table = frame.tables[index];
    if (!table) throw broken();
    return table;
  }) as [FseTable, FseTable, FseTable];
  const [forLiterals, forOffsets, forMatches] = tables;
  const input = new BackwardBits(block.subarray(at));
  const move = ({ bits, bases }: FseTable, state: number) => (bases[state] ?? 0) + input.read(bits[state] ?? 0);
  let literalState = input.read(forLiterals.accuracy);
  let offsetState = input.read(forOffsets.accuracy);
  let matchState = input.read(forMatches.accuracy);
  let taken = 0;
  for (let index = 0; index < count; index++) {
    const offsetCode = forOffsets.symbols[offsetState] ?? 0;
    const literalCode = forLiterals.symbols[literalState] ?? 0;
    const matchCode = forMatches.symbols[matchState] ?? 0;
    if (offsetCode > 30 || literalCode > 35 || matchCode > 52) throw broken();
    const value = 2 ** offsetCode + input.read(offsetCode);
    const match = (matchLengths.bases[matchCode] ?? 0) + input.read(matchLengths.bits[matchCode] ?? 0);
    const length = (literalLengths.bases[literalCode] ?? 0) + input.read(literalLengths.bits[literalCode] ?? 0);
    if (input.left < 0 || taken + length > literals.length) throw broken();
    output.add(literals.subarray(taken, taken + length));
    taken += length;
    output.repeat(offsetOf(value, length > 0, frame.offsets), match, frame.start);
    if (index + 1 === count) break;
    literalState = move(forLiterals, literalState);
    matchState = move(forMatches, matchState);
    offsetState = move(forOffsets, offsetState);
  }
  if (input.left !== 0) throw broken();
  output.add(literals.subarray(taken));
}

/** Gives where the frame ends. */
function decodeFrame(bytes: Buffer, begin: number, output: Output): number {
  const head = bytes.readUInt8(begin + 4);
  const isSingle = (head & 32) !== 0;
  if ((head & 8) !== 0 || (head & 3) !== 0) throw broken();
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][head >> 6] ?? 0;
  let at = begin + 5 + (isSingle ? 0 : 1) + sizeBytes;
  const frame: Frame = { start: output.length, huffman: null, tables: [null, null, null], offsets: [1, 4, 8] };
  for (let isLast = false; !isLast; ) {
    const header = bytes.readUIntLE(at, 3);
    at += 3;
    isLast = (header & 1) === 1;
    const [type, size] = [(header >> 1) & 3, header >> 3];
    const stored = type === 1 ? 1 : size;
    if (type === 3 || size > widestBlock || at + stored > bytes.length) throw broken();
    const content = bytes.subarray(at, at + stored);
    at += stored;
    if (type === 0) output.add(content);
    else if (type === 1) output.fill(content.readUInt8(0), size);
    else decodeBlock(content, frame, output);
  }
  // The sum that may follow is one more look at what the archive around it has checked already.
  return at + ((head & 4) !== 0 ? 4 : 0);
}

export function unpackZstd(bytes: Buffer, mostBytes: number): Buffer {
  const output = new Output(mostBytes);
  try {
    for (let at = 0; at < bytes.length; ) {
      const mark = bytes.readUInt32LE(at);
      if ((mark & 0xfffffff0) >>> 0 === 0x184d2a50) at += 8 + bytes.readUInt32LE(at + 4);
      else if (mark === magic) at = decodeFrame(bytes, at, output);
      else throw broken();
    }
  } catch (error) {
    // A read behind the end.
    throw error instanceof RangeError ? broken() : error;
  }
  return output.bytes.subarray(0, output.length);
}
