/** The records of a PowerPoint stream, as [MS-PPT] numbers them. */
export const recordType = {
  document: 0x03e8,
  slide: 0x03ee,
  slideAtom: 0x03ef,
  notes: 0x03f0,
  slidePersist: 0x03f3,
  slideList: 0x0ff0,
  userEdit: 0x0ff5,
  persistDirectory: 0x1772,
  textHeader: 0x0f9f,
  outlineReference: 0x0f9e,
  wideText: 0x0fa0,
  byteText: 0x0fa8,
  textBox: 0xf00d,
} as const;

const maxDepth = 30;

export class PptRecord {
  readonly type: number;
  readonly instance: number;
  readonly isContainer: boolean;
  readonly body: Buffer;

  constructor(header: number, type: number, body: Buffer) {
    this.type = type;
    this.instance = header >> 4;
    this.isContainer = (header & 0xf) === 0xf;
    this.body = body;
  }

  /** Records of one type inside, at any depth; a match is not searched further. */
  *descendants(type: number, depth = 0): Generator<PptRecord> {
    for (const record of recordsIn(this.body)) {
      if (record.type === type) yield record;
      else if (record.isContainer && depth < maxDepth) yield* record.descendants(type, depth + 1);
    }
  }
}

export function* recordsIn(bytes: Buffer, from = 0): Generator<PptRecord> {
  for (let at = from; at + 8 <= bytes.length; ) {
    const end = Math.min(bytes.length, at + 8 + bytes.readUInt32LE(at + 4));
    yield new PptRecord(bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2), bytes.subarray(at + 8, end));
    at = end;
  }
}

export function recordAt(bytes: Buffer, offset: number): PptRecord | undefined {
  return recordsIn(bytes, offset).next().value ?? undefined;
}
