import { Unreadable } from '../unreadable.ts';

/** The compound file of the older Office formats: a small file system of sectors and streams. */
export interface CompoundFile {
  has(name: string): boolean;
  /** A stream of the root folder, or null. */
  read(name: string): Buffer | null;
}

const lastSector = 0xfffffffa;
const fail = (): never => {
  throw new Unreadable('file_corrupt');
};

export function openCompoundFile(bytes: Buffer): CompoundFile {
  if (bytes.length < 512) fail();
  const sectorSize = 1 << bytes.readUInt16LE(30);
  const miniSize = 1 << bytes.readUInt16LE(32);
  if (![512, 4096].includes(sectorSize) || miniSize !== 64) fail();
  const miniCutoff = bytes.readUInt32LE(56);
  const sectorCount = Math.ceil(bytes.length / sectorSize);
  const sector = (index: number) => bytes.subarray((index + 1) * sectorSize, (index + 2) * sectorSize);

  const fat = readFat();
  const chain = (start: number, table: Uint32Array, limit: number): number[] => {
    const found: number[] = [];
    for (let at = start; at < lastSector; at = table[at] ?? fail()) {
      // A chain longer than the file bites its own tail.
      if (found.length >= limit) fail();
      found.push(at);
    }
    return found;
  };
  const content = (start: number) => Buffer.concat(chain(start, fat, sectorCount).map(sector));

  const entries = readDirectory(content(bytes.readUInt32LE(48)), sectorSize);
  const root = entries.get('') ?? fail();
  const miniFat = toTable(content(bytes.readUInt32LE(60)));
  const miniStream = content(root.start);

  function read(name: string): Buffer | null {
    const entry = entries.get(name.toLowerCase());
    if (!entry) return null;
    if (entry.size >= miniCutoff) return content(entry.start).subarray(0, entry.size);
    const parts = chain(entry.start, miniFat, miniFat.length).map((index) =>
      miniStream.subarray(index * miniSize, (index + 1) * miniSize),
    );
    return Buffer.concat(parts).subarray(0, entry.size);
  }

  /** Its own sectors are listed in the header and, for files over 7 MB, in a chain of further lists. */
  function readFat(): Uint32Array {
    const places: number[] = [];
    for (let at = 76; at < 512; at += 4) places.push(bytes.readUInt32LE(at));
    let next = bytes.readUInt32LE(68);
    for (let guard = 0; next < lastSector; guard += 1) {
      const list = sector(next);
      if (guard > sectorCount || list.length < sectorSize) fail();
      for (let at = 0; at < sectorSize - 4; at += 4) places.push(list.readUInt32LE(at));
      next = list.readUInt32LE(sectorSize - 4);
    }
    return toTable(
      Buffer.concat(
        places
          .filter((place) => place < lastSector)
          .slice(0, sectorCount)
          .map(sector),
      ),
    );
  }

  return { has: (name) => entries.has(name.toLowerCase()), read };
}

function toTable(bytes: Buffer): Uint32Array {
  const table = new Uint32Array(bytes.length >> 2);
  for (let index = 0; index < table.length; index += 1) table[index] = bytes.readUInt32LE(index * 4);
  return table;
}

interface Entry {
  start: number;
  size: number;
}

/** Streams by their lower-case name; the root under the empty name. */
function readDirectory(bytes: Buffer, sectorSize: number): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (let at = 0; at + 128 <= bytes.length; at += 128) {
    const kind = bytes[at + 66];
    const nameLength = Math.min(64, bytes.readUInt16LE(at + 64));
    const name = bytes.toString('utf16le', at, at + Math.max(0, nameLength - 2)).toLowerCase();
    // Before version 4 only half of the size's eight bytes is defined.
    const size = sectorSize === 512 ? bytes.readUInt32LE(at + 120) : Number(bytes.readBigUInt64LE(at + 120));
    const entry = { start: bytes.readUInt32LE(at + 116), size };
    if (kind === 5) entries.set('', entry);
    // An embedded document has streams of the same names; the first ones are the file's own.
    else if (kind === 2 && !entries.has(name)) entries.set(name, entry);
  }
  return entries;
}
