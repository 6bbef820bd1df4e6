import { partColumns } from './columns.ts';
import { cleaned, type PaperLine } from './line.ts';

/** "|---|:---:|": the line of Markdown below the head of a table. */
const BETWEEN_ROWS = /^\|[\s|:-]*--[\s|:-]*$/;

/** The lines of a text that was typed, pasted or kept as such; a form feed begins a page. */
export function linesOfText(text: string): PaperLine[] {
  const pages = text.split('\f');
  return pages.flatMap((page, index) => {
    const rows = page.split(/\r\n?|\n/).map(cleaned);
    return linesOfPage(partColumns(rows), pages.length > 1 ? index + 1 : null);
  });
}

function linesOfPage(rows: readonly string[], page: number | null): PaperLine[] {
  const lines: PaperLine[] = [];
  let isAfterGap = false;
  for (const row of rows) {
    const { text, bold } = withoutStars(row.trim());
    // A line that only underlines or parts what stands around it says nothing.
    if (text === '') isAfterGap = true;
    else if (!BETWEEN_ROWS.test(text)) {
      const isRow = /^\|.*\|$/.test(text) || (text.match(/ \| /g)?.length ?? 0) > 1;
      lines.push({
        text: isRow ? text.replace(/^\|\s*|\s*\|$/g, '').replace(/\s*\|\s*/g, '   ') : text,
        page,
        ...(bold.length > 0 && !isRow ? { bold } : {}),
        ...(isRow ? { isRow, cells: cellsOf(text, page) } : {}),
        ...(isAfterGap ? { isAfterGap } : {}),
      });
      isAfterGap = false;
    }
  }
  return lines;
}

const cellsOf = (text: string, page: number | null) =>
  text
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => [{ text: cell.trim(), page }]);

/** The ** of Markdown set a stretch off. */
function withoutStars(row: string): { text: string; bold: [number, number][] } {
  const bold: [number, number][] = [];
  if (!row.includes('**')) return { text: row, bold };
  let text = '';
  const parts = row.split('**');
  // An odd number of them: the last is a star like any other.
  const pairs = parts.length % 2 === 1 ? parts.length : parts.length - 1;
  parts.forEach((part, index) => {
    if (index % 2 === 1 && index < pairs) bold.push([text.length, text.length + part.length]);
    else if (index >= pairs) text += '**';
    text += part;
  });
  return { text, bold };
}
