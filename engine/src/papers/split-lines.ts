import type { PaperLine } from './line.ts';
import { numberMark } from './number-marks.ts';

const INLINE = /(?<=[^\s(=+×<>-]\s+)(?:Q(?:uestion)?\.?\s?)?\(?(\d{1,3})(\)|\.)\.?\s{1,4}(?=["“(]?[\p{Lu}$_])/gu;
const BULLET = /^[-•▪●–]\s+(?=[([]?(?:\d{1,3}|[A-Ha-h])[.)\]])/;
/** How far back the options of the question before are looked for. */
const REACH = 600;
/** More stretches than this say nothing. */
const MOST_BOLD = 50;
const OPTION_B = /(?:^|\s)[([]?[Bb][.)\]]\s?\S/;

/** Several questions in one line, as pasted text has them: parted where the next number follows options or a question. */
export function splitLines(lines: readonly PaperLine[]): PaperLine[] {
  let last = 0;
  let style = '';
  return lines.flatMap((raw) => {
    const line = withoutBullet(raw);
    const mark = numberMark(line.text);
    if (mark) {
      last = mark.value;
      style = mark.style;
    }
    const cuts: number[] = [];
    let from = 0;
    for (const match of line.text.matchAll(INLINE)) {
      // The signs behind the numbers of a paper are the same.
      if (Number(match[1]) !== last + 1 || (/^[.)]$/.test(style) && match[2] !== style)) continue;
      const before = line.text.slice(Math.max(from, match.index - REACH), match.index).trimEnd();
      if (before.length < 8 || !(OPTION_B.test(before) || /[?.:]$/.test(before))) continue;
      cuts.push(match.index);
      from = match.index;
      last += 1;
    }
    return cuts.length > 0 ? pieces(line, cuts) : [line];
  });
}

function withoutBullet(line: PaperLine): PaperLine {
  const bullet = BULLET.exec(line.text)?.[0].length ?? 0;
  if (bullet === 0) return line;
  const bold = line.bold?.map(([from, to]): [number, number] => [Math.max(0, from - bullet), Math.max(0, to - bullet)]);
  return { ...line, text: line.text.slice(bullet), ...(bold ? { bold } : {}) };
}

function pieces(line: PaperLine, cuts: readonly number[]): PaperLine[] {
  return [0, ...cuts].map((from, at) => {
    const to = cuts[at] ?? line.text.length;
    const bold = line.bold
      ?.slice(0, MOST_BOLD)
      .map(([a, b]): [number, number] => [Math.max(a, from) - from, Math.min(b, to) - from])
      .filter(([a, b]) => b > a);
    return { ...line, text: line.text.slice(from, to).trimEnd(), ...(bold ? { bold } : {}) };
  });
}
