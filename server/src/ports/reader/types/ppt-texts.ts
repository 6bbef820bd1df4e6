import { recordsIn, recordType } from './ppt-records.ts';

/** A text with the kind of its place on the slide. */
export interface PptText {
  kind: number;
  text: string;
}

/** Texts that follow each other, each after a header that tells its kind. */
export function readTexts(bytes: Buffer): PptText[] {
  const texts: PptText[] = [];
  let kind = 4;
  for (const { type, body } of recordsIn(bytes)) {
    if (type === recordType.textHeader && body.length >= 4) kind = body.readUInt32LE(0);
    else if (type === recordType.wideText) texts.push({ kind, text: body.toString('utf16le').replaceAll('\v', ' ') });
    else if (type === recordType.byteText) texts.push({ kind, text: body.toString('latin1').replaceAll('\v', ' ') });
  }
  return texts;
}
