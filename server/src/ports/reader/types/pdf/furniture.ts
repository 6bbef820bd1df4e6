import { type Line, rowsOf } from './lines.ts';

export interface Page {
  number: number;
  height: number;
  lines: Line[];
}

/** How far from the edge headers and footers stand, as a share of the page, and how many lines they may have. */
const margin = 0.14;
const deepest = 3;
const pageNumber = /^[-–—\s|]*(page|p\.|slide)?\s*(\d{1,4}|[ivxlc]{1,7})(\s*(of|\/)\s*\d{1,4})?[-–—\s|.]*$/i;

/** Takes out what is repeated on page after page, and the numbers of the pages. */
export function withoutFurniture(pages: Page[]): Page[] {
  const candidates = pages.map((page) => edgeRows(page));
  const seen = new Map<string, number>();
  for (const rows of candidates) {
    for (const key of new Set(rows.map(({ key }) => key))) seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const often = pages.length < 3 ? 2 : Math.max(3, pages.length * 0.25);
  return pages.map((page, index) => {
    const dropped = new Set<Line>();
    for (const { key, lines, isNumber } of candidates[index] ?? []) {
      if ((seen.get(key) ?? 0) >= often || (isNumber && pages.length === 1))
        for (const line of lines) dropped.add(line);
    }
    return dropped.size > 0 ? { ...page, lines: page.lines.filter((line) => !dropped.has(line)) } : page;
  });
}

interface EdgeRow {
  key: string;
  lines: Line[];
  isNumber: boolean;
}

/** The outermost rows, with a key that is the same on every page on which they are repeated. */
function edgeRows({ height, lines }: Page): EdgeRow[] {
  const rows = rowsOf(lines);
  const outer = [...rows.slice(0, deepest), ...rows.slice(deepest).slice(-deepest)];
  return outer.flatMap((row) => {
    const share = (row[0]?.baseline ?? 0) / height;
    if (share > margin && share < 1 - margin) return [];
    const text = row.map((line) => line.text).join(' ');
    const isNumber = pageNumber.test(text);
    // Only a number at either end may differ: numbers inside of a sentence make it another sentence.
    const fixed = isNumber ? '#' : text.replace(/^\d{1,4}\b|\b\d{1,4}$/g, '#').replace(/\b\d+ (of|\/) \d+$/i, '#');
    return [{ key: `${Math.round(share * 50)} ${fixed}`, lines: row, isNumber }];
  });
}
