import { bulletOf, numberOf } from '../list-marks.ts';
import type { Line } from './lines.ts';

export interface TextLook {
  /** The size of running text. */
  size: number;
  /** From one baseline to the next, in units of the size. */
  leading: number;
  isBold: boolean;
}

/** Whether a line begins something new after the one above it. */
export function beginsAnew(above: Line, line: Line, look: TextLook): boolean {
  if (Math.abs(above.size - line.size) > 0.6 || above.isBold !== line.isBold) return true;
  if (bulletOf(line.text) !== null || numberOf(line.text) !== null) return true;
  const drop = above.baseline - line.baseline;
  if (drop < 0) return !goesOn(above.text, line.text);
  if (drop > line.size * Math.max(1.2, look.leading) * 1.25) return true;
  const width = above.columnRight - above.columnLeft;
  const isIndented = line.left - line.columnLeft > line.size * 0.8 && above.left - above.columnLeft < above.size * 0.5;
  const endedEarly = above.columnRight - above.right > width * 0.15;
  return /[.!?:”"]$/.test(above.text) && (isIndented || endedEarly);
}

/** A paragraph that stops in the middle of a sentence goes on in the next column or on the next page. */
export function goesOn(above: string, below: string): boolean {
  return !/[.!?:;”"]$/.test(above) && /^[\p{Ll}(\d]/u.test(below);
}

/** Puts the lines of a paragraph together; a word that was divided at the end of a line becomes whole again. */
export function joinLines(lines: readonly string[], known: ReadonlySet<string>): string {
  let text = '';
  for (const line of lines) {
    const [head, tail] = /[-‐]$/.test(text) ? halvesOf(text, line) : [];
    if (head === undefined || tail === undefined) text += `${text && ' '}${line}`;
    // "well-known" keeps its hyphen if the document writes it so elsewhere.
    else if (known.has(`${head}-${tail}`.toLowerCase())) text += line;
    else text = text.slice(0, -1) + line;
  }
  return text;
}

function halvesOf(text: string, line: string): [head: string | undefined, tail: string | undefined] {
  return [/(\p{L}+)[-‐]$/u.exec(text.slice(-60))?.[1], /^\p{Ll}\p{L}*/u.exec(line)?.[0]];
}

/** Words with a hyphen inside of a line, where it cannot come from dividing. */
export function hyphenatedWords(lines: readonly Line[]): Set<string> {
  const found = new Set<string>();
  for (const { text } of lines) {
    if (!text.includes('-')) continue;
    for (const word of text.match(/\p{L}+-\p{L}+/gu) ?? []) found.add(word.toLowerCase());
  }
  return found;
}
