import type { PageInk, Row, Word } from './page.ts';
import { rowsOf } from './rows.ts';

/** How far from the edge headers and footers stand, as a share of the page, and how many rows they may have. */
const margin = 0.14;
const deepest = 3;
const lowestText = 0.25;
/** Headers change with the chapter: what comes back within so many pages is repeated. */
const nearby = 4;
const pageNumber = /^[-–—\s|]*(page|p\.|slide)?\s*(\d{1,4}|[ivxlc]{1,7})(\s*(of|\/)\s*\d{1,4})?[-–—\s|.]*$/i;

/** Takes out what is repeated on page after page, and the numbers of the pages. */
export function withoutFurniture(pages: PageInk[]): PageInk[] {
  const edges = pages.map(edgeRows);
  const places = new Map<string, Set<number>>();
  edges.forEach((rows, page) => {
    for (const { key } of rows) places.set(key, (places.get(key) ?? new Set()).add(page));
  });
  const offset = usualOffset(edges);
  return pages.map((page, index) => {
    const dropped = new Set<Word>();
    for (const edge of edges[index] ?? []) {
      const isRepeated = isNearOthers(places.get(edge.key), index, pages.length);
      const isCounted = offset !== null && edge.isOutermost && edge.numbers.includes(index + offset);
      if (isRepeated || isCounted || (edge.isNumber && edge.isOutermost && pages.length < 3))
        for (const word of edge.words) dropped.add(word);
    }
    return dropped.size > 0 ? { ...page, words: page.words.filter((word) => !dropped.has(word)) } : page;
  });
}

interface EdgeRow {
  key: string;
  words: Word[];
  isNumber: boolean;
  isOutermost: boolean;
  /** Numbers at its ends, which may be the page's. */
  numbers: number[];
}

/** The outermost rows, with a key that is the same on every page on which they are repeated. */
function edgeRows({ height, words }: PageInk): EdgeRow[] {
  const top = rowsOf(words.filter(({ baseline }) => baseline > height * (1 - margin)));
  const foot = rowsOf(words.filter(({ baseline }) => baseline < height * margin)).reverse();
  return [...edgeRowsFrom(top, height), ...edgeRowsFrom(foot.length > 0 ? foot : lowNumber(words, height), height)];
}

/** The number of a page whose text ends high above the edge. */
function lowNumber(words: readonly Word[], height: number): Row[] {
  const lowest = words.reduce((least, { baseline }) => Math.min(least, baseline), height * lowestText);
  const [row] = rowsOf(
    words.filter(({ baseline, size }) => baseline < lowest + size * 0.35 && baseline < height * lowestText),
  );
  return row && pageNumber.test(row.words.map(({ text }) => text).join(' ')) ? [row] : [];
}

function edgeRowsFrom(rows: Row[], height: number): EdgeRow[] {
  return rows.slice(0, deepest).map((row, index) => {
    const text = row.words.map((word) => word.text).join(' ');
    const isNumber = pageNumber.test(text);
    // Only a number at either end may differ: numbers inside of a sentence make it another sentence.
    const fixed = isNumber
      ? '#'
      : text
          .replace(/\b(page|p\.) \d{1,4}\b/i, '#')
          .replace(/\b\d+ ?(of|\/) ?\d+$/i, '#')
          .replace(/^\d{1,4}(:\d{1,4})?\b|\b\d{1,4}(:\d{1,4})?$/g, '#')
          .replace(/^[ivxlc]{1,7}\b|\b[ivxlc]{1,7}$/g, '#');
    const numbers = row.words.length <= 16 ? (text.match(/^\d{1,4}\b|\b\d{1,4}$/g) ?? []).map(Number) : [];
    const share = Math.round((row.baseline / height) * 50);
    return { key: `${share} ${fixed}`, words: row.words, isNumber, isOutermost: index === 0, numbers };
  });
}

/** Two pages of a short document, three within reach in a longer one. */
function isNearOthers(places: ReadonlySet<number> | undefined, page: number, pages: number): boolean {
  if (!places) return false;
  let close = 0;
  for (let other = page - nearby; other <= page + nearby; other += 1) if (places.has(other)) close += 1;
  return close >= (pages < 4 ? 2 : 3) || places.size >= Math.max(3, pages * 0.25);
}

/** What most numbers at the edges have beyond the index of their page, if they agree. */
function usualOffset(edges: readonly EdgeRow[][]): number | null {
  const offsets = new Map<number, number>();
  edges.forEach((rows, page) => {
    const numbers = rows.filter(({ isOutermost }) => isOutermost).flatMap((row) => row.numbers);
    for (const number of new Set(numbers)) offsets.set(number - page, (offsets.get(number - page) ?? 0) + 1);
  });
  const [best] = [...offsets].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= Math.max(3, edges.length * 0.4) ? best[0] : null;
}
