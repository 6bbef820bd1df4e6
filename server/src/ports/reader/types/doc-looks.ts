import type { StyleDepth } from './doc-styles.ts';

export interface ParagraphLook {
  headingDepth: number | undefined;
  /** The number of its list, or 0. */
  list: number;
  inTable: boolean;
  endsRow: boolean;
}

const plain: ParagraphLook = { headingDepth: undefined, list: 0, inTable: false, endsRow: false };
const pageSize = 512;
/** Properties of paragraphs that matter here, by their code. */
const property = { inTable: 0x2416, endsRow: 0x2417, list: 0x460b, outline: 0x2640 } as const;

/**
 * What a paragraph is, by where its text lies in the file. Word keeps this in pages of 512 bytes: offsets in front,
 * and behind each a pointer to the paragraph's style and properties.
 */
export function readParagraphLooks(main: Buffer, plan: Buffer, depthOf: StyleDepth): (offset: number) => ParagraphLook {
  const starts: number[] = [];
  const looks: ParagraphLook[] = [];
  const count = Math.floor((plan.length - 4) / 8);
  for (let index = 0; index < count; index += 1) {
    const number = plan.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff;
    const page = main.subarray(number * pageSize, (number + 1) * pageSize);
    if (page.length < pageSize) continue;
    const runs = page[pageSize - 1] ?? 0;
    for (let run = 0; run < runs && (run + 1) * 4 + 4 <= pageSize; run += 1) {
      starts.push(page.readUInt32LE(run * 4));
      looks.push(readLook(page, (page[(runs + 1) * 4 + run * 13] ?? 0) * 2, depthOf));
    }
  }
  // Both grow with the file, so the last that begins before the place is its own.
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return looks[low - 1] ?? plain;
  };
}

function readLook(page: Buffer, at: number, depthOf: StyleDepth): ParagraphLook {
  if (at === 0 || at + 4 > page.length) return plain;
  const half = page[at] ?? 0;
  const start = half === 0 ? at + 2 : at + 1;
  const end = Math.min(page.length, start + (half === 0 ? (page[at + 1] ?? 0) * 2 : half * 2 - 1));
  if (start + 2 > end) return plain;
  const look: ParagraphLook = { ...plain, headingDepth: depthOf(page.readUInt16LE(start)) };
  for (let place = start + 2; place + 3 <= end; ) {
    const code = page.readUInt16LE(place);
    const value = page[place + 2] ?? 0;
    if (code === property.inTable) look.inTable = value !== 0;
    else if (code === property.endsRow) look.endsRow = value !== 0;
    else if (code === property.list) look.list = value;
    else if (code === property.outline && value < 9) look.headingDepth = value + 1;
    place += 2 + operandSize(code, page, place + 2);
  }
  return look;
}

function operandSize(code: number, page: Buffer, at: number): number {
  const size = [1, 1, 2, 4, 2, 2, 0, 3][code >> 13] ?? 1;
  if (size > 0) return size;
  // Two properties of tables count in two bytes, the others in one.
  return code === 0xd608 ? page.readUInt16LE(at) + 1 : (page[at] ?? 0) + 1;
}
