import type { Line } from './lines.ts';
import { noteSigns } from './note-signs.ts';

/** Takes the footnotes off the end of a column: small letters under a rule, or with the sign of a note. */
export function splitNotes(lines: readonly Line[], bodySize: number): { text: Line[]; notes: Line[][] } {
  const start = firstNote(lines, bodySize);
  if (start === null) return { text: [...lines], notes: [] };
  const notes: Line[][] = [];
  for (const line of lines.slice(start)) {
    const note = notes.at(-1);
    if (note && !beginsNote(line)) note.push(line);
    else notes.push([line]);
  }
  return { text: lines.slice(0, start), notes };
}

const sign = new RegExp(`^(?:\\d{1,3}(\\.?)\\s+|[${noteSigns}]{1,3}\\s*)(?=[\\p{L}“"])`, 'u');

/** What a note is called where the text refers to it. */
export const signOf = (line: Line) => line.mark ?? sign.exec(line.text)?.[0].replace(/[.\s]+$/, '') ?? null;

/** "1 See page 3", "1See page 3", "1. See page 3", "* Corresponding author". */
const beginsNote = (line: Line) => line.mark !== undefined || sign.test(line.text);

/** Without a full stop behind the number: references are set in small letters too. */
const isSurelyNote = (line: Line) => beginsNote(line) && sign.exec(line.text)?.[1] !== '.';

/** The text of a note without its sign. */
export function withoutMark(text: string): string {
  return text.replace(sign, '');
}

function firstNote(lines: readonly Line[], bodySize: number): number | null {
  let start: number | null = null;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index];
    if (!line || line.size > bodySize * 0.93) break;
    // An address that begins with a number may stand small under a title.
    if (line.isLow && isSurelyNote(line)) start = index;
    if (line.isUnderRule) {
      start = index;
      break;
    }
  }
  return start;
}
