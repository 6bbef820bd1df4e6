import type { Box, ScannedPage } from '../../../ports/scanner/port.ts';

/** Enough of a sentence to know it again by its beginning or its end. */
const known = 16;

/** Letters and digits alone: the page breaks words at the ends of lines, and the text has them whole. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The lines of a page on which a sentence stands. */
export function linesOf({ lines }: Pick<ScannedPage, 'lines'>, sentence: string): Box[] {
  const texts = lines.map(({ words }) => plain(words.map(({ text }) => text).join('')));
  const page = texts.join('');
  const looked = plain(sentence);
  const [from, to] = rangeOf(page, looked);
  if (from < 0) return [];
  let passed = 0;
  return lines.flatMap(({ box }, number) => {
    const start = passed;
    passed += texts[number]?.length ?? 0;
    return start < to && passed > from ? [box] : [];
  });
}

function rangeOf(page: string, looked: string): [from: number, to: number] {
  const nowhere: [number, number] = [-1, -1];
  if (!looked) return nowhere;
  const whole = page.indexOf(looked);
  if (whole >= 0) return [whole, whole + looked.length];
  if (looked.length <= known) return nowhere;
  const head = page.indexOf(looked.slice(0, known));
  const tail = page.indexOf(looked.slice(-known), Math.max(0, head));
  if (head >= 0 && tail >= 0 && tail - head <= looked.length * 2) return [head, tail + known];
  // A sentence that goes over two pages, or was mended in its middle: what is here of it.
  if (head >= 0) return [head, Math.min(page.length, head + looked.length)];
  return tail >= 0 ? [Math.max(0, tail + known - looked.length), tail + known] : nowhere;
}
