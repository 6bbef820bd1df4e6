import type { Line } from './lines.ts';
import type { Item } from './lists.ts';
import type { Rule } from './page.ts';

/** Some programs draw their bullets, or a shape under the number of an entry. */
export function addDrawnMarks(lines: readonly Line[], dots: readonly Rule[]): void {
  if (dots.length === 0) return;
  const byHeight = [...dots].sort((a, b) => b.bottom - a.bottom);
  let at = 0;
  for (const line of lines) {
    while ((byHeight[at]?.bottom ?? 0) > line.baseline + line.size) at += 1;
    for (let index = at; ; index += 1) {
      const dot = byHeight[index];
      if (!dot || dot.bottom <= line.baseline - line.size * 0.25) break;
      const item = dot.top - dot.bottom < line.size * 1.2 ? itemBeside(line, dot) : null;
      if (!item) continue;
      line.item = item;
      // A number on a ball is smaller than the text and a little raised, and no sign of a note.
      line.mark = undefined;
    }
  }
}

const number = /^\d{1,2}$/;

function itemBeside({ words: [first, second], left, size, mark }: Line, dot: Rule): Item | null {
  const isOnDot = first && second && first.left > dot.left - 1 && first.right < dot.right + 1;
  if (isOnDot) return number.test(first.text) ? { ordered: true, markWords: 1 } : null;
  const distance = left - dot.right;
  return distance > 0 && distance < size * 2.2 ? { ordered: number.test(mark ?? ''), markWords: 0 } : null;
}
