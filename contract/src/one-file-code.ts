/**
 * Codes that leave a file by hand: what was answered in it, as letters and digits that can be copied, sent or read out.
 * The file writes them and the server reads them; both by this. A checksum tells a typing error from a code of something
 * else. It proves nothing: whoever can make a file's code can make another.
 */

/** Crockford's alphabet: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const sumSigns = 4;

/** W: answers of a week. Q: answers to a lecturer's quiz. */
export type CodeKind = 'W' | 'Q';

function sumOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  hash = (hash ^ (hash >>> 13)) >>> 0;
  let sum = '';
  for (let sign = 0; sign < sumSigns; sign++) sum += alphabet[(hash >>> (5 * sign)) & 31];
  return sum;
}

class Bits {
  readonly bits: number[] = [];
  put(value: number, width: number): void {
    for (let at = width - 1; at >= 0; at--) this.bits.push((value >>> at) & 1);
  }
}

class BitsToRead {
  private at = 0;
  private readonly bits: readonly number[];
  constructor(bits: readonly number[]) {
    this.bits = bits;
  }
  /** Zero behind the end: what was packed is filled up with it. */
  take(width: number): number {
    let value = 0;
    for (let left = width; left > 0; left--) value = value * 2 + (this.bits[this.at++] ?? 0);
    return value;
  }
  get isOver(): boolean {
    return this.at > this.bits.length;
  }
}

function seal(kind: CodeKind, { bits }: Bits): string {
  let text: string = kind;
  for (let at = 0; at < bits.length; at += 5) {
    let sign = 0;
    for (let next = at; next < at + 5; next++) sign = sign * 2 + (bits[next] ?? 0);
    text += alphabet[sign];
  }
  return text + sumOf(text);
}

/** Capitals, spaces and dashes do not matter; letters that look like digits are taken for them. */
const tidy = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

function unseal(typed: string): { kind: string; bits: BitsToRead } | null {
  const text = tidy(typed);
  const body = text.slice(0, -sumSigns);
  if (body.length < 2 || sumOf(body) !== text.slice(-sumSigns)) return null;
  const bits: number[] = [];
  for (const sign of body.slice(1)) {
    const value = alphabet.indexOf(sign);
    if (value < 0) return null;
    for (let at = 4; at >= 0; at--) bits.push((value >> at) & 1);
  }
  return { kind: body[0]!, bits: new BitsToRead(bits) };
}

/** Which kind of code it is; null where it was mistyped, or is none. */
export function kindOfCode(typed: string): CodeKind | null {
  const kind = unseal(typed)?.kind;
  return kind === 'W' || kind === 'Q' ? kind : null;
}

/** In groups, as people copy and compare it. */
export const groupedCode = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1 ');

/** What became of one question: nothing, one of up to four options, or a typed answer. */
export const itemStates = { open: 0, typedRight: 5, typedWrong: 6 } as const;
const itemBits = 3;
/** So many a lesson, and so many lessons a week, go into a code. */
export const mostItems = 63;
const mostLessons = 15;

/** One lesson of a week: which it is, as it was when the file was made, and its questions in the order of the file. */
export interface LessonAnswers {
  ref: number;
  version: number;
  items: number[];
}
export const refBits = 25;
export const versionBits = 10;

export function writeWeekCode(all: readonly LessonAnswers[]): string {
  const lessons = all.slice(0, mostLessons);
  const bits = new Bits();
  bits.put(lessons.length, 4);
  for (const { ref, version, items } of lessons) {
    bits.put(ref, refBits);
    bits.put(version, versionBits);
    bits.put(items.length, 6);
    for (const item of items) bits.put(item, itemBits);
  }
  return seal('W', bits);
}

export function readWeekCode(typed: string): LessonAnswers[] | null {
  const opened = unseal(typed);
  if (opened?.kind !== 'W') return null;
  const { bits } = opened;
  const lessons = Array.from({ length: bits.take(4) }, () => {
    const [ref, version] = [bits.take(refBits), bits.take(versionBits)];
    return { ref, version, items: Array.from({ length: bits.take(6) }, () => bits.take(itemBits)) };
  });
  return bits.isOver ? null : lessons;
}
