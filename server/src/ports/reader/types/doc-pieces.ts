import { decodeWindows1252 } from '../text.ts';
import { Unreadable } from '../unreadable.ts';

export interface Piece {
  /** Where its first character lies in the file, and how many bytes each takes. */
  start: number;
  size: 1 | 2;
  text: string;
}

/** The text in its order, out of the pieces that editing has left all over the file. */
export function* readPieces(main: Buffer, table: Buffer): Generator<Piece> {
  let at = 0;
  while (table[at] === 1) at += 3 + table.readUInt16LE(at + 1);
  if (table[at] !== 2) throw new Unreadable('file_corrupt');
  const plan = table.subarray(at + 5, at + 5 + table.readUInt32LE(at + 1));
  const count = Math.floor((plan.length - 4) / 12);
  for (let index = 0; index < count; index += 1) {
    const length = plan.readUInt32LE((index + 1) * 4) - plan.readUInt32LE(index * 4);
    const place = plan.readUInt32LE((count + 1) * 4 + index * 8 + 2);
    const isNarrow = (place & 0x40000000) !== 0;
    const start = isNarrow ? (place & 0x3fffffff) / 2 : place & 0x3fffffff;
    const size = isNarrow ? 1 : 2;
    if (length < 0 || start + length * size > main.length) throw new Unreadable('file_corrupt');
    const bytes = main.subarray(start, start + length * size);
    yield { start, size, text: isNarrow ? decodeWindows1252(bytes) : bytes.toString('utf16le') };
  }
}
