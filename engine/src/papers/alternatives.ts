import type { PaperLine } from './line.ts';
import { letterMark, numberMark, romanMark } from './number-marks.ts';

const ALONE = /^[\W_]*(either|or)[\W_]*$/i;
const IN_FRONT = /^[([*_]*(EITHER|OR|Either|Or)\b[)\]*_]*[\s:,.–-]{1,4}(?=\S)/;
const BEHIND = /[\s*_([]+(EITHER|OR)[\s*_)\]:.]*$/;

const isLabelled = (text: string) => Boolean(numberMark(text) ?? letterMark(text) ?? romanMark(text));

/**
 * "Either" and "or" between questions or parts of which one is to be answered: the words go, and what begins behind an
 * "or" knows that it is another. In front of a text without a label they stay what they are, words of it.
 */
export function partAlternatives(lines: readonly PaperLine[]): { lines: PaperLine[]; said: Map<number, PaperLine> } {
  const out: (PaperLine | null)[] = [...lines];
  const said = new Map<number, PaperLine>();
  /** Where an "either" waits for its "or", and the line without it. */
  let open: { at: number; line: PaperLine | null } | null = null;
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    const alone = ALONE.exec(line.text);
    const front = alone ? null : IN_FRONT.exec(line.text);
    const rest = front ? line.text.slice(front[0].length) : '';
    const isFront = front !== null && isLabelled(rest);
    const mark = !alone && !isFront && line.text.length < 40 ? numberMark(line.text) : null;
    const isNumbered = mark !== null && /^[\W_]*either[\W_]*$/i.test(line.text.slice(mark.end));
    const follows = next !== undefined && isLabelled(next.text);
    const behind = !alone && !isFront && !isNumbered && follows ? BEHIND.exec(line.text) : null;
    const word = (alone ?? (isFront ? front : null) ?? behind)?.[1]?.toLowerCase();
    if (isNumbered && follows) open = { at, line: { ...line, text: line.text.slice(0, mark.end).trim() } };
    else if (alone && word === 'either' && follows) open = { at, line: null };
    else if (isFront && word === 'either') open = { at, line: { ...line, text: rest } };
    else if (word === 'or' && (isFront || follows)) {
      said.set(at, line);
      if (open) out[open.at] = open.line;
      open = null;
      if (isFront) out[at] = { ...line, text: rest, alternative: at };
      else {
        out[at] = behind ? { ...(out[at] ?? line), text: line.text.slice(0, behind.index) } : null;
        out[at + 1] = { ...next!, alternative: at };
      }
    }
  });
  // A flag that was set on a line which was itself changed afterwards stays with it.
  return { lines: out.filter((line) => line !== null), said };
}
