/**
 * Codes that leave a file by hand: what was answered in it, as letters and digits that can be copied, sent or read out.
 * The file writes them and the server reads them; both by this. A checksum tells a typing error from a code of something
 * else. It proves nothing: whoever can make a file's code can make another.
 */

/** Crockford's alphabet: no I, L, O and U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const sumSigns = 4;

/**
 * V: answers of a week, to a list of questions that the code names. Q: answers to a lecturer's quiz. W: answers of a week as
 * files before wrote them, which counted questions by their places on the page: nothing of it can be believed.
 */
export type CodeKind = 'V' | 'Q' | 'W';
const kinds: readonly string[] = ['V', 'Q', 'W'] satisfies CodeKind[];

/** Of degree 20 and with a constant term: a change within 20 bits, so one sign or two neighbours, never goes unnoticed. */
const sumPolynomial = 0x6b04f;
const sumBits = 5 * sumSigns;

function sumOf(text: string): string {
  let rest = 2 ** sumBits - 1;
  for (const sign of text) {
    const value = alphabet.indexOf(sign);
    for (let at = 4; at >= 0; at--) {
      const isCarried = ((rest >>> (sumBits - 1)) ^ (value >>> at)) & 1;
      rest = ((rest << 1) & (2 ** sumBits - 1)) ^ (isCarried ? sumPolynomial : 0);
    }
  }
  let sum = '';
  for (let sign = sumSigns - 1; sign >= 0; sign--) sum += alphabet[(rest >>> (5 * sign)) & 31];
  return sum;
}

export class Bits {
  readonly bits: number[] = [];
  put(value: number, width: number): void {
    for (let at = width - 1; at >= 0; at--) this.bits.push((value >>> at) & 1);
  }
}

export class BitsToRead {
  private at = 0;
  private readonly bits: readonly number[];
  private constructor(bits: readonly number[]) {
    this.bits = bits;
  }
  /** What signs of a code hold. */
  static of(signs: string): BitsToRead {
    return new BitsToRead(
      [...signs].flatMap((sign) => [4, 3, 2, 1, 0].map((at) => (alphabet.indexOf(sign) >> at) & 1)),
    );
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
  /** All was read, but for what fills the last sign. */
  get isDone(): boolean {
    return !this.isOver && this.bits.length - this.at < 5;
  }
}

export function seal(kind: CodeKind, { bits }: Bits): string {
  let text: string = kind;
  for (let at = 0; at < bits.length; at += 5) {
    let sign = 0;
    for (let next = at; next < at + 5; next++) sign = sign * 2 + (bits[next] ?? 0);
    text += alphabet[sign];
  }
  return text + sumOf(text);
}

/** So many signs a code has that holds so many bits. */
export const signsFor = (bits: number): number => 1 + Math.ceil(bits / 5) + sumSigns;

/** Capitals, spaces and dashes do not matter; letters that look like digits are taken for them. */
export const tidyCode = (typed: string) =>
  typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');

export function unseal(typed: string): { kind: string; bits: BitsToRead; signs: number } | null {
  const text = tidyCode(typed);
  const body = text.slice(0, -sumSigns);
  if (body.length < 2 || sumOf(body) !== text.slice(-sumSigns)) return null;
  if ([...text].some((sign) => !alphabet.includes(sign))) return null;
  return { kind: body[0]!, bits: BitsToRead.of(body.slice(1)), signs: text.length };
}

/** Which kind of code it is; null where it was mistyped, or is none. */
export function kindOfCode(typed: string): CodeKind | null {
  const kind = unseal(typed)?.kind ?? '';
  return kinds.includes(kind) ? (kind as CodeKind) : null;
}

/** In groups, as people copy and compare it. */
export const groupedCode = (code: string): string => code.replace(/(.{5})(?=.)/g, '$1 ');

/** What became of one question: nothing, one of up to four options, or a typed answer. */
export const itemStates = { open: 0, typedRight: 5, typedWrong: 6 } as const;
const itemBits = 3;
/** So many a lesson, and so many lessons a week, go into a code. */
export const mostItems = 63;
const mostLessons = 15;

/** One lesson of a week: which it is, which list of questions the file asked, and the answers in the order of that list. */
export interface LessonAnswers {
  ref: number;
  /** A hash over the names of the questions, in their order: another list is another number. */
  list: number;
  items: number[];
}
export const refBits = 25;
export const listBits = 20;

export function writeWeekCode(all: readonly LessonAnswers[]): string {
  const lessons = all.slice(0, mostLessons);
  const bits = new Bits();
  bits.put(lessons.length, 4);
  for (const { ref, list, items } of lessons) {
    bits.put(ref, refBits);
    bits.put(list, listBits);
    bits.put(items.length, 6);
    for (const item of items) bits.put(item, itemBits);
  }
  return seal('V', bits);
}

/** Null where it was mistyped, or is no code of a week that can be counted. */
export function readWeekCode(typed: string): LessonAnswers[] | null {
  const opened = unseal(typed);
  if (opened?.kind !== 'V') return null;
  const { bits } = opened;
  const lessons = Array.from({ length: bits.take(4) }, () => {
    const [ref, list] = [bits.take(refBits), bits.take(listBits)];
    return { ref, list, items: Array.from({ length: bits.take(6) }, () => bits.take(itemBits)) };
  });
  return bits.isOver ? null : lessons;
}
