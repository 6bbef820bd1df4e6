import { inflateRawSync } from 'node:zlib';
import { Unreadable } from '../unreadable.ts';

const limits = { entries: 5_000, inflated: 200 * 1024 * 1024, ratio: 100 };
/** Below this a high ratio is no sign of anything: an empty sheet packs well too. */
const harmless = 1024 * 1024;

interface Entry {
  method: number;
  packed: number;
  size: number;
  offset: number;
}

/** An open archive. Sizes are checked twice: as the archive claims them, and as they turn out. */
export interface Zip {
  names: string[];
  has(name: string): boolean;
  /** The whole of one file, or null if it is not there. */
  read(name: string): Buffer | null;
}

export function openZip(bytes: Buffer): Zip {
  const entries = readDirectory(bytes);
  let inflated = 0;

  function read(name: string): Buffer | null {
    const entry = entries.get(name);
    if (!entry) return null;
    const content = inflate(bytes, entry, limits.inflated - inflated);
    inflated += content.length;
    if (isBomb(content.length, entry.packed)) throw new Unreadable('file_inflates');
    return content;
  }

  return { names: [...entries.keys()], has: (name) => entries.has(name), read };
}

const isBomb = (size: number, packed: number) => size > harmless && size > packed * limits.ratio;

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + 22 > bytes.length) throw new Unreadable('file_corrupt');
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) throw new Unreadable('file_inflates');

  const entries = new Map<string, Entry>();
  let claimed = 0;
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw new Unreadable('file_corrupt');
    if (bytes.readUInt16LE(at + 8) & 1) throw new Unreadable('file_encrypted');
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const extra = bytes.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/');
    const entry = withLongSizes(extra, {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    });
    claimed += entry.size;
    if (isBomb(entry.size, entry.packed)) throw new Unreadable('file_inflates');
    entries.set(name, entry);
    at += 46 + nameLength + extraLength + bytes.readUInt16LE(at + 32);
  }
  // Entries that share their bytes make much of little without any single one standing out.
  if (claimed > limits.inflated || isBomb(claimed, bytes.length)) throw new Unreadable('file_inflates');
  return entries;
}

/** Some programs write the long form (zip64) even where the short one would do. */
function withLongSizes(extra: Buffer, entry: Entry): Entry {
  const long = 0xffffffff;
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    const take = () => {
      if (next + 8 > extra.length) throw new Unreadable('file_corrupt');
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    };
    if (entry.size === long) entry.size = take();
    if (entry.packed === long) entry.packed = take();
    if (entry.offset === long) entry.offset = take();
  }
  return entry;
}

function inflate(bytes: Buffer, { method, packed, size, offset }: Entry, room: number): Buffer {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== 0x04034b50) throw new Unreadable('file_corrupt');
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const content = bytes.subarray(start, start + packed);
  if (content.length < packed) throw new Unreadable('file_corrupt');
  if (method === 0) return content;
  if (method !== 8) throw new Unreadable('file_corrupt');
  try {
    // One byte more than was claimed is a lie, and the archive goes no further.
    return inflateRawSync(content, { maxOutputLength: Math.max(1, Math.min(size + 1, room)) });
  } catch (error) {
    const tooMuch = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Unreadable(tooMuch ? 'file_inflates' : 'file_corrupt');
  }
}
