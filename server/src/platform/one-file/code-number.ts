import { createHash } from 'node:crypto';

/** A number of so many bits that stands for something in a code; the same for the same text. */
export const codeNumberOf = (text: string, bits: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() >>> (32 - bits);
