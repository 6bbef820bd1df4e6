export type IsOrderedList = (number: number) => boolean;

const bullet = 23;
const nothing = 255;

/**
 * Whether a list counts. Paragraphs name a use of a list, the use names the list, and behind all lists stand their
 * levels, of which the first decides.
 */
export function readLists(table: Buffer, { lists, uses }: { lists: number; uses: number }): IsOrderedList {
  try {
    const ordered = readOrdered(table, lists);
    const count = table.readUInt32LE(uses);
    return (number) => number <= count && (ordered.get(table.readInt32LE(uses + 4 + (number - 1) * 16)) ?? false);
  } catch {
    // The text does not depend on it.
    return () => false;
  }
}

function readOrdered(table: Buffer, start: number): Map<number, boolean> {
  const ordered = new Map<number, boolean>();
  const count = table.readUInt16LE(start);
  let at = start + 2 + count * 28;
  for (let index = 0; index < count; index += 1) {
    const list = start + 2 + index * 28;
    const isSimple = ((table[list + 26] ?? 0) & 1) !== 0;
    const format = table[at + 4] ?? bullet;
    ordered.set(table.readInt32LE(list), format !== bullet && format !== nothing);
    for (let level = 0; level < (isSimple ? 1 : 9); level += 1) {
      at += 28 + (table[at + 24] ?? 0) + (table[at + 25] ?? 0);
      at += 2 + table.readUInt16LE(at) * 2;
    }
  }
  return ordered;
}
