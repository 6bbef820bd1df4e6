import type { PaperLine } from './line.ts';

/** Lines of a question as one text, which still knows where its lines began and what was set off. */
export interface Strip {
  text: string;
  lines: { from: number; to: number; line: PaperLine }[];
  bold: [number, number][];
}

export function stripOf(lines: readonly PaperLine[]): Strip {
  const strip: Strip = { text: lines.map(({ text }) => text).join('\n'), lines: [], bold: [] };
  let from = 0;
  for (const line of lines) {
    strip.lines.push({ from, to: from + line.text.length, line });
    for (const [start, end] of line.bold ?? []) strip.bold.push([from + start, from + end]);
    from += line.text.length + 1;
  }
  return strip;
}

/** A stretch of a strip as a strip of its own. */
export function sliceOf(strip: Strip, from: number, to: number): Strip {
  const lines: PaperLine[] = [];
  for (let at = lineAt(strip, from); at < strip.lines.length && strip.lines[at]!.from < to; at += 1) {
    const { from: start, to: end, line } = strip.lines[at]!;
    const [first, last] = [Math.max(start, from), Math.min(end, to)];
    if (strip.text.slice(first, last).trim() === '') continue;
    const bold = line.bold
      ?.map(([a, b]): [number, number] => [Math.max(a + start, first) - first, Math.min(b + start, last) - first])
      .filter(([a, b]) => b > a);
    lines.push({ ...line, text: strip.text.slice(first, last), ...(bold ? { bold } : {}) });
  }
  return stripOf(lines);
}

/** Lines that keep their place under each other: rows of tables, entries of lists, statements I, II, III. */
const KEEPS = /^(?:[-•▪]\s|\(?[ivxIVX]{1,5}[.)]\s|\(?\d{1,2}[.)]\s|[^\p{L}]{0,20}=)/u;
const GAPS = /\S {3,}\S/g;

/** A stretch of a strip as running text: broken lines joined, tables and lists as they stand. */
export function proseOf(strip: Strip, from = 0, to = strip.text.length): string {
  const pieces: string[] = [];
  let [wasKept, wasListed] = [false, false];
  for (let at = lineAt(strip, from); at < strip.lines.length && strip.lines[at]!.from < to; at += 1) {
    const { from: start, to: end, line } = strip.lines[at]!;
    const raw = strip.text.slice(Math.max(start, from), Math.min(end, to)).trim();
    if (raw === '') continue;
    const isTabled = line.isRow === true || (raw.match(GAPS)?.length ?? 0) > 1;
    const keeps = isTabled || KEEPS.test(raw);
    const piece = (line.isRow ? raw.replace(/ {3,}/g, ' | ') : raw).replace(/ +/g, ' ');
    const above = pieces.at(-1);
    if (above === undefined) pieces.push(piece);
    else if (keeps || wasKept || (wasListed && /^\p{Lu}/u.test(raw))) pieces.push('\n', piece);
    else if (/\p{Ll}-$/u.test(above.slice(-2)) && /^\p{Ll}/u.test(piece)) joinBroken(pieces, piece);
    else pieces.push(' ', piece);
    wasKept = isTabled;
    // Behind the last entry of a list a capital begins a sentence of its own.
    wasListed = KEEPS.test(raw);
  }
  return pieces.join('');
}

/** Parts of words that keep their sign at the end of a line: "well-" above "known". */
const KEPT =
  /\b(?:non|self|well|semi|anti|co|pre|post|re|ex|sub|cross|high|low|long|short|first|second|third|one|two|three|four|x|y|z)-$/i;

/** "differ-" above "ence". */
function joinBroken(pieces: string[], below: string): void {
  const above = pieces.pop()!;
  pieces.push(KEPT.test(above.slice(-12)) ? above : above.slice(0, -1), below);
}

/** The line that a place stands in. */
export function lineAt({ lines }: Strip, place: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]!.to < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
